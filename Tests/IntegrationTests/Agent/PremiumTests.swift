import Contract
import Fasting
import Foundation
import Glibc
import LicenceSigning
import Licences
import PrivateSession
import SDBus
import Testing
import Words

/// In microseconds.
private let hourOnBus: UInt64 = 3_600_000_000

/// The agent and the command line in an installation that names a licence authority, and in one that does
/// not. Rule: docs/rules/domain.md, Trial.
struct PremiumTests {
    /// A session whose agent and client find an authority.
    final class Stage {
        static let seller = Seller(
            name: "Example Ltd.", address: "1 High Street", terms: "https://example.org/terms",
            offers: [.init(kind: .annual, price: "10 a year")])!

        let session: PrivateSession
        let watcher: Watcher
        let key: LicenceKey

        /// - Parameter completed: how many completed fasts there are.
        init(completed: Int = 0, variables: [String: String] = [:]) throws {
            key = try LicenceKey.random()
            session = try PrivateSession(variables: variables)
            let folders = "\(session.folder)/share:/usr/local/share:/usr/share"
            session.environment["XDG_DATA_DIRS"] = folders
            watcher = try Watcher(session)
            let call = try watcher.bus.methodCall(to: .daemon, "UpdateActivationEnvironment")
            try call.append(["XDG_DATA_DIRS": folders])
            _ = try watcher.bus.call(call)
            mkdir("\(session.folder)/share", 0o755)
            mkdir("\(session.folder)/share/atrest", 0o755)
            try PrivateSession.write(
                String(decoding: key.sign(Self.seller), as: UTF8.self),
                to: "\(session.folder)/share/atrest/authority")
            if completed > 0 { try complete(completed) }
        }

        /// Adds a completed fast on each of the last days, as the user would.
        func complete(_ days: Int, before earliest: Int = 0) throws {
            for fast in Self.fasts(earliest..<days) {
                try watcher.call(
                    "Log", on: History1.interface, fast.start, fast.end,
                    ["Target": Value.uint64(16 * hourOnBus)])
            }
        }

        /// The same from a file.
        func importFasts(_ days: Range<Int>) throws {
            typealias Entry = BusStruct<String, UInt64, UInt64, UInt64, [String: Value]>
            let entries = Self.fasts(days).map {
                Entry(UUID().uuidString, $0.start, $0.end, 16 * hourOnBus, [:])
            }
            try watcher.call("Import", on: Journal1.interface, entries, noWater, noOptions)
        }

        private static func fasts(_ days: Range<Int>) -> [(start: UInt64, end: UInt64)] {
            let today = UInt64(Date().timeIntervalSince1970) / 86_400 * 86_400
            return days.map { day in
                let end = (today - UInt64(day) * 86_400) * 1_000_000
                return (end - 17 * hourOnBus, end - hourOnBus)
            }
        }

        func licence(
            _ kind: Licence.Kind = .lifetime, days: ClosedRange<Int64> = -1...365,
            serial: UInt64 = 1, by other: LicenceKey? = nil
        ) throws -> String {
            let now = Instant(secondsSinceEpoch: Int64(Date().timeIntervalSince1970))
            let licence = Licence(
                name: "Ada", kind: kind, from: now + days.lowerBound * 86_400,
                until: kind == .annual ? now + days.upperBound * 86_400 : nil,
                serial: Hex64(serial), authority: (other ?? key).authority.id)!
            return String(decoding: try (other ?? key).sign(licence), as: UTF8.self)
        }

        func file(_ text: String) throws -> String {
            let path = "\(session.folder)/licence"
            try PrivateSession.write(text, to: path)
            return path
        }

        func property(_ name: String) throws -> Value {
            try watcher.get(name, of: Premium1.interface)
        }

        /// The interfaces that have announced a change, in order.
        var announced: [String] {
            watcher.events.filter { $0.member == "PropertiesChanged" }.compactMap {
                if case .string(let interface)? = $0.arguments.first { interface } else { nil }
            }
        }
    }

    // MARK: Without an authority

