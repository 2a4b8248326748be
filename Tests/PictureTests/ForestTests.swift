import PictureSamples
import SeededRandom
import Testing

@testable import Fasting
@testable import Picture

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
            let bands = [0.80...0.97, 0.68...0.80, 0.60...0.68]
            #expect(bands[index % 3].contains(tree.y))
            // It grows with the index, apart from a little.
            #expect(abs(tree.x - 0.4 - Double(index) * 0.054) < 0.45)
            if let star = tree.star {
                #expect(abs(star.x - tree.x) < 0.05)
                #expect((0.0...0.40).contains(star.y))
                #expect(star.depth == tree.depth)
            }
        }
        #expect(forest.stars.count == kept.count { $0.tree == .established })
    }

    /// Three bits of the seed decide whether a tree is turned and how tall it is. They change no place.
    @Test func formsComeFromTheIdentity() {
        let forest = Forest(Samples.sessions(200))
        let turned = forest.trees.count { $0.isMirrored }
        #expect((70...130).contains(turned), "\(turned)")
        for depth in [Depth.foreground, .mid] {
            let steps = depth == .foreground ? [0.80, 0.94, 1.06, 1.26] : [0.82, 1, 1.1, 1.24]
            var counts = [0, 0, 0, 0]
            for tree in forest.trees where tree.depth == depth {
                let seed = fnv1a64(tree.id.bytes)
                #expect(tree.isMirrored == (seed >> 48 & 1 == 1))
                let step = Int(seed >> 49 & 3)
                counts[step] += 1
                let size = depth.treeSize(foot: tree.y) * steps[step]
                let highest = (tree.y - 0.345) / 0.97
                #expect(abs(tree.size - min(size, highest)) < 1e-12)
            }
            #expect(counts.allSatisfy { $0 >= 6 }, "\(counts)")
        }
    }

    /// Of two neighbours in the foreground at most one has amber or gold in all its light. A new fast changes no
    /// older tree.
    @Test func brightNeighboursAreApart() {
        let sessions = Samples.sessions(260)
        let near = Forest(sessions).trees.filter { $0.depth == .foreground }
        func isBright(_ tree: ForestTree) -> Bool {
            tree.isEstablished && [1, 4].contains(tree.tone) && !tree.isDimmed
        }
        #expect(near.contains { $0.isDimmed })
        for (older, newer) in zip(near, near.dropFirst()) {
            #expect(!(isBright(older) && isBright(newer)))
            if newer.isDimmed { #expect(isBright(older) && [1, 4].contains(newer.tone)) }
        }
        #expect(Forest(sessions).trees.allSatisfy { !$0.isDimmed || $0.depth == .foreground })
        let before = Forest(sessions.dropLast()).trees.dropFirst()
        let after = Forest(sessions).trees.dropLast()
        #expect(before.map(\.isDimmed) == after.map(\.isDimmed))
    }

    /// The place of a tree follows from its id and from its index, and that of its star from it.
    @Test func placesComeFromTheIdentityAndTheOrder() throws {
        let sessions = Samples.sessions(2)
        let tree = try #require(Forest(sessions).trees.last)
        var numbers = SplitMix64(seed: fnv1a64(sessions[1].id.bytes))
        let jitter = 0.054 * 1.2 * (numbers.nextFraction() - 0.5)
        let path = ForestPath(count: 2)
        #expect(abs(tree.x - path.x(1, .mid) - jitter) < 1e-12)
        let crest = Ground.ridges[tree.ridge].y(at: tree.x)
        #expect(abs(tree.y - crest - 0.018 * numbers.nextFraction()) < 1e-12)
        #expect(tree.star?.x == tree.x + 0.08 * (numbers.nextFraction() - 0.5))
        let rise = (0.618_034 + 0.3 * numbers.nextFraction()).truncatingRemainder(dividingBy: 1)
        #expect(abs(try #require(tree.star).y - 0.045 - rise * 0.285) < 1e-12)
        let part = (tree.y - 0.68) / 0.12
        let step = Int(fnv1a64(sessions[1].id.bytes) >> 49 & 3)
        let size = 0.215 * (0.88 + 0.24 * part) * [0.82, 1, 1.1, 1.24][step]
        #expect(abs(tree.size - min(size, (tree.y - 0.345) / 0.97)) < 1e-12)
        // More trees do not change it.
        #expect(path.x(1, .mid) == ForestPath(count: 200).x(1, .mid))
    }

    @Test(arguments: [1, 2, 3, 40, 199, 200, 260])
    func newFastMovesNoTree(_ count: Int) {
        expectNoMove(Samples.sessions(count + 1).prefix(count), Samples.sessions(count + 1))
    }

    /// A thousand histories of any length, each extended by a fast.
    @Test func newFastMovesNoOlderTreeOfAnyHistory() {
        var numbers = SplitMix64(seed: 31)
        for seed in 0..<1000 {
            let count = Int(numbers.number(1, seed % 10 == 0 ? 260 : 40))
            let sessions = randomSessions(UInt64(seed), count: count)
            let last = sessions.map(\.start).max()! + 3600
            let next = Session(
                id: RecordID(random: &numbers), start: last, end: last + 20 * 3600,
                endOffset: nil, target: .standard)
            expectNoMove(sessions, sessions + [next])
        }
    }

    /// No tree that was there has another layer or another place, and neither has its star.
    private func expectNoMove(_ before: some Sequence<Session>, _ after: [Session]) {
        let (before, after) = (Forest(before), Forest(after))
        let places = Dictionary(uniqueKeysWithValues: after.trees.map { ($0.id, $0) })
        // A first tree that was alone moves.
        for tree in before.trees where before.trees.count > 1 {
            // The oldest of many trees is not drawn any more.
            guard let now = places[tree.id] else {
                #expect(after.trees.count == Forest.treeLimit)
                continue
            }
            #expect(now.x == tree.x && now.y == tree.y && now.depth == tree.depth)
            #expect(now.ridge == tree.ridge)
            #expect(now.star?.x == tree.star?.x && now.star?.y == tree.star?.y)
        }
        #expect(after.trees.count == min(before.trees.count + 1, Forest.treeLimit))
    }

    @Test func orderOfTheRecordsDoesNotMatter() {
        let sessions = randomSessions(2, count: 90)
        var numbers = SplitMix64(seed: 3)
        let view = Samples.view(800, 600)
        func text(_ sessions: [Session]) -> String {
            SVG(Forest(sessions).scene(view), Samples.captions).text
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

    /// In a view of any form.
    @Test(arguments: [(360, 640), (1920, 1080), (3440, 1440)] as [(UInt32, UInt32)])
    func singleTreeIsInTheCentreUnderItsStar(_ width: UInt32, _ height: UInt32) throws {
        for isWhole in [false, true] {
            let layout = ForestLayout(
                Forest(Samples.sessions(1)), Samples.view(width, height), isWhole: isWhole)
            let tree = try #require(layout.land.last?.trees.first)
            #expect(tree.tree.depth == .foreground)
            #expect(abs(tree.x - Double(width) / 2) < 1e-6)
            #expect(tree.foot > 0.88 * Double(height))
            let star = try #require(layout.sky.first?.stars.first)
            #expect(abs(star.x - tree.x) < 1e-6 && star.y < tree.y - tree.size / 2)
        }
        let grey = Forest(Samples.sessions(7).suffix(1))
        #expect(grey.trees.count == 1 && grey.stars.isEmpty)
    }

    /// Wherever it is scrolled to.
    @Test func viewHoldsAForest() throws {
        for seed in 1...20 as ClosedRange<UInt64> {
            let forest = Forest(randomSessions(seed, count: 300))
            let extent = try #require(forest.extent)
            let ends = (extent.left + 0.2, extent.right - 0.2)
            for (view, counts) in [
                (Samples.view(1920, 1080), 24...40), (Samples.view(360, 640), 8...17),
            ] {
                let width = Self.width(of: view, in: ForestCamera(forest, view, isWhole: true))
                for left in stride(from: ends.0, to: ends.1 - width, by: 0.1) {
                    let count = forest.trees.count { (left..<left + width).contains($0.x) }
                    #expect(counts.contains(count), "\(count) from \(left) on")
                }
            }
        }
    }

    /// How much of the scroll a view has.
    private static func width(of view: ViewSize, in camera: ForestCamera) -> Double {
        Double(view.width) / Double(view.height) / camera.zoom
    }

    /// Where it opens there are nearly as many as elsewhere, beside a newest tree that is whole.
    @Test(
        arguments: [(1920, 1080, 24.0...40), (360, 640, 8...14)]
            as [(UInt32, UInt32, ClosedRange<Double>)])
    func viewOpensAtAForest(_ width: UInt32, _ height: UInt32, _ usual: ClosedRange<Double>) {
        let view = Samples.view(width, height)
        let counts = (1...60 as ClosedRange<UInt64>).map { seed in
            let forest = Forest(randomSessions(seed, count: 90))
            let camera = ForestCamera(forest, view, isWhole: true)
            let right = camera.origin + Self.width(of: view, in: camera)
            return Double(forest.trees.count { (camera.origin..<right).contains($0.x) })
        }
        #expect(usual.contains(counts.reduce(0, +) / Double(counts.count)))
        #expect(counts.allSatisfy { $0 >= 0.7 * usual.lowerBound })
    }

    /// Also if it is nearly as wide as the view.
    @Test(arguments: [(360, 640), (390, 844), (200, 800), (1920, 1080)] as [(UInt32, UInt32)])
    func newestTreeIsWhole(_ width: UInt32, _ height: UInt32) throws {
        for seed in 1...60 as ClosedRange<UInt64> {
            let forest = Forest(randomSessions(seed, count: Int(seed)))
            guard let newest = forest.trees.last else { continue }
            let view = Samples.view(width, height)
            let camera = ForestCamera(forest, view, isWhole: true)
            let place = camera.x(newest.x)
            let half = camera.zoom * newest.size / 2
            #expect(place - half > 0 && place + half < Double(width) / Double(height), "\(seed)")
        }
    }

    /// A phone that stands shows three trees without scrolling.
    @Test func threeTreesAreWhole() {
        for seed in 1...200 as ClosedRange<UInt64> {
            let forest = Forest(randomSessions(seed, count: 3))
            let camera = ForestCamera(forest, Samples.view(360, 640), isWhole: false)
            #expect(abs(camera.width - 360.0 / 640) < 1e-9, "\(seed)")
        }
    }

    /// Few trees stand over the width of a view, and whole.
    @Test(arguments: [(2, 0.15), (3, 0.3), (6, 0.45)])
    func fewTreesAreSpreadOverTheView(_ count: Int, _ part: Double) {
        for size in [Samples.view(1280, 800), Samples.view(2560, 1080)] {
            for seed in 1...60 as ClosedRange<UInt64> {
                let forest = Forest(randomSessions(seed, count: count))
                guard forest.trees.count == count else { continue }
                let layout = ForestLayout(forest, size, isWhole: true)
                let trees = layout.land.flatMap(\.trees)
                let (left, right) = (
                    trees.map { $0.x - $0.size / 2 }.min() ?? 0,
                    trees.map { $0.x + $0.size / 2 }.max() ?? 0
                )
                #expect(trees.count == count && left > 0 && right < layout.width, "\(seed)")
                let trunks = trees.map(\.x).sorted()
                #expect(trunks[count - 1] - trunks[0] >= part * layout.width, "\(seed)")
            }
        }
    }

    /// Few trees fill the view; the horizon stays.
    @Test(arguments: [(1, 1.5), (3, 1.5), (12, 1.2), (20, 1), (36, 1), (200, 1)])
    func viewComesNearerToFewTrees(_ count: Int, _ zoom: Double) {
        let forest = Forest(Samples.sessions(count))
        let near = ForestCamera(forest, Samples.view(1920, 1080), isWhole: true)
        #expect(abs(near.zoom - zoom) < 0.12, "\(near.zoom)")
        // The stars are above all of them.
        let layout = ForestLayout(forest, Samples.view(1920, 1080), isWhole: true)
        for tree in layout.land.flatMap(\.trees) {
            #expect(tree.foot - tree.size * 0.97 >= 0.345 * 1080 - 1e-6)
        }
        // In a narrow view, a tree is not wider than the view.
        let narrow = ForestLayout(forest, Samples.view(200, 800))
        for tree in narrow.land.flatMap(\.trees) { #expect(tree.size <= 184.001) }
    }

    @Test(arguments: [1, 2, 3, 7, 13, 40, 200])
    func scrollHoldsAllTreesWhole(_ count: Int) {
        for (width, height) in [(60, 400), (360, 640), (1280, 800), (8192, 400)] {
            let view = Samples.view(UInt32(width), UInt32(height))
            let layout = ForestLayout(Forest(Samples.sessions(count)), view)
            #expect(layout.height == Double(height) && layout.width >= Double(width) - 1e-6)
            let trees = layout.land.flatMap(\.trees)
            #expect(trees.count == count)
            for tree in trees {
                #expect(tree.x >= tree.size / 2 && tree.x <= layout.width - tree.size / 2)
                #expect(tree.y >= tree.size / 2 && tree.y <= layout.height - tree.size / 2)
            }
        }
    }

    /// A picture of a size has that size, and the newest trees, each whole but at the left edge.
    @Test(arguments: [(360, 640), (1920, 1080), (3440, 1440)] as [(UInt32, UInt32)])
    func pictureOfASizeShowsTheNewestTrees(_ width: UInt32, _ height: UInt32) throws {
        let view = Samples.view(width, height)
        for count in [1, 3, 40, 400] {
            let forest = Forest(Samples.sessions(count))
            let whole = ForestLayout(forest, view)
            let part = ForestLayout(forest, view, isWhole: true)
            #expect(part.width == Double(width) && part.height == Double(height))
            let trees = part.land.flatMap(\.trees)
            #expect(trees.contains { $0.age == 0 && $0.x + $0.size / 2 < part.width })
            // It is the end of the scroll.
            let places = Dictionary(
                uniqueKeysWithValues: whole.land.flatMap(\.trees).map { ($0.tree.id, $0.x) })
            let way = whole.width - part.width
            for tree in trees {
                #expect(abs(try #require(places[tree.tree.id]) - way - tree.x) < 1)
            }
        }
    }

    @Test func depthsRecede() throws {
        let layout = ForestLayout(Forest(Samples.sessions(60)), Samples.view(800, 600))
        let trees = layout.land.flatMap(\.trees)
        for (depth, sizes) in [
            (Depth.foreground, 0.25...0.59), (.mid, 0.15...0.31), (.background, 0.08...0.16),
        ] {
            let row = trees.filter { $0.tree.depth == depth }
            #expect(!row.isEmpty && row.allSatisfy { sizes.contains($0.size / 600) })
        }
        let stars = layout.sky.compactMap { layer in
            layer.stars.first.map { ($0.size, layer.depth) }
        }
        #expect(stars.map(\.0) == stars.map(\.0).sorted())
        #expect(stars.map(\.1) == [.background, .mid, .foreground])
        // A tree that is not opaque would let ridges and stars shine through.
        for layer in Samples.forest(30).layers {
            if case .tree = layer.marks.first { #expect(layer.opacity == 1) }
        }
    }

    /// All sizes grow with the height of the view.
    @Test(arguments: [(300, 200), (600, 400), (3000, 2000)] as [(UInt32, UInt32)])
    func sizesGrowWithTheView(_ width: UInt32, _ height: UInt32) {
        func sizes(_ width: UInt32, _ height: UInt32) -> [Double] {
            ForestLayout(Forest(Samples.sessions(20)), Samples.view(width, height))
                .land.flatMap(\.trees).map { $0.size / Double(height) }
        }
        #expect(zip(sizes(1500, 1000), sizes(width, height)).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    /// The trees and stars of a picture, in drawing order.
    private func places(_ scene: Scene) -> (trees: [Double], stars: [Double]) {
        var trees: [Double] = []
        var stars: [Double] = []
        for layer in scene.layers {
            for mark in layer.marks {
                switch mark {
                case .tree(let tree): trees.append(tree.x - layer.origin.x)
                case .star(let star): stars.append(star.x - layer.origin.x)
                case .dusk, .line, .mist, .ridge: break
                }
            }
        }
        return (trees, stars)
    }

    @Test(arguments: [(false, 0.3), (true, 1)])
    func starsMoveSlowerUnlessNothingMayMove(_ isStill: Bool, _ speed: Double) throws {
        let forest = Forest(Samples.sessions(60))
        let scene = ForestScene(forest, Samples.view(800, 560))
        let end = scene.width - 800
        let (before, after) = (
            places(scene.window(left: end, isStill: isStill)),
            places(scene.window(left: end - 100, isStill: isStill))
        )
        #expect(!before.trees.isEmpty && !before.stars.isEmpty)
        func moves(_ before: [Double], _ after: [Double], _ way: Double) -> Int {
            before.count { place in after.contains { abs($0 - place - way) < 1e-6 } }
        }
        #expect(moves(before.trees, after.trees, 100) > before.trees.count / 2)
        #expect(moves(before.stars, after.stars, 100 * speed) > before.stars.count / 2)
    }

    /// At both ends of the scroll, and in a picture that does not scroll, a star is above its tree. All stars are
    /// seen on the way.
    @Test func skyIsAsLongAsItIsSeen() throws {
        let forest = Forest(Samples.sessions(90))
        let view = Samples.view(800, 500)
        let scene = ForestScene(forest, view)
        let whole = places(scene.whole()).stars.sorted()
        let sky = 800 + 0.3 * (scene.width - 800)
        let field = places(scene.starField(columns: 0..<sky, isStill: false)).stars.sorted()
        #expect(whole.count == forest.stars.count && field.count == whole.count)
        let part = sky / scene.width
        #expect(zip(whole, field).allSatisfy { abs($0 * part - $1) < 1e-6 })
        let few = ForestScene(
            Forest(Samples.sessions(5)), view)
        let still = places(few.window(left: 0, isStill: true)).stars
        #expect(places(few.window(left: 0, isStill: false)).stars == still)
    }

    /// Stars without a tree are above the trees that are drawn, and hardly move.
    @Test func starsOfOldTreesStayInTheSky() {
        let sessions = Samples.sessions(431)
        let (before, after) = (Forest(sessions.prefix(430)), Forest(sessions))
        let ends = (after.trees.first!.x, after.trees.first!.x + 200 * 0.054)
        var moved = 0
        for (star, now) in zip(before.stars, after.stars).prefix(after.farStarCount - 1) {
            #expect(star.x == now.x && star.y == now.y)
            #expect((ends.0...ends.1).contains(after.farPlace(of: now)))
            if before.farPlace(of: star) != after.farPlace(of: now) { moved += 1 }
        }
        #expect(moved <= 6)
    }

    @Test func viewHasSides() {
        #expect(ViewSize(width: 0, height: 1) == nil)
        #expect(ViewSize(width: 1, height: 0) == nil)
        #expect(ViewSize(width: 8193, height: 1) == nil)
        #expect(ViewSize(width: 8192, height: 8192) != nil)
    }
}
