import Picture

/// Paints the layers of the forest for a view: the sky, the stars and the land with its trees.
struct ForestPainter {
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

    /// The scroll position of the stars.
    static func starTop(_ top: Double, isStill: Bool) -> Double {
        isStill ? top : top * Forest.starSpeed
    }

    func sky() -> Texture? { texture(forest.sky(view, captions: .ofProgram)) }

    func stars(_ rows: Range<Double>) -> Texture? {
        texture(forest.starField(view, rows: rows, captions: .ofProgram))
    }

    func land(_ rows: Range<Double>) -> Texture? {
        texture(forest.land(view, rows: rows, captions: .ofProgram))
    }

    /// - Returns: nil if nothing is in the picture.
    private func texture(_ scene: Scene) -> Texture? {
        if scene.layers.allSatisfy(\.marks.isEmpty) { return nil }
        let raster = Raster(scene, scale: Double(scale))
        return Texture(width: raster.width, height: raster.height, pixels: raster.pixels)
    }
}
