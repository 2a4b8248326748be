import Glibc
import System

/// Shows a picture on the whole screen of a terminal. Keys and the mouse wheel scroll it sideways. It does
/// nothing between two events.
/// Left and right, `h` and `l`, up and down, `k` and `j`; Page Up and Page Down, `b` and Space; Home and End, `g`
/// and `G`. `q`, Escape or Ctrl-C end it; Ctrl-Z suspends it. `c` or Enter shows the detail of the footer until the
/// next key.
public final class PictureViewer: ScreenProgram {
    /// A source of changes to the picture or the footer.
    public struct Updates {
        let descriptor: Int32
        let take: () -> Bool

        /// - Parameters:
        ///   - descriptor: readable when there is a change.
        ///   - take: reads the changes, and returns whether more may come. The picture and the
        ///     footer are then asked for again.
        public init(_ descriptor: Int32, take: @escaping () -> Bool) {
            self.descriptor = descriptor
            self.take = take
        }
    }

    /// Returns the line under the picture for a number of columns. It must not be wider. `showsDetail`
    /// is true while the user asks for more.
    public typealias Footer = (_ columns: Int, _ showsDetail: Bool) -> (String, TextStyle)

    private let format: PictureFormat
    private let footer: Footer?
    private let source: Updates?
    private let layOut: (PictureCanvas) -> PictureLayout
    private var size: ScreenSize?
    private var laidOut: (canvas: PictureCanvas, layout: PictureLayout, scroll: Scroll)?
    /// The picture that was painted last, and the column at its left.
    private var painted: (left: Int, pixels: Pixels)?
    private var showsDetail = false
    private var hasUpdatesEnded = false

    public let usesWheel = true
    public var updates: Int32 { hasUpdatesEnded ? -1 : source?.descriptor ?? -1 }

    /// - Parameters:
    ///   - footer: nil for none.
    ///   - updates: a source of changes; nil for none.
    ///   - layOut: called at first, and whenever the size of the window changes.
    public init(
        _ format: PictureFormat, footer: Footer? = nil, updates: Updates? = nil,
        layOut: @escaping (PictureCanvas) -> PictureLayout
    ) {
        self.format = format
        self.footer = footer
        source = updates
        self.layOut = layOut
    }

    public func handle(_ event: ScreenEvent, at now: SteadyClock.Instant) -> ScreenStep {
        switch event {
        case .updates:
            if source?.take() != true { hasUpdatesEnded = true }
            painted = nil
            return .draw
        case .key(let key): return handle(key)
        case .paste, .time: return .wait
        }
    }

    private func handle(_ key: ScreenKey) -> ScreenStep {
        let shows = (key.folded == .character("c") || key == .enter) && !showsDetail
        let isOther = shows != showsDetail
        showsDetail = shows
        if key.folded == .character("q") || key == .escape { return .leave }
        let before = laidOut?.scroll
        laidOut?.scroll.move(key)
        return isOther || laidOut?.scroll != before ? .draw : .wait
    }

    public func frame(_ size: ScreenSize, at now: SteadyClock.Instant) -> Frame {
        let (canvas, layout, scroll) = layOut(for: size)
        var frame = Frame(columns: size.columns, rows: size.rows)
        let pixels = pixels(layout, scroll.left)
        switch canvas.format {
        case .halfBlocks, .braille: frame.draw(pixels, canvas.format, row: 0, column: 0)
        case .kitty, .sixel:
            frame.picture = FramePicture(
                pixels,
                in: CellArea(
                    row: 0, column: canvas.margin, rows: canvas.rows, columns: canvas.columns),
                isBehindText: false)
        }
        if isSixel { continuePicture(pixels, canvas, &frame) }
        if hasFooter(size), let (text, style) = footer?(size.columns, showsDetail) {
            frame.write(text, row: size.rows - 1, column: 0, style)
        }
        return frame
    }

    /// A sixel picture ends above the last row, which gets the ground of the picture's lower edge.
    private func continuePicture(
        _ pixels: Pixels, _ canvas: PictureCanvas, _ frame: inout Frame
    ) {
        guard canvas.rows == frame.rows - 1 else { return }
        let edge = (0..<pixels.width).compactMap { pixels[$0, pixels.height - 1] }
        // What stands on the ground is lighter.
        let ground = edge.min { $0.luma < $1.luma }
        for column in canvas.margin..<canvas.margin + canvas.columns {
            frame[frame.rows - 1, column].style.ground = ground
        }
    }

    private func pixels(_ layout: PictureLayout, _ left: Int) -> Pixels {
        if let painted, painted.left == left { return painted.pixels }
        let pixels = layout.paint(left)
        painted = (left, pixels)
        return pixels
    }

    private var isSixel: Bool { if case .sixel = format { true } else { false } }

    private func hasFooter(_ size: ScreenSize) -> Bool { footer != nil && size.rows > 1 }

    private func layOut(
        for size: ScreenSize
    ) -> (canvas: PictureCanvas, layout: PictureLayout, scroll: Scroll) {
        if let laidOut, size == self.size { return laidOut }
        // A sixel picture in the last row would scroll the screen.
        let taken = hasFooter(size) || isSixel ? 1 : 0
        let canvas = PictureCanvas(
            format, columns: size.columns, rows: size.rows - taken, cell: size.cell)
        let layout = layOut(canvas)
        let scroll =
            laidOut.map { Scroll(canvas, width: layout.width, like: $0.scroll) }
            ?? Scroll(canvas, width: layout.width, left: layout.start)
        self.size = size
        painted = nil
        laidOut = (canvas, layout, scroll)
        return (canvas, layout, scroll)
    }
}
