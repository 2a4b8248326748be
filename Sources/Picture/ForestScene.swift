/// How large the window is through which a picture is looked at, in pixels.
public struct ViewSize: Equatable, Sendable {
    public let width: UInt32
    public let height: UInt32

    /// The longest side that is drawn.
    public static let limit: UInt32 = 8192

    /// - Returns: nil where a side is 0 or longer than ``limit``.
    public init?(width: UInt32, height: UInt32) {
        let sides = 1...Self.limit
        guard sides.contains(width), sides.contains(height) else { return nil }
        self.width = width
        self.height = height
    }
}

extension Forest {
    /// How high the picture is for a window of some height: the forest is looked at by scrolling.
    public func canvasHeight(for view: Double) -> Double {
        max(1.5 * view, Double(trees.count) * 35 + 0.5 * view)
    }

    /// The forest in a picture.
    ///
    /// - Parameters:
    ///   - isWhole: all of it in the window, with nothing to scroll.
    ///   - hasSky: false for a picture that is laid over another.
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

    /// What the window shows when the forest is scrolled: the sky stays, and stars move at
    /// ``starSpeed`` of the trees' speed.
    ///
    /// - Parameters:
    ///   - top: how far it is scrolled, in pixels, from 0 to its height less that of the window.
    ///   - isStill: the stars move as the trees do.
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

    /// How fast stars move when trees scroll, as a part of the trees' speed.
    public static let starSpeed = 0.3

    /// How far the forest is scrolled when it is opened: the newest tree is in the middle.
    public func opening(for view: Double) -> Double {
        let height = canvasHeight(for: view)
        guard let newest = trees.last else { return 0 }
        return min(max(0, newest.y * height - view / 2), height - view)
    }

    /// Where the parts of a picture come to stand, in pixels.
    fileprivate struct Placement {
        let width: Double
        let height: Double
        var top = 0.0
        var skyTop = 0.0
    }

    private func layers(_ place: Placement, _ captions: Captions) -> [Scene.Layer] {
        if trees.isEmpty { return Self.emptiness(place, captions) }
        var layers: [Scene.Layer] = []
        // What is far away comes first, and is drawn over.
        for depth in Depth.allCases.reversed() {
            let marks = stars.lazy.filter { $0.depth == depth }.map { star in
                Scene.Mark.star(star.mark(place, captions.star))
            }
            layers.append(Scene.Layer(opacity: depth.opacity, Array(marks)))
        }
        for depth in Depth.allCases.reversed() {
            // Whoever stands lower stands nearer.
            let row = trees.filter { $0.depth == depth }.sorted { ($0.y, $0.id) < ($1.y, $1.id) }
            let marks = row.map { Scene.Mark.tree($0.mark(place, captions)) }
            layers.append(Scene.Layer(opacity: depth.opacity, marks))
        }
        return layers.filter { !$0.marks.isEmpty }
    }

    /// A few still stars, each once and for all, and one line.
    private static func emptiness(_ place: Placement, _ captions: Captions) -> [Scene.Layer] {
        let stars = stillStars.map { Scene.Mark.star($0.mark(place, nil)) }
        let line = Scene.LineMark(
            text: captions.empty, x: place.width / 2,
            y: (place.height * 0.62).rounded() - place.top,
            size: min(22, place.width / 18))
        return [Scene.Layer(opacity: 0.5, stars), Scene.Layer([.line(line)])]
    }

    /// Where no tree stands yet.
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

/// Where something of some size stands whole, as near as can be to its part of the room; in the
/// middle where there is not enough of it.
private func keptInside(_ part: Double, _ room: Double, _ size: Double) -> Double {
    size >= room ? room / 2 : min(max(part * room, size / 2), room - size / 2)
}
