extension String {
    enum Alignment {
        case left
        case right
    }

    /// The text with spaces, so that it has at least this many characters.
    func padded(to width: Int, alignment: Alignment = .left) -> String {
        let spaces = String(repeating: " ", count: max(0, width - count))
        return alignment == .left ? self + spaces : spaces + self
    }
}
