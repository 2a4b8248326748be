import Fasting
import Picture

/// A part of the forest that is painted by itself. Strips are those of ``StripCache``.
enum ForestPart: Equatable, Sendable {
    case sky
    case stars(strip: Int)
    case land(strip: Int)
}

/// Paints the parts of the forest for a view.
struct ForestPainter: Sendable {
    let forest: Forest
    let view: ViewSize
    /// How many pixels of the screen one pixel of the layout has.
    let scale: Int
    private let scene: ForestScene

    init(forest: Forest, view: ViewSize, scale: Int) {
        self.forest = forest
        self.view = view
        self.scale = scale
        scene = ForestScene(forest, view, captions: .ofProgram)
    }

    /// The height of the whole picture. A forest without trees does not scroll.
    var canvasHeight: Double { forest.extent(in: view).height }

    /// - Returns: nil if nothing is in this part.
    func paint(_ part: ForestPart) -> Raster? {
        let picture = picture(part)
        if picture.layers.allSatisfy(\.marks.isEmpty) { return nil }
        return Raster(picture, scale: Double(scale))
    }

    private func picture(_ part: ForestPart) -> Scene {
        switch part {
        case .sky: scene.sky
        case .stars(let strip): scene.starField(rows: rows(strip))
        case .land(let strip): scene.land(rows: rows(strip))
        }
    }

    private func rows(_ strip: Int) -> Range<Double> {
        StripCache<Texture?>.edges(strip, canvas: canvasHeight)
    }
}

extension Forest {
    /// The height of the whole picture and the scroll position at first. A forest without trees does not
    /// scroll.
    func extent(in view: ViewSize) -> (height: Double, opening: Double) {
        let height = Double(view.height)
        if trees.isEmpty { return (height, 0) }
        return (canvasHeight(for: height).rounded(.down), opening(for: height).rounded())
    }
}
