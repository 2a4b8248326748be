/// The modes of a terminal while a program uses the whole screen.
struct ScreenModes {
    private let modes: [(number: Int, isSet: Bool)]
    private let features: ScreenFeatures
    private let image: UInt32

    /// - Parameter image: the first of two ids of pictures in kitty's protocol.
    init(_ features: ScreenFeatures, usesWheel: Bool, image: UInt32) {
        self.features = features
        self.image = image
        // The alternate screen, the cursor, line wrapping, and marks around pasted text.
        modes =
            [(1049, true), (25, false), (7, false), (2004, true)]
            // The wheel of the mouse, with positions in decimal numbers.
            + (usesWheel ? [(1000, true), (1006, true)] : [])
    }

    var opening: [UInt8] {
        Array(modes.map { "\u{1b}[?\($0.number)\($0.isSet ? "h" : "l")" }.joined().utf8)
            + (features.reportsKeys ? KeyReport.opening : [])
    }

    /// Undoes ``opening``.
    ///
    /// - Parameter isInterrupted: whether the last frame may have been written only in part.
    func closing(isInterrupted: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        if isInterrupted {
            // Ends a picture, a synchronized update and a sequence without its end.
            bytes += "\u{18}\u{1b}\\".utf8
            if features.characters != .console { bytes += "\u{1b}[?2026l".utf8 }
        }
        if features.pictures == .kitty {
            for image in [image, image | 1] { bytes += KittyGraphics.deletion(of: image) }
        }
        // The alternate screen has reports of its own.
        if features.reportsKeys { bytes += KeyReport.closing }
        // The screen is cleared for terminals without an alternate screen.
        bytes += "\u{1b}[0m\u{1b}[2J\u{1b}[H".utf8
        for mode in modes.reversed() {
            bytes += "\u{1b}[?\(mode.number)\(mode.isSet ? "l" : "h")".utf8
        }
        return bytes
    }
}
