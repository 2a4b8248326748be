/// The position of the window in a picture that scrolls sideways.
struct Scroll: Equatable {
    /// The column of pixels at the left of the window.
    private(set) var left: Int
    private let last: Int
    private let canvas: PictureCanvas

    /// - Parameters:
    ///   - width: the width of the picture, in pixels.
    ///   - left: limited to the picture.
    init(_ canvas: PictureCanvas, width: Int, left: Int) {
        self.canvas = canvas
        last = max(0, width - canvas.width)
        self.left = min(max(0, left), last)
    }

    /// The same position in a picture that was laid out again.
    init(_ canvas: PictureCanvas, width: Int, like other: Scroll) {
        let part = other.last > 0 ? Double(other.left) / Double(other.last) : 1
        let last = max(0, width - canvas.width)
        self.init(canvas, width: width, left: Int((Double(last) * part).rounded()))
    }

    mutating func move(_ key: ScreenKey) {
        let step = 6
        // A page keeps four columns of the page before.
        let page = max(1, canvas.columns - 4)
        switch key {
        case .left, .up, .wheelUp, .character("h"), .character("k"): move(columns: -step)
        case .right, .down, .wheelDown, .character("l"), .character("j"): move(columns: step)
        case .pageUp, .character("b"): move(columns: -page)
        case .pageDown, .character(" "): move(columns: page)
        case .home, .character("g"): left = 0
        case .end, .character("G"): left = last
        default: break
        }
    }

    private mutating func move(columns: Int) {
        let pixels = Int((Double(columns) * canvas.cellWidth).rounded())
        left = min(max(0, left + pixels), last)
    }
}
