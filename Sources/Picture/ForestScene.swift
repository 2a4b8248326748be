/// The size of a view of a picture, in pixels.
public struct ViewSize: Equatable, Sendable {
    public let width: UInt32
    public let height: UInt32

    /// The longest possible side.
    public static let limit: UInt32 = 8192

    /// Returns nil if a side is 0 or longer than ``limit``.
    public init?(width: UInt32, height: UInt32) {
        let sides = 1...Self.limit
        guard sides.contains(width), sides.contains(height) else { return nil }
        self.width = width
        self.height = height
    }
}

extension Forest {
    /// The height of the whole picture for a view of some height. The user scrolls it.
    public func canvasHeight(for view: Double) -> Double {
        max(1.5 * view, Double(trees.count) * 35 + 0.5 * view)
    }

    /// The forest as a picture.
    ///
    /// - Parameters:
    ///   - isWhole: true if the picture is as high as the view, so that nothing scrolls. It shows the
    ///     most recent trees that it can hold.
    ///   - hasSky: false for a picture that is drawn over another one.
    public func scene(
        _ view: ViewSize, captions: Captions, isWhole: Bool = false, hasSky: Bool = true
    ) -> Scene {
        let place = placement(view, isWhole: isWhole)
        var scene = Scene(width: place.width, height: place.height, title: captions.forest)
        if hasSky { scene.addSky(isFine: true) }
        let shown = isWhole ? recent(Self.capacity(of: view)) : self
        scene.layers += shown.layers(place, captions)
        return scene
    }

    /// How many trees a picture of this size can hold: as many as have the same room in the scrolled
    /// forest.
    static func capacity(of view: ViewSize) -> Int {
        let (width, height) = (Double(view.width), Double(view.height))
        let scale = Depth.scale(width: width, height: height)
        return max(3, Int(width * height / (35 * 390 * scale * scale)))
    }

    /// What the view shows if the forest is scrolled. The sky does not move, and stars move at
    /// ``starSpeed``.
    ///
    /// - Parameters:
    ///   - top: the scroll position in pixels, from 0 to the difference of the two heights.
    ///   - isStill: true if the stars move with the trees.
    public func window(
        _ view: ViewSize, top: Double, isStill: Bool, captions: Captions
    ) -> Scene {
        let height = Double(view.height)
        let place = Placement(
            width: Double(view.width), height: canvasHeight(for: height), top: top,
            skyTop: isStill ? top : top * Self.starSpeed)
        var scene = Scene(width: place.width, height: height, title: captions.forest)
        scene.addSky(bleed: 1, isFine: true)
        scene.layers += layers(place, captions)
        return scene
    }

    // MARK: Parts, for a view that paints them apart

    /// The sky of a view, without stars. It does not move.
    public func sky(_ view: ViewSize, captions: Captions) -> Scene {
        var scene = Scene(
            width: Double(view.width), height: Double(view.height), title: captions.forest)
        scene.addSky(bleed: 1, isFine: true)
        return scene
    }

    /// The stars, without a sky. They move at ``starSpeed``.
    ///
    /// - Parameter rows: a part of the canvas, in pixels. At a scroll position of 0 it starts at the
    ///   upper edge of the view.
    public func starField(
        _ view: ViewSize, rows: Range<Double>, captions: Captions
    ) -> Scene {
        part(view, rows, captions) { $0.isOfStars }
    }

    /// The ground and the trees, without a sky.
    ///
    /// - Parameter rows: a part of the canvas, in pixels.
    public func land(_ view: ViewSize, rows: Range<Double>, captions: Captions) -> Scene {
        part(view, rows, captions) { !$0.isOfStars }
    }

    private func part(
        _ view: ViewSize, _ rows: Range<Double>, _ captions: Captions,
        _ isPart: (Scene.Layer) -> Bool
    ) -> Scene {
        let place = Placement(
            width: Double(view.width), height: canvasHeight(for: Double(view.height)),
            top: rows.lowerBound, skyTop: rows.lowerBound)
        var scene = Scene(
            width: place.width, height: rows.upperBound - rows.lowerBound, title: captions.forest)
        scene.layers = layers(place, captions).filter(isPart)
        return scene
    }

    /// The speed of the stars while the forest scrolls, as a fraction of the trees' speed.
    public static let starSpeed = 0.3

    /// The scroll position at first: the newest tree of the foreground is in the middle.
    public func opening(for view: Double) -> Double {
        let height = canvasHeight(for: view)
        guard let newest = trees.last(where: { $0.depth == .foreground }) ?? trees.last else {
            return 0
        }
        return min(max(0, newest.y * height - view / 2), height - view)
    }

    /// The size of the picture and its scroll positions, in pixels.
    struct Placement {
        let width: Double
        let height: Double
        var top = 0.0
        var skyTop = 0.0

