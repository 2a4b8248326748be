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

    @Test func lastEndingIsForPrograms() throws {
        var view = active(hoursAgo: 12)
        #expect(try filled(view, "{{ended}}") == "")
        view.earlierEnd = now - 21 * 3600
        #expect(try filled(view, "{{ended}}") == "yesterday 15:00")
        #expect(view.json.text.contains(#""lastEndedAt":"2026-11-20T15:00:00Z""#))
        let screen = view.screen(Output(color: .never), more: true)
        #expect(!screen.contains { $0.plain.contains("15:00") })
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
}
