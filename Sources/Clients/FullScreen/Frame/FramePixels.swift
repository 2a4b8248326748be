extension Frame {
    /// Draws a picture into cells. Transparent pixels leave the ground as it is, and pixels that are
    /// partly transparent are mixed with it.
    ///
    /// - Parameters:
    ///   - format: half blocks or braille. A terminal with graphics gets half blocks here; see
    ///     ``picture``.
    ///   - row, column: where the upper left corner is. What is outside the frame is left out.
    public mutating func draw(_ pixels: Pixels, _ format: PictureFormat, row: Int, column: Int) {
        switch format {
        case .braille: drawBraille(pixels, row, column)
        case .halfBlocks(.palette16): drawBlocks(pixels, row, column)
        case .halfBlocks(let depth): drawHalfBlocks(pixels, row, column, depth)
        case .kitty, .sixel: drawHalfBlocks(pixels, row, column, .trueColor)
        }
    }

    /// The columns of a picture that are in the frame.
    private func visible(_ count: Int, _ column: Int) -> Range<Int> {
        let first = min(max(0, -column), count)
        return first..<max(first, min(count, columns - column))
    }

    private mutating func drawHalfBlocks(
        _ pixels: Pixels, _ row: Int, _ column: Int, _ depth: ColorDepth
    ) {
        for y in stride(from: 0, to: pixels.height, by: 2) {
            let place = row + y / 2
            guard (0..<rows).contains(place) else { continue }
            for x in visible(pixels.width, column) {
                let ground = self[place, column + x].style.ground
                let upper = pixels.color(x, y, on: ground)
                let lower = pixels.color(x, y + 1, on: ground)
                guard upper != nil || lower != nil else { continue }
                self[place, column + x] = Self.halfBlock(
                    (upper ?? ground).map(depth.inSky), (lower ?? ground).map(depth.inSky))
            }
        }
    }

    /// A half block always has a colour; only the ground can be the terminal's own.
    private static func halfBlock(_ upper: RGB?, _ lower: RGB?) -> Cell {
        switch (upper, lower) {
        // A space, not a full block: many fonts leave a gap around that.
        case (let upper, let lower) where upper == lower: Cell(" ", TextStyle(on: upper))
        case (nil, let lower): Cell("▄", TextStyle(lower))
        case (let upper, let lower): Cell("▀", TextStyle(upper, on: lower))
        }
    }

    private mutating func drawBlocks(_ pixels: Pixels, _ row: Int, _ column: Int) {
        for (y, blocks) in ConsoleBlocks.cells(pixels).enumerated() {
            for x in visible(blocks.count, column) {
                guard let color = blocks[x].color else { continue }
                let ground = self[row + y, column + x].style.ground
                self[row + y, column + x] = Cell(
                    blocks[x].character, TextStyle(color, on: ground))
            }
        }
    }

    private mutating func drawBraille(_ pixels: Pixels, _ row: Int, _ column: Int) {
        for (y, dots) in Braille.cells(pixels).enumerated() {
            for x in visible(dots.count, column) where dots[x] != "\u{2800}" {
                let ground = self[row + y, column + x].style.ground
                self[row + y, column + x] = Cell(Character(dots[x]), TextStyle(on: ground))
            }
        }
    }
}

extension Pixels {
    /// The colour of a pixel on a ground; nil if it does not cover the ground.
    fileprivate func color(_ x: Int, _ y: Int, on ground: RGB?) -> RGB? {
        guard y < height else { return nil }
        guard let ground else { return self[x, y] }
        let place = (y * width + x) * 4
        let cover = Int(bytes[place + 3])
        if cover == 0 { return nil }
        let color = RGB(bytes[place], bytes[place + 1], bytes[place + 2])
        return ground.mixed(with: color, Double(cover) / 255)
    }
}