        /// How large trees and stars are.
        var scale: Double { Depth.scale(width: width, height: height) }
    }

    /// - Parameter top: the row at which a part of the picture begins.
    func placement(_ view: ViewSize, isWhole: Bool, top: Double = 0) -> Placement {
        let height = Double(view.height)
        return Placement(
            width: Double(view.width), height: isWhole ? height : canvasHeight(for: height),
            top: top, skyTop: top)
    }

    func layers(_ place: Placement, _ captions: Captions) -> [Scene.Layer] {
        if trees.isEmpty { return Self.emptiness(place, captions) }
        let ridges = ridgeMarks(place)
        var layers: [Scene.Layer] = []
        let land = (ridges.map(\.line.top).min() ?? place.height) + place.top
        let sky = Self.sky(above: land / place.height)
        // Stars whose trees are not drawn are the farthest.
        let far = farStarCount
        layers.append(
            Scene.Layer(
                opacity: Self.farStarOpacity,
                stars.prefix(far).map {
                    .star($0.mark(place, sky, captions.star, part: Self.farStarSize))
                }))
        // Far layers first: near ones are drawn over them.
        for depth in Depth.allCases.reversed() {
            let marks = stars.dropFirst(far).filter { $0.depth == depth }.map { star in
                Scene.Mark.star(star.mark(place, sky, captions.star))
            }
            layers.append(Scene.Layer(opacity: depth.opacity, marks))
        }
        layers.append(Scene.Layer(ridges.map { .ridge($0) }))
        let aged = zip(trees, (0..<trees.count).reversed())
        for depth in Depth.allCases.reversed() {
            // A lower tree is nearer.
            let row = aged.filter { $0.0.depth == depth }.sorted {
                ($0.0.y, $0.0.id) < ($1.0.y, $1.0.id)
            }
            layers.append(
                Scene.Layer(row.map { .tree($0.0.mark(place, age: $0.1, captions)) }))
        }
        return layers.filter { !$0.marks.isEmpty }
    }

    /// The ridges for a picture that is stretched over a canvas of an unknown size, in a unit of 1000 for
    /// each side. They are not yet lowered by half of a tree.
    var pageRidges: [(depth: Depth, mark: Scene.RidgeMark)] {
        let place = Placement(width: 780, height: canvasHeight(for: 844))
        let marks = ridgeMarks(place) { _ in 0 }
        let (x, y) = (1000 / place.width, 1000 / place.height)
        return zip(ground.ridges, marks).map { ridge, mark in
            (
                ridge.depth,
                Scene.RidgeMark(
                    line: mark.line.scaled(x: x, y: y, down: 0), reach: mark.reach * y,
                    crest: mark.crest, mist: mark.mist)
            )
        }
    }

    /// As ``sky(above:)``, for a picture of an unknown size.
    var pageSky: Double {
        Self.sky(above: (pageRidges.map(\.mark.line.top).min() ?? 1000) / 1000)
    }

    /// The lowest place of a star, as a fraction of the canvas.
    ///
    /// - Parameter land: the highest place of the land, as a fraction of the canvas.
    private static func sky(above land: Double) -> Double { land * 0.96 }

    private func ridgeMarks(_ place: Placement) -> [Scene.RidgeMark] {
        ridgeMarks(place) { $0.treeSize * place.scale * (0.5 - Self.rootDepth) }
    }

    /// - Parameter lowering: how far a ridge is below the centres of its trees.
    private func ridgeMarks(
        _ place: Placement, lowering: (Depth) -> Double
    ) -> [Scene.RidgeMark] {
        let lines = ground.ridges.map { ridge in
            ridge.line(height: place.height, drop: place.width).scaled(
                x: place.width, y: place.height, down: lowering(ridge.depth) - place.top)
        }
        return zip(ground.ridges, lines).enumerated().map { index, ridge in
            let (ridge, line) = ridge
            let nearness = (line.top + place.top) / place.height
            guard index + 1 < lines.count else {
                return Scene.RidgeMark(
                    line: line, reach: place.height - place.top, crest: GroundColor.crest(nearness),
                    mist: GroundColor.lowest)
            }
            // The mist is where the next ridge begins, but not far below this one.
            let size = ridge.depth.treeSize * place.scale
            let room = lines[index + 1].top - line.top
            let isThread = ground.ridges[index + 1].depth.rawValue < ridge.depth.rawValue
            return Scene.RidgeMark(
                line: line, reach: line.top + min(max(room * 1.15, size), size * 5),
                crest: GroundColor.crest(nearness),
                mist: GroundColor.mist(nearness, isThread: isThread))
        }
    }

