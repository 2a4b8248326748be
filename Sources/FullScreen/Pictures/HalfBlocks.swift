/// A picture as text: each character shows two pixels, one above the other.
public enum HalfBlocks {
    /// Two rows of pixels make a line. If the number of rows is odd, the last line has only an
    /// upper half.
    /// Each line begins and ends with the terminal's default colours, and has one character for
    /// each column of pixels.
    public static func lines(_ pixels: Pixels, depth: ColorDepth) -> [String] {
        if depth == .palette16 { return ConsoleBlocks.lines(pixels) }
        var colors = Colors(depth: depth)
        return stride(from: 0, to: pixels.height, by: 2).map { row in
            var line = Line()
            for x in 0..<pixels.width {
                let upper = pixels[x, row]
                let lower = row + 1 < pixels.height ? pixels[x, row + 1] : nil
                line.add(upper: colors.parameters(upper), lower: colors.parameters(lower))
            }
            return line.finished
        }
    }

    /// The escape parameters of colours. A picture uses the same few colours again and again.
    private struct Colors {
        let depth: ColorDepth
        private var known: [RGB: String] = [:]

        init(depth: ColorDepth) { self.depth = depth }

        mutating func parameters(_ color: RGB?) -> String? {
            guard let color else { return nil }
            if let parameters = known[color] { return parameters }
            let parameters = depth.parameters(depth.inSky(color))
            known[color] = parameters
            return parameters
        }
    }

    /// A line that is being built. It sets a colour only when the colour changes.
    private struct Line {
        private var text = ""
        /// Parameters of the current colours; nil for the terminal's default.
        private var foreground: String?
        private var background: String?

        var finished: String { foreground == nil && background == nil ? text : text + "\u{1b}[0m" }

        mutating func add(upper: String?, lower: String?) {
            // A half block always has a foreground; only the background can be the default.
            switch (upper, lower) {
            case (nil, nil): put(" ", background: nil)
            case (let upper?, nil): put("▀", foreground: upper, background: nil)
            case (nil, let lower?): put("▄", foreground: lower, background: nil)
            case (let upper?, let lower?) where upper == lower:
                // A space, not a full block: many fonts leave a gap around that, in which the
                // background shows.
                put(" ", background: upper)
            case (let upper?, let lower?):
                if foreground == lower || background == upper {
                    put("▄", foreground: lower, background: upper)
                } else {
                    put("▀", foreground: upper, background: lower)
                }
            }
        }

        private mutating func put(_ cell: Character, foreground: String? = nil, background: String?)
        {
            var changes: [String] = []
            if let foreground, foreground != self.foreground {
                changes.append("38;\(foreground)")
                self.foreground = foreground
            }
            if background != self.background {
                changes.append(background.map { "48;\($0)" } ?? "49")
                self.background = background
            }
            if !changes.isEmpty { text += "\u{1b}[" + changes.joined(separator: ";") + "m" }
            text.append(cell)
        }
    }
}
