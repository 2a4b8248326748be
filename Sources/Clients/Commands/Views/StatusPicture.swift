import Client
import Contract
import Fasting
import FullScreen
import Pages
import Picture
import Presentation
import Text

/// The small tree beside the text of `atrest status`, on a tile of dusk as in the application's icon.
///
/// It has the graphics of a terminal that says in its environment what it is, and is otherwise made of half blocks: asking
/// the terminal would take longer than the rest of the command.
struct StatusPicture {
    let fast: TreeGrowth
    let format: PictureFormat
    /// The size of a character in pixels; nil if it is unknown.
    var cell: CellSize?

    /// The size of the tile in characters.
    static let columns = 20
    static let rows = 10
    /// The smallest terminal that shows it.
    private static let least = ScreenSize(columns: 60, rows: 16)
    /// Between the text and the tile.
    private static let gap = 3

    /// Whether there is room and colour for the picture.
    static func isPossible(_ output: Output, environment: [String: String]) -> Bool {
        guard let size = output.size, output.usesColor else { return false }
        return size.columns >= least.columns && size.rows >= least.rows
            && ScreenFeatures.Characters(environment: environment) == .unicode
            && ColorDepth(environment: environment) != .palette16
    }

    /// The width of a terminal on which the text is broken as it is beside the picture.
    static func textWidth(_ width: Int) -> Int { min(72, width) - columns - gap - 1 }

    /// The text with the picture at its right.
    ///
    /// - Parameter text: lines of at most ``textWidth(_:)`` columns, the first and the last one
    ///   empty.
    func beside(_ text: [StyledText], width: Int) -> [StyledText] {
        let place = Self.textWidth(width) + Self.gap
        let count = max(text.count, Self.rows + 2)
        var lines = (0..<count).map { $0 < text.count ? text[$0] : StyledText("") }
        if let graphics = graphics {
            // All rows are there before the picture is drawn over them, from the last one.
            let up = "\u{1b}7\u{1b}[\(count - 2)A\u{1b}[\(place + 1)G"
            lines[count - 1] = .verbatim(up + graphics + "\u{1b}8")
            return lines
        }
        for (row, picture) in blocks.enumerated() {
            let space = max(1, place - lines[row + 1].plain.cellWidth)
            lines[row + 1] = lines[row + 1] + .spaces(space) + .verbatim(picture)
        }
        return lines
    }

    private func pixels(width: Int, height: Int) -> Pixels? {
        let view = ViewSize(width: UInt32(width), height: UInt32(height))!
        let raster = Raster(.icon(fast, view))
        return Pixels(width: raster.width, height: raster.height, bytes: raster.pixels)
    }

    private var blocks: [String] {
        var depth = ColorDepth.trueColor
        if case .halfBlocks(let own) = format { depth = own }
        return pixels(width: Self.columns, height: Self.rows * 2)?
            .lines(.halfBlocks(depth), colors: depth) ?? []
    }

    /// The sequence that shows the picture at the cursor; nil if the terminal shows blocks. Sixel pixels are those of the
    /// screen, so the size of its characters must be known.
    private var graphics: String? {
        let (cell, isKnown) = (cell ?? CellSize(width: 8, height: 16)!, cell != nil)
        let picture = { pixels(width: cell.width * Self.columns, height: cell.height * Self.rows) }
        let bytes: [UInt8]? =
            switch format {
            case .kitty:
                picture().map {
                    KittyGraphics.bytes($0, image: nil, cells: (Self.columns, Self.rows))
                }
            case .sixel(let limits) where isKnown:
                picture().map { Sixel.bytes($0, limits: limits) }
            case .sixel, .halfBlocks, .braille: nil
            }
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
}
