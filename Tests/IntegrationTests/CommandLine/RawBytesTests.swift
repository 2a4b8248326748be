import Contract
import Foundation
import PrivateSession
import Store
import Testing
import Text

/// Arguments and variables that are not UTF-8. Paths are used as they are, and text is refused.
struct RawBytesTests {
    private static let name = String(pathBytes: Array("backup-".utf8) + [0xE4])
    private static let other = String(pathBytes: Array("backup-".utf8) + [0xF6])
    private static let coffee = String(pathBytes: Array("caf".utf8) + [0xE9])

    /// The names in a folder, as they are.
    private func names(in folder: String) throws -> Set<String> {
        Set(namesInFolder(folder).filter { $0 != "." && $0 != ".." })
    }

    @Test func filesOfTwoNamesStayTwo() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let folder = session.folder + "/files"
        mkdir(folder, 0o700)
        _ = try session.atrest("log", "--start", "2026-02-20 20:00", "--end", "2026-02-21 12:00")
        for name in [Self.name, Self.other] {
            let path = "\(folder)/\(name).csv"
            let result = try session.atrest("export", path)
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output == "Exported 1 fast to \(path.shownPath).\n")
        }
        #expect(try names(in: folder) == [Self.name + ".csv", Self.other + ".csv"])
        #expect(try session.atrest("delete", "@1").status == 0)
        let back = try session.atrest("import", "--yes", "\(folder)/\(Self.other).csv")
        #expect(back.status == 0, "\(back.errors)")
        #expect(try session.atrest("history").output.contains("16h 0m"))
        // Other files that are written and read.
        for (option, ending) in [("--svg", "svg"), ("--html", "html")] {
            let path = "\(folder)/\(Self.name).\(ending)"
            #expect(try session.atrest("forest", option, path).status == 0)
            #expect(try names(in: folder).contains("\(Self.name).\(ending)"))
        }
        let missing = try session.atrest("import", folder + "/" + Self.coffee)
        #expect(missing.errors.contains("/caf\\xe9"), "\(missing.errors)")
    }

    /// What is typed, and the number of the argument that is named.
    private static let texts: [(arguments: [String], number: Int)] = [
        (["note", coffee], 2), (["note", "a", coffee, "b"], 3), (["start", "--note", coffee], 3),
        (["start", "--note=" + coffee], 2), (["why", coffee], 2), (["settings", "get", coffee], 3),
        (["settings", "set", "target-hours", coffee], 4), (["history", "--grep", coffee], 3),
        (["start", "--at", coffee], 3), (["log", "--start", "20:00", "--end", coffee], 5),
        (["water", "add", coffee], 3), (["devices", "name", coffee], 3),
        (["devices", "forget", coffee], 3), (["edit", "@1", "--start", coffee], 4),
        (["end", "--color", coffee], 3), (["import", "/nowhere", "--tag", coffee], 4),
        (["export", "--format", coffee, "-"], 3), (["forest", "--size", coffee, "--svg", "-"], 3),
        (["widget", coffee], 2), (["window", coffee], 2),
        (["delete", coffee], 2),
        (["restore", coffee], 2), (["undo", coffee], 2), (["vigil", coffee], 2),
    ]

    @Test func textIsRefusedWithItsNumber() throws {
        let session = try PrivateSession()
        defer { session.end() }
        _ = try session.atrest("log", "--start", "2026-02-20 20:00", "--end", "2026-02-21 12:00")
        #expect(try session.atrest("note", "a note that stays").status == 0)
        let before = try session.atrest("history", "--notes", "--json").output
        for (arguments, number) in Self.texts {
            let result = try session.run("atrest", arguments)
            #expect(result.status == ExitStatus.usage.rawValue, "\(arguments)")
            let isUnknownCommand = ["vigil"].contains(arguments[0])
            #expect(
                isUnknownCommand
                    || result.errors.hasPrefix("atrest: Argument \(number) is not valid UTF-8: `"),
                "\(arguments): \(result.errors)")
            #expect(result.errors.contains("caf\\xe9"), "\(arguments): \(result.errors)")
        }
        #expect(try session.atrest("history", "--notes", "--json").output == before)
        #expect(try session.atrest("note").output == "a note that stays\n")
        #expect(try session.atrest(Self.coffee).errors.contains("`caf\\xe9`"))
        // Through a pipe it was refused before.
        let piped = try session.run("sh", ["-c", "printf 'caf\\351' | atrest note -"])
        #expect(piped.status != 0)
    }

    /// A path that D-Bus cannot carry is refused by its name, whether it is typed or comes from the current folder.
    @Test func folderThatCannotTravelIsRefusedByName() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let folder = session.folder + "/" + Self.coffee
        let made = folder.withPath { Glibc.mkdir($0, 0o700) }
        #expect(made == 0)
        for arguments in [
            ["devices", "join", folder], ["settings", "set", "calendar-folder", folder],
        ] {
            let result = try session.run("atrest", arguments)
            #expect(result.status == ExitStatus.usage.rawValue)
            #expect(
                result.errors.hasPrefix(
                    "atrest: The path \(folder.shownPath) is not valid UTF-8, and D-Bus"),
                "\(result.errors)")
        }
        let within = try session.run(
            "sh", ["-c", "cd \"$1\" && atrest devices join .", "sh", folder])
        #expect(within.errors.contains("/caf\\xe9 is not valid UTF-8"), "\(within.errors)")
        // A link with another name leads there.
        let link = session.folder + "/link"
        let linked = folder.withPath { Glibc.symlink($0, link) }
        #expect(linked == 0)
        #expect(try session.atrest("devices", "join", link).status == 0)
        #expect(try !names(in: folder).isEmpty)
    }

    /// The home folder, and everything that is found by it.
    @Test(arguments: [["HOME"], ["HOME", "XDG_DATA_HOME"]])
    func homeIsUsedAsItIs(_ variables: [String]) throws {
        let session = try PrivateSession(activates: false)
        let folder = session.environment["XDG_DATA_HOME"]
        defer {
            session.environment["XDG_DATA_HOME"] = folder
            session.end()
        }
        let home = session.folder + "/" + Self.coffee
        let made = home.withPath { Glibc.mkdir($0, 0o700) }
        #expect(made == 0)
        session.environment["XDG_DATA_HOME"] = nil
        session.environment["HOME"] = home
        var data = home + "/.local/share"
        if variables.contains("XDG_DATA_HOME") {
            data = home + "/data"
            session.environment["XDG_DATA_HOME"] = data
        }
        let before = try names(in: session.folder)
        let watcher = try Watcher(session)
        var agent = try session.start("atrestd")
        try watcher.waitForOwner()
        #expect(try session.atrest("start", "--ago", "2h", "--note", "stays").status == 0)
        #expect(try names(in: data + "/atrest").contains("atrest.sqlite"))
        let doctor = try session.atrest("doctor")
        #expect(doctor.output.contains("\(data.shownPath)/atrest"), "\(doctor.output)")
        #expect(!doctor.output.contains("\u{FFFD}") && !doctor.output.contains("no data"))
        // The agent finds its own file again.
        #expect(try names(in: data + "/atrest").allSatisfy { !$0.hasPrefix("atrest.sqlite.") })
        #expect(agent.stop() == 0)
        try watcher.waitUntilAway()
        agent = try session.start("atrestd")
        try watcher.waitForOwner()
        #expect(try session.atrest("note").output == "stays\n")
        // A refusal that names the records travels over the bus.
        #expect(try session.atrest("restore", "2020-01-01").status != 0)
        #expect(
            try names(in: session.folder).subtracting(before).allSatisfy { !$0.hasPrefix("caf") })
        // Programs that are started get the same environment.
        session.environment["EDITOR"] = "sh -c 'printf %s \"$HOME\" >\"$1\"' sh"
        let edited = try session.atrest("note", "--edit")
        #expect(edited.errors.contains("UTF-8"), "\(edited)")
        agent.stop()
    }
}
