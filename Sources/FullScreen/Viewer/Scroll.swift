/// The position of the window in a picture.
struct Scroll: Equatable {
    /// The row of pixels at the top of the window.
    private(set) var top: Int
    private let last: Int
    private let canvas: PictureCanvas

    /// - Parameters:
    ///   - height: the height of the picture, in pixels.
    ///   - top: limited to the picture.
    init(_ canvas: PictureCanvas, height: Int, top: Int) {
        self.canvas = canvas
        last = max(0, height - canvas.height)
        self.top = min(max(0, top), last)
    }

    /// The same position in a picture that was laid out again.
    init(_ canvas: PictureCanvas, height: Int, like other: Scroll) {
        let part = other.last > 0 ? Double(other.top) / Double(other.last) : 0
        let last = max(0, height - canvas.height)
        self.init(canvas, height: height, top: Int((Double(last) * part).rounded()))
    }

    mutating func move(_ key: ScreenKey) {
        let step = 3
        // A page keeps two rows of the page before.
        let page = max(1, canvas.rows - 2)
        switch key {
        case .up, .wheelUp, .character("k"): move(rows: -step)
        case .down, .wheelDown, .character("j"): move(rows: step)
        case .pageUp, .character("b"): move(rows: -page)
        case .pageDown, .character(" "): move(rows: page)
        case .home, .character("g"): top = 0
        case .end, .character("G"): top = last
        default: break
        }
    }

    private mutating func move(rows: Int) {
        let pixels = Int((Double(rows) * canvas.cellHeight).rounded())
        top = min(max(0, top + pixels), last)
    }
}
