import Fasting
import PictureSamples
import SeededRandom
import Testing

@testable import Picture

/// The ground that the trees stand on. Rule: docs/rules/picture.md, Forest.
struct GroundTests {
    private static let counts = [1, 2, 3, 12, 24, 25, 40, 150, 200, 260]

    /// The ridge that a tree stands on, as a line in fractions of a canvas.
    private func line(of tree: ForestTree, in forest: Forest) throws -> RidgeLine {
        let ridge = try #require(
            forest.ground.ridges.first { ridge in
                ridge.depth == tree.depth
                    && ridge.feet.contains { $0.x == tree.x && $0.y == tree.y }
            })
        return ridge.line(height: 1266, drop: 390)
    }

    @Test(arguments: counts)
    func everyTreeStandsOnARidgeOfItsDepth(_ count: Int) throws {
        let forest = Forest(Samples.sessions(count))
        for tree in forest.trees {
            #expect(abs(try line(of: tree, in: forest).y(at: tree.x) - tree.y) < 1e-9)
        }
    }

    /// In the picture the line is a little above the lower edge of each tree.
    @Test(arguments: [(390, 844), (1440, 900), (3840, 2160)] as [(UInt32, UInt32)])
    func ridgesPassBelowTheFeet(_ width: UInt32, _ height: UInt32) {
        let scene = Forest(Samples.sessions(40)).scene(
            Samples.view(width, height), captions: Samples.captions)
        let marks = scene.layers.flatMap(\.marks)
        let ridges = marks.compactMap { if case .ridge(let ridge) = $0 { ridge } else { nil } }
        #expect(ridges.count > 3)
        for case .tree(let tree) in marks {
            let foot = tree.y + tree.size / 2
            let gaps = ridges.map { foot - $0.line.y(at: tree.x) }
            #expect(gaps.contains { abs($0 - 0.03 * tree.size) < 0.5 }, "\(foot)")
        }
    }

    @Test(arguments: counts)
    func newFastMovesNoRidgeBelowAnOlderTree(_ count: Int) throws {
        let sessions = Samples.sessions(count + 1)
        let before = Forest(sessions.prefix(count))
        let after = Forest(sessions)
        for tree in before.trees where count > 1 {
            guard let now = after.trees.first(where: { $0.id == tree.id }) else { continue }
            let old = try line(of: tree, in: before).y(at: tree.x)
            #expect(abs(try line(of: now, in: after).y(at: tree.x) - old) < 1e-9)
        }
    }

    /// Between two feet the line stays between their heights.
    @Test func lineDoesNotOvershoot() {
        var numbers = SplitMix64(seed: 5)
        for _ in 0..<500 {
            let points = (0..<numbers.number(2, 8)).map {
                (x: Double($0) + numbers.nextFraction() * 0.9, y: numbers.nextFraction())
            }
            let line = RidgeLine(points)
            for (from, to) in zip(points, points.dropFirst()) {
                #expect(abs(line.y(at: from.x) - from.y) < 1e-9)
                for part in [0.1, 0.3, 0.5, 0.7, 0.9] {
                    let y = line.y(at: from.x + (to.x - from.x) * part)
                    #expect(y > min(from.y, to.y) - 1e-9 && y < max(from.y, to.y) + 1e-9)
                }
            }
            #expect(line.top == points.map(\.y).min())
        }
    }

    @Test(arguments: counts, [(390, 844), (1440, 900)] as [(UInt32, UInt32)])
    func starsAreAboveTheLand(_ count: Int, _ size: (UInt32, UInt32)) {
        for isWhole in [false, true] {
            let forest = Forest(Samples.sessions(count))
            let scene = forest.scene(
                Samples.view(size.0, size.1), captions: Samples.captions, isWhole: isWhole)
            var land = scene.height
            var stars: [Double] = []
            for mark in scene.layers.flatMap(\.marks) {
                if case .ridge(let ridge) = mark { land = min(land, ridge.line.top) }
                if case .star(let star) = mark { stars.append(star.y) }
            }
            #expect(stars.count == forest.stars.count)
            #expect(stars.allSatisfy { $0 > 0 && $0 < land })
        }
    }

    /// Stars behind trees: a trunk covers them.
    @Test func treesAreDrawnOverTheGroundAndTheGroundOverStars() {
        let kinds = Samples.forest(40).layers.flatMap(\.marks).map { mark in
            switch mark {
            case .dusk: 0
            case .star: 1
            case .ridge: 2
            case .tree: 3
            case .line: 4
            }
        }
        #expect(kinds == kinds.sorted())
    }

    @Test func everyTreeCanBeSeen() {
        for count in [1, 200] {
            for (age, tree) in Forest(Samples.sessions(count)).trees.reversed().enumerated() {
                let color = tree.color(age: age)
                for isThread in [false, true] {
                    let ground = GroundColor.mist(tree.y, isThread: isThread)
                    #expect(color.contrast(with: ground) >= 1.59)
                }
                #expect(color.contrast(with: GroundColor.crest(tree.y)) >= 1.6)
                for sky in Palette.dusk { #expect(color.contrast(with: sky.1) >= 1.59) }
            }
        }
    }

    @Test func oldAndFarTreesAreQuieter() {
        for tree in Forest(Samples.sessions(200)).trees {
            let ground = GroundColor.mist(tree.y, isThread: true)
            let contrasts = [0, 10, 100, 1000].map { tree.color(age: $0).contrast(with: ground) }
            for (newer, older) in zip(contrasts, contrasts.dropFirst()) {
                #expect(older <= newer + 0.03)
            }
        }
        let trees = Forest(Samples.sessions(200)).trees.filter(\.isEstablished)
        let means = Depth.allCases.map { depth in
            let contrasts = trees.filter { $0.depth == depth }.map {
                $0.color(age: 0).contrast(with: GroundColor.mist($0.y, isThread: true))
            }
            return contrasts.reduce(0, +) / Double(contrasts.count)
        }
        #expect(means == means.sorted(by: >))
    }

    /// A star of a forest is where it was after each further fast, unless land would be in front of it.
    @Test func newFastMovesOnlyTheStarsThatItWouldHide() {
        let sessions = Array(Samples.sessions(120))
        var before: [Double] = []
        var moves: [Int: Int] = [:]
        for count in 2...sessions.count {
            let forest = Forest(sessions.prefix(count))
            let sky = ForestLayout.stretched(forest).sky
            let now = forest.stars.map { $0.y(above: sky) }
            for (index, pair) in zip(before, now).enumerated() where pair.0 != pair.1 {
                #expect(forest.stars[index].y > sky)
                moves[index, default: 0] += 1
            }
            before = now
        }
        #expect(!moves.isEmpty && moves.values.allSatisfy { $0 == 1 })
    }

    @Test func contrastIsThatOfTheSource() {
        let black = Color(0x000000)
        #expect(abs(black.contrast(with: Color(0xFFFFFF)) - 21) < 1e-9)
        #expect(abs(Color(0x777777).contrast(with: Color(0xFFFFFF)) - 4.478) < 0.001)
        #expect(black.contrast(with: black) == 1)
    }

    /// A picture of one size shows the newest trees, where they always are.
    @Test(
        arguments: [(390, 844, 24), (1440, 900, 31), (3840, 2160, 97), (390, 100, 77)]
            as [(UInt32, UInt32, Int)])
    func pictureHoldsTheNewestTrees(_ width: UInt32, _ height: UInt32, _ capacity: Int) {
        let view = Samples.view(width, height)
        #expect(Forest.capacity(of: view) == capacity)
        let forest = Forest(Samples.sessions(150))
        let shown = forest.recent(capacity)
        #expect(shown.trees.map(\.id) == forest.trees.suffix(capacity).map(\.id))
        #expect(zip(shown.trees, forest.trees.suffix(capacity)).allSatisfy { $0.y == $1.y })
        #expect(shown.stars.count == forest.stars.count)
    }

    /// Each row of a large gradient has more than one colour, so that the eye sees no band.
    @Test func gradientsAreDithered() {
        let scene = Forest(Samples.sessions(1)).scene(
            Samples.view(64, 2000), captions: Samples.captions, isWhole: true)
        let raster = Raster(scene)
        let uniform = (0..<raster.height).filter { row in
            let pixels = raster.pixels[row * raster.width * 4..<(row + 1) * raster.width * 4]
            let first = pixels.prefix(4)
            return stride(from: pixels.startIndex, to: pixels.endIndex, by: 4).allSatisfy {
                pixels[$0..<$0 + 4].elementsEqual(first)
            }
        }
        #expect(uniform.count < raster.height / 20)
    }

    /// A part of the land is the same as that part of the whole.
    @Test func stripsMakeUpTheWhole() {
        let forest = Forest(Samples.sessions(30))
        let view = Samples.view(200, 300)
        let height = forest.canvasHeight(for: 300)
        let scene = ForestScene(forest, view, captions: Samples.captions)
        #expect(scene.height == height)
        let whole = Raster(scene.land(rows: 0..<height))
        let strip = Raster(scene.land(rows: 400..<600))
        let part = whole.pixels[400 * 200 * 4..<600 * 200 * 4]
        #expect(strip.height == 200)
        // The noise of dithering is that of the strip's own rows.
        let steps = zip(strip.pixels, part).map { abs(Int($0) - Int($1)) }
        #expect(steps.max() ?? 0 <= 1)
    }
}
