import Text

/// A place of the screen as the terminal shows it.
struct PaintedCell: Equatable {
    /// nil if the wide character to the left continues here.
    var character: Character?
    var pen: Pen

    static let blank = PaintedCell(character: " ", pen: .plain)
}

/// Turns the cells of a frame into what a terminal can show.
struct Painter {
    private let characters: ScreenFeatures.Characters
    private var pens: PenCache

    init(_ features: ScreenFeatures) {
        characters = features.characters
        pens = PenCache(features)
    }

    /// A row of the frame with exactly this many cells. Half a wide character, a control or a lone
    /// accent becomes a space.
    mutating func row(_ row: Int, of frame: Frame, columns: Int) -> [PaintedCell] {
        var cells: [PaintedCell] = []
        cells.reserveCapacity(columns)
        while cells.count < columns {
            let column = cells.count
            let cell = frame[row, column]
            let isContinued =
                column + 1 < min(columns, frame.columns)
                && frame[row, column + 1].character == nil
            let character = shown(cell.character, isContinued)
            let isWide = character.map { $0.cellWidth == 2 } ?? false
            let pen = pens.pen(cell.style, isBlank: character == " ")
            cells.append(PaintedCell(character: character, pen: pen))
            if isWide { cells.append(PaintedCell(character: nil, pen: pen)) }
        }
        return cells
    }

    /// - Parameter isContinued: whether there is room for a wide character.
    private func shown(_ character: Character?, _ isContinued: Bool) -> Character? {
        guard let character else { return " " }
        if let byte = character.asciiValue {
            return (0x20...0x7e).contains(byte) ? character : " "
        }
        switch character.cellWidth {
        case 1: return character.shown(with: characters)
        case 2 where isContinued: return character.shown(with: characters)
        default: return " "
        }
    }
}
