/// The picture on the screen of a terminal with graphics.
struct ScreenPictures {
    private let format: PictureFormat
    /// Two ids that pictures use alternately: the new picture is there before the old one is removed.
    private let images: (UInt32, UInt32)
    private var image: UInt32?
    /// What is on the screen, cut off at its edges.
    private var shown: FramePicture?
    /// The cells over which a sixel picture was just drawn.
    private(set) var drawn: CellArea?

    init(_ format: PictureFormat, image: UInt32) {
        self.format = format
        images = (image, image | 1)
    }

    /// Whether a picture is on the screen.
    var isShown: Bool { shown != nil }

    private var isSixel: Bool { if case .sixel = format { true } else { false } }

    mutating func forget() { shown = nil }

    /// - Returns: whether the picture must be drawn, and the cells to be written again because a
    ///   sixel picture is in their place.
    mutating func change(
        to picture: FramePicture?, _ size: ScreenSize
    ) -> (isNew: Bool, erased: [CellArea]) {
        let new = picture.flatMap { cut($0, size) }
        drawn = nil
        guard new != shown else { return (false, []) }
        defer { shown = new }
        guard isSixel, let shown else { return (true, []) }
        let isCovered = new.map { $0.area == shown.area && $0.pixels.isOpaque } ?? false
        return (true, isCovered ? [] : [shown.area])
    }

    /// The part of a picture that is on the screen; nil if there is none.
    private func cut(_ picture: FramePicture, _ size: ScreenSize) -> FramePicture? {
        switch format {
        case .kitty, .sixel: break
        case .halfBlocks, .braille: return nil
        }
        // A sixel picture in the last row would scroll the screen.
        let end = isSixel ? size.rows - 1 : size.rows
        var area = picture.area
        area.rows = min(area.rows, end - area.row)
        guard area.rows > 0, area.columns > 0, area.row >= 0,
            (0..<size.columns).contains(area.column)
        else { return nil }
        if area == picture.area { return picture }
        let height = picture.pixels.height * area.rows / picture.area.rows
        return picture.pixels.rows(0..<height).map {
            FramePicture($0, in: area, isBehindText: picture.isBehindText)
        }
    }

    /// Whether cells of a sixel picture were written, which removes that part of it.
    func isCovered(by written: [CellArea]) -> Bool {
        guard isSixel, let shown else { return false }
        return written.contains { $0.overlaps(shown.area) }
    }

    /// - Returns: the bytes of a sixel picture; none for other formats.
    mutating func sixel(isNew: Bool) -> [UInt8] {
        guard isNew, case .sixel(let limits) = format, let shown else { return [] }
        drawn = shown.area
        return CellWriter.position(shown.area.row, shown.area.column)
            + Sixel.bytes(shown.pixels, limits: limits)
    }

    /// - Returns: the bytes of a picture in kitty's protocol; none for other formats. They stay
    ///   outside a synchronized update: kitty ends one that is as large as a picture, and needs
    ///   none, since the new picture covers the old one.
    mutating func kitty(isNew: Bool) -> [UInt8] {
        guard isNew, format == .kitty else { return [] }
        let old = image
        var bytes: [UInt8] = []
        if let shown {
            let new = old == images.0 ? images.1 : images.0
            bytes += CellWriter.position(shown.area.row, shown.area.column)
            bytes += KittyGraphics.bytes(
                shown.pixels, image: new, cells: (shown.area.columns, shown.area.rows),
                isBehindText: shown.isBehindText)
            image = new
        } else {
            image = nil
        }
        if let old { bytes += KittyGraphics.deletion(of: old) }
        return bytes
    }
}