    /// Everything that an installation shows, none of which mentions licences.
    @Test func withoutAnAuthorityNothingOfItIsReachable() throws {
        let session = try PrivateSession(variables: ["XDG_DATA_DIRS": "/nonexistent"])
        defer { session.end() }
        let watcher = try Watcher(session)
        var texts: [String] = []
        for arguments in [
            ["--help"], ["help", "all"], ["settings", "--help"], ["settings"],
            ["settings", "--json"],
            ["status", "--json"], ["status"], ["doctor"], ["doctor", "--json"],
            ["__complete", ""], ["__complete", "pre"], ["undo", "--list", "--json"],
            ["calendar", "--json"],
        ] {
            let result = try session.run("atrest", arguments)
            texts += [result.output, result.errors]
        }
        texts.append(
            try watcher.call("Introspect", on: "org.freedesktop.DBus.Introspectable")
                .read(String.self))
        for text in texts {
            let text = text.lowercased()
            for word in ["premium", "licen", "authority", "trial", "$29", "$79"] {
                #expect(!text.contains(word), "\(word) is in: \(text)")
            }
        }
        // The command is as unknown as any other word.
        let unknown = try session.atrest("premium")
        #expect(unknown.status == ExitStatus.usage.rawValue)
        let other = try session.atrest("prezzium")
        #expect(
            unknown.errors.split(separator: "\n").count == other.errors.split(separator: "\n").count
        )
        #expect(throws: BusError.self) { try watcher.get("State", of: Premium1.interface) }
        // However many fasts there are.
        #expect(try watcher.get("Available", of: Forest1.interface) == .boolean(true))
    }

    @Test(arguments: ["", "Atrest authority 2\nkey: nonsense\n", "\0"])
    func aFileThatIsNotAnAuthorityNamesNone(_ text: String) throws {
        let stage = try Stage()
        defer { stage.session.end() }
        try PrivateSession.write(text, to: "\(stage.session.folder)/share/atrest/authority")
        #expect(try stage.session.atrest("premium").status == ExitStatus.usage.rawValue)
        #expect(throws: BusError.self) { try stage.property("State") }
        #expect(try stage.session.atrest("doctor").output.contains("share/atrest/authority"))
    }

    // MARK: With one

    @Test func stateFollowsTheFastsAndTheLicence() throws {
        let stage = try Stage(completed: 9)
        defer { stage.session.end() }
        let watcher = stage.watcher
        // What a file brings ends no trial.
        try stage.importFasts(20..<60)
        #expect(try stage.property("State") == .string("trial"))
        #expect(try stage.property("MomentDue") == .boolean(false))
        try stage.complete(10, before: 9)
        #expect(try stage.property("State") == .string("trial"))
        #expect(try stage.property("MomentDue") == .boolean(true))
        try stage.complete(11, before: 10)
        #expect(try stage.property("State") == .string("free"))
        #expect(try watcher.get("Available", of: Forest1.interface) == .boolean(false))
        for arguments in [["forest", "--svg", "-"], ["forest"]] {
            let forest = try stage.session.run("atrest", arguments)
            #expect(forest.status == ExitStatus.refused.rawValue)
            #expect(forest.errors == "atrest: \(Words.Forest.absent)\n")
        }
        // The rest is complete.
        #expect(try stage.session.atrest("history", "--json").output.contains("\"id\""))
        try watcher.settle()
        let added = try watcher.call("Add", on: Premium1.interface, try stage.licence(), noOptions)
        #expect(try added.read([String: Value].self)["State"] == .string("premium"))
        try watcher.fence()
        #expect(stage.announced.sorted() == [Forest1.interface, Premium1.interface])
        #expect(watcher.signals("Changed").count == 1)
        #expect(try watcher.get("Available", of: Forest1.interface) == .boolean(true))
        #expect(try stage.property("Holder") == .string("Ada"))
        #expect(try stage.property("Until") == .uint64(0))
        try watcher.settle()
        try watcher.call("Remove", on: Premium1.interface, noOptions)
        try watcher.fence()
        #expect(stage.announced.sorted() == [Forest1.interface, Premium1.interface])
        #expect(try stage.property("State") == .string("free"))
        #expect(try stage.property("MomentDue") == .boolean(false))
    }

    @Test func calendarHasTheMostRecentFastingDays() throws {
        let stage = try Stage(completed: 15)
        defer { stage.session.end() }
        func days() throws -> Int {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = TimeZone(identifier: "UTC")!
            var months: Set<[Int]> = []
            for day in 0...16 {
                let date = Date().addingTimeInterval(Double(-day) * 86_400)
                months.insert([
                    calendar.component(.year, from: date), calendar.component(.month, from: date),
                ])
            }
            return try months.reduce(0) { sum, month in
                let text = String(format: "%04d-%02d", month[0], month[1])
                let json = try stage.session.atrest("calendar", text, "--json").output
                return sum + json.components(separatedBy: "\"id\"").count - 1
            }
        }
        #expect(try days() == 10)
        try stage.watcher.call("Add", on: Premium1.interface, try stage.licence(), noOptions)
        #expect(try days() == 15)
    }

    @Test func theCommandAddsShowsAndRemovesALicence() throws {
        let stage = try Stage()
        defer { stage.session.end() }
        let session = stage.session
        let none = try session.atrest("premium")
        #expect(none.status == 0)
        // During the trial nothing names a price.
        #expect(none.output.hasPrefix("There is no licence.\n\n`atrest premium add FILE`"))
        let path = try stage.file(stage.licence(.annual))
        let added = try session.atrest("premium", "add", path)
        #expect(added.status == 0, "\(added.errors)")
        #expect(added.output.contains("Licence of Ada."))
        let json = try session.atrest("premium", "--json").output
        #expect(json.contains("\"state\":\"premium\""))
        #expect(json.contains("\"holder\":\"Ada\""))
        #expect(!json.contains("\"until\":null"))
        #expect(try session.atrest("premium").output.hasPrefix("Premium until 20"))
        // The text goes to another machine as it is.
        #expect(try session.atrest("premium", "show").output == PrivateSession.read(path))
        #expect(try session.atrest("premium", "remove").status == 0)
        let again = try session.atrest("premium", "remove")
        #expect(again.status == ExitStatus.refused.rawValue)
        #expect(again.errors == "atrest: There is no licence.\n")
        #expect(try session.atrest("premium", "show").errors == "atrest: There is no licence.\n")
        // The help contains it now.
        #expect(try session.atrest("help", "all").output.contains("premium"))
    }

    @Test func aLicenceThatIsRefusedIsExplained() throws {
        let stage = try Stage()
        defer { stage.session.end() }
        let valid = try stage.licence()
        let cases: [(String, String)] = [
            ("hello\n", "This text is not a licence for Atrest."),
            ("", "This text is not a licence for Atrest."),
            ("\0", "This text is not a licence for Atrest."),
            (String(valid.dropLast(4)), "This licence is damaged."),
            (
                try stage.licence(by: LicenceKey.random()),
                "This licence is for a different installation of Atrest."
            ),
            (try stage.licence(.annual, days: -30 ... -2), "This licence expired on 20"),
            (try stage.licence(.annual, days: 2...30), "This licence starts on 20"),
        ]
        for (text, sentence) in cases {
            let result = try stage.session.atrest("premium", "add", try stage.file(text))
            #expect(result.status == ExitStatus.badInput.rawValue)
            #expect(result.errors.hasPrefix("atrest: \(sentence)"), "\(result.errors)")
        }
        #expect(
            try stage.session.atrest("premium", "add", "/nonexistent").status
                == ExitStatus.badInput.rawValue)
        // A file without an end is read only as far as a licence could go.
        #expect(
            try stage.session.atrest("premium", "add", "/dev/zero").errors.hasPrefix(
                "atrest: This text is not a licence for Atrest."))
        #expect(try stage.property("Holder") == .string(""))
    }

    @Test func aRevokedLicenceIsOverWhenTheAgentReadsTheList() throws {
        let stage = try Stage(completed: 12)
        defer { stage.session.end() }
        try stage.watcher.call(
            "Add", on: Premium1.interface, try stage.licence(serial: 7), noOptions)
        #expect(try stage.property("State") == .string("premium"))
        let list = try stage.key.sign(RevocationList(serials: [Hex64(7)]))
        try PrivateSession.write(
            String(decoding: list, as: UTF8.self),
            to: "\(stage.session.folder)/share/atrest/revoked")
        kill(try stage.watcher.agentProcess(), SIGTERM)
        try stage.watcher.waitUntilAway()
        #expect(try stage.property("State") == .string("free"))
        #expect(try stage.property("Problem") == .string("revoked"))
        let shown = try stage.session.atrest("premium")
        #expect(shown.output.hasPrefix("This licence was revoked by its issuer.\n"))
    }

    @Test func afterTheTrialTheOfferIsWhole() throws {
        let stage = try Stage(completed: 11)
        defer { stage.session.end() }
        let offer = try stage.session.atrest("premium").output
        for part in [
            Words.Premium.keeps, "10 a year. ", "never renewed", "Example Ltd.", "1 High Street",
            "https://example.org/terms", Words.Premium.isFree,
        ] {
            #expect(
                offer.filter { !$0.isWhitespace }.contains(part.filter { !$0.isWhitespace }),
                "\(offer)")
        }
        let json = try stage.session.atrest("premium", "--json").output
        #expect(json.contains("\"price\":\"10 a year\""))
        // A script reads it without answering for the user.
        #expect(try stage.property("MomentDue") == .boolean(true))
    }

    // MARK: The transition moment

    @Test func theQuestionIsAskedOnceAndTheAnswerIsStored() throws {
        let stage = try Stage()
        defer { stage.session.end() }
        let watcher = stage.watcher
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
        try stage.complete(9)
        try stage.complete(10, before: 9)
        func questions() -> [NoticeServer.Call] {
            server.calls.filter { $0.actions.contains("Maybe later") }
        }
        try watcher.wait(until: { !questions().isEmpty })
        let question = try #require(questions().first)
        #expect(question.actions == ["continue", "Continue with Atrest", "later", "Maybe later"])
        #expect(try stage.property("MomentDue") == .boolean(true))
        // There is no window in this session, so the command is named.
        try server.press("continue", on: question.id, closing: true)
        try watcher.wait(until: { server.calls.contains { $0.title.contains("atrest premium") } })
        #expect(try stage.property("MomentDue") == .boolean(false))
        try stage.complete(12, before: 10)
        try watcher.settle()
        #expect(questions().count == 1)
    }
}
