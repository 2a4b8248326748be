import Fasting
import Picture
import PictureSamples
import SeededRandom
import Testing

/// The positions of trees and stars.
struct ForestTests {
    /// Fasts of any length and target, in any order.
    private func randomSessions(_ seed: UInt64, count: Int) -> [Session] {
        var numbers = SplitMix64(seed: seed)
        return (0..<count).map { _ in
            let start = Instant(secondsSinceEpoch: numbers.number(0, 1_000_000) * 600)
            let target = Target(hours: Double(numbers.number(4, 24)))
            return Session(
                id: RecordID(random: &numbers), start: start,
                end: start + numbers.number(4, 30) * 3600, endOffset: nil, target: target)
        }
    }

    @Test func treesAndStarsFollowTheRules() {
        let sessions = randomSessions(1, count: 150)
        let kept = sessions.filter { $0.tree != .none }
        let forest = Forest(sessions)
        #expect(!kept.isEmpty && kept.count < sessions.count)
        #expect(forest.trees.count == kept.count)
        let order = kept.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
        #expect(forest.trees.map(\.id) == order.map(\.id))
        for (index, tree) in forest.trees.enumerated() {
            let session = order[index]
            #expect(tree.isEstablished == (session.tree == .established))
            #expect((tree.star == nil) == (session.tree == .incomplete))
            #expect(tree.variant == Tree(of: session.id).variant)
            #expect(tree.tone == Tree(of: session.id).tone)
            #expect(tree.depth.rawValue == UInt32(index % 3))
            let bands = [0.55...0.90, 0.35...0.65, 0.15...0.45]
            #expect(bands[index % 3].contains(tree.y))
            #expect((0.0...1).contains(tree.x))
            if let star = tree.star {
                #expect((0.0...1).contains(star.x))
                #expect((0.0...0.40).contains(star.y))
                #expect(star.depth == tree.depth)
            }
        }
        #expect(forest.stars.count == kept.count { $0.tree == .established })
    }

    /// The positions for one tree, computed by hand from its id.
    @Test func placesComeFromTheIdentityAlone() throws {
        let sessions = Samples.sessions(2)
        let tree = try #require(Forest(sessions).trees.last)
        var numbers = SplitMix64(seed: fnv1a64(sessions[1].id.bytes))
        let margin = 31.0 / 360
        #expect(tree.x == margin + numbers.nextFraction() * (1 - 2 * margin))
        #expect(abs(tree.y - (0.35 + numbers.nextFraction() * 0.30)) < 1e-12)
        #expect(tree.star?.x == numbers.nextFraction())
        #expect(tree.star?.y == numbers.nextFraction() * 0.40)
    }

    @Test(arguments: [1, 2, 3, 40, 199, 200, 260])
    func newFastMovesNoTree(_ count: Int) {
        let sessions = Samples.sessions(count + 1)
        let before = Forest(sessions.prefix(count))
        let after = Forest(sessions)
        for tree in before.trees {
            // A first tree that was alone moves. The oldest of many trees is not drawn any more.
            guard count > 1, let now = after.trees.first(where: { $0.id == tree.id }) else {
                continue
            }
            #expect(now.x == tree.x && now.y == tree.y && now.depth == tree.depth)
        }
        #expect(after.trees.count == min(count + 1, Forest.treeLimit))
        #expect(after.trees.last?.id == sessions.last?.id)
    }

    @Test func orderOfTheRecordsDoesNotMatter() {
        let sessions = randomSessions(2, count: 90)
        var numbers = SplitMix64(seed: 3)
        let view = Samples.view(800, 600)
        func text(_ sessions: [Session]) -> String {
            SVG(Forest(sessions).scene(view, captions: Samples.captions)).text
        }
        #expect(text(sessions) == text(sessions.shuffled(using: &numbers)))
    }

    @Test func ofVeryManyTheNewestAreDrawnAndAllStarsStay() {
        let forest = Forest(Samples.sessions(400))
        #expect(forest.trees.count == 200)
        #expect(forest.trees.first?.depth == .background)
        // Every seventh was ended early.
        #expect(forest.stars.count == 400 - 57)
    }

    @Test func singleTreeIsInTheCentreUnderItsStar() throws {
        let forest = Forest(Samples.sessions(1))
        let tree = try #require(forest.trees.first)
        #expect(tree.x == 0.5 && tree.y == 0.90 && tree.depth == .foreground)
        #expect(forest.stars.map(\.x) == [0.5])
        #expect(forest.stars.map(\.y) == [0.20])
        let grey = Forest(Samples.sessions(7).suffix(1))
        #expect(grey.trees.first?.x == 0.5 && grey.stars.isEmpty)
    }

    @Test(arguments: [(0, 900.0), (1, 900), (17, 900), (18, 930), (100, 3800), (400, 7300)])
    func pictureIsHighEnoughForItsTrees(_ count: Int, _ height: Double) {
        #expect(Forest(Samples.sessions(count)).canvasHeight(for: 600) == height)
    }

