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
/// It is made of half blocks. Asking the terminal whether it has graphics would take longer than the
/// rest of the command.
struct StatusPicture {
    let fast: TreeGrowth
    let depth: ColorDepth

    /// The size of the tile in characters.
    static let columns = 20
    static let rows = 10
    /// The smallest terminal that shows it.
    private static let leastColumns = 60
    private static let leastRows = 16
    /// Between the text and the tile.
    private static let gap = 3

    /// Whether there is room and colour for the picture.
    static func isPossible(_ output: Output, environment: [String: String]) -> Bool {
        guard let width = output.width, let height = output.height, output.usesColor else {
            return false
        }
        return width >= leastColumns && height >= leastRows
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
        let picture = lines
        let place = Self.textWidth(width) + Self.gap
        let count = max(text.count, picture.count + 2)
        return (0..<count).map { row in
            let line = row < text.count ? text[row] : StyledText("")
            guard picture.indices.contains(row - 1) else { return line }
            let space = max(1, place - line.plain.cellWidth)
            return line + .spaces(space) + .verbatim(picture[row - 1])
        }
    }

    private var lines: [String] {
        let view = ViewSize(width: UInt32(Self.columns), height: UInt32(Self.rows * 2))!
        let raster = Raster(.icon(fast, view, captions: .ofProgram))
        let pixels = Pixels(width: raster.width, height: raster.height, bytes: raster.pixels)
        return pixels?.lines(depth) ?? []
    }
}
