import Fasting
import FullScreen
import Pages
import Picture

/// Draws the tree of a fast into a frame, with the shapes of the popups.
struct TreePicture: Equatable {
    let fast: TreeGrowth
    /// How bright the star is, from 0 to 1.
    let star: Double
    /// How much of the picture is seen, from 0 to 1.
    var opacity = 1.0

    /// A picture with sides of at least this many pixels has a star as small as beside the timer.
    private static let large = 128

    /// The tree and its star in a square, on a transparent ground.
    ///
    /// - Parameter side: in pixels.
    fileprivate func square(side: Int) -> [UInt8] {
        var scene = Scene.square(
            fast, side: side, isLarge: side >= Self.large)
        if fast.isComplete, let light = scene.layers.popLast(), star > 0 {
            scene.layers.append(Scene.Layer(opacity: star, light.marks))
        }
        return Raster(scene).pixels
    }

    /// A pixel in front of a colour; nil if it is transparent.
    private func color(_ bytes: [UInt8], _ index: Int, on ground: RGB) -> RGB? {
        let cover = Double(bytes[index + 3]) / 255 * opacity
        guard cover > 1 / 255 else { return nil }
        return ground.mixed(
            with: RGB(bytes[index], bytes[index + 1], bytes[index + 2]), cover)
    }

    // MARK: Into a frame

    /// Draws the tree into an area of a frame.
    ///
    /// - Parameters:
    ///   - cell: the size of a character in pixels.
    ///   - dusk: the colours behind it; nil leaves the ground to the terminal.
    ///   - painted: what was painted for the frame before.
    func draw(
        in frame: inout Frame, _ area: CellArea, _ features: ScreenFeatures,
        cell: CellSize?, dusk: Dusk?, _ painted: PaintedTree
    ) {
        guard opacity > 0, area.rows > 0, area.columns > 0 else { return }
        guard let dusk else { return drawDots(in: &frame, area, features, painted) }
        switch features.pictures {
        case .kitty, .sixel:
            drawPixels(in: &frame, area, features.pictures, cell, dusk, painted)
        case .halfBlocks, .braille:
            features.characters == .ascii
                ? drawGrounds(in: &frame, area, dusk, painted)
                : drawHalfBlocks(in: &frame, area, dusk, painted)
        }
    }

    /// Each character shows two pixels.
    private func drawHalfBlocks(
        in frame: inout Frame, _ area: CellArea, _ dusk: Dusk, _ painted: PaintedTree
    ) {
        let side = area.columns
        let bytes = painted.square(self, side: side)
        for row in 0..<area.rows {
            for column in 0..<side {
                let place = (row: area.row + row, column: area.column + column)
                let ground = dusk[place.row]
                func pixel(_ y: Int) -> RGB {
                    guard y < side else { return ground }
                    return color(bytes, (y * side + column) * 4, on: ground) ?? ground
                }
                let (upper, lower) = (pixel(row * 2), pixel(row * 2 + 1))
                // Some terminals draw a half block badly if its colours are almost equal.
                frame[place.row, place.column] =
                    upper.isLike(lower)
                    ? Cell(" ", TextStyle(on: upper)) : Cell("▀", TextStyle(upper, on: lower))
            }
        }
    }

    /// Each character shows one pixel, as the colour of its ground.
    private func drawGrounds(
        in frame: inout Frame, _ area: CellArea, _ dusk: Dusk, _ painted: PaintedTree
    ) {
        let side = area.columns
        let bytes = painted.square(self, side: side)
        for row in 0..<area.rows where row * 2 < side {
            for column in 0..<side {
                let ground = dusk[area.row + row]
                guard let color = color(bytes, (row * 2 * side + column) * 4, on: ground) else {
                    continue
                }
                frame[area.row + row, area.column + column] = Cell(" ", TextStyle(on: color))
            }
        }
    }

    /// On the terminal's own ground: dots of braille, or the blocks of a console.
    private func drawDots(
        in frame: inout Frame, _ area: CellArea, _ features: ScreenFeatures,
        _ painted: PaintedTree
    ) {
        // Without colours nothing can be half there.
        guard opacity >= 0.5 else { return }
        let isConsole = features.characters == .console
        let side = area.columns * (isConsole ? 1 : 2)
        let bytes = painted.square(self, side: side)
        guard let pixels = Pixels(width: side, height: side, bytes: bytes) else { return }
        frame.draw(
            pixels, isConsole ? features.pictures : .braille, row: area.row, column: area.column)
    }

    /// A picture of the terminal's graphics. Its transparent pixels show the ground of the cells.
    private func drawPixels(
        in frame: inout Frame, _ area: CellArea, _ format: PictureFormat, _ cell: CellSize?,
        _ dusk: Dusk, _ painted: PaintedTree
    ) {
        // The terminal may show only a smaller picture. That is in the middle of the area.
        let canvas = PictureCanvas(
            format, columns: area.columns, rows: area.rows, cell: cell,
            kittyLimit: Self.mostPixels)
        let row = area.row + (area.rows - canvas.rows) / 2
        let column = area.column + (area.columns - canvas.columns) / 2
        let key = PaintedTree.Drawing(tree: self, canvas: canvas, row: row, dusk: dusk)
        let pixels = painted.pixels.value(for: key) {
            Pixels(
                width: canvas.width, height: canvas.height,
                bytes: bytes(canvas, row: row, dusk, painted))
        }
        guard let pixels else { return }
        frame.picture = FramePicture(
            pixels,
            in: CellArea(row: row, column: column, rows: canvas.rows, columns: canvas.columns),
            isBehindText: false)
    }

    private func bytes(
        _ canvas: PictureCanvas, row: Int, _ dusk: Dusk, _ painted: PaintedTree
    ) -> [UInt8] {
        let side = min(canvas.width, canvas.height)
        let square = painted.square(self, side: side)
        let left = (canvas.width - side) / 2
        var bytes = [UInt8](repeating: 0, count: canvas.width * canvas.height * 4)
        for y in 0..<side {
            let ground = dusk[row + Int(Double(y) / canvas.cellHeight)]
            for x in 0..<side {
                guard let color = color(square, (y * side + x) * 4, on: ground) else { continue }
                let place = (y * canvas.width + left + x) * 4
                bytes[place] = color.red
                bytes[place + 1] = color.green
                bytes[place + 2] = color.blue
                bytes[place + 3] = 255
            }
        }
        return bytes
    }

    /// The most pixels that are sent for one frame in kitty's protocol.
    private static let mostPixels = 400_000.0
}

/// What was painted for the last frame. Where only words move, the tree is not painted again.
final class PaintedTree {
    fileprivate let pixels = Latest<Drawing, Pixels?>()
    private let squares = Latest<Square, [UInt8]>()

    /// What a picture for the terminal's graphics depends on.
    fileprivate struct Drawing: Equatable {
        let tree: TreePicture
        let canvas: PictureCanvas
        let row: Int
        let dusk: Dusk
    }

    private struct Square: Equatable {
        let fast: TreeGrowth
        let star: Double
        let side: Int
    }

    fileprivate func square(_ tree: TreePicture, side: Int) -> [UInt8] {
        squares.value(for: Square(fast: tree.fast, star: tree.star, side: side)) {
            tree.square(side: side)
        }
    }
}

/// A value that is computed again only if what it depends on has changed.
private final class Latest<Key: Equatable, Value> {
    private var last: (key: Key, value: Value)?

    func value(for key: Key, _ compute: () -> Value) -> Value {
        if let last, last.key == key { return last.value }
        let value = compute()
        last = (key, value)
        return value
    }
}
