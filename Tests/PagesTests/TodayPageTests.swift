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

    private static func page(
        _ name: String, _ state: TodayPage.State, _ facts: [String: Any], hasTree: Bool = true,
        isDiscreet: Bool = false
    ) throws -> PageChecker.Page {
        let page = TodayPage(
            state, tree: hasTree ? tree : nil, isDiscreet: isDiscreet, zone: .utc)
        let told = try JSONSerialization.data(withJSONObject: facts)
        return PageChecker.Page(name, page.text, [String(decoding: told, as: UTF8.self)])
    }

    private static func ended(
        _ name: String, _ outcome: Outcome, elapsed: Int64?, _ facts: [String: Any]
    ) throws -> PageChecker.Page {
        let until = start + 86_400
        let line = Words.line(after: outcome, kept: elapsed != nil)
        let known: [String: Any] = [
            "until": until.secondsSinceEpoch, "line": line, "later": Words.idle,
            "star": outcome == .completed,
        ]
        let state = TodayPage.State.ended(
            line: line, duration: elapsed, isComplete: outcome == .completed, until: until)
        return try page(
            name, state, known.merging(facts) { $1 }, hasTree: outcome == .completed)
    }

    /// All pages are checked in one browser. It finds the mistakes of the one that has some.
    @Test(.enabled(if: checker.hasBrowser, "\(PageChecker.noBrowser)"))
    func browserShowsEachState() throws {
        // A fast of five days, which a file of the inbox may have begun.
        let long = try #require(Target(hours: 120))
        var ofLong = Self.facts()
        ofLong["target"] = long.wholeSeconds
        ofLong["never"] = ["120", "target", "Target"]
        ofLong["cautions"] = Caution.allCases.map { ["from": 0, "text": $0.windowText.text] }
        var wrong = Self.facts()
        wrong["recent"] = "Fasting since 11:07."
        wrong["never"] = ["13h"]
        let mistakes = try Self.checker.mistakes(in: [
            Self.page("running", Self.running, Self.facts()),
            Self.page(
                "discreet", Self.running, Self.facts(isDiscreet: true), isDiscreet: true),
            Self.page("long", .running(start: Self.start, target: long), ofLong),
            Self.ended("completed", .completed, elapsed: 59_040, ["elapsed": "16h 24m"]),
            Self.ended("early", .endedEarly, elapsed: 59_040, ["elapsed": "16h 24m"]),
            Self.ended("abandoned", .abandoned, elapsed: nil, ["elapsed": NSNull()]),
            Self.ended(
                "days", .completed, elapsed: 130 * 3600,
                ["elapsed": "130h 0m", "days": ["5 days 10 h"]]),
            Self.page("idle", .idle, ["line": Words.idle], hasTree: false),
            Self.page("wrong", Self.running, wrong),
        ])
        let (found, others) = (
            mistakes.filter { $0.hasPrefix("wrong: ") },
            mistakes.filter { !$0.hasPrefix("wrong: ") }
        )
        #expect(others.isEmpty, "\(others)")
        #expect(found.contains { $0.contains("says another start") })
        #expect(found.contains { $0.contains("it shows 13h") })
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
