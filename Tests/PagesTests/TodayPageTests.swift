import BrowserCheck
import Fasting
import Foundation
import LocalTime
import Pages
import Picture
import Testing
import Words

/// The page of the running fast in a real browser. `Tests/browser/check-today` checks what it shows at many times,
/// its alarms, layout, contrast, motion, the console, the network and its policy.
struct TodayPageTests {
    private static let start = Instant(secondsSinceEpoch: 1_795_000_000)
    private static let target = Target.standard
    private static let tree = Tree(of: RecordID("B1D9AC11-0C6F-4F4B-9E49-3C7B5A1F0E21")!)
    private static let running = TodayPage.State.running(start: start, target: target)

    // MARK: In a browser

    private static let checker = PageChecker("check-today")

    private func check(_ page: TodayPage, _ facts: [String: Any]) throws -> (Int32, String) {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "atrest-today-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, told) = (folder.appending(path: "today.html"), folder.appending(path: "facts"))
        try page.text.write(to: file, atomically: false, encoding: .utf8)
        try JSONSerialization.data(withJSONObject: facts).write(to: told)
        return try Self.checker.run([file.path, told.path])
    }

    private static func facts(isDiscreet: Bool = false) -> [String: Any] {
        let captions = Captions.ofProgram
        let phases: [[String: Any]] = Milestone.allCases.map {
            [
                "from": $0.beginsAfter, "title": Words.title($0), "text": Words.companion($0),
                "tree": captions.growingTree($0),
            ]
        }
        let (recent, full) = ("11:06", "2026-11-18 11:06")
        return [
            "start": start.secondsSinceEpoch, "target": target.microseconds / 1_000_000,
            "phases": isDiscreet ? [] : phases,
            "recent": isDiscreet ? Words.since(recent) : Words.started(since: recent),
            "full": isDiscreet ? Words.since(full) : Words.started(since: full),
            "cautions": isDiscreet
                ? []
                : Caution.allCases.map {
                    ["from": $0.beginsAfter, "text": $0.windowText.text] as [String: Any]
                },
            "never": isDiscreet ? ["16", "fast", "Fast"] : ["16h 0m left", "target", "Target"],
        ]
    }

    @Test(.enabled(if: checker.hasBrowser, "\(PageChecker.noBrowser)"), arguments: [false, true])
    func browserCountsTheRunningFast(_ isDiscreet: Bool) throws {
        let page = TodayPage(
            Self.running, tree: Self.tree, isDiscreet: isDiscreet, zone: .utc)
        let (status, text) = try check(page, Self.facts(isDiscreet: isDiscreet))
        #expect(status == 0, "\(text)")
    }

    /// A fast of five days, which a file of the inbox may have begun.
    @Test(.enabled(if: checker.hasBrowser, "\(PageChecker.noBrowser)"))
    func browserShowsTheCautionsOfALongTarget() throws {
        let target = try #require(Target(hours: 120))
        var facts = Self.facts()
        facts["target"] = target.wholeSeconds
        facts["never"] = ["120", "target", "Target"]
        facts["cautions"] = Caution.allCases.map { ["from": 0, "text": $0.windowText.text] }
        let page = TodayPage(
            .running(start: Self.start, target: target), tree: Self.tree, zone: .utc)
        let (status, text) = try check(page, facts)
        #expect(status == 0, "\(text)")
    }

    @Test(.enabled(if: checker.hasBrowser, "\(PageChecker.noBrowser)"))
    func browserShowsAFastThatHasEnded() throws {
        let until = Self.start + 86_400
        for outcome in Outcome.allCases {
            let isKept = outcome != .abandoned
            let line = Words.line(after: outcome, kept: isKept)
            let page = TodayPage(
                .ended(
                    line: line, duration: isKept ? 59_040 : nil,
                    isComplete: outcome == .completed, until: until),
                tree: outcome == .completed ? Self.tree : nil, zone: .utc)
            let (status, text) = try check(
                page,
                [
                    "until": until.secondsSinceEpoch, "line": line, "later": Words.idle,
                    "elapsed": isKept ? "16h 24m" : NSNull(), "star": outcome == .completed,
                ])
            #expect(status == 0, "\(outcome): \(text)")
        }
    }

