import Text
import Words

/// What is known about a phase, as lines for a terminal.
package struct WhyView {
    package let topic: Words.Why

    package init(topic: Words.Why) { self.topic = topic }

    /// The text.
    ///
    /// - Parameters:
    ///   - width: columns of the terminal; nil if standard output is not a terminal.
    ///   - hasPlainMarks: whether it gets ``PlainMarks``.
    package func lines(width: Int?, hasPlainMarks: Bool = false) -> [StyledText] {
        Self.lines(of: topic.paragraphs, width: width, hasPlainMarks: hasPlainMarks)
    }

    /// As ``lines(width:hasPlainMarks:)`` for any paragraphs.
    package static func lines(
        of paragraphs: [Words.Why.Paragraph], width: Int?, hasPlainMarks: Bool = false
    ) -> [StyledText] {
        let width = max(20, min(width ?? Words.Why.width, Words.Why.width))
        return paragraphs.flatMap { paragraph in
            (paragraph.beginsBlock ? [StyledText("")] : [])
                + (hasPlainMarks ? plain(paragraph, width) : paragraph.lines(width: width))
                .enumerated().map {
                    Self.styled($1, of: paragraph, isFirst: $0 == 0)
                }
        }
    }

    /// Lines that still fit after ± becomes two characters.
    private static func plain(_ paragraph: Words.Why.Paragraph, _ width: Int) -> [String] {
        let lines = paragraph.lines(width: width)
        let fits = lines.allSatisfy { PlainMarks.replaced(in: $0).cellWidth <= width }
        return fits ? lines : paragraph.lines(width: width - 2)
    }

    private static func styled(
        _ line: String, of paragraph: Words.Why.Paragraph, isFirst: Bool
    ) -> StyledText {
        switch paragraph.kind {
        case .title, .claim: return .bold(line)
        case .source: return .dim(line)
        case .text, .line, .item: return StyledText(line)
        case .detail:
            let indent = line.prefix { $0 == " " }
            guard isFirst, line.dropFirst(indent.count).hasPrefix(paragraph.label) else {
                return StyledText(line)
            }
            let text = line.dropFirst(indent.count + paragraph.label.count)
            return String(indent) + .dim(paragraph.label) + String(text)
        }
    }

    /// What can be asked while there is no present phase.
    package static var topics: [StyledText] {
        let table = TextTable(
            Words.Why.allCases.map { topic in
                let meaning = topic.hours.map { "\(topic.title), \($0)" }
                return ["  " + topic.key, meaning ?? Words.Why.safetyMeaning.text]
            })
        return WrappedText.lines(Words.Why.noPhase, width: Words.Why.width).map { StyledText($0) }
            + table.rows.map { $0[0] + .dim($0[1]) }
    }
}
