import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Text
import Words

/// What a panel shows of the fast at one moment, in the form of each bar.
struct WidgetView {
    let state: AgentState
    let now: Instant
    let zone: Zone
    /// Whether the hours are shown instead of the phase.
    var showsHours = false
    /// Whether the text is empty while no fast runs, so that the bar hides it.
    var onlyFasting = false

    private var report: AgentReport? { state.report }
    private var timer: Timer1State? { report?.timer }

    // MARK: Content

    /// Circles fill as the tree does. The star is a completed fast.
    private enum Glyph {
        static let steps = ["○", "◔", "◑", "◕", "●"]
        static let star = "✦"
        static let rest = "◌"
    }

    /// The `name` of our block in the i3bar protocol. Clicks on it carry the same name.
    static let blockName = "atrest"

    /// `away`, `unreadable`, or the fast's status.
    var status: String { state.name }

    /// Whether there is nothing to show. What keeps the fast from being known is always shown.
    var isSilent: Bool { onlyFasting && timer.map { !$0.isActive } ?? false }

    private var isComplete: Bool { timer?.status == .completed }

    private var elapsed: String? {
        timer?.elapsed(at: now).map(TimeText.duration(seconds:))
    }

    /// 0 … ``Tree/lastStep``; nil if no fast is active.
    private var step: Int? {
        guard let timer, timer.isActive, let elapsed = timer.elapsed(at: now),
            let target = timer.target
        else { return nil }
        return Tree.step(elapsed: elapsed, target: target)
    }

    private var glyph: String {
        if let step { return Glyph.steps[step] }
        return isComplete ? Glyph.star : Glyph.rest
    }

    /// One line: a glyph, and the phase or the hours while a fast runs; empty if the view is silent.
    var text: String {
        guard let timer else { return state.words ?? "" }
        if isSilent { return "" }
        if timer.isActive {
            let words = showsHours ? elapsed ?? "" : timer.phaseTitle
            return "\(glyph) \(words.printable)"
        }
        return glyph
    }

    /// The shortest form, for a bar with little room.
    private var shortText: String {
        guard let timer else { return state.words ?? "" }
        if isSilent { return "" }
        return timer.isActive && showsHours ? elapsed ?? glyph : glyph
    }

    // MARK: Tooltip

    /// In Pango's markup.
    private var tooltip: String {
        guard let timer else {
            let sentence = state.problem ?? "\(Words.away). \(Words.awayNote)"
            return Self.wrapped(sentence)
        }
        if isSilent { return "" }
        var blocks: [String] = []
        if timer.isActive {
            blocks.append("<b>\(Self.escaped(timer.phaseTitle))</b>\n\(Self.escaped(since))")
            blocks += Words.paragraphs(of: timer.phaseText(report?.vigil)).map(Self.wrapped)
            blocks += timer.cautions(at: now).map { Self.wrapped($0.windowText.text) }
            if let today { blocks.append(Self.escaped(today)) }
        } else {
            blocks.append(Self.wrapped(timer.restLine))
        }
        if let scripture = report?.vigil?.scripture {
            blocks.append("<i>\(Self.wrapped(scripture))</i>")
        }
        return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The text for a bar without a tooltip.
    var sentence: String { state.problem ?? text }

    private var since: String {
        guard let start = timer?.startedAt else {
            return ""
        }
        return Words.since(
            TimeText.lasting(start, now: now, zone: zone, words: .ofUser),
            lasting: timer?.elapsed(at: now) ?? 0)
    }

    /// Today's water; nil if there is none.
    private var today: String? {
        guard let water = report?.water, water.todayMilliliters > 0 else { return nil }
        return Words.Notices.waterToday(
            water.amount(Int64(water.todayMilliliters)))
    }

    /// In columns.
    private static let tooltipWidth = 48

    private static func wrapped(_ text: String) -> String {
        WrappedText.prose(text, width: tooltipWidth).map(escaped).joined(separator: "\n")
    }

    /// Text for Pango's markup, which has the entities of XML.
    private static func escaped(_ text: String) -> String { xmlEscaped(text.printable) }

    // MARK: Bars

    /// A custom module of waybar with `return-type: json`.
    var waybar: String {
        // waybar reads text and tooltip as Pango markup, and chooses from `format-icons` by `alt`
        // or the percentage.
        let phase = timer.flatMap { $0.isActive ? $0.milestone?.rawValue : nil }
        return JSON.object([
            "text": Self.escaped(text), "alt": status, "tooltip": tooltip,
            "class": [status] + (phase.map { [$0] } ?? []), "percentage": percentage,
        ]).text
    }

    /// The percentage moves in the same steps as the glyph.
    private var percentage: Int {
        isComplete ? 100 : (step ?? 0) * 100 / Tree.lastStep
    }

    /// A `custom/script` module of polybar. `%{` would begin a format tag of polybar's.
    var polybar: String {
        var text = sentence
        while let tag = text.firstPlace(of: "%{") { text.replaceSubrange(tag, with: "{") }
        return text
    }

    /// Two lines: the text, and a short form of it.
    var i3blocks: [String] { [sentence, shortText] }

    /// The blocks of a line of the i3bar protocol: one, or none if the view is silent.
    var swaybar: String {
        let block = JSON.object([
            "full_text": sentence, "short_text": shortText, "name": Self.blockName,
            "instance": status, "markup": "none",
        ])
        return JSON.array(isSilent ? [] : [block]).text
    }

    /// xfce4-panel's generic monitor, on one line: line breaks in the tooltip are written as
    /// references.
    var genmon: String {
        let tooltip = tooltip.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "&#10;")
        return "<txt>\(Self.escaped(text))</txt><tool>\(tooltip)</tool>"
    }
}
