import PrivateSession
import Testing

/// The committed files are what `scripts/generate-contract` makes from `dbus/*.xml`, and no file is left that belongs
/// to an interface that was removed.
@Suite(
    .enabled(if: ScriptFolder.pythonObstacle == nil, "\(ScriptFolder.pythonObstacle ?? "")"))
struct GeneratedFilesTests {
    @Test func committedFilesAreUpToDate() throws {
        let result = try ScriptFolder().run("generate-contract", ["--check"])
        #expect(
            result == .init(status: 0, output: "", errors: ""),
            "Run `make contract`. A file that differs after it belongs to no interface.")
    }
}
