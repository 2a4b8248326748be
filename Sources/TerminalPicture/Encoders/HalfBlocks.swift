/// A picture as text: each character cell shows two pixels, one above the other.
public enum HalfBlocks {
    /// Two rows of pixels make a line; below an odd last row is nothing.
    ///
    /// Each line stands for itself: it begins and ends with the colours that the terminal has by
    /// itself. It is as many characters long as the picture is wide, without a line break.
    public static func lines(_ pixels: Pixels, depth: ColorDepth) -> [String] {
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

    /// How the terminal is asked for a colour. A picture has the same ones again and again.
    private struct Colors {
        let depth: ColorDepth
        private var known: [RGB: String] = [:]

        init(depth: ColorDepth) { self.depth = depth }

        mutating func parameters(_ color: RGB?) -> String? {
            guard let color else { return nil }
            if let parameters = known[color] { return parameters }
            let parameters = depth.parameters(color)
            known[color] = parameters
            return parameters
        }
    }

    /// A line while it grows. It says a colour only when it changes.
    private struct Line {
        private var text = ""
        /// Parameters of the colours that are set; nil for what the terminal has by itself.
        private var ink: String?
        private var paper: String?

        var finished: String { ink == nil && paper == nil ? text : text + "\u{1b}[0m" }

        mutating func add(upper: String?, lower: String?) {
            // Ink cannot be taken away from a half, paper can.
            switch (upper, lower) {
            case (nil, nil): put(" ", paper: nil)
            case (let upper?, nil): put("▀", ink: upper, paper: nil)
            case (nil, let lower?): put("▄", ink: lower, paper: nil)
            case (let upper?, let lower?) where upper == lower:
                // Not a full block: many fonts leave a seam around it, in which the paper shows.
                put(" ", paper: upper)
            case (let upper?, let lower?):
                if ink == lower || paper == upper {
                    put("▄", ink: lower, paper: upper)
                } else {
                    put("▀", ink: upper, paper: lower)
                }
            }
        }

        private mutating func put(_ cell: Character, ink: String? = nil, paper: String?) {
            var changes: [String] = []
            if let ink, ink != self.ink {
                changes.append("38;\(ink)")
                self.ink = ink
            }
            if paper != self.paper {
                changes.append(paper.map { "48;\($0)" } ?? "49")
                self.paper = paper
            }
            if !changes.isEmpty { text += "\u{1b}[" + changes.joined(separator: ";") + "m" }
            text.append(cell)
        }
    }
}