    /// How many stars, from the oldest, have no tree in the picture.
    var farStarCount: Int { stars.count - trees.count { $0.star != nil } }
    /// How faint and how small they are.
    static let farStarOpacity = 0.30
    static let farStarSize = 0.45

    /// How deep the roots are below the line of the ground, as a fraction of the tree's size.
    private static let rootDepth = 0.03

    /// The picture of a forest without trees: a few stars and one line of text.
    private static func emptiness(_ place: Placement, _ captions: Captions) -> [Scene.Layer] {
        let stars = stillStars.map { Scene.Mark.star($0.mark(place, 1, nil)) }
        let line = Scene.LineMark(
            text: captions.empty, x: place.width / 2,
            y: (place.height * 0.62).rounded() - place.top,
            size: min(22, place.width / 18))
        return [Scene.Layer(opacity: 0.5, stars), Scene.Layer([.line(line)])]
    }

    /// The stars of a forest without trees.
    public static let stillStars = [
        ForestStar(x: 0.22, y: 0.13, depth: .mid), ForestStar(x: 0.71, y: 0.08, depth: .background),
        ForestStar(x: 0.55, y: 0.24, depth: .foreground),
        ForestStar(x: 0.86, y: 0.31, depth: .mid),
        ForestStar(x: 0.33, y: 0.36, depth: .background),
    ]
}

extension ForestTree {
    fileprivate func mark(
        _ place: Forest.Placement, age: Int, _ captions: Captions
    ) -> Scene.TreeMark {
        let size = depth.treeSize * place.scale
        return Scene.TreeMark(
            variant: Int(variant), x: keptInside(x, place.width, size),
            y: keptInside(y, place.height, size) - place.top, size: size, color: color(age: age),
            opacity: 1, name: captions.tree(isComplete: isEstablished))
    }

    /// The colour of the tree in the air in front of it, which takes the colour of the ground: more for
    /// a far tree, and for an old one. It is opaque, so that no ridge, star or other tree shines
    /// through it.
    ///
    /// - Parameter age: how many trees are newer.
    func color(age: Int) -> Color {
        let ground = GroundColor.mist(y, isThread: true)
        let part = look.opacity * depth.opacity * (1 - Self.recession(age: age))
        let shown = ground.mixed(with: look.color, part)
        func isVisible(_ color: Color) -> Bool {
            color.contrast(with: ground) >= Self.leastContrast
        }
        if isVisible(shown) { return shown }
        // As much lighter as needed: up to its own colour, or on from there to that of the stars.
        let ends = isVisible(look.color) ? (shown, look.color) : (look.color, Palette.star)
        var (low, high) = (0.0, 1.0)
        while high - low > 0.01 {
            let middle = (low + high) / 2
            if isVisible(ends.0.mixed(with: ends.1, middle)) { high = middle } else { low = middle }
        }
        return ends.0.mixed(with: ends.1, high)
    }

    /// How much an old tree recedes: nothing for the newest one, always less than half.
    private static func recession(age: Int) -> Double { 0.45 * Double(age) / Double(age + 30) }

    /// Rule: docs/rules/picture.md, Forest.
    static let leastContrast = 1.6
}

extension Scene.Layer {
    /// Whether the layer has stars. A layer has marks of one kind.
    fileprivate var isOfStars: Bool { if case .star = marks.first { true } else { false } }
}

extension ForestStar {
    /// Where the star is if the sky ends higher than the star: in the part of the sky that no land
    /// reaches. So a new tree moves only the stars that it would hide, and each of them once.
    ///
    /// - Parameter sky: the lowest place of a star, as a fraction of the canvas.
    func y(above sky: Double) -> Double {
        y <= sky ? y : y / Self.lowest * min(Self.alwaysSky, sky)
    }

    /// The sky above the highest possible tree, as a fraction of the canvas.
    private static let alwaysSky = Depth.background.band.lowerBound * 0.96

    /// - Parameters:
    ///   - sky: the lowest place of a star, as a fraction of the canvas.
    ///   - part: how large the star is, as a fraction of its usual size.
    fileprivate func mark(
        _ place: Forest.Placement, _ sky: Double, _ name: String?, part: Double = 1
    ) -> Scene.StarMark {
        let size = depth.starSize * place.scale * part
        return Scene.StarMark(
            x: keptInside(x, place.width, size),
            y: keptInside(y(above: sky), place.height, size) - place.skyTop, size: size, name: name)
    }
}

/// The position of a centre, moved so that the whole object is inside. If the room is too small, the
/// object is in the middle.
///
/// - Parameter part: the position as a fraction of the room.
private func keptInside(_ part: Double, _ room: Double, _ size: Double) -> Double {
    size >= room ? room / 2 : min(max(part * room, size / 2), room - size / 2)
}
