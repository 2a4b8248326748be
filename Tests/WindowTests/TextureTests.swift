import Testing

@testable import Window

@Suite struct TextureTests {
    @Test func colorsAreInTheOrderOfTheScreen() {
        let pixels = ScreenPixels(width: 2, pixels: [1, 2, 3, 255, 200, 100, 50, 255])
        #expect(pixels.bytes == [3, 2, 1, 255, 50, 100, 200, 255])
        #expect(pixels.rows == 0..<1)
    }

    @Test func colorsAreMultipliedByTheOpacity() {
        let pixels = ScreenPixels(width: 1, pixels: [255, 100, 0, 128])
        #expect(pixels.bytes == [0, 50, 128, 128])
    }

    @Test func emptyRowsAboveAndBelowAreLeftOut() {
        let empty: [UInt8] = [9, 9, 9, 0, 9, 9, 9, 0]
        let row: [UInt8] = [0, 0, 0, 0, 7, 8, 9, 255]
        let pixels = ScreenPixels(width: 2, pixels: empty + empty + row + empty + row + empty)
        #expect(pixels.rows == 2..<5)
        let own: [UInt8] = [0, 0, 0, 0, 9, 8, 7, 255]
        #expect(pixels.bytes == own + [0, 0, 0, 0, 0, 0, 0, 0] + own)
    }

    @Test(arguments: [[UInt8](), [1, 2, 3, 0], [1, 2, 3, 0, 4, 5, 6, 0]])
    func nothingIsLeftOfAnEmptyPicture(pixels: [UInt8]) {
        let screen = ScreenPixels(width: 1, pixels: pixels)
        #expect(screen.rows.isEmpty)
        #expect(screen.bytes.isEmpty)
    }
}
