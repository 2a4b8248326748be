import Fasting
import LocalTime
import Testing

/// Texts that are not a time.
struct InstantRefusalTests {
    static func isUnreadable(_ text: String) -> Bool {
        do throws(TimeReading.Problem) {
            _ = try InstantTextTests.read(text)
            return false
        } catch {
            return error == .unreadable
        }
    }

    @Test(arguments: [
        "", " ", "\n", ":", "::", "25", "2460", "20:", ":00", "20:0", "20:000", "020:00", "24:01",
        "23:60", "20:00:60", "20:00:", "20:00:00.", "20:00:00.x", "20:00.5", "20:00:00.5.5",
        "-1:00", "+20:00", "20:-1", "20 :00", "20: 00", "20.60", "20:00+20:00",
        "2\u{301}0:00", "20:00\u{0}", "1e1:00", "0x1:00",
        "99999999999999999999:00", "nan",
    ])
    func invalidClockTimeIsUnreadable(text: String) {
        #expect(Self.isUnreadable(text))
    }

    @Test(arguments: [
        "yesterday20:00",
        "yesterdays 20:00", "tomorrows 20:00", "yesterday 25:00", "yesterday 2026-11-20 20:00",
        "todayyesterday 20:00",
    ])
    func invalidDayIsUnreadable(text: String) {
        #expect(Self.isUnreadable(text))
    }

    @Test(arguments: [
        "2026-11-20T", "2026-11-2020:00",
        "2026-11-20TT20:00", "02026-11-20 20:00",
        "2026-11 20:00",
        "2026-13-01 12:00",
        "2026-00-01 12:00", "2026-01-00 12:00", "0000-01-01 12:00", "-2026-11-20 20:00",
        "2026-11-20 20", "2026-11-20 24:01",
        "99999999999-11-20 20:00", "2026-11--20 20:00",
        "2026-11-20 20:00 20:00",
    ])
    func invalidDateIsUnreadable(text: String) {
        #expect(Self.isUnreadable(text))
    }

    @Test(arguments: [
        "+", "-", "+1", "+1:00", "+001", "+01:0", "+01:000", "+0:100", "+010:0", "+24:00",
        "+01:60", "+99", "+01:00:00", "++01:00", "+-01:00", "+01:00 CET",
        "ZZ", "Z+01:00", "+01:00Z", "+1e1", "IST", "+:01",
    ])
    func invalidOffsetIsUnreadable(offset: String) {
        #expect(Self.isUnreadable("2026-11-20T20:00" + offset))
    }

    @Test(arguments: ["Z01", "Z0100", "Z01:00", "Zx01:00"])
    func offsetAfterZIsUnreadable(offset: String) {
        #expect(Self.isUnreadable("2026-11-20T20:00" + offset))
    }

    @Test func offsetThatEndsWithAColonIsUnreadable() {
        #expect(Self.isUnreadable("2026-11-20T20:00+01:"))
    }

    @Test func veryLongTextIsUnreadable() {
        for part in ["2", ":", "-", " ", "yesterday ", "2026-11-20 ", "z", "\u{301}"] {
            #expect(Self.isUnreadable(String(repeating: part, count: 20_000)))
        }
    }
}
