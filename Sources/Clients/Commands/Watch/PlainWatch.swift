import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Text
import Words

/// The timer screen as lines: the state now, then what happens. For screen readers, which speak each
/// new line, and for output that is not a terminal.
///
/// A minute that passes is not a line. A reader would speak all day, and `atrest status` tells the
/// time at any moment. What is worth a line is a new phase, an act, and water.
struct PlainWatch {
    private var shown: (text: TimerText, report: AgentReport?)?

    /// The lines for a report; none if nothing has happened.
    mutating func lines(
        _ report: AgentReport?, now: Instant, zone: Zone, width: Int?
    ) -> [StyledText] {
        let text = TimerText(report, isDismissed: false, now: now, zone: zone)
        defer { shown = (text, report) }
        guard let shown else { return Self.lines(of: text, width: width, hasWater: true) }
        let isNewFast = shown.report?.timer.id != report?.timer.id
        if isNewFast || !text.hasSameSubject(as: shown.text) || text.times != shown.text.times {
            return Self.lines(of: text, width: width, hasWater: false)
        }
        var lines: [String] = []
        if let scripture = text.scripture, scripture != shown.text.scripture {
            lines.append(scripture)
        }
        if text.water != shown.text.water {
            lines.append(text.water ?? Words.Water.today(Self.noWater(report)))
        }
        return lines.flatMap { Self.wrapped($0, width) }
    }

    private static func noWater(_ report: AgentReport?) -> String {
        report?.water?.amount(0) ?? "0"
    }

    private static func lines(
        of text: TimerText, width: Int?, hasWater: Bool
    ) -> [StyledText] {
        let title = text.duration.map { "\($0) · \(text.title)" } ?? text.title
        let lines =
            [title, text.times].compactMap { $0 } + text.paragraphs
            + [text.scripture, hasWater ? text.water : nil].compactMap { $0 }
        return lines.flatMap { wrapped($0, width) }
    }

    private static func wrapped(_ text: String, _ width: Int?) -> [StyledText] {
        guard let width else { return [StyledText(text)] }
        return WrappedText.prose(text, width: max(20, min(72, width))).map { StyledText($0) }
    }
}
