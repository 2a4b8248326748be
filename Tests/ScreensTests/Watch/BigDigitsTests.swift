import Testing

@testable import Screens

struct BigDigitsTests {
    @Test func everyDigitInThinStrokes() {
        #expect(
            BigDigits.rows("0123456789", scale: 1, .box) == [
                "╭─╮  ╶╮ ╶─╮ ╶─╮ ╷ ╷ ╭─╴ ╭─╴ ╶─╮ ╭─╮ ╭─╮",
                "│ │   │ ╭─╯ ╶─┤ ╰─┤ ╰─╮ ├─╮   │ ├─┤ ╰─┤",
                "╰─╯   ╵ ╰─╴ ╶─╯   ╵ ╶─╯ ╰─╯   ╵ ╰─╯ ╶─╯",
            ])
    }

    @Test func durationWithSmallUnits() {
        #expect(
            BigDigits.rows("12h 30m", scale: 1, .box) == [
                "╶╮ ╶─╮    ╶─╮ ╭─╮  ",
                " │ ╭─╯    ╶─┤ │ │  ",
                " ╵ ╰─╴ h  ╶─╯ ╰─╯ m",
            ])
    }

    @Test func largerScaleHasTheSameShape() {
        #expect(
            BigDigits.rows("8", scale: 2, .box) == ["╭───╮", "│   │", "├───┤", "│   │", "╰───╯"])
        #expect(BigDigits.rows("8", scale: 3, .box).count == 7)
    }

    @Test func asciiDigits() {
        let rows = BigDigits.rows("0123456789", scale: 3, .ascii)
        #expect(
            rows == [
                " _       _   _       _   _   _   _   _ ",
                "| |   |  _|  _| |_| |_  |_    | |_| |_|",
                "|_|   | |_   _|   |  _| |_|   | |_|  _|",
            ])
        #expect(rows.allSatisfy { $0.allSatisfy(\.isASCII) })
    }

    @Test func allRowsAreEquallyWide() {
        for text in ["0h 4m", "11h 11m", "168h 59m"] {
            for scale in 1...3 {
                for form in [BigDigits.Form.box, .ascii] {
                    let rows = BigDigits.rows(text, scale: scale, form)
                    #expect(Set(rows.map(\.count)).count == 1)
                    #expect(rows.count == BigDigits.height(scale: scale, form))
                }
            }
        }
    }
}
