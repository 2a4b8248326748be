import Testing

@testable import Picture

/// Numbers and text in SVG.
struct NumberTests {
    @Test(arguments: [
        (0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.05, "0.05"), (0.004, "0"), (0.005, "0.01"),
        (-0.25, "-0.25"), (12.340, "12.34"), (12.3, "12.3"), (7300, "7300"), (-0.001, "0"),
        (99.999, "100"),
    ]) func decimalsAreShort(_ value: Double, _ text: String) {
        #expect(decimal(value) == text)
    }

    @Test(arguments: [
        (0xF0EDE6 as UInt32, "#F0EDE6"), (0x000000, "#000000"), (0x0D0D1A, "#0D0D1A"),
    ]) func coloursAreHexadecimal(_ value: UInt32, _ text: String) {
        #expect(Color(value).hex == text)
    }

    @Test func coloursMix() {
        let black = Color(0x000000)
        let white = Color(0xFFFFFF)
        #expect(black.mixed(with: white, 0) == black)
        #expect(black.mixed(with: white, 1) == white)
        #expect(black.mixed(with: white, 0.5).bytes.red == 128)
    }
}
