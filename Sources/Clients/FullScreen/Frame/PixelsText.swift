extension Pixels {
    /// The picture as text. In half blocks each character shows two pixels, one above the other.
    ///
    /// Each line begins and ends with the terminal's default colours, and has one character for each column of pixels. If
    /// the number of rows is odd, the last line has only an upper half.
    ///
    /// - Parameter colors: nil for none.
    public func lines(_ format: PictureFormat, colors: ColorDepth?) -> [String] {
        if format == .braille { return Braille.lines(self) }
        var frame = Frame(columns: width, rows: (height + 1) / 2)
        frame.draw(self, format, row: 0, column: 0)
        var painter = Painter(ScreenFeatures(pictures: format, colors: colors))
        return (0..<frame.rows).map { row in
            var (line, pen) = ("", Pen.plain)
            for cell in painter.row(row, of: frame, columns: width) {
                line += cell.pen.change(from: pen)
                line.append(cell.character ?? " ")
                pen = cell.pen
            }
            return line + Pen.plain.change(from: pen)
        }
    }
}
