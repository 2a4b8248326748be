import Client
import Contract
import Fasting
import Foundation
import FoundationXML
import LocalTime
import Testing
import Text

@testable import Commands

/// The exact output for each bar.
struct WidgetViewTests {
    /// 2026-11-21 12:00:00 UTC.
    private let now = Instant(secondsSinceEpoch: 1_795_262_400)

    private func view(
        _ timer: Timer1State?, vigil: String? = nil, water: UInt32? = nil,
        hours: Bool = false
    ) -> WidgetView {
        let vigil = vigil.map { Vigil1State(enabled: true, scripture: $0) }
        let water = water.map {
            Water1State(todayMilliliters: $0, quickAdd: Settings().quickAdd, unit: .milliliters)
        }
        return WidgetView(
            state: timer.map { .running(AgentReport(timer: $0, vigil: vigil, water: water)) }
                ?? .away,
            now: now, zone: .utc, showsHours: hours)
    }

    /// The sentence is where a bar has room for it.
    @Test func anAgentThatCannotReadIsNotAway() throws {
        let sentence = "The records in /a could not be read: <b>."
        let view = WidgetView(state: .unreadable(sentence), now: now, zone: .utc)
        #expect(view.text == "Data cannot be read" && view.polybar == sentence)
        #expect(view.i3blocks == [sentence, "Data cannot be read"])
        #expect(view.swaybar.contains(#""full_text":"\#(sentence)""#))
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(view.waybar.utf8)) as? [String: Any])
        #expect(object["class"] as? [String] == ["unreadable"])
        #expect(object["alt"] as? String == "unreadable")
        let tooltip = try #require(object["tooltip"] as? String)
        #expect(
            tooltip.replacing("\n", with: " ") == "The records in /a could not be read: &lt;b&gt;.")
    }

    private func active(
        hoursAgo hours: Int64 = 9, title: String = "Metabolic transition"
    ) -> Timer1State {
        Timer1State(
            status: .active, startedAt: now - hours * 3600, target: .standard,
            milestone: title == "Metabolic transition" ? .metabolicTransition : nil,
            milestoneTitle: title,
            milestoneText: "Fuel & feeling: it passes.")
    }

    // MARK: waybar

    private func object(_ text: String) throws -> [String: Any] {
        // One object, on one line.
        #expect(!text.contains("\n"))
        return try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func paragraphsStayApart() throws {
        let timer = Timer1State(
            status: .active, startedAt: now - 3600, target: .standard,
            milestone: .metabolicTransition, milestoneTitle: "Metabolic transition",
            milestoneText: "Eins.\n\nTwo.")
        let tooltip = try #require(object(view(timer).waybar)["tooltip"] as? String)
        #expect(tooltip.hasSuffix("\n\nEins.\n\nTwo."))
    }

    @Test func wordsCannotBreakTheFormat() throws {
        let hostile = active(title: "a<b>&\"c\"\n%{F#f00}%%{{}")
        let view = view(hostile)
        #expect(
            try object(view.waybar)["text"] as? String
                == "◑ a&lt;b&gt;&amp;&quot;c&quot; %{F#f00}%%{{}")
        #expect(view.polybar == "◑ a<b>&\"c\" {F#f00}%{{}".replacing("%{", with: "{"))
        #expect(!view.polybar.contains("%{"))
        #expect(!view.genmon.contains("\n"))
        #expect(view.genmon.hasPrefix("<txt>◑ a&lt;b&gt;&amp;"))
        #expect(try block(view.swaybar)["full_text"] == view.text)
        #expect(view.i3blocks.allSatisfy { !$0.contains("\n") })
    }

    // MARK: The others

    private func block(_ text: String) throws -> [String: String] {
        let blocks = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try #require((blocks as? [[String: String]])?.first)
    }

    @Test func genmonGetsOneLineOfXML() throws {
        let text = view(active(), vigil: "So.").genmon
        #expect(
            text
                == "<txt>◑ Metabolic transition</txt><tool><b>Metabolic transition</b>&#10;since 03:00"
                + "&#10;&#10;Fuel &amp; feeling: it passes.&#10;&#10;<i>So.</i></tool>")
        #expect(try XMLDocument(xmlString: "<all>\(text)</all>").childCount == 1)
    }

    @Test func whatIsNotRestIsShown() {
        let states =
            [
                .away, .unreadable("The records in /a could not be read."),
                .running(AgentReport(timer: active())),
            ] as [AgentState]
        for state in states {
            let usual = WidgetView(state: state, now: now, zone: .utc)
            var view = usual
            view.onlyFasting = true
            #expect(view.waybar == usual.waybar && view.polybar == usual.polybar)
            #expect(view.i3blocks == usual.i3blocks && view.swaybar == usual.swaybar)
            #expect(view.genmon == usual.genmon)
        }
    }
}
