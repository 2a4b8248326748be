/// An answer of a terminal to ``TerminalQuery``.
enum TerminalReply: Equatable {
    /// Whether it shows pictures in kitty's protocol.
    case kittyGraphics(Bool)
    /// What it can do, by numbers (DA1).
    case attributes([Int])
    /// Of a character, in pixels.
    case cell(width: Int, height: Int)
    /// How many colours a sixel picture has.
    case sixelColors(Int)
    /// The largest sixel picture, in pixels.
    case sixelSize(width: Int, height: Int)
    /// It does not say.
    case unknown

    init?(_ bytes: [UInt8]) {
        if let parts = EscapeSequence.Parts(bytes) {
            self.init(parts)
        } else if bytes.starts(with: Self.kittyStart) {
            let text = String(decoding: bytes.dropFirst(3), as: UTF8.self)
            // Keys, a semicolon, and `OK` or what went wrong.
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
        case (nil, "t") where numbers.count == 3 && numbers[0] == 6:
            guard numbers[1] > 0, numbers[2] > 0 else { return nil }
            self = .cell(width: numbers[2], height: numbers[1])
        // What is asked for, whether it is told, and that.
        case ("?", "S") where numbers.count == 3 && numbers[0] == 1 && numbers[1] == 0:
            self = .sixelColors(numbers[2])
        case ("?", "S") where numbers.count == 4 && numbers[0] == 2 && numbers[1] == 0:
            self = .sixelSize(width: numbers[2], height: numbers[3])
        case ("?", "S"): self = .unknown
        default: return nil
        }
    }
}

/// What a terminal is asked.
enum TerminalQuery {
    /// How the picture is called that a terminal is asked about and does not show.
    static let image = 31

    /// - Returns: nil where the terminal had better not be asked anything.
    static func bytes(environment: [String: String]) -> [UInt8]? {
        let name = environment["TERM"] ?? ""
        // The console writes on the screen what it does not know.
        if ["", "dumb", "unknown", "linux"].contains(name) { return nil }
        var query = ""
        if !isMultiplexer(name, environment) {
            query += "\u{1b}_Gi=\(image),s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\"
        }
        // A character's size in pixels, colours of sixel pictures now, their size at most.
        query += "\u{1b}[16t\u{1b}[?1;1;0S\u{1b}[?2;4;0S"
        // Every terminal answers this one, and after all others.
        query += "\u{1b}[c"
        return Array(query.utf8)
    }

    /// tmux and screen show no pictures in kitty's protocol, and would take the question for a title.
    private static func isMultiplexer(_ name: String, _ environment: [String: String]) -> Bool {
        let starts = ["tmux", "screen"]
        return environment["TMUX"] != nil || environment["STY"] != nil
            || starts.contains {
                name == $0 || name.hasPrefix("\($0)-") || name.hasPrefix("\($0).")
            }
    }
}
