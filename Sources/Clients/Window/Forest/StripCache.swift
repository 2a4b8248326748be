/// A picture that is wider than the view, in strips of equal width. Only those that are shown, and
/// their neighbours, are kept.
struct StripCache<Strip> {
    /// In the pixels of the window's layout.
    static var width: Double { 256 }

    private(set) var strips: [Int: Strip] = [:]

    /// The strips that a view shows.
    ///
    /// - Parameters:
    ///   - left: the scroll position.
    ///   - view: the width of the view.
    ///   - canvas: the width of the whole picture.
    static func indices(left: Double, view: Double, canvas: Double) -> Range<Int> {
        let last = Int((canvas / width).rounded(.up))
        let first = min(max(0, Int((left / width).rounded(.down))), last)
        let end = min(max(first, Int(((left + view) / width).rounded(.up))), last)
        return first..<end
    }

    /// The left and the right edge of a strip.
    static func edges(_ index: Int, canvas: Double) -> Range<Double> {
        let left = Double(index) * width
        return left..<max(left, min(left + width, canvas))
    }

    /// A strip; nil if it is not there.
    subscript(index: Int) -> Strip? {
        get { strips[index] }
        set { strips[index] = newValue }
    }

    /// The first of the shown strips that is not there; nil if all are.
    func missing(_ shown: Range<Int>) -> Int? { shown.first { strips[$0] == nil } }

    /// The strip beside the shown ones that is not there; nil if both are.
    ///
    /// - Parameter canvas: the width of the whole picture.
    func missing(beside shown: Range<Int>, canvas: Double) -> Int? {
        let all = 0..<Int((canvas / Self.width).rounded(.up))
        return [shown.upperBound, shown.lowerBound - 1].first {
            all.contains($0) && strips[$0] == nil
        }
    }

    /// Forgets the strips that are far from those that are shown.
    mutating func keep(around shown: Range<Int>) {
        let near = shown.lowerBound - 2...shown.upperBound + 1
        for index in strips.keys where !near.contains(index) { strips[index] = nil }
    }
}
