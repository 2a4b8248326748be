import Compline
import Text
import Words

/// The prayer as text, for screen readers and for files.
package struct PlainPrayer {
    /// What is read at once: the words before the prayer, a phase, or the closing.
    package struct Part: Equatable {
        package let lines: [String]
        /// The label of the button that follows it; nil for the last part.
        package let button: String?
    }

    let office: Office
    let greeting: String
    let isNight: Bool
    /// Where lines are wrapped, in cells; nil to leave them as they are.
    let width: Int?

    package init(office: Office, greeting: String, isNight: Bool, width: Int?) {
        self.office = office
        self.greeting = greeting
        self.isNight = isNight
        self.width = width
    }

    /// - Parameter phase: counts from 0; nil for the whole prayer.
    package func parts(phase: Int?) -> [Part] {
        if let phase { return [Part(lines: lines(phase), button: nil)] }
        let phases = office.phases.indices.map { index in
            Part(lines: lines(index), button: office.button(ofPhase: index))
        }
        return [Part(lines: hub, button: office.hub.invitation)] + phases
            + [Part(lines: closing, button: nil)]
    }

    private var hub: [String] {
        let hub = office.hub
        let paragraphs = [[greeting, hub.mood], [hub.verse, hub.citation]]
        return joined(paragraphs + (isNight ? [] : [[Words.Prayer.byDay]]))
    }

    private func lines(_ index: Int) -> [String] {
        let phase = office.phases[index]
        let progress = Words.Prayer.progress(index + 1, of: office.phases.count)
        let content: [[String]] =
            switch phase.content {
            case .breath, .candle: []
            case .text(let text): [[text]]
            case .questions(let questions, let reflection): [questions, [reflection]]
            }
        return joined(
            [["\(phase.title) (\(progress))", phase.instruction]] + content
                + [[phase.response]])
    }

    private var closing: [String] {
        let closing = office.closing
        return joined([
            [closing.title], [closing.text], [closing.blessing, closing.citation],
            [closing.farewell],
        ])
    }

    /// Puts an empty line between paragraphs, and wraps the lines of their texts.
    private func joined(_ paragraphs: [[String]]) -> [String] {
        let filled = paragraphs.map { $0.filter { !$0.isEmpty } }.filter { !$0.isEmpty }
        return Array(filled.map { $0.flatMap(wrapped) }.joined(separator: [""]))
    }

    private func wrapped(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        guard let width else { return lines }
        return lines.flatMap { WrappedText.lines($0, width: width) }
    }
}
