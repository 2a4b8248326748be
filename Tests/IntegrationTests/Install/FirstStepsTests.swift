import Foundation
import PrivateSession
import Testing

/// The first steps of people who build, change or package Atrest: scripts/setup, scripts/try, scripts/test.
struct FirstStepsTests {
    private static let scripts = packageFolder.path + "/scripts"

    /// Prints what apt would install for each package: itself and another one.
    private static let apt = """
        for word; do
            case $word in -* | install) ;; *) printf 'Inst %s (1)\\nInst lib%s (1)\\n' "$word" "$word" ;; esac
        done
        """

    /// dpkg has no package. What the packages of a build without the window give is there only if `gives`.
    private func session(gives: Bool, apt: String = apt) throws -> PrivateSession {
        let session = try PrivateSession(activates: false)
        let isThere = gives ? "case $* in *gtk4* | *libadwaita*) exit 1 ;; esac" : "exit 1"
        var stubs = [
            "swiftc": "echo Swift version 6.3", "dpkg-query": "exit 1",
            "apt-cache": "printf 'Package: %s\\nInstalled-Size: %d\\n' small 1024 big 2048",
            "pkg-config": isThere, "id": "echo 1000", "apt-get": apt,
            "sudo": "echo sudo was called >&2; exit 1",
        ]
        if gives { for name in ["dbus-daemon", "msgfmt"] { stubs[name] = "exit 0" } }
        try session.stub(stubs, before: "/usr/bin:/bin")
        return session
    }

    /// A user who answers on a terminal.
    private func setUp(_ session: PrivateSession, answer: String) throws -> PrivateSession.Result {
        try session.run(
            "sh",
            ["-c", "echo '\(answer)' | script -qec '\(Self.scripts)/setup build' /dev/null"])
    }

    /// pkgconf gives pkg-config, and no package of the name dbus-daemon is asked for.
    @Test func whatIsThereByAnotherNameIsNotInstalled() throws {
        let session = try session(gives: true)
        defer { session.end() }
        session.environment["ATREST_WINDOW"] = "no"
        #expect(
            try session.run(Self.scripts + "/setup", ["build"])
                == .init(status: 0, output: "", errors: ""))
    }

    @Test func sizeIsSaidBeforeAPasswordAndNoGetsAdvice() throws {
        let session = try session(gives: false)
        defer { session.end() }
        let said = try setUp(session, answer: "n").output.replacing("\r\n", with: "\n")
        #expect(said.contains("libadwaita-1-dev\n"))
        #expect(
            said.contains(
                "packages with 3 MB will be installed; the largest are big (2 MB), small (1 MB)."))
        #expect(said.contains("Nothing was installed."))
        #expect(
            said.firstMatch(
                of: /Without the window, ([0-9]+) packages are enough instead of ([0-9]+) packages/
            ).map { Int($0.1)! + 4 == Int($0.2)! } == true, "\(said)")
        #expect(!said.contains("sudo was called"))
    }

    @Test func onePackageIsNotCalledPackages() throws {
        let session = try session(gives: true, apt: "echo 'Inst one (1)'")
        defer { session.end() }
        let said = try setUp(session, answer: "n").output
        #expect(said.contains("1 package with 3 MB will be installed"), "\(said)")
        // Only the window misses packages.
        #expect(said.contains("The window is left out. Everything else is built."))
    }

    @Test func listsAreRefreshedOnlyAfterAYes() throws {
        let session = try session(gives: false, apt: "exit 100")
        defer { session.end() }
        let said = try setUp(session, answer: "n").output
        #expect(said.contains("Refresh these lists?"), "\(said)")
        #expect(!said.contains("sudo was called"))
    }

    /// Builders of packages have no network, and say themselves what they need.
    @Test(arguments: ["debian/rules", "packaging/rpm/atrest.spec", "packaging/arch/PKGBUILD"])
    func packagesAreBuiltWithoutSetup(_ recipe: String) throws {
        let text = try PrivateSession.read("\(packageFolder.path)/\(recipe)")
        #expect(text.contains(" programs ATREST_WINDOW=yes"))
        #expect(text.contains("ATREST_OFFICE"))
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let result = try session.run("make", ["-C", packageFolder.path, "-n", "programs"])
        #expect(result.status == 0 && !result.output.contains("scripts/setup"), "\(result)")
    }

    /// In CI a check that cannot run fails, but for one whose program needs a hundred packages.
    @Test(
        .enabled(if: ScriptFolder.pythonObstacle == nil, "python3 is not installed"),
        arguments: [
            ("true", 1, "failed   workflows: yamllint"), ("", 0, "skipped  workflows: yaml"),
        ]
    ) func aMissingCheckerFailsInCI(_ isCI: String, _ status: Int32, _ line: String) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        try session.stub(["python3": "exec /usr/bin/python3 \"$@\""], before: "/nonexistent")
        session.environment["CI"] = isCI
        let result = try session.run(Self.scripts + "/check-files", ["workflows", "qml"])
        #expect(result.status == status, "\(result)")
        #expect(result.output.contains(line) && !result.output.contains("failed   qml"))
    }

    @Test func privateSessionHasTheProgramsAndEndsWithTheShell() throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        session.environment["ATREST_BUILD_DIR"] = session.programs
        session.environment["TMPDIR"] = session.folder + "/tmp"
        mkdir(session.folder + "/tmp", 0o700)
        let result = try session.run(
            Self.scripts + "/try",
            ["sh", "-c", "atrest start --ago 5h >/dev/null && atrest end && command -v atrest"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("The fast has ended. 5h"))
        #expect(result.output.hasSuffix(session.programs + "/atrest\n"))
        #expect(result.errors.contains("atrestd: A fast has started."))
        let left = try FileManager.default.contentsOfDirectory(atPath: session.folder + "/tmp")
        #expect(left == [])
    }

    @Test(arguments: [["Client"], [], ["Store", "Nothing"]])
    func aModuleWithoutTestsIsNamedInOneSentence(_ modules: [String]) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let result = try session.run(Self.scripts + "/test", ["--only"] + modules)
        #expect(result.status == 64)
        #expect(result.errors.filter { $0 == "\n" }.count == 1)
        let name = modules.last.map { "\($0)Tests" } ?? "Nothing"
        #expect(result.errors.hasPrefix("test: \(name) is not a module of tests. "))
        #expect(result.errors.contains(" Fasting "))
    }
}