    @Test(.enabled(if: checker.hasBrowser, "\(PageChecker.noBrowser)"))
    func browserShowsTheDaysOfALongFast() throws {
        let until = Self.start + 86_400
        let line = Words.line(after: .completed, kept: true)
        let page = TodayPage(
            .ended(line: line, duration: 130 * 3600, isComplete: true, until: until),
            tree: Self.tree, zone: .utc)
        let (status, text) = try check(
            page,
            [
                "until": until.secondsSinceEpoch, "line": line, "later": Words.idle,
                "elapsed": "130h 0m", "days": ["5 days 10 h"], "star": true,
            ])
        #expect(status == 0, "\(text)")
    }

    @Test(.enabled(if: checker.hasBrowser, "\(PageChecker.noBrowser)"))
    func browserShowsThatNoFastRuns()
        throws
    {
        let (status, text) = try check(
            TodayPage(.idle, tree: nil, zone: .utc), ["line": Words.idle])
        #expect(status == 0, "\(text)")
    }

    /// The checker finds a mistake in a page.
    @Test(.enabled(if: checker.hasBrowser, "\(PageChecker.noBrowser)")) func checkerFindsMistakes()
        throws
    {
        var facts = Self.facts()
        facts["recent"] = "Fasting since 11:07."
        facts["never"] = ["13h"]
        let (status, text) = try check(
            TodayPage(Self.running, tree: Self.tree, zone: .utc), facts)
        #expect(status == 1)
        #expect(text.contains("says another start") && text.contains("it shows 13h"))
    }

    // MARK: As text

    /// What is not to be said is not in the file either.
    @Test func discreetPageSaysNothingOfTheFast() {
        let page = TodayPage(Self.running, tree: Self.tree, isDiscreet: true, zone: .utc).text
        for phase in Milestone.allCases {
            #expect(!page.contains(Words.title(phase)) && !page.contains(Words.companion(phase)))
        }
        let line = Words.line(after: .completed, kept: true)
        let ended = TodayPage(
            .ended(line: line, duration: 60_000, isComplete: true, until: Self.start),
            tree: Self.tree, isDiscreet: true, zone: .utc
        ).text
        #expect(!ended.contains(line) && ended.contains(Words.idle))
    }

    @Test func longTargetHasItsCautions() throws {
        let (care, food) = (Words.Safety.longTarget.text, Words.Safety.eatAgain.text)
        for (hours, isDiscreet, cautions): (Double, Bool, [String]) in [
            (47.9, false, []), (48, false, [care]), (119.9, false, [care]),
            (120, false, [care, food]), (120, true, []),
        ] {
            let state = TodayPage.State.running(
                start: Self.start, target: try #require(Target(hours: hours)))
            let page = TodayPage(state, tree: nil, isDiscreet: isDiscreet, zone: .utc).text
            // Those that the target does not have are for when the fast has lasted as long.
            let shown = page.split(separator: "\n").filter {
                $0.hasPrefix("<p class=\"caution\">")
            }
            #expect(shown.count == cautions.count, "\(hours) hours")
            #expect(
                [care, food].allSatisfy { page.contains($0) == !isDiscreet }, "\(hours) hours")
        }
    }

    @Test func pageNamesNoAddress() {
        let page = TodayPage(Self.running, tree: Self.tree, zone: .utc).text
        #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("//"))
        #expect(page.contains(TodayPage.mark))
        // A state has one text.
        #expect(page == TodayPage(Self.running, tree: Self.tree, zone: .utc).text)
    }

    @Test func pageEscapesWhatItSays() {
        let state = TodayPage.State.ended(
            line: "</p><script>\"&'", duration: nil, isComplete: false, until: Self.start)
        let page = TodayPage(state, tree: nil, zone: .utc).text
        #expect(!page.contains("</p><script>\"") && page.contains("&lt;/p&gt;&lt;script&gt;"))
    }
}
