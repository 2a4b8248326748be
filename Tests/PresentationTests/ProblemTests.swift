import Client
import Contract
import Fasting
import Foundation
import Presentation
import SDBus
import Testing
import Words

/// The exit status for each error of the bus.
struct ProblemTests {
    @Test(arguments: [
        ("org.freedesktop.DBus.Error.ServiceUnknown", Contract.ExitStatus.unavailable),
        ("org.freedesktop.DBus.Error.NameHasNoOwner", .unavailable),
        ("org.freedesktop.DBus.Error.NoReply", .unavailable),
        ("org.freedesktop.DBus.Error.Timeout", .unavailable),
        ("org.freedesktop.DBus.Error.Spawn.ChildExited", .unavailable),
        ("org.freedesktop.DBus.Error.Disconnected", .unavailable),
        ("org.freedesktop.DBus.Error.AccessDenied", .unavailable),
        ("org.freedesktop.DBus.Error.LimitsExceeded", .unavailable),
        ("org.freedesktop.systemd1.NoSuchUnit", .unavailable),
        ("org.freedesktop.systemd1.UnitMasked", .unavailable),
        ("org.freedesktop.DBus.Error.InvalidArgs", .refused),
        ("org.freedesktop.DBus.Error.UnknownMethod", .refused),
        ("app.atrest.Error.Overlap", .refused), ("app.atrest.Error.Storage", .storage),
        ("app.atrest.Error.SomethingOfALaterVersion", .refused),
    ]) func statusOf(_ name: String, is status: Contract.ExitStatus) {
        let problem = Problem(ClientError(BusError(name: name, message: "Why.")))
        #expect(problem.exitStatus == status)
        #expect(problem.sentence?.hasSuffix(".") == true)
    }

    /// The bus only says that the new agent has ended. What holds the data folder is known here.
    @Test func agentOnAnotherBusIsNamed() throws {
        let folder = NSTemporaryDirectory() + "/data-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let error = ClientError.activationFailed("It ended.")
        #expect(
            Problem(error, dataFolder: folder).sentence == Words.activationFailed("It ended."))
        #expect(Problem(error, dataFolder: folder).sentence?.contains(": It ended. Start") == true)
        let lock = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(lock) }
        try #require(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
        let problem = Problem(error, dataFolder: folder)
        #expect(problem.sentence == Words.folderInUse(path: folder))
        #expect(problem.exitStatus == .unavailable)
        #expect(Problem(.noAnswer, dataFolder: folder).sentence == Words.agentSilent)
    }

    /// A window has buttons where the command line has commands.
    @Test(arguments: [
        (
            "There is nothing to redo. `atrest undo --list` shows the latest changes.",
            "There is nothing to redo."
        ),
        (
            "Seit 6. Dez 20:00. Beende es: `atrest end`. Danach mehr.",
            "Seit 6. Dez 20:00. Danach mehr."
        ),
        (
            "Invalid format: several lists (a, b); name it with `atrest import --tag TAG FILE`. Nothing was changed.",
            "Invalid format: several lists (a, b). Nothing was changed."
        ),
        (
            "Skipped, in an unknown zone: 2. `--columns` can name another one.",
            "Skipped, in an unknown zone: 2."
        ),
        ("`atrest x` is not a plan.", "`atrest x` is not a plan."),
        ("`x` is not a time.", "`x` is not a time."),
        ("", ""),
    ])
    func aWindowAsksForNoCommand(_ sentence: String, _ expected: String) {
        #expect(sentence.withoutCommands == expected)
    }

    /// What is left is a sentence.
    @Test func everyReasonHasAPartForWindows() {
        for reason in Refusal.Plain.allCases {
            #expect(!Words.sentence(reason).withoutCommands.contains("`atrest"), "\(reason)")
        }
    }
}
