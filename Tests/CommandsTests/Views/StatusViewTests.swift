import Client
import Contract
import Fasting
import LocalTime
import Testing
import TimerSamples
import Words

@testable import Commands

struct StatusViewTests {
    /// 2026-11-21 12:00:00 UTC.
    private let now = Instant(secondsSinceEpoch: 1_795_262_400)

    private func view(_ report: Timer1State?) -> StatusView {
        StatusView(report: report, now: now, zone: .utc)
    }

    private func active(hoursAgo hours: Int64, seconds: Int64 = 0) -> StatusView {
        view(
            Timer1State(
                status: .active, id: recordID("A"), startedAt: now - hours * 3600 - seconds,
                target: .standard, milestone: .deeperRhythm, milestoneTitle: "Deeper rhythm",
                milestoneText: "Text."))
    }

    private func filled(_ view: StatusView, _ text: String) throws -> String {
        view.filled(try Template(text)).plain
    }

    @Test func everyFieldOfAnActiveFast() throws {
        let view = active(hoursAgo: 12, seconds: 1830)
        #expect(try filled(view, "{{status}}") == "active")
        #expect(try filled(view, "{{elapsed}}") == "12h 30m")
        // Rounded up to whole minutes, so that elapsed and remaining change at the same moment.
        #expect(try filled(view, "{{remaining}}") == "3h 30m")
        #expect(try filled(view, "{{milestone}}") == "deeperRhythm")
        #expect(try filled(view, "{{title}}") == "Deeper rhythm")
        #expect(try filled(view, "{{text}}") == "Text.")
        #expect(try filled(view, "{{scripture}}") == "")
        #expect(try filled(view, "{{started}}") == "yesterday 23:29")
        #expect(try filled(view, "{{target}}") == "16h")
    }

    @Test func moreSaysWhatIsLeft() {
        let output = Output(color: .never)
        let usual = active(hoursAgo: 14).screen(output).map(\.plain)
        let more = active(hoursAgo: 14).screen(output, more: true).map(\.plain)
        #expect(more.starts(with: usual.dropLast(usual.last == "" ? 1 : 0)))
        #expect(more.contains { $0.contains("2h 0m until the target of 16h") })
        #expect(!usual.contains { $0.contains("until the target") })
    }

    /// From two days on there are days beside the hours.
    @Test(
        arguments: [
            (47, "47h 0m · Deeper rhythm", nil), (48, "48h 0m · Deeper rhythm", "2 days"),
            (135, "135h 0m · Deeper rhythm", "5 days 15 h"),
        ] as [(Int64, String, String?)])
    func longFastSaysDays(_ hours: Int64, _ title: String, _ days: String?) {
        let lines = active(hoursAgo: hours).screen(Output(color: .never)).map {
            $0.plain.drop { $0 == " " }
        }
        #expect(lines.contains { $0 == title })
        let since = lines.first { $0.hasPrefix("since ") }
        #expect(since?.contains(" · ") == (days != nil))
        if let days { #expect(since?.hasSuffix(" · \(days)") == true) }
    }

    @Test func lastEndingIsForPrograms() throws {
        var view = active(hoursAgo: 12)
        #expect(try filled(view, "{{ended}}") == "")
        view.earlierEnd = now - 21 * 3600
        #expect(try filled(view, "{{ended}}") == "yesterday 15:00")
        #expect(view.json.text.contains(#""lastEndedAt":"2026-11-20T15:00:00Z""#))
        let screen = view.screen(Output(color: .never), more: true)
        #expect(!screen.contains { $0.plain.contains("15:00") })
    }

    /// Rule: docs/rules/domain.md, Cautions.
    @Test(
        arguments: [
            (47, []), (48, [.measuredUnderCare]), (120, Caution.allCases),
        ] as [(Int64, [Caution])])
    func longFastHasItsCautions(_ hours: Int64, _ cautions: [Caution]) {
        let view = active(hoursAgo: hours)
        let text = view.screen(Output(color: .never)).map(\.plain).joined(separator: " ")
        let words = text.split(separator: " ").joined(separator: " ")
        let said = Caution.allCases.filter { words.contains($0.text.text) }
        #expect(said == cautions)
        let expected = cautions.map(\.windowText.text).joined(separator: " ")
        #expect(view.json.text.contains(hours == 47 ? #""caution":null"# : expected))
    }

    /// The companion text and an addition in another language.
    @Test func paragraphsStayApart() throws {
        let view = view(
            Timer1State(
                status: .active, startedAt: now - 3600, target: .standard,
                milestone: .deeperRhythm, milestoneTitle: "Deeper rhythm",
                milestoneText: "Eins.\n\nTwo."))
        // On a terminal the lines are indented.
        let lines = view.screen(Output(color: .never)).map { $0.plain.filter { $0 != " " } }
        #expect(lines.joined(separator: "\n").contains("\n\nEins.\n\nTwo."))
        #expect(try filled(view, "{{text}}|") == "Eins. · Two.|")
    }

    /// The agent may speak another language than the terminal. A line has only one.
    @Test func wordsAreInTheLanguageOfTheClient() throws {
        var timer = Timer1State(
            status: .active, startedAt: now - 13 * 3600, target: .standard,
            milestone: .deeperRhythm, milestoneTitle: "Tieferer Rhythmus", milestoneText: "Eins.")
        let phase = Milestone.deeperRhythm
        #expect(view(timer).line == "13h 0m · Deeper rhythm")
        #expect(
            try filled(view(timer), "{{title}}|{{text}}")
                == "Deeper rhythm|\(Words.companion(phase))")
        #expect(view(timer).json.text.contains(#""title":"Deeper rhythm""#))
        let withVigil = StatusView(
            report: timer, vigil: Vigil1State(enabled: true), now: now, zone: .utc)
        #expect(try filled(withVigil, "{{text}}") == Words.companion(phase, withVigil: true))
        // A phase that only a newer agent knows.
        timer.milestone = nil
        #expect(view(timer).line == "13h 0m · Tieferer Rhythmus")
    }

