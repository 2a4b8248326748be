/// Breaks text into lines for a width in cells. Nothing of the text is lost but the spaces at which
/// a line ends.
public enum WrappedText {
    /// Wraps at spaces and line feeds. A word that is wider than a line is broken.
    ///
    /// - Parameters:
    ///   - width: in cells, at least 2, since a character may be that wide.
    ///   - indent: how many cells each line but the first is moved to the right.
    /// - Returns: at least one line. The lines do not contain the indent.
    public static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
        let width = max(2, width)
        let indent = min(indent, width - 2)
        var lines: [String] = []
        var line = ""
        var used = 0
        func limit() -> Int { lines.isEmpty ? width : width - indent }
        func end() {
            lines.append(line)
            line = ""
            used = 0
        }
        for word in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
            let wordWidth = String(word).cellWidth
            if used > 0, used + 1 + wordWidth > limit() { end() }
            if used > 0 {
                line += " "
                used += 1
            }
            for character in word {
                if used + character.cellWidth > limit() { end() }
                line.append(character)
                used += character.cellWidth
            }
        }
        end()
        return lines
    }

    /// As ``lines(_:width:indent:)`` without an indent, with lines of about the same length.
    public static func balanced(_ text: String, width: Int) -> [String] {
        let lines = lines(text, width: width)
        guard lines.count > 1 else { return lines }
        var best = lines
        var narrower = lines.map(\.cellWidth).max() ?? width
        while narrower > 2 {
            narrower -= 1
            let next = self.lines(text, width: narrower)
            if next.count > lines.count { break }
            best = next
        }
        return best
    }
}
