import Contract
import Foundation
import PrivateSession
import SDBus
import Testing
import Words

/// What a new user sees in an installation that names a licence authority, fast by fast, with the real
/// agent and the real client. Rule: docs/rules/domain.md, Trial.
struct TrialWalkTests {
    /// What the surfaces show at one moment.
    private struct View: Equatable, CustomStringConvertible {
        /// `Premium1.State`.
        var state = "trial"
        /// Whether there is a forest: on the bus, and for `atrest forest`.
        var forest = true
        /// Whether the tree of the running or ended fast is drawn.
        var tree = false
        /// Whether the user is asked.
        var isAsked = false
        /// Whether `atrest premium --json` has offers.
        var offers = false
        /// How many fasts the calendar has.
        var days = 0

        var description: String {
            "\(state) forest \(forest) tree \(tree) asked \(isAsked) offers \(offers) days \(days)"
        }
    }

    /// A session at local noon, so that no midnight comes while the test runs.
    private static func stage() throws -> PremiumTests.Stage {
        let minutes = Int(Date().timeIntervalSince1970) / 60 % 1440 - 720
        let sign = minutes < 0 ? "-" : ""
        return try PremiumTests.Stage(variables: [
            "TZ": "TST\(sign)\(abs(minutes) / 60):\(abs(minutes) % 60)"
        ])
    }

    private func view(_ stage: PremiumTests.Stage, sky: String) throws -> View {
        let (session, watcher) = (stage.session, stage.watcher)
        func flag(_ name: String, _ interface: String) throws -> Bool {
            try watcher.get(name, of: interface) == .boolean(true)
        }
        let forest = try flag("Available", Forest1.interface)
        let file = try session.run("atrest", ["forest", "--svg", "-"])
        #expect((file.status == 0) == forest)
        if !forest { #expect(file.errors == "atrest: \(Words.Forest.absent)\n") }
        let premium = try session.atrest("premium", "--json").output
        guard case .string(let state) = try stage.property("State") else { return View() }
        return View(
            state: state, forest: forest, tree: try Self.icon(watcher) != sky,
            isAsked: try flag("MomentDue", Premium1.interface),
            offers: premium.contains("\"price\""), days: try days(session))
    }

    private static func icon(_ watcher: Watcher) throws -> String {
        try watcher.call(
            "Svg", on: Forest1.interface, "icon", UInt32(64), UInt32(64), [String: Value]()
        ).read(String.self)
    }

    /// In this month and the last one.
    private func days(_ session: PrivateSession) throws -> Int {
        try ["0", "-1"].reduce(0) { sum, month in
            let arguments = month == "0" ? ["calendar", "--json"] : ["calendar", month, "--json"]
            let json = try session.run("atrest", arguments).output
            return sum + json.components(separatedBy: "\"id\"").count - 1
        }
    }

    /// Every second fast is started and ended here, the others are added. Each lasted five hours, a day
    /// before the next one; the tenth ends now.
    ///
    /// The last two are older than all others, so the calendar of ten days has no place for them. A start
    /// may be a week ago at most.
    private func complete(_ number: Int, _ session: PrivateSession) throws {
        let ago = number > 10 ? (number - 1) * 24 : (10 - number) * 24
        func act(_ arguments: [String]) throws {
            let done = try session.run("atrest", arguments)
            #expect(done.status == 0, "\(arguments): \(done.errors)")
        }
        if Self.isStartedHere(number) {
            try act(["start", "--ago", "\(ago + 5)h", "--target", "4"])
            try act(["end"] + (ago > 0 ? ["--ago", "\(ago)h"] : []))
        } else {
            try act([
                "log", "--start", "\(ago + 5)h ago", "--end", "\(ago)h ago", "--target", "4",
            ])
        }
    }

    private static func isStartedHere(_ number: Int) -> Bool {
        number % 2 == 0 && (4...10).contains(number)
    }

    @Test func twelveFastsInARow() throws {
        let stage = try Self.stage()
        defer { stage.session.end() }
        let (session, watcher) = (stage.session, stage.watcher)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
        func questions() -> Int {
            server.calls.count { $0.actions.contains("Maybe later") }
        }
        let sky = try Self.icon(watcher)
        var expected = View()
        #expect(try view(stage, sky: sky) == expected)
        for number in 1...12 {
            if number == 11 {
                // The next fast begins and the status of the last one is gone. The trial goes on.
                #expect(try session.atrest("start").status == 0)
                #expect(try view(stage, sky: sky) == expected, "the eleventh runs")
                #expect(try session.atrest("abandon").status == 0)
            }
            try complete(number, session)
            // The status of an ended fast stays after the others are added.
            expected.tree = (4...10).contains(number)
            expected.days = min(number, 10)
            switch number {
            case 10:
                expected.isAsked = true
            case 11:
                // It is added, so it is not the one that is shown.
                (expected.state, expected.forest, expected.offers) = ("free", false, true)
            default: break
            }
            #expect(try view(stage, sky: sky) == expected, "fast \(number)")
            if number < 10 {
                let page = try session.atrest("premium").output
                #expect(page.hasPrefix("There is no licence.\n") && !page.contains("10 a year"))
                #expect(questions() == 0)
            }
        }
        try watcher.wait(until: { questions() == 1 })
        // A script reads the page of the offer without answering for the user.
        #expect(try session.atrest("premium").output.contains("10 a year"))
        #expect(try view(stage, sky: sky) == expected)
        let question = try #require(
            server.calls.first { $0.actions.contains("Maybe later") })
        try server.press("later", on: question.id, closing: true)
        try watcher.wait(
            until: { (try? stage.property("MomentDue")) == .boolean(false) }, every: 50_000)
        expected.isAsked = false
        #expect(try view(stage, sky: sky) == expected)
        try watcher.settle()
        #expect(questions() == 1)
        // The rest is whole, and nothing was deleted.
        let history = try session.atrest("history", "--json")
        #expect(history.status == 0, "\(history.errors)")
        #expect(history.output.components(separatedBy: "\"id\"").count - 1 == 12)
    }

    @Test func anImportOfTwoHundredFastsByANewUserAsksNothing() throws {
        let stage = try Self.stage()
        defer { stage.session.end() }
        let (session, watcher) = (stage.session, stage.watcher)
        let server = try NoticeServer(on: watcher.bus, capabilities: ["body", "actions"])
        let rows = (1...200).map { day -> String in
            let end = Date(timeIntervalSinceNow: Double(-day) * 86_400)
            let times = [end.addingTimeInterval(-17 * 3600), end].map {
                $0.formatted(.iso8601)
            }
            return "\(times[0]),\(times[1]),16"
        }
        let path = "\(session.folder)/fasts.csv"
        try PrivateSession.write(
            (["start,end,target"] + rows).joined(separator: "\n") + "\n", to: path)
        let done = try session.atrest("import", path, "--yes")
        #expect(done.status == 0, "\(done.errors)")
        #expect(done.output.contains("200 fasts"))
        #expect(try stage.property("State") == .string("trial"))
        #expect(try stage.property("MomentDue") == .boolean(false))
        #expect(try watcher.get("Available", of: Forest1.interface) == .boolean(true))
        #expect(try session.atrest("premium").output.hasPrefix("There is no licence.\n"))
        #expect(!(try session.atrest("premium", "--json").output.contains("\"price\"")))
        try watcher.settle()
        #expect(server.calls.isEmpty)
    }
}
