import LocalTime
import Testing

struct DurationTests {
    static func read(_ text: String) -> Int64? { try? DurationReading.seconds(text) }

    @Test(
        arguments: [
            ("90m", 5400), ("2h30m", 9000), ("3h59m58s", 14_398), ("4h", 14_400), ("1.5h", 5400),
            ("1,5h", 5400), ("0.25h", 900), ("2.5m", 150), ("1.9s", 1), ("45s", 45), ("0s", 0),
            ("2h5s", 7205), ("2H30M", 9000), ("2h 30m", 9000), (" 4h ", 14_400), ("100m", 6000),
            ("0.0001h", 0), ("007h", 25_200), ("168h", 604_800), ("1h90m", 9000),
            ("999999999h", 3_599_999_996_400),
        ] as [(String, Int64)])
    func durationIsRead(text: String, seconds: Int64) {
        #expect(Self.read(text) == seconds)
    }

    @Test(arguments: [
        "", " ", "\n", "4", "90", "1.5", "0", "h", "m", "hm", ".", ".h", "1.h", ".5h", "1.5.5h",
        "1..5h", "-4h", "+4h", "−4h", "1.5h30m", "2h1.5m", "30m1.5s", "30m2h", "2h2h", "1s1m",
        "4h4",
        "4hh", "h4", "4h-30m", "1e3h", "0x4h", "infh", "nanh", "∞h",
        "4h\u{301}", "4\u{301}h", "4h\u{0}", "4h;",
        "1000000000h", "99999999999999999999999h", "9999999999.5h", "4:30", "04:30:00",
        "1.0000000000h",
    ])
    func invalidDurationIsRefused(text: String) {
        #expect(Self.read(text) == nil)
    }

    @Test func veryLongDurationIsRefused() {
        for part in ["9", "1h", " ", ".", "h", "é"] {
            #expect(Self.read(String(repeating: part, count: 20_000)) == nil)
        }
    }

    /// Each is a whole number of seconds, but some are slightly below in binary.
    @Test(
        arguments: [
            ("4.1h", 14_760), ("8.2h", 29_520), ("16.4h", 59_040), ("16.9h", 60_840),
            ("4.15h", 14_940),
            ("1.005h", 3618), ("8.2m", 492), ("2.05m", 123), ("16.5h", 59_400),
        ] as [(String, Int64)])
    func fractionThatIsAWholeSecondLosesNone(text: String, seconds: Int64) {
        #expect(Self.read(text) == seconds)
    }

    @Test(arguments: ["1 5m", "1 0 0m", "3h 5 9m", "1 .5h", "1. 5h"])
    func numberWithASpaceIsRefused(text: String) {
        #expect(Self.read(text) == nil)
    }

    @Test(arguments: ["0h1.5m", "0h0m1.5s"])
    func fractionBesideAnotherUnitIsRefusedEvenWhereThatIsNought(text: String) {
        #expect(Self.read(text) == nil)
    }

    @Test(
        arguments: [
            (0, "0h 0m"), (59, "0h 0m"), (60, "0h 1m"), (3599, "0h 59m"), (3600, "1h 0m"),
            (14_399, "3h 59m"), (45_000, "12h 30m"), (360_000, "100h 0m"),
        ] as [(Int64, String)])
    func durationIsWrittenWithoutSeconds(seconds: Int64, text: String) {
        #expect(TimeText.duration(seconds: seconds) == text)
    }

    @Test func writtenDurationIsReadBack() {
        let lost = (Int64(0)...10_080).first {
            Self.read(TimeText.duration(seconds: $0 * 60)) != $0 * 60
        }
        #expect(lost == nil)
    }
}

struct DecimalTests {
    @Test(
        arguments: [
            ("16", 16), ("16.5", 16.5), ("16,5", 16.5), ("16.333", 16.333), ("0", 0), ("007", 7),
            ("0.000000001", 1e-9), ("999999999.999999999", 999_999_999.999999999),
        ] as [(String, Double)])
    func decimalIsRead(text: String, number: Double) {
        #expect(TimeText.decimal(text) == number)
        #expect(TimeText.decimal("x\(text)".dropFirst()) == number)
    }

    @Test(arguments: [
        "", " ", ".", ",", ".5", "16.", "1.2.3", "1,2,3", "1.,5", "-16", "+16", "−16", "16h",
        " 16", "16 ", "1 6", "1e3", "1E3", "0x10", "nan", "inf", "infinity", "∞", "١٦", "１６", "½",
        "16\u{301}", "16\u{0}", "16\n", "1000000000", "1.0000000001", "99999999999999999999",
        "1_000", "16%",
    ])
    func invalidDecimalIsRefused(text: String) {
        #expect(TimeText.decimal(text) == nil)
    }

    @Test func veryLongDecimalIsRefused() {
        for part in ["9", ".", "1.", "\u{301}"] {
            #expect(TimeText.decimal(String(repeating: part, count: 20_000)) == nil)
        }
    }
}
