import PictureSamples
import SeededRandom
import Testing

@testable import Fasting
@testable import Picture

/// The ground that the trees stand on. Rule: docs/rules/picture.md, Forest.
struct GroundTests {
    private static let counts = [1, 2, 3, 12, 24, 25, 40, 150, 200, 260]

    /// In the picture the line of its ridge is at the foot of each tree, or a little above it.
    @Test(arguments: [(390, 844), (1440, 900), (3840, 2160)] as [(UInt32, UInt32)], counts)
    func everyTreeStandsOnARidgeOfItsDepth(_ size: (UInt32, UInt32), _ count: Int) {
        let forest = Forest(Samples.sessions(count))
        let layout = ForestLayout(forest, Samples.view(size.0, size.1))
        for ridge in layout.land {
            for tree in ridge.trees {
                #expect(Ground.ridges[ridge.number].depth == tree.tree.depth)
                let below = (tree.foot - ridge.line.y(at: tree.x)) / layout.height
                #expect(below > -1e-9 && below < 0.035, "\(below)")
                // The roots are a little in the ground.
                #expect(abs(tree.y + tree.size * 0.47 - tree.foot) < 1e-6)
            }
        }
    }

    /// A tree may stand behind a hill, but not in it.
    @Test func noRidgeHidesATree() {
        for tree in Forest(Samples.sessions(200)).trees {
            for ridge in Ground.ridges[(tree.ridge + 1)...] {
                #expect(ridge.y(at: tree.x) > tree.y - tree.size * 0.25)
            }
        }
    }

    /// The land is there before the trees.
    @Test func noFastMovesARidge() {
        for ridge in Ground.ridges {
            let wide = ridge.line(-2...20)
            for place in stride(from: -1.9, to: 19, by: 0.37) {
                #expect(abs(ridge.y(at: place) - wide.y(at: place)) < 1e-12)
                #expect((ridge.top...ridge.bottom).contains(ridge.y(at: place)))
            }
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
                Samples.view(size.0, size.1), isWhole: isWhole)
            var land = scene.height
            var stars: [Double] = []
            for mark in scene.layers.flatMap(\.marks) {
                if case .ridge(let ridge) = mark { land = min(land, ridge.line.top) }
                if case .tree(let tree) = mark { land = min(land, tree.y - tree.size / 2) }
                if case .star(let star) = mark { stars.append(star.y + star.size / 2) }
            }
            if !isWhole { #expect(stars.count == forest.stars.count) }
            #expect(stars.allSatisfy { $0 > 0 && $0 < land && $0 <= 0.4 * scene.height })
        }
    }

    /// Stars behind the land, and each ridge behind its trees and before those of the ridge in front of it.
    @Test func nearIsDrawnOverFar() {
        var ridges = 0
        var mists = 0
        var stars = true
        for mark in Samples.forest(40).layers.flatMap(\.marks) {
            switch mark {
            case .dusk: #expect(ridges == 0)
            case .star: #expect(stars)
            case .ridge:
                ridges += 1
                stars = false
            case .tree(let tree):
                #expect(ridges > 2)
                #expect(tree.y + tree.size * 0.47 >= Ground.ridges[ridges - 1].top * 560 - 1e-6)
            case .mist:
                mists += 1
                #expect(Ground.endsDepth(ridges - 1))
            case .line: Issue.record("a line")
            }
        }
        #expect(ridges == Ground.ridges.count && mists == 3)
    }

    /// Within a depth and a ridge, lower trees are drawn later.
    @Test func lowerTreesAreNearer() {
        for ridge in ForestLayout(Forest(Samples.sessions(200)), Samples.view(800, 600)).land {
            let feet = ridge.trees.map(\.foot)
            #expect(feet == feet.sorted())
        }
    }

