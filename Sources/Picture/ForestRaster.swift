extension Forest {
    /// Some rows of ``scene(_:captions:isWhole:hasSky:)``.
    ///
    /// - Parameter rows: in pixels of the scene.
    fileprivate func scene(
        _ view: ViewSize, rows: Range<Double>, captions: Captions, isWhole: Bool
    ) -> Scene {
        let shown = isWhole ? recent(Self.capacity(of: view)) : self
        let place = shown.placement(view, isWhole: isWhole, top: rows.lowerBound)
        var scene = Scene(
            width: place.width, height: rows.upperBound - rows.lowerBound, title: captions.forest)
        let sky = Scene.DuskMark(
            x: -1, y: -1 - rows.lowerBound, width: place.width + 2, height: place.height + 2,
            corner: 0, isFine: true)
        scene.layers.append(Scene.Layer([.dusk(sky)]))
        scene.layers += shown.layers(place, captions)
        return scene
    }
}

extension Raster {
    /// A forest with trees. It is painted in strips, since a large picture takes much more memory while it
    /// is painted than afterwards. Its gradients have no bands.
    ///
    /// - Parameters:
    ///   - scale: how many pixels are painted for one pixel of the view.
    ///   - isWhole: as for ``Forest/scene(_:captions:isWhole:hasSky:)``.
    public init(
        _ forest: Forest, _ view: ViewSize, scale: Int = 1, isWhole: Bool, captions: Captions
    ) {
        let height = forest.placement(view, isWhole: isWhole).height.rounded(.down)
        let (columns, rows) = (Int(view.width) * scale, Int(height) * scale)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows * 4)
        for top in stride(from: 0, to: height, by: 256) {
            let strip = forest.scene(
                view, rows: top..<min(top + 256, height), captions: captions, isWhole: isWhole)
            pixels += Raster(strip, scale: Double(scale)).pixels
        }
        self.init(width: columns, height: rows, pixels: pixels)
    }
}
