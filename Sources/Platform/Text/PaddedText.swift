/// Where a text is in its cells.
public enum TextAlignment: Sendable {
    case left
    case center
    case right
}

extension String {
    /// The text with spaces around it, so that it takes at least this many cells.
    public func padded(to width: Int, _ alignment: TextAlignment = .left) -> String {
        let free = max(0, width - cellWidth)
        let before =
            switch alignment {
            case .left: 0
            case .center: free / 2
            case .right: free
            }
        return .spaces(before) + self + .spaces(free - before)
    }

    /// The beginning of the text that takes at most this many cells.
    public func truncated(to width: Int) -> String {
        var used = 0
        return String(
            prefix {
                used += $0.cellWidth
                return used <= width
            })
    }

    /// - Parameter count: none if it is negative.
    public static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: Swift.max(0, count))
    }
}
