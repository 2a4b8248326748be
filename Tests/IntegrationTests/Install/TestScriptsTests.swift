import PrivateSession
import Testing

/// What `scripts/test --changed` and `--costs` choose and count.
@Suite(.enabled(if: ScriptFolder.pythonObstacle == nil, "python3 is not installed"))
struct TestScriptsTests {
    @Test(arguments: [
        ("Sources/Clients/Screens/Timer/A.swift", "ScreensTests"),
        ("Sources/Content/Pages/A.swift", "AgentDesktopTests PagesTests PictureTests"),
        ("Tests/StoreTests/A.swift", "StoreTests"), ("Examples/TrayItem/main.swift", "TrayTests"),
        // A folder whose name begins alike is another one, and a page is in no module.
        ("Sources/Content/PagesOfOthers/A.swift", ""), ("docs/using.md", ""),
    ]) func modulesAreThoseThatWereChangedOrImportOne(_ path: String, _ modules: String) throws {
        let result = try ScriptFolder().run("changed-tests", [path])
        #expect(result.output == modules + "\n", "\(result.errors)")
    }

    /// The program has two suites, of which one fails and leaves a process that goes on calculating.
    @Test func eachSuiteIsCountedWithTheProcessesThatItLeaves() throws {
        let folder = try ScriptFolder()
        try folder.write(
            """
            #!/bin/sh
            case "$*" in
                *--list-tests*) printf 'A.One/a()\\nA.One/b(c:)\\nA.Two/Inner/d()\\n' ;;
                *One*) (python3 -c 'sum(range(10_000_000))' &) ;;
                *) exit 1 ;;
            esac

            """, to: "program")
        #expect(try folder.run("/bin/chmod", ["+x", folder.file("program")]).status == 0)
        let result = try folder.run("costs", [folder.file("program"), folder.file("costs.tsv")])
        #expect(result.status == 1)
        #expect(result.errors == "costs: A.Two failed\n")
        let rows = try PrivateSession.read(folder.file("costs.tsv")).split(separator: "\n")
            .map { $0.split(separator: "\t") }
        #expect(rows.map { $0.prefix(2) } == [["module", "suite"], ["A", "One"], ["A", "Two"]])
        #expect(rows[1][3] != "0.0")
    }
}
