import Recording
import Testing

@testable import FullScreen

/// What a terminal sends and what becomes of it, and what keys do in the editor: input.txt and editor.txt have it all.
struct TypedTests {
    @Test(arguments: ["input.txt", "editor.txt"]) func answersAreAsRecorded(_ name: String) throws {
        let differences = try Recording(name).differences { _ in
            { line in
                let words = line.split(separator: " ").map { read(String($0)) }
                switch words[0] {
                case "asks":
                    let pairs = words.dropFirst().map {
                        $0.split(separator: "=", maxSplits: 1).map(String.init)
                    }
                    let environment = Dictionary(
                        uniqueKeysWithValues: pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") })
                    let bytes = TerminalQuery.bytes(environment: environment)
                    return [bytes.map { written(String(decoding: $0, as: UTF8.self)) } ?? "nothing"]
                case "rows":
                    let layout = TextEditor(words[2]).layout(width: Int(words[1])!)
                    return [
                        layout.lines.map(written).joined(separator: " / ")
                            + " cursor \(layout.cursorRow):\(layout.cursorColumn)"
                    ]
                case "edit": return try edited(words)
                default: return Self.tokens(words)
                }
            }
        }
        #expect(differences == [])
    }

    /// Pieces of input, one after the other; `…` is for time that passes. The places in which a piece is cut change nothing.
    private static func tokens(_ pieces: [String]) -> [String] {
        func said(_ pieces: [String]) -> [String] {
            var input = TerminalInput()
            var said: [String] = []
            for piece in pieces {
                let tokens = piece == "…" ? input.stopWaiting() : input.read(Array(piece.utf8))
                said += tokens.map(described)
            }
            return said + (input.timeout.map { ["waits \($0) ms for \(input.rest.count)"] } ?? [])
        }
        let whole = said(pieces)
        if pieces.count == 1 {
            for cut in 0...pieces[0].utf8.count {
                var input = TerminalInput()
                let bytes = Array(pieces[0].utf8)
                let tokens = input.read(bytes[..<cut]) + input.read(bytes[cut...])
                #expect(
                    whole.starts(with: tokens.map(described)),
                    "\(written(pieces[0])) cut at \(cut)")
            }
        }
        return [whole.isEmpty ? "nothing" : whole.joined(separator: "; ")]
    }

    private static func described(_ token: TerminalInput.Token) -> String {
        let place = token.place.map { " in the place of \(keyName($0))" } ?? ""
        switch token.meaning {
        case .key(let key): return keyName(key) + place
        case .paste(let text): return "text \"\(written(text))\""
        case .reply(let reply): return "reply \(reply)"
        default: return "no meaning"
        }
    }
}

/// Keys on a text in which `|` is the cursor, in a window of 20 × 4; `window` shows what is seen there.
private func edited(_ words: [String]) throws -> [String] {
    let area = ScreenSize(columns: 20, rows: 4)
    let parts = words[1].split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    var editor = TextEditor(parts.joined(), limit: 40)
    while editor.cursor > parts[0].utf8.count { _ = editor.handle(.left, in: area) }
    var said: [String] = []
    for word in words.dropFirst(2) {
        if word == "window" {
            let window = editor.window(in: area)
            said.append(
                "[\(window.lines.joined(separator: " / "))] \(window.cursor.row):\(window.cursor.column)"
                    + (window.hasMoreAbove ? " more above" : "")
                    + (window.hasMoreBelow ? " more below" : ""))
        } else if word.hasPrefix("paste:") {
            let isWhole = editor.paste(String(word.dropFirst(6)), in: area)
            if !isWhole { said.append("cut") }
        } else {
            let isUsed = editor.handle(try key(word), in: area)
            if !isUsed { said.append("\(word) is left to the program") }
        }
    }
    let place = editor.text.utf8.index(editor.text.startIndex, offsetBy: editor.cursor)
    return [
        ([written(editor.text[..<place] + "|" + editor.text[place...])] + said).joined(
            separator: "; ")
    ]
}

// MARK: As text

private let names: [(String, ScreenKey)] = [
    ("Enter", .enter), ("Tab", .tab), ("Esc", .escape), ("Bksp", .backspace), ("Del", .delete),
    ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home),
    ("End", .end), ("WordLeft", .wordLeft), ("WordRight", .wordRight), ("PgUp", .pageUp),
    ("PgDn", .pageDown), ("WheelUp", .wheelUp), ("WheelDown", .wheelDown),
]

private func keyName(_ key: ScreenKey) -> String {
    switch key {
    case .character(let character): written(String(character))
    case .control(let character): "^\(written(String(character)))"
    case .alt(let character): "Alt-\(character)"
    default: names.first { $0.1 == key }?.0 ?? "\(key)"
    }
}

private func key(_ name: String) throws -> ScreenKey {
    if let known = names.first(where: { $0.0 == name }) { return known.1 }
    if name.hasPrefix("Alt-") { return .alt(name.last!) }
    if name.count == 2, name.first == "^" { return .control(name.last!) }
    return .character(try #require(name.count == 1 ? name.first : nil, "\(name)"))
}

/// `␣` is a space, `␛` is Escape, `⏎` is a line feed, and `<85>` is another character by its number.
private func read(_ text: String) -> String {
    text.replacing("␣", with: " ").replacing("␛", with: "\u{1B}").replacing("⏎", with: "\n")
        .replacing("∅", with: "").replacing(/<([0-9a-f]{1,5})>/) {
            String(Character(Unicode.Scalar(UInt32($0.1, radix: 16)!)!))
        }
}

private func written(_ text: some StringProtocol) -> String {
    text.unicodeScalars.map { scalar in
        switch scalar {
        case " ": "␣"
        case "\u{1B}": "␛"
        case "\n": "⏎"
        default:
            scalar.properties.generalCategory == .control || scalar.properties.isWhitespace
                ? "<\(String(scalar.value, radix: 16))>" : String(scalar)
        }
    }.joined()
}
