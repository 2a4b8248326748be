import FullScreen
import Recording
import Testing

/// Keys as recorded texts spell them.
private let names: [String: ScreenKey] = [
    "Enter": .enter, "Esc": .escape, "Tab": .tab, "Up": .up, "Down": .down, "Left": .left,
    "Right": .right, "PgUp": .pageUp, "PgDn": .pageDown, "Home": .home, "End": .end,
    "Del": .delete, "Bksp": .backspace, "Space": .character(" "), "^S": .control("s"),
    "^A": .control("a"),
]

func key(_ name: String) throws -> ScreenKey {
    try names[name] ?? .character(#require(name.count == 1 ? name.first : nil, "\(name)"))
}

/// The differences from a recorded text, each line of which begins again and has its steps between semicolons.
func differences(
    _ name: String, beside file: String = #filePath,
    begin: @escaping () -> (_ words: [String], _ text: String) throws -> [String]
) throws -> [String] {
    try Recording(name, beside: file).differences { _ in
        { line in
            let answer = begin()
            return try line.components(separatedBy: "; ").flatMap { text in
                try answer(text.split(separator: " ").map(String.init), text)
            }
        }
    }
}
