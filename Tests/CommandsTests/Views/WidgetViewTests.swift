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

    private func ended(_ status: String) -> Timer1State {
        Timer1State(
            status: Timer1.Status(rawValue: status)!, startedAt: now - 72_000, endedAt: now - 3600,
            target: .standard, line: "<Zu Ende.>")
    }

    @Test(
        arguments: [
            (0, "○"), (3, "○"), (4, "◔"), (8, "◑"), (12, "◕"), (15, "◕"), (16, "●"), (30, "●"),
        ] as [(Int64, String)]) func glyphFillsWithTheTree(_ hours: Int64, _ glyph: String)
    {
        #expect(view(active(hoursAgo: hours)).text == "\(glyph) Metabolic transition")
    }

    @Test func textOfEachState() {
        #expect(view(nil).text == "Clock stopped")
        #expect(view(Timer1State()).text == "◌")
        #expect(view(ended("completed")).text == "✦")
        #expect(view(ended("ended-early")).text == "◌")
        #expect(view(ended("abandoned")).text == "◌")
        #expect(view(active(), hours: true).text == "◑ 9h 0m")
    }

    // MARK: waybar

    private func object(_ text: String) throws -> [String: Any] {
        // One object, on one line.
        #expect(!text.contains("\n"))
        return try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test func waybarGetsOneObject() throws {
        let view = view(active(), vigil: "It's so.", water: 500)
        let object = try object(view.waybar)
        #expect(object["text"] as? String == "◑ Metabolic transition")
        #expect(object["alt"] as? String == "active")
        #expect(object["class"] as? [String] == ["active", "metabolicTransition"])
        #expect(object["percentage"] as? Int == 50)
        #expect(
            object["tooltip"] as? String
                == "<b>Metabolic transition</b>\nsince 03:00\n\nFuel &amp; feeling: it passes.\n\n"
                + "Today 500 ml\n\n<i>It's so.</i>")
        #expect(object.count == 5)
    }

    @Test(arguments: [
        ("idle", 0, "When you're ready"), ("completed", 100, "The fast has ended."),
        ("ended-early", 0, "The fast has ended; it lasted under 4 hours and was not kept."),
        ("abandoned", 0, "The fast was stopped and not kept."),
    ])
    func waybarKnowsEachStateByItsClass(
        _ status: String, _ percentage: Int, _ line: String
    ) throws {
        let object = try object(view(ended(status)).waybar)
        #expect(object["alt"] as? String == status)
        #expect(object["class"] as? [String] == [status])
        #expect(object["percentage"] as? Int == percentage)
        #expect(
            object["tooltip"] as? String
                == WrappedText.prose(line, width: 48).joined(separator: "\n"))
    }

    @Test func paragraphsStayApart() throws {
        let timer = Timer1State(
            status: .active, startedAt: now - 3600, target: .standard,
            milestone: .metabolicTransition, milestoneTitle: "Metabolic transition",
            milestoneText: "Eins.\n\nTwo.")
        let tooltip = try #require(object(view(timer).waybar)["tooltip"] as? String)
        #expect(tooltip.hasSuffix("\n\nEins.\n\nTwo."))
    }

    /// Rule: docs/rules/domain.md, Cautions.
    @Test func longFastHasItsCautionsInTheTooltip() throws {
        for (hours, count) in [(47, 0), (48, 1), (120, 2)] as [(Int64, Int)] {
            let tooltip = try #require(
                object(view(active(hoursAgo: hours)).waybar)["tooltip"] as? String)
            let blocks = tooltip.components(separatedBy: "\n\n")
            #expect(blocks.count == 2 + count, "\(hours) hours")
        }
    }

    @Test func waybarSaysAway() throws {
        let object = try object(view(nil).waybar)
        #expect(object["text"] as? String == "Clock stopped")
        #expect(object["class"] as? [String] == ["away"])
        #expect(
            object["tooltip"] as? String
                == "Atrest's clock has stopped. If a fast is\nrunning, it goes on.")
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

    @Test func i3blocksGetsTwoLines() {
        #expect(view(active()).i3blocks == ["◑ Metabolic transition", "◑"])
        #expect(view(active(), hours: true).i3blocks == ["◑ 9h 0m", "9h 0m"])
        #expect(view(nil).i3blocks == ["Clock stopped", "Clock stopped"])
    }

    @Test func swaybarGetsABlock() throws {
        #expect(
            try block(view(active()).swaybar) == [
                "full_text": "◑ Metabolic transition", "short_text": "◑", "name": "atrest",
                "instance": "active", "markup": "none",
            ])
    }

    @Test func genmonGetsOneLineOfXML() throws {
        let text = view(active(), vigil: "So.").genmon
        #expect(
            text
                == "<txt>◑ Metabolic transition</txt><tool><b>Metabolic transition</b>&#10;since 03:00"
                + "&#10;&#10;Fuel &amp; feeling: it passes.&#10;&#10;<i>So.</i></tool>")
        #expect(try XMLDocument(xmlString: "<all>\(text)</all>").childCount == 1)
    }

    @Test func polybarGetsTheTextAlone() {
        #expect(view(active()).polybar == "◑ Metabolic transition")
    }

    /// Each bar hides what is empty.
    @Test(arguments: ["idle", "completed", "ended-early", "abandoned"])
    func barIsEmptyWhileNoFastRuns(_ status: String) throws {
        var view = view(ended(status), vigil: "So.", water: 500)
        view.onlyFasting = true
        let object = try object(view.waybar)
        #expect(object["text"] as? String == "" && object["tooltip"] as? String == "")
        #expect(object["class"] as? [String] == [status])
        #expect(view.polybar == "" && view.i3blocks == ["", ""] && view.swaybar == "[]")
        #expect(view.genmon == "<txt></txt><tool></tool>")
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

    /// Panels never show the target or the remaining time, and no seconds.
    @Test func nothingCountsDown() {
        for hours in [false, true] {
            let view = view(active(), hours: hours)
            for text in [view.waybar, view.polybar, view.swaybar, view.genmon] + view.i3blocks {
                #expect(!text.contains("16h") && !text.contains("7h"))
                #expect(!text.contains(/\d\s?s\b/))
            }
        }
    }
}
