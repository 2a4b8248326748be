import Fasting
import PictureSamples
import Testing

@testable import Picture

struct ForestRasterTests {
    /// The strips fit together: the picture is the one that is painted at once.
    @Test(arguments: [false, true])
    func stripsAreOnePicture(_ isWhole: Bool) {
        let forest = Forest(Samples.sessions(30))
        let view = Samples.view(195, 300)
        let inStrips = Raster(forest, view, isWhole: isWhole, captions: Samples.captions)
        let atOnce = Raster(forest.scene(view, captions: Samples.captions, isWhole: isWhole))
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
            forest, Samples.view(50, 40), scale: 2, isWhole: true, captions: Samples.captions)
        #expect(raster.width == 100 && raster.height == 80)
        #expect(raster.pixels.count == 100 * 80 * 4)
    }
}
