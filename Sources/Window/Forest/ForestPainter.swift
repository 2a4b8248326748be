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

    /// The height of the whole picture. A forest without trees does not scroll.
    var canvasHeight: Double {
        let height = Double(view.height)
        return forest.trees.isEmpty ? height : forest.canvasHeight(for: height).rounded(.down)
    }

    /// The scroll position at first.
    var opening: Double {
        forest.trees.isEmpty ? 0 : forest.opening(for: Double(view.height)).rounded()
    }

    /// - Returns: nil if nothing is in this part.
    func paint(_ part: ForestPart) -> Raster? {
        let scene = scene(part)
        if scene.layers.allSatisfy(\.marks.isEmpty) { return nil }
        return Raster(scene, scale: Double(scale))
    }

    private func scene(_ part: ForestPart) -> Scene {
        switch part {
        case .sky: forest.sky(view, captions: .ofProgram)
        case .stars(let strip): forest.starField(view, rows: rows(strip), captions: .ofProgram)
        case .land(let strip): forest.land(view, rows: rows(strip), captions: .ofProgram)
        }
    }

    private func rows(_ strip: Int) -> Range<Double> {
        StripCache<Texture?>.edges(strip, canvas: canvasHeight)
    }
}
