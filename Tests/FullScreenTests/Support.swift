import TerminalPicture

extension Pixels {
    /// A picture from rows of colours; nil for a transparent pixel.
    init?(_ rows: [[RGB?]]) {
        let bytes = rows.joined().flatMap { color -> [UInt8] in
            color.map { [$0.red, $0.green, $0.blue, 255] } ?? [0, 0, 0, 0]
        }
        self.init(width: rows.first?.count ?? 0, height: rows.count, bytes: bytes)
    }
}

extension RGB {
    static let pureRed = RGB(255, 0, 0)
    static let pureGreen = RGB(0, 255, 0)
    static let pureBlue = RGB(0, 0, 255)
}
