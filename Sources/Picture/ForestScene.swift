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

    /// The whole forest as a picture.
    ///
    /// - Parameters:
    ///   - isWhole: true if the picture is as high as the view, so that nothing scrolls.
    ///   - hasSky: false for a picture that is drawn over another one.
    public func scene(
        _ view: ViewSize, captions: Captions, isWhole: Bool = false, hasSky: Bool = true
    ) -> Scene {
        let width = Double(view.width)
        let height = isWhole ? Double(view.height) : canvasHeight(for: Double(view.height))
        let place = Placement(width: width, height: height)
        var scene = Scene(width: width, height: height, title: captions.forest)
        if hasSky { scene.addSky() }
        scene.layers += layers(place, captions)
        return scene
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
        scene.addSky(bleed: 1)
        scene.layers += layers(place, captions)
        return scene
    }

    /// The speed of the stars while the forest scrolls, as a fraction of the trees' speed.
    public static let starSpeed = 0.3

    /// The scroll position at first: the newest tree is in the middle.
    public func opening(for view: Double) -> Double {
        let height = canvasHeight(for: view)
        guard let newest = trees.last else { return 0 }
        return min(max(0, newest.y * height - view / 2), height - view)
    }

    /// The size of the picture and its scroll positions, in pixels.
    fileprivate struct Placement {
        let width: Double
        let height: Double
        var top = 0.0
        var skyTop = 0.0
    }

    private func layers(_ place: Placement, _ captions: Captions) -> [Scene.Layer] {
        if trees.isEmpty { return Self.emptiness(place, captions) }
        var layers: [Scene.Layer] = []
        // Far layers first: near ones are drawn over them.
        for depth in Depth.allCases.reversed() {
            let marks = stars.lazy.filter { $0.depth == depth }.map { star in
                Scene.Mark.star(star.mark(place, captions.star))
            }
            layers.append(Scene.Layer(opacity: depth.opacity, Array(marks)))
        }
        for depth in Depth.allCases.reversed() {
            // A lower tree is nearer.
            let row = trees.filter { $0.depth == depth }.sorted { ($0.y, $0.id) < ($1.y, $1.id) }
            let marks = row.map { Scene.Mark.tree($0.mark(place, captions)) }
            layers.append(Scene.Layer(opacity: depth.opacity, marks))
        }
        return layers.filter { !$0.marks.isEmpty }
    }

    /// The picture of a forest without trees: a few stars and one line of text.
    private static func emptiness(_ place: Placement, _ captions: Captions) -> [Scene.Layer] {
        let stars = stillStars.map { Scene.Mark.star($0.mark(place, nil)) }
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
    fileprivate func mark(_ place: Forest.Placement, _ captions: Captions) -> Scene.TreeMark {
        let size = depth.treeSize
        let look = self.look
        return Scene.TreeMark(
            variant: Int(variant), x: keptInside(x, place.width, size),
            y: keptInside(y, place.height, size) - place.top, size: size, color: look.color,
            opacity: look.opacity,
            name: captions.tree(isComplete: isEstablished))
    }
}

extension ForestStar {
    fileprivate func mark(_ place: Forest.Placement, _ name: String?) -> Scene.StarMark {
        let size = depth.starSize
        return Scene.StarMark(
            x: keptInside(x, place.width, size),
            y: keptInside(y, place.height, size) - place.skyTop, size: size, name: name)
    }
}

/// The position of a centre, moved so that the whole object is inside. If the room is too small, the
/// object is in the middle.
///
/// - Parameter part: the position as a fraction of the room.
private func keptInside(_ part: Double, _ room: Double, _ size: Double) -> Double {
    size >= room ? room / 2 : min(max(part * room, size / 2), room - size / 2)
}
