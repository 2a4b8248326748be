import Fasting

/// A date and a time in ISO 8601, as they are written: `2026-02-24T10:00:00Z`, or in the basic form
/// `20260224T100000Z`. A fraction of a second is dropped.
package struct ISO8601Text {
    /// nil if there is no such date or time, or the year is not 1 … 9999.
    package let civil: CivilTime?
    /// Seconds east of UTC; nil if there is none.
    package let offset: Int64?
    /// Whether it is as programs write it: not in the basic form, with a `T`, seconds and an offset with
    /// minutes, and with two digits for each part of the time.
    package let isComplete: Bool

    /// - Returns: nil if the text has another form.
    package init?(_ text: ArraySlice<UInt8>) {
        let extended = Self.extended(text)
        var cursor = TextCursor(extended)
        let isSigned = cursor.take(anyOf: "+-")
        let start = cursor.rest.count
        guard let year = cursor.number(digits: 4...12) else { return nil }
        let hasYear = !isSigned && start - cursor.rest.count == 4
        guard cursor.take(UInt8(ascii: "-")), let month = cursor.number(digits: 2...2),
            cursor.take(UInt8(ascii: "-")), let day = cursor.number(digits: 2...2)
        else { return nil }
        let hasT = cursor.take(UInt8(ascii: "T"))
        guard hasT || cursor.take(anyOf: "t "), let time = Time(&cursor) else { return nil }
        let zone = cursor.rest
        if cursor.take(anyOf: "Zz") {
            offset = 0
        } else {
            offset = cursor.offset()
        }
        guard cursor.isAtEnd else { return nil }
        isComplete =
            extended == text && hasT && time.isComplete
            && (zone.first == UInt8(ascii: "Z") || zone.count >= 5)
        civil =
            hasYear
            ? CivilTime(
                validYear: year, month: month, day: day, hour: time.hour, minute: time.minute,
                second: time.second) : nil
    }

    /// Puts the signs of the extended form into the basic form. Another text stays as it is.
    private static func extended(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let date = text.prefix { $0 >= 0x30 && $0 <= 0x39 }
        let time = text.dropFirst(date.count + 1).prefix { $0 >= 0x30 && $0 <= 0x39 }
        guard date.count == 8, let sign = text.dropFirst(8).first, sign | 0x20 == UInt8(ascii: "t"),
            time.count == 4 || time.count == 6
        else { return text }
        var written: [UInt8] = []
        for (place, byte) in text.enumerated() {
            if place == 4 || place == 6 { written.append(UInt8(ascii: "-")) }
            if place == 11 || place == 13 && time.count == 6 { written.append(UInt8(ascii: ":")) }
            written.append(byte)
        }
        return written[...]
    }

    /// `20:00` or `20:00:15`.
    private struct Time {
        let hour: Int
        let minute: Int
        var second = 0
        var isComplete = false

        init?(_ cursor: inout TextCursor) {
            let start = cursor.rest.count
            guard let hour = cursor.number(digits: 1...2) else { return nil }
            let digits = start - cursor.rest.count
            guard cursor.take(UInt8(ascii: ":")), let minute = cursor.number(digits: 2...2) else {
                return nil
            }
            (self.hour, self.minute) = (hour, minute)
            guard cursor.take(UInt8(ascii: ":")) else { return }
            guard let second = cursor.number(digits: 2...2), cursor.dropFraction() else {
                return nil
            }
            self.second = second
            isComplete = digits == 2
        }
    }

    /// The instant of a time that has an offset.
    package var instant: Instant? {
        guard let civil, let offset else { return nil }
        return Instant(secondsSinceEpoch: civil.secondsSinceEpoch - offset)
    }
}

extension TextCursor {
    fileprivate mutating func take(anyOf bytes: StaticString) -> Bool {
        guard let next = rest.first else { return false }
        for offset in 0..<bytes.utf8CodeUnitCount where bytes.utf8Start[offset] == next {
            return take(next)
        }
        return false
    }
}
