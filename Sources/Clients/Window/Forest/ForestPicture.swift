import CAdwaita
import Fasting

/// The forest as it is painted so far, for one size of the view.
final class ForestPicture {
    let painter: ForestPainter
    private var sky: Texture??
    private var stars = StripCache<Texture?>()
    private var land = StripCache<Texture?>()

    /// Where the view is.
    struct Position: Equatable {
        /// The scroll position.
        var left = 0.0
        /// Whether the stars move with the trees.
        var isStill = false

        /// The scroll position of the stars.
        var starLeft: Double { isStill ? left : left * Forest.starSpeed }
    }

    init(_ painter: ForestPainter) { self.painter = painter }

    // MARK: What is painted

    /// The first part that the view shows and that is not painted; nil if all are.
    func missing(at position: Position) -> ForestPart? {
        if sky == nil { return .sky }
        if let strip = stars.missing(shown(position.starLeft)) { return .stars(strip: strip) }
        return land.missing(shown(position.left)).map { .land(strip: $0) }
    }

    /// The part beside the view that is not painted; nil if all are.
    func missing(beside position: Position) -> ForestPart? {
        let canvas = painter.canvasWidth
        return land.missing(beside: shown(position.left), canvas: canvas).map { .land(strip: $0) }
            ?? stars.missing(beside: shown(position.starLeft), canvas: canvas).map {
                .stars(strip: $0)
            }
    }

    /// - Parameter texture: nil if nothing is in the part.
    func take(_ texture: Texture?, for part: ForestPart) {
        switch part {
        case .sky: sky = .some(texture)
        case .stars(let strip): stars[strip] = .some(texture)
        case .land(let strip): land[strip] = .some(texture)
        }
    }

    private func shown(_ left: Double) -> Range<Int> {
        StripCache<Texture?>.indices(
            left: left, view: Double(painter.view.width), canvas: painter.canvasWidth)
    }

    // MARK: Drawing

    /// Adds the painted parts to a snapshot that has the size of the view, and forgets those that are
    /// far from it.
    func add(to snapshot: OpaquePointer, byCairo: Bool, _ position: Position) {
        if case .some(let sky?) = sky {
            sky.add(
                to: snapshot, byCairo: byCairo, x: 0, y: 0, width: Double(painter.view.width),
                height: Double(painter.view.height))
        }
        add(&stars, to: snapshot, byCairo: byCairo, left: position.starLeft)
        add(&land, to: snapshot, byCairo: byCairo, left: position.left)
    }

    private func add(
        _ cache: inout StripCache<Texture?>, to snapshot: OpaquePointer, byCairo: Bool, left: Double
    ) {
        let strips = shown(left)
        // At whole pixels of the screen, where the pictures are sharp.
        let scale = Double(painter.scale)
        let left = (left * scale).rounded() / scale
        for index in strips {
            guard case .some(let texture?) = cache[index] else { continue }
            let edges = StripCache<Texture?>.edges(index, canvas: painter.canvasWidth)
            texture.add(
                to: snapshot, byCairo: byCairo, x: edges.lowerBound - left, y: 0,
                width: edges.upperBound - edges.lowerBound, height: Double(painter.view.height))
        }
        cache.keep(around: strips)
    }
}