    @Test(arguments: [UInt32(60), 200, 320, 360, 390, 1280, 8192])
    func treesStandWholeInsideTheWidth(_ width: UInt32) {
        let scene = Samples.forest(200, width, 400)
        for mark in scene.layers.flatMap(\.marks) {
            guard case .tree(let tree) = mark else { continue }
            if tree.size > scene.width {
                #expect(tree.x == scene.width / 2)
            } else {
                #expect(tree.x >= tree.size / 2 && tree.x <= scene.width - tree.size / 2)
            }
        }
    }

    /// From a width of 360 on, a tree is exactly at its position.
    @Test(arguments: [UInt32(360), 1280])
    func wideEnoughNothingIsMoved(_ width: UInt32) {
        let forest = Forest(Samples.sessions(200))
        let scene = forest.scene(Samples.view(width, 800), captions: Samples.captions)
        let places = scene.layers.flatMap(\.marks).compactMap { mark in
            if case .tree(let tree) = mark { (tree.x / scene.width * 1e9).rounded() } else { nil }
        }
        #expect(places.sorted() == forest.trees.map { ($0.x * 1e9).rounded() }.sorted())
    }

    @Test func layersRecede() throws {
        let scene = Samples.forest(30)
        let trees = scene.layers.suffix(3)
        // A tree that is not opaque would let ridges and stars shine through.
        #expect(trees.allSatisfy { $0.opacity == 1 })
        for (layer, size) in zip(trees, [48.0, 62, 80]) {
            #expect(!layer.marks.isEmpty)
            for mark in layer.marks {
                guard case .tree(let tree) = mark else {
                    Issue.record("no tree")
                    continue
                }
                #expect(tree.size == size)
            }
        }
    }

    /// Trees grow with the width of the view, up to 2.5 times.
    @Test(
        arguments: [(195, 0.5), (390, 1), (585, 1.5), (975, 2.5), (3840, 2.5)] as [(UInt32, Double)]
    )
    func sizesGrowWithTheView(_ width: UInt32, _ scale: Double) {
        for case .tree(let tree) in Samples.forest(3, width, 900).layers.flatMap(\.marks) {
            #expect([48, 62, 80].contains { abs($0 * scale - tree.size) < 1e-9 })
        }
        let stars = Samples.forest(3, width, 900).layers.flatMap(\.marks).compactMap { mark in
            if case .star(let star) = mark { star.size } else { nil }
        }
        #expect(stars.max() == 10 * scale)
    }

    /// Also in a low and wide view the lowest tree stands on its ground.
    @Test func lowViewHasSmallTrees() {
        let forest = Forest(Samples.sessions(1))
        let scene = forest.scene(
            Samples.view(1600, 200), captions: Samples.captions, isWhole: true)
        for case .tree(let tree) in scene.layers.flatMap(\.marks) {
            #expect(abs(tree.size - 200 * 80 / 520.0) < 1e-9 && tree.y == 180)
        }
    }

    /// The trees and stars of a picture, in drawing order.
    private func places(_ scene: Scene) -> (trees: [Double], stars: [Double]) {
        var trees: [Double] = []
        var stars: [Double] = []
        for mark in scene.layers.flatMap(\.marks) {
            switch mark {
            case .tree(let tree): trees.append(tree.y)
            case .star(let star): stars.append(star.y)
            case .dusk, .line, .ridge: break
            }
        }
        return (trees, stars)
    }

    @Test(arguments: [(false, 0.3), (true, 1)])
    func starsMoveSlowerUnlessNothingMayMove(_ isStill: Bool, _ speed: Double) {
        let forest = Forest(Samples.sessions(40))
        let view = Samples.view(390, 560)
        let scene = ForestScene(forest, view, captions: Samples.captions)
        let whole = places(scene.whole())
        let window = places(scene.window(top: 200, isStill: isStill))
        #expect(zip(whole.trees, window.trees).allSatisfy { abs($0 - $1 - 200) < 1e-9 })
        #expect(zip(whole.stars, window.stars).allSatisfy { abs($0 - $1 - 200 * speed) < 1e-9 })
        #expect(whole.trees.count == window.trees.count && !window.stars.isEmpty)
    }

    @Test(arguments: [1, 2, 3, 4, 40, 400])
    func forestOpensAtTheNewestTreeOfTheForeground(_ count: Int) throws {
        let forest = Forest(Samples.sessions(count))
        let top = forest.opening(for: 560)
        let height = forest.canvasHeight(for: 560)
        let newest = try #require(forest.trees.last { $0.depth == .foreground })
        #expect(top >= 0 && top <= height - 560)
        let place = newest.y * height - top
        // In the middle, or as near to it as the picture allows.
        #expect(abs(place - 280) < 1e-9 || top == 0 || top == height - 560)
        #expect(place > 40 && place < 520)
    }

    @Test func viewHasSides() {
        #expect(ViewSize(width: 0, height: 1) == nil)
        #expect(ViewSize(width: 1, height: 0) == nil)
        #expect(ViewSize(width: 8193, height: 1) == nil)
        #expect(ViewSize(width: 8192, height: 8192) != nil)
    }
}
