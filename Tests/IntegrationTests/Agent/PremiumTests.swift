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

        private static func fasts(_ days: Range<Int>) -> [(start: UInt64, end: UInt64)] {
            let today = UInt64(Date().timeIntervalSince1970) / 86_400 * 86_400
            return days.map { day in
                let end = (today - UInt64(day) * 86_400) * 1_000_000
                return (end - 17 * hourOnBus, end - hourOnBus)
            }
        }

        /// The file of a licence for a year.
        func licence() throws -> String {
            let now = Instant(secondsSinceEpoch: Int64(Date().timeIntervalSince1970))
            let licence = Licence(
                name: "Ada", kind: .annual, from: now - 86_400, until: now + 365 * 86_400,
                serial: Hex64(1), authority: key.authority.id)!
            let path = "\(session.folder)/licence"
            try PrivateSession.write(
                String(decoding: key.sign(licence), as: UTF8.self), to: path)
            return path
        }

        func property(_ name: String) throws -> Value {
            try watcher.get(name, of: Premium1.interface)
        }
    }

    @Test func theQuestionIsAskedOnceAndLeadsToTheOffer() throws {
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
        // There is no window in this session, so the command is named. It shows the offer, and stores the answer then.
        try server.press("continue", on: question.id, closing: true)
        try watcher.wait(until: { server.calls.contains { $0.title.contains("atrest premium") } })
        #expect(try stage.property("MomentDue") == .boolean(true))
        try stage.complete(12, before: 10)
        try watcher.settle()
        #expect(questions().count == 1)
    }
}
