extension Words {
    /// Breaks a text into lines at white space.
    /// - Parameter width: in columns. A longer word gets a line of its own.
    public static func lines(of text: String, width: Int) -> [String] {
        lines(ofWords: words(of: text), width: width)
    }

    static func words(of text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map { String($0) }
    }

    /// Puts words into lines. A word may contain spaces, which do not end a line.
    /// - Parameter width: in columns. A longer word gets a line of its own.
    /// - Returns: at least one line.
    public static func lines(ofWords words: [String], width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in words {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? word : " " + word
        }
        return lines + [line]
    }
}
