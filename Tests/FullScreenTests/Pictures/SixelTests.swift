import SeededRandom
import Testing

@testable import FullScreen

struct SixelTests {
    /// Colours that sixel can express exactly.
    private static let exact = [RGB(0, 0, 0), .pureRed, .pureGreen, .pureBlue, RGB(51, 102, 153)]

    @Test func onePixel() throws {
        let pixels = try #require(Pixels([[.pureRed]]))
        let text = String(decoding: Sixel.bytes(pixels), as: UTF8.self)
        #expect(text == "\u{1b}P0;1;0q\"1;1;1;1#0;2;100;0;0#0@\u{1b}\\")
    }

    @Test func runsAreCounted() throws {
        let row = [RGB?](repeating: .pureRed, count: 3) + Array(repeating: .pureBlue, count: 9)
        let pixels = try #require(Pixels(Array(repeating: row, count: 7)))
        let text = String(decoding: Sixel.bytes(pixels), as: UTF8.self)
        let band = "#0???!9~$#1~~~"
        let last = "#0???!9@$#1@@@"
        #expect(
            text == "\u{1b}P0;1;0q\"1;1;12;7#0;2;0;0;100#1;2;100;0;0\(band)-\(last)\u{1b}\\")
    }

    @Test(arguments: 0..<20)
    func fewColorsAreExact(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        let colors: [RGB?] = [nil] + Self.exact
        let pixels = try #require(
            Pixels(Int(numbers.number(1, 40)), Int(numbers.number(1, 20)), of: colors, &numbers))
        let shown = try #require(SixelDecoder.picture(Sixel.bytes(pixels)))
        #expect(shown.colors == pixels.colors)
    }

    @Test(arguments: [2, 16, 100, 256])
    func noMoreColorsThanAllowed(limit: Int) throws {
        var numbers = SplitMix64(seed: 3)
        let colors = (0..<600).map { _ in RGB(random: &numbers) }
        let pixels = try #require(Pixels(40, 40, of: colors, &numbers))
        let shown = try #require(
            SixelDecoder.picture(Sixel.bytes(pixels, limits: Sixel.Limits(colors: limit))))
        let count = Set(shown.colors.joined()).count
        #expect(count <= limit)
        #expect(count > limit / 2)
        #expect(!shown.colors.joined().contains(nil))
    }

    @Test(arguments: [(0, 2), (2, 2), (16, 16), (1024, 256)])
    func limitsAreKeptInReason(colors: Int, expected: Int) {
        #expect(Sixel.Limits(colors: colors).colors == expected)
    }

    /// On average a gradient keeps its colours, though the terminal does not have them: the means
    /// of small squares differ by less than two neighbouring percents.
    @Test(arguments: [(256, 1.0), (16, 2.5)])
    func gradientHasNoBands(limit: Int, bound: Double) throws {
        let pixels = try #require(Pixels.dusk(96, 192))
        let shown = try #require(
            SixelDecoder.picture(Sixel.bytes(pixels, limits: Sixel.Limits(colors: limit))))
        for y in stride(from: 0, to: 192, by: 8) where !(72..<120).contains(y) {
            let expected = pixels.mean(0..<8, y..<y + 8)
            let seen = shown.mean(0..<8, y..<y + 8)
            #expect(abs(expected.red - seen.red) <= bound, "red at \(y)")
            #expect(abs(expected.green - seen.green) <= bound, "green at \(y)")
            #expect(abs(expected.blue - seen.blue) <= bound, "blue at \(y)")
        }
    }

    /// With 256 colours no single pixel is far off.
    @Test func pixelsStayNear() throws {
        let pixels = try #require(Pixels.dusk(96, 192))
        let shown = try #require(SixelDecoder.picture(Sixel.bytes(pixels)))
        for (before, after) in zip(pixels.colors.joined(), shown.colors.joined()) {
            let (before, after) = (try #require(before), try #require(after))
            #expect(abs(Int(before.red) - Int(after.red)) <= 12)
            #expect(abs(Int(before.green) - Int(after.green)) <= 12)
            #expect(abs(Int(before.blue) - Int(after.blue)) <= 12)
        }
    }

    @Test func percentsAreTheirOwnNearest() {
        for percent in 0...100 {
            #expect(SixelPalette.percent(SixelPalette.part(percent: percent)) == percent)
        }
    }

    @Test func nothingToShow() throws {
        let pixels = try #require(Pixels([[nil, nil]]))
        let shown = try #require(SixelDecoder.picture(Sixel.bytes(pixels)))
        #expect(shown.colors == [[nil, nil]])
    }
}

/// Decodes sixel graphics as a terminal does.
enum SixelDecoder {
    static func picture(_ bytes: [UInt8]) -> Pixels? {
        var reader = Reader(String(decoding: bytes, as: UTF8.self))
        guard reader.take("\u{1b}P0;1;0q\"") else { return nil }
        let size = reader.numbers()
        guard size.count == 4, size[0] == 1, size[1] == 1 else { return nil }
        var rows = [[RGB?]](repeating: Array(repeating: nil, count: size[2]), count: size[3])
        var palette: [Int: RGB] = [:]
        var (x, top, color) = (0, 0, RGB?.none)
        while !reader.take("\u{1b}\\") {
            var count = 1
            if reader.take("!") {
                guard let number = reader.number() else { return nil }
                count = number
            }
            switch reader.character() {
            case "#":
                let numbers = reader.numbers()
                if numbers.count == 5, numbers[1] == 2 {
                    let parts = numbers[2...].map { UInt8((Double($0) * 2.55).rounded()) }
                    palette[numbers[0]] = RGB(parts[0], parts[1], parts[2])
                } else if numbers.count == 1, let chosen = palette[numbers[0]] {
                    color = chosen
                } else {
                    return nil
                }
            case "$": x = 0
            case "-": (x, top) = (0, top + 6)
            case let character?:
                guard let value = character.asciiValue, (63...126).contains(value) else {
                    return nil
                }
                for _ in 0..<count {
                    for bit in 0..<6 where (value - 63) >> bit & 1 == 1 {
                        guard top + bit < size[3], x < size[2] else { return nil }
                        rows[top + bit][x] = color
                    }
                    x += 1
                }
            case nil: return nil
            }
        }
        return reader.isAtEnd ? Pixels(rows) : nil
    }
}