    /// From the crown to where the foot goes into the ground, the tree or its edge, in front of the pixels that are
    /// there without it, and through the mist that is in front of both.
    @Test(arguments: [1, 3, 12, 40, 200]) func everyTreeCanBeSeen(_ count: Int) {
        let view = Samples.view(960, 540)
        let forest = Forest(Samples.sessions(count))
        let scene = forest.scene(view)
        var marks = Self.trees(of: scene).makeIterator()
        for ridge in ForestLayout(forest, view).land {
            let behind = Self.behind(ridge.number, in: scene)
            for place in ridge.trees {
                let mark = marks.next()!
                let column = place.x.rounded(.down)
                let ground = Raster(behind.part(columns: column..<column + 1))
                let veil = Nightfall.veil(around: place.tree.depth)
                for step in 0...36 {
                    let part = Double(step) / 40
                    let row = place.y + (part - 0.5) * place.size
                    func seen(_ color: Color) -> Color {
                        veil?.color(color, at: row / scene.height) ?? color
                    }
                    let contrasts = [mark.shade, mark.rim].map {
                        seen(Scene.TreeMark.color(at: part, of: $0)).contrast(
                            with: seen(ground.color(Int(row))))
                    }
                    #expect(
                        contrasts.max()! >= 1.6,
                        "\(place.tree.depth) \(place.tree.isEstablished) at \(part): \(contrasts)")
                }
            }
        }
    }

    /// Trees stand dark in front of the light: no body is a lamp, none gets lighter downwards as far as the eye sees it,
    /// and the edge that catches the light is never darker than the leaves beside it.
    @Test(arguments: [1, 3, 12, 40, 200]) func treesAreDarkInFrontOfTheLight(_ count: Int) {
        let view = Samples.view(1280, 800)
        let forest = Forest(Samples.sessions(count))
        let places = ForestLayout(forest, view).land.flatMap(\.trees)
        for (place, mark) in zip(places, Self.trees(of: forest.scene(view))) {
            let (body, rim) = (mark.shade.map(\.luminance), mark.rim.map(\.luminance))
            #expect(body.max()! <= min(0.15, place.tree.look.color.luminance * 1.02))
            for (upper, lower) in zip(body, body.dropFirst()) { #expect(lower <= upper * 1.12) }
            for (body, rim) in zip(body, rim).dropLast() {
                #expect(place.tree.isEstablished ? rim >= body * 0.98 : rim <= body * 1.02)
            }
        }
    }

    private static func trees(of scene: Scene) -> [Scene.TreeMark] {
        scene.layers.flatMap(\.marks).compactMap {
            guard case .tree(let tree) = $0 else { return nil }
            return tree
        }
    }

    /// The sky and the ground up to a ridge, with the mist that is behind it.
    private static func behind(_ ridge: Int, in scene: Scene) -> Scene {
        var scene = scene
        var ridges = 0
        scene.layers = scene.layers.filter { layer in
            switch layer.marks.first {
            case .ridge:
                ridges += 1
                return ridges <= ridge + 1
            case .mist: return ridges <= ridge
            case .dusk: return true
            case .tree, .star, .line, nil: return false
            }
        }
        return scene
    }

    @Test func oldAndFarTreesAreQuieter() {
        let trees = Forest(Samples.sessions(200)).trees.filter(\.isEstablished)
        func contrast(_ tree: ForestTree, age: Int) -> Double {
            tree.shade(age: age, height: tree.size).rim[0].contrast(
                with: Backdrop(tree).colors(at: tree.y - 0.91 * tree.size)[0])
        }
        let ages = [0, 10, 100, 1000].map { age in trees.reduce(0) { $0 + contrast($1, age: age) } }
        #expect(ages == ages.sorted(by: >), "\(ages)")
        let means = Depth.allCases.map { depth in
            let row = trees.filter { $0.depth == depth }.map { contrast($0, age: 0) }
            return row.reduce(0, +) / Double(row.count)
        }
        #expect(means == means.sorted(by: >), "\(means)")
    }

    /// The sky and the ground are lightest at the horizon.
    @Test func lightStandsAtTheHorizon() {
        let sky = stride(from: 0.0, through: 0.565, by: 0.02).map {
            Color.at($0, of: Nightfall.sky).luminance
        }
        #expect(zip(sky, sky.dropFirst()).allSatisfy { $0 <= $1 + 0.0005 })
        let ground = Ground.ridges.indices.map { Nightfall.crest($0).luminance }
        #expect(zip(ground, ground.dropFirst()).allSatisfy { $0 > $1 })
        #expect(sky.last! > ground[0])
        // A thread of mist between the depths.
        for (number, crest) in ground.enumerated() where Ground.endsDepth(number) {
            let mist = Nightfall.mist(number).luminance
            #expect(mist > crest * 1.05 && mist < sky.last!)
        }
    }

    @Test func contrastIsThatOfTheSource() {
        let black = Color(0x000000)
        #expect(abs(black.contrast(with: Color(0xFFFFFF)) - 21) < 1e-9)
        #expect(abs(Color(0x777777).contrast(with: Color(0xFFFFFF)) - 4.478) < 0.001)
        #expect(black.contrast(with: black) == 1)
    }

    /// Each row of a large gradient has more than one colour, so that the eye sees no band.
    @Test func gradientsAreDithered() {
        let scene = Forest(Samples.sessions(1)).scene(
            Samples.view(64, 2000), isWhole: true)
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
        let forest = Forest(Samples.sessions(60))
        let view = Samples.view(300, 200)
        let scene = ForestScene(forest, view)
        #expect(scene.width > 600)
        let whole = Raster(scene.land(columns: 0..<600))
        let strip = Raster(scene.land(columns: 200..<400))
        #expect(strip.width == 200 && strip.height == 200)
        var part: [UInt8] = []
        for row in 0..<200 {
            let first = (row * 600 + 200) * 4
            part += whole.pixels[first..<first + 200 * 4]
        }
        // The noise of dithering is that of the strip's own columns.
        let steps = zip(strip.pixels, part).map { abs(Int($0) - Int($1)) }
        #expect(steps.max() ?? 0 <= 2)
    }
}

extension Raster {
    /// The first colour of a row.
    fileprivate func color(_ row: Int) -> Color {
        let place = row * width * 4
        func part(_ number: Int) -> Double { Double(pixels[place + number]) / 255 }
        return Color(red: part(0), green: part(1), blue: part(2))
    }
}
