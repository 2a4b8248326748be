import SeededRandom
import TerminalEmulator
import Testing
import Text

@testable import FullScreen

/// Random frames one after the other: a terminal that reads the bytes shows the frame, and no cell was
/// written that was there already.
struct ScreenDiffPropertyTests {
    private static let characters = Array(
        "aaabcdXYZ      .-–·…●○─│╭▀▄█⠀⣿äéß漢字かな한글🙂🚀e\u{301}o\u{308}")
    private static let joined = ["👍🏽", "👩‍💻", "❤️", "🇩🇪", "1️⃣", "क्षि"].map { Character($0) }
    private static let hostile = [
        "\u{1b}", "\u{7}", "\n", "\r\n", "\u{9b}", "\u{202e}", "\u{200b}", "\u{301}", "\u{7f}",
    ].map { Character($0) }
    private static let colors = [
        RGB(13, 13, 26), RGB(26, 18, 37), RGB(240, 237, 230), RGB(232, 169, 78), RGB(5, 5, 16),
    ]

    @Test(arguments: 0..<50)
    func terminalShowsTheFrame(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        var size = Self.size(&numbers)
        var terminal = VirtualTerminal(columns: size.columns, rows: size.rows)
        var diff = ScreenDiff(
            ScreenFeatures(pictures: .halfBlocks(.trueColor), colors: .trueColor))
        var frame = Frame(columns: size.columns, rows: size.rows)
        var shown: [VirtualTerminal.Cell]?
        for _ in 0..<20 {
            if numbers.chance(1, in: 8) {
                size = Self.size(&numbers)
                terminal.resize(columns: size.columns, rows: size.rows)
                frame = Frame(columns: size.columns, rows: size.rows)
                shown = nil
            }
            if numbers.chance(1, in: 12) {
                diff.forget()
                shown = nil
            }
            Self.change(&frame, &numbers)
            let written = diff.cellsWritten
            terminal.feed(diff.bytes(to: frame, size))
            let expected = Self.cells(of: frame)
            let difference = terminal.cells.indices.first { terminal.cells[$0] != expected[$0] }
            #expect(
                difference == nil,
                "seed \(seed): \(difference.map { (terminal.cells[$0], expected[$0]) } as Any)")
            if let shown {
                let differ = expected.indices.count { expected[$0] != shown[$0] }
                let slack = Self.slack(frame)
                #expect((differ...differ + slack).contains(diff.cellsWritten - written))
            }
            shown = expected
            if difference != nil { return }
        }
        #expect(terminal.unknown.isEmpty)
    }

    /// Terminals that know nothing of joined characters show their parts. What is beside them is right.
    @Test(arguments: 0..<20)
    func charactersBesideJoinedOnesAreRight(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        let size = ScreenSize(columns: 40, rows: 4)
        var terminal = VirtualTerminal(columns: 40, rows: 4, joinsCharacters: false)
        var diff = ScreenDiff(
            ScreenFeatures(pictures: .halfBlocks(.trueColor), colors: .trueColor))
        for _ in 0..<30 {
            var frame = Frame(columns: 40, rows: 4)
            for row in 0..<4 {
                var column = 0
                while column < 30 {
                    let character =
                        numbers.chance(1, in: 5)
                        ? Self.joined.randomElement(using: &numbers)!
                        : Self.characters.randomElement(using: &numbers)!
                    column = frame.write(String(character), row: row, column: column)
                }
            }
            terminal.feed(diff.bytes(to: frame, size))
            let expected = Self.cells(of: frame)
            for place in expected.indices {
                let character = expected[place].text.first ?? " "
                let isJoined = Self.joined.contains(character) || expected[place].text.isEmpty
                if !isJoined {
                    #expect(terminal.cells[place] == expected[place], "seed \(seed), \(place)")
                }
            }
        }
    }

    private static func size(_ numbers: inout SplitMix64) -> ScreenSize {
        switch numbers.number(0, 20) {
        case 0...2: ScreenSize(columns: 1, rows: 1)
        case 3: ScreenSize(columns: 300, rows: 100)
        case 4...5: ScreenSize(columns: 80, rows: 24)
        default:
            ScreenSize(
                columns: Int(numbers.number(1, 60)), rows: Int(numbers.number(1, 20)))
        }
    }

    private static func style(_ numbers: inout SplitMix64) -> TextStyle {
        TextStyle(
            numbers.chance(1, in: 3) ? nil : colors.randomElement(using: &numbers),
            on: numbers.chance(1, in: 3) ? nil : colors.randomElement(using: &numbers),
            numbers.chance(1, in: 2)
                ? [] : TextAttributes(rawValue: UInt8(numbers.number(0, 31))))
    }

    private static func change(_ frame: inout Frame, _ numbers: inout SplitMix64) {
        for _ in 0..<numbers.number(0, 30) {
            let row = Int(numbers.number(-1, Int64(frame.rows)))
            let column = Int(numbers.number(-5, Int64(frame.columns)))
            let style = style(&numbers)
            switch numbers.number(0, 9) {
            // Not by way of `write`, so wide characters may lose a half.
            case 0: frame[row, column] = Cell(characters.randomElement(using: &numbers)!, style)
            case 1: frame[row, column] = Cell(nil, style)
            case 2: frame[row, column] = Cell(hostile.randomElement(using: &numbers)!, style)
            case 3: frame.write(String(hostile), row: row, column: column, style)
            case 4:
                frame.write(
                    String(joined.randomElement(using: &numbers)!), row: row, column: column,
                    style)
            default:
                let text = (0..<numbers.number(1, 12)).map { _ in
                    characters.randomElement(using: &numbers)!
                }
                frame.write(String(text), row: row, column: column, style)
            }
        }
    }

    /// What a terminal must show: a character in each cell, or half a wide one. What has no place is a
    /// space.
    private static func cells(of frame: Frame) -> [VirtualTerminal.Cell] {
        var cells: [VirtualTerminal.Cell] = []
        for row in 0..<frame.rows {
            for column in 0..<frame.columns {
                let cell = frame[row, column]
                let isSecond =
                    cell.character == nil && column > 0
                    && frame[row, column - 1].character?.cellWidth == 2
                if isSecond {
                    var first = cells[cells.count - 1]
                    first.text = ""
                    cells.append(first)
                    continue
                }
                let character = cell.character ?? " "
                let hasRoom =
                    column + 1 < frame.columns && frame[row, column + 1].character == nil
                let isShown = character.cellWidth == 1 || character.cellWidth == 2 && hasRoom
                cells.append(Self.cell(isShown ? character : " ", cell.style))
            }
        }
        return cells
    }

    private static func cell(_ character: Character, _ style: TextStyle) -> VirtualTerminal.Cell {
        var shown = VirtualTerminal.Cell(text: String(character))
        for (attribute, parameter) in [
            (TextAttributes.bold, 1), (.dim, 2), (.italic, 3), (.underlined, 4), (.reversed, 7),
        ] where style.attributes.contains(attribute) {
            // A space has no colour of its own, unless it has a line or is reversed.
            if character != " " || parameter > 3 { shown.style.attributes.insert(parameter) }
        }
        if let color = style.color, character != " " || !shown.style.attributes.isEmpty {
            shown.style.color = .rgb(Int(color.red), Int(color.green), Int(color.blue))
        }
        if let ground = style.ground {
            shown.style.ground = .rgb(Int(ground.red), Int(ground.green), Int(ground.blue))
        }
        return shown
    }

    /// Cells beside a joined character may be written without a difference.
    private static func slack(_ frame: Frame) -> Int {
        frame.cells.count { cell in
            cell.character.map { CharacterShape($0).isUncertain } ?? false
        } * 8
    }
}
