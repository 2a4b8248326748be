import Fasting
import Pages
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
    /// Whether the stars move with the trees.
    let isStill: Bool
    private let scene: ForestScene

    init(forest: Forest, view: ViewSize, scale: Int, isStill: Bool) {
        self.forest = forest
        self.view = view
        self.scale = scale
        self.isStill = isStill
        scene = ForestScene(forest, view)
    }

    /// The width of the whole picture.
    var canvasWidth: Double { scene.width }

    /// - Returns: nil if nothing is in this part.
    func paint(_ part: ForestPart) -> Texture? {
        let picture = picture(part)
        if picture.layers.allSatisfy(\.marks.isEmpty) { return nil }
        let raster = Raster(picture, scale: Double(scale))
        return Texture(width: raster.width, height: raster.height, pixels: raster.pixels)
    }

    private func picture(_ part: ForestPart) -> Scene {
        switch part {
        case .sky: scene.sky
        case .stars(let strip): scene.starField(columns: columns(strip), isStill: isStill)
        case .land(let strip): scene.land(columns: columns(strip))
        }
    }

    private func columns(_ strip: Int) -> Range<Double> {
        StripCache<Texture?>.edges(strip, canvas: canvasWidth)
    }
}
