/// An answer to ``TerminalQuery``.
enum TerminalReply: Equatable {
    /// Whether the terminal supports kitty's protocol.
    case kittyGraphics(Bool)
    /// The terminal can report keys by kitty's keyboard protocol.
    case keyReports
    /// The capabilities of the terminal, as numbers (DA1).
    case attributes([Int])
    /// The size of a character, in pixels.
    case cell(width: Int, height: Int)
    /// The number of colours in a sixel picture.
    case sixelColors(Int)
    /// The size of the largest sixel picture, in pixels.
    case sixelSize(width: Int, height: Int)
    /// The terminal does not know the answer.
    case unknown

    init?(_ bytes: [UInt8]) {
        if let parts = EscapeSequence.Parts(bytes) {
            self.init(parts)
        } else if bytes.starts(with: Self.kittyStart) {
            let text = String(decoding: bytes.dropFirst(3), as: UTF8.self)
            // Keys, a semicolon, and `OK` or an error message.
            guard let colon = text.firstIndex(of: ";"),
                text[..<colon].split(separator: ",").contains("i=\(TerminalQuery.image)")
            else { return nil }
            self = .kittyGraphics(text[colon...].hasPrefix(";OK"))
        } else {
            return nil
        }
    }

    private static let kittyStart = Array("\u{1b}_G".utf8)

    private init?(_ parts: EscapeSequence.Parts) {
        let numbers = parts.numbers
        switch (parts.mark, parts.end) {
        case ("?", "c"): self = .attributes(numbers)
        case ("?", "u"): self = .keyReports
        case (nil, "t") where numbers.count == 3 && numbers[0] == 6:
            guard numbers[1] > 0, numbers[2] > 0 else { return nil }
            self = .cell(width: numbers[2], height: numbers[1])
        // The numbers are the question, the status, and the answer.
        case ("?", "S") where numbers.count == 3 && numbers[0] == 1 && numbers[1] == 0:
            self = .sixelColors(numbers[2])
        case ("?", "S") where numbers.count == 4 && numbers[0] == 2 && numbers[1] == 0:
            self = .sixelSize(width: numbers[2], height: numbers[3])
        case ("?", "S"): self = .unknown
        default: return nil
        }
    }
}

/// The questions to a terminal.
enum TerminalQuery {
    /// The id of the picture in the question about kitty's protocol. It is not shown.
    static let image = 31

    /// - Returns: nil if the terminal should not be asked.
    static func bytes(environment: [String: String]) -> [UInt8]? {
        let name = environment["TERM"] ?? ""
        // The Linux console prints what it does not know.
        if ["", "dumb", "unknown", "linux"].contains(name) { return nil }
        var query = ""
        if !isMultiplexer(environment) {
            query += "\u{1b}_Gi=\(image),s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\"
            // Whether keys can be reported. What multiplexers pass on of it is not complete.
            query += "\u{1b}[?u"
        }
        // The size of a character in pixels, the number of sixel colours, and the largest sixel
        // picture.
        query += "\u{1b}[16t\u{1b}[?1;1;0S\u{1b}[?2;4;0S"
        // Every terminal answers this question, and answers it last.
        query += "\u{1b}[c"
        return Array(query.utf8)
    }

    /// tmux and screen do not support kitty's protocol, and take the question for a window title.
    static func isMultiplexer(_ environment: [String: String]) -> Bool {
        let name = environment["TERM"] ?? ""
        let starts = ["tmux", "screen"]
        return environment["TMUX"] != nil || environment["STY"] != nil
            || starts.contains {
                name == $0 || name.hasPrefix("\($0)-") || name.hasPrefix("\($0).")
            }
    }
}
