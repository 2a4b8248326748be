import SeededRandom
import Testing

@testable import FullScreen

struct BrailleTests {
    private static let dark = RGB(13, 13, 26)
    private static let light = RGB(240, 237, 230)

    /// One light dot on a dark background, at each of the eight positions.
    @Test(arguments: [
        (0, 0, "⠁"), (0, 1, "⠂"), (0, 2, "⠄"), (1, 0, "⠈"), (1, 1, "⠐"), (1, 2, "⠠"), (0, 3, "⡀"),
        (1, 3, "⢀"),
    ])
    func dots(x: Int, y: Int, expected: String) throws {
        var rows = [[RGB?]](repeating: Array(repeating: Self.dark, count: 2), count: 4)
        rows[y][x] = Self.light
        #expect(Braille.lines(try #require(Pixels(rows))) == [expected])
    }

    @Test func roundsUpToWholeCharacters() throws {
        var rows = [[RGB?]](repeating: Array(repeating: Self.dark, count: 5), count: 5)
        rows[4][4] = Self.light
        #expect(Braille.lines(try #require(Pixels(rows))) == ["⠀⠀⠀", "⠀⠀⠁"])
    }

    /// A sky that changes from top to bottom stays empty, also beside a shape in front of it.
    @Test func backgroundIsEmpty() throws {
        let pixels = try #require(Pixels.dusk(80, 120))
        let lines = Braille.lines(pixels)
        #expect(lines.count == 30)
        #expect(lines.first == String(repeating: "⠀", count: 40))
        #expect(lines.last == String(repeating: "⠀", count: 40))
        // The shape in front of it is complete.
        let middle = Array(lines[15])
        #expect(middle[20] == "⣿")
        #expect(middle[0] == "⠀" && middle[39] == "⠀")
    }

    /// The fainter a shape, the fewer dots; an invisible one has none.
    @Test func faintIsSparse() throws {
        let counts = try [7, 12, 22, 32, 60].map { brighter in
            let shape = RGB(UInt8(20 + brighter), UInt8(20 + brighter), UInt8(20 + brighter))
            let row: [RGB?] =
                Array(repeating: RGB(20, 20, 20), count: 16) + Array(repeating: shape, count: 16)
            let pixels = try #require(Pixels(Array(repeating: row, count: 16)))
            return Braille.lines(pixels).joined().unicodeScalars.reduce(0) {
                $0 + ($1.value - 0x2800).nonzeroBitCount
            }
        }
        #expect(counts.first == 0)
        #expect(counts.last == 256)
        #expect(counts == counts.sorted() && Set(counts).count == counts.count)
    }

    @Test func nothingIsDark() throws {
        var rows = [[RGB?]](repeating: Array(repeating: nil, count: 2), count: 4)
        #expect(Braille.lines(try #require(Pixels(rows))) == ["⠀"])
        rows[0][0] = Self.light
        #expect(Braille.lines(try #require(Pixels(rows))) == ["⠁"])
    }

    /// Nothing is behind a picture with transparent pixels. In another one a shape that fills nearly all of
    /// its rows would count as the background.
    @Test func shapeIsNoBackground() throws {
        let shape = RGB(60, 60, 60)
        let row: [RGB?] = [nil] + Array(repeating: shape, count: 31)
        let lines = Braille.lines(try #require(Pixels(Array(repeating: row, count: 16))))
        #expect(lines == Array(repeating: "⢸" + String(repeating: "⣿", count: 15), count: 4))
    }

    @Test(arguments: 0..<20)
    func isBrailleOfTheRightSize(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        let colors: [RGB?] = [nil] + (0..<4).map { _ in RGB(random: &numbers) }
        let pixels = try #require(
            Pixels(Int(numbers.number(1, 20)), Int(numbers.number(1, 20)), of: colors, &numbers))
        let lines = Braille.lines(pixels)
        #expect(lines.count == (pixels.height + 3) / 4)
        for line in lines {
            #expect(line.unicodeScalars.count == (pixels.width + 1) / 2)
            #expect(line.unicodeScalars.allSatisfy { (0x2800...0x28ff).contains($0.value) })
        }
    }
}