    @Test func pastTheTargetNothingRemains() throws {
        #expect(try filled(active(hoursAgo: 17), "{{remaining}}") == "0h 0m")
    }

    @Test func clockSetBackBehindTheStartShowsNothingNegative() throws {
        #expect(try filled(active(hoursAgo: -3), "{{elapsed}}") == "0h 0m")
    }

    @Test func unreadableIsNotAway() throws {
        var view = view(nil)
        view.problem = "The records are gone."
        #expect(try filled(view, "{{status}}|{{elapsed}}") == "unreadable|")
        #expect(try filled(view, "{{elapsed}}") == "unreadable")
        #expect(view.line == "The records are gone.")
        #expect(view.json.text.hasPrefix(#"{"schema":1,"status":"unreadable","id":null"#))
        #expect(view.json.text.contains(#""line":"The records are gone.""#))
    }

    @Test func awayIsNotIdle() throws {
        #expect(try filled(view(nil), "{{status}}|{{elapsed}}|{{title}}") == "away||")
        #expect(try filled(view(nil), "{{elapsed}} {{title}}") == "away")
        #expect(view(nil).json.text.hasPrefix(#"{"schema":1,"status":"away","id":null"#))
        #expect(view(nil).line == "Atrest's clock has stopped")
    }

    @Test func endedFastIsFrozen() throws {
        let start = now - 36_000
        let view = view(
            Timer1State(
                status: .completed, startedAt: start, endedAt: start + 18_000, target: .minimum,
                line: "Zu Ende."))
        #expect(try filled(view, "{{elapsed}}|{{remaining}}") == "5h 0m|")
        #expect(view.line == Words.fastEnded)
        #expect(view.json.text.contains(#""elapsedSeconds":18000"#))
        #expect(view.json.text.contains(#""progress":1"#))
    }

    @Test(arguments: [
        (57_600_000_000 as UInt64, "16h"), (59_400_000_000, "16h 30m"), (36_000_000_000, "10h"),
        (58_798_800_000, "16h 19m"),
    ]) func targetIsShort(_ microseconds: UInt64, _ text: String) throws {
        #expect(try TimeText.hours(#require(Target(microseconds: microseconds))) == text)
    }

    @Test func lineOnAPanelNeverShowsTheTarget() {
        #expect(active(hoursAgo: 12).line == "12h 0m · Deeper rhythm")
        let screen = active(hoursAgo: 12).screen(Output(color: .never))
        #expect(screen.allSatisfy { !$0.plain.contains("16") })
    }
}
