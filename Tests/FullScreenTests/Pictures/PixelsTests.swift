import Testing

@testable import FullScreen

struct PixelsTests {
    @Test(arguments: [(0, 1, 0), (1, 0, 0), (-1, -1, 4), (1, 1, 3), (1, 1, 5), (2, 2, 4)])
    func refusesBytesOfAnotherSize(width: Int, height: Int, count: Int) {
        let bytes = [UInt8](repeating: 0, count: count)
        #expect(Pixels(width: width, height: height, bytes: bytes) == nil)
    }

    @Test(
        arguments: [
            (0, nil), (127, nil), (128, RGB(1, 2, 3)), (255, RGB(1, 2, 3)),
        ] as [(UInt8, RGB?)])
    func halfCoveredIsThere(opacity: UInt8, color: RGB?) throws {
        let pixels = try #require(Pixels(width: 1, height: 1, bytes: [1, 2, 3, opacity]))
        #expect(pixels[0, 0] == color)
        #expect(pixels.isOpaque == (opacity == 255))
    }

    @Test func rowsAreThoseThatItHas() throws {
        let pixels = try #require(Pixels([[.pureRed], [.pureGreen], [.pureBlue]]))
        #expect(pixels.rows(1..<3) == Pixels([[.pureGreen], [.pureBlue]]))
        #expect(pixels.rows(-5..<1) == Pixels([[.pureRed]]))
        #expect(pixels.rows(0..<9) == pixels)
        #expect(pixels.rows(3..<5) == nil)
        #expect(pixels.rows(1..<1) == nil)
    }
}
