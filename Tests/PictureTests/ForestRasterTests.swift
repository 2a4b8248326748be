import Fasting
import PictureSamples
import Testing

@testable import Picture

struct ForestRasterTests {
    /// The strips fit together: the picture is the one that is painted at once.
    /// The land below a calendar: as large as asked for, without a sky, with each tree whole.
    @Test(arguments: [1, 2, 3, 12, 30, 60], [900, 1280, 1920])
    func everyTreeIsWholeInAStrip(_ count: Int, _ width: Int) throws {
        let forest = Forest(Samples.sessions(count))
        let scene = try #require(
            ForestScene.strip(
                of: forest, width: width, height: 220))
        #expect(scene.width == Double(width) && scene.height == 220)
        var trees = 0
        for mark in scene.layers.flatMap(\.marks) {
            switch mark {
            case .tree(let tree):
                trees += 1
                #expect(tree.x - tree.size / 2 >= 0 && tree.x + tree.size / 2 <= Double(width))
                // No crown is cut.
                #expect(tree.y - tree.size / 2 >= -1)
            case .dusk, .star: Issue.record("a sky")
            case .ridge, .mist, .line: break
            }
        }
        #expect(trees == count)
    }

    @Test(arguments: [2, 3, 5])
    func fewTreesAreSpreadOverAStrip(_ count: Int) throws {
        let forest = Forest(Samples.sessions(count))
        let scene = try #require(
            ForestScene.strip(of: forest, width: 1920, height: 220))
        let places = scene.layers.flatMap(\.marks).compactMap { mark in
            if case .tree(let tree) = mark { tree.x } else { nil }
        }
        let reach = try #require(places.max()) - (try #require(places.min()))
        #expect(reach > 1920 * 0.8 * Double(count - 1) / Double(count))
    }

    @Test(arguments: [false, true])
    func stripsAreOnePicture(_ isWhole: Bool) {
        let forest = Forest(Samples.sessions(30))
        let view = Samples.view(195, 300)
        let inStrips = Raster(forest, view, isWhole: isWhole)
        let atOnce = Raster(forest.scene(view, isWhole: isWhole))
        #expect(inStrips.width == atOnce.width && inStrips.height == atOnce.height)
        #expect(inStrips.height > 256)
        // The noise against bands begins again in each strip.
        let differences = zip(inStrips.pixels, atOnce.pixels).map { abs(Int($0) - Int($1)) }
        #expect(differences.count == inStrips.width * inStrips.height * 4)
        #expect(differences.max() ?? 0 <= 2)
    }

    @Test func scaleMakesThePictureSharper() {
        let forest = Forest(Samples.sessions(3))
        let raster = Raster(
            forest, Samples.view(50, 40), scale: 2, isWhole: true)
        #expect(raster.width == 100 && raster.height == 80)
        #expect(raster.pixels.count == 100 * 80 * 4)
    }
}
