import Fasting
import LocalTime

extension CellTime {
    /// How the times of a column are written, which one cell does not show.
    struct Form: Equatable {
        /// `20.00` is a time of day and not a number.
        var hasPoints = false
        /// Numbers are days since the end of 1899, as a spreadsheet counts them.
        var isSerial = false
        /// Whether "listopad" is the month of Croatian; nil if each cell decides.
        var isCroatian: Bool?
        /// Of times without their own.
        var place: Place?
        /// Whether the times of the column have AM or PM, or a zone, so that one without it is not whole.
        var hasHalves = false
        var hasZones = false
    }

    /// No time is longer.
    private static let longest = 120

    /// Reads `2026-11-20 20:00`, `20.11.26, 8:00 PM`, `Fri, 20 Nov 2026 20:00:00 +0100`,
    /// `20261120T190000Z`, `11/20/2026`, `8 pm`, and seconds, milliseconds or less since the epoch.
    ///
    /// - Returns: nil if the text has another form. A date or a time that does not exist is not an
    ///   error here.
    init?(_ text: Bytes, _ form: Form = Form()) {
        guard let first = text.first, text.count <= Self.longest else { return nil }
        if !Byte.isDigit(first), !Byte.isLetter(first), let inner = Self.unwrapped(text) {
            self.init(inner, form)
            return
        }
        if let plain = PlainSigns.replaced(in: text) {
            self.init(plain[...].trimmed, form)
            return
        }
        if form.isSerial {
            guard let serial = CellTime(serial: text) else { return nil }
            self = serial
        } else if let iso = CellTime(iso: text) {
            self = iso
        } else if let number = Self.number(text) {
            self = number
        } else if let (rest, zone) = Self.zoneAtEnd(text), let time = CellTime(rest, form) {
            self = time
            if place == .local { place = zone }
        } else if Byte.isDigit(text[text.startIndex]) || text.count >= 8 {
            guard
                let time = CellTime(
                    shaped: text, hasPoints: form.hasPoints, isCroatian: form.isCroatian)
            else { return nil }
            self = time
        } else {
            return nil
        }
        if let place = form.place, place != .local, self.place == .local { self.place = place }
    }

    /// Whether it may be before or after noon.
    var mayBeOnDial: Bool { clock.map { $0.hour <= 12 && !$0.hasHalf } ?? false }

    /// Whether a cell has the name of a month in Croatian. The whole column is Croatian then.
    static func isCroatian(_ cell: Bytes) -> Bool {
        let words = cell.split { $0 < 0x80 && !Byte.isLetter($0) }
        return words.contains {
            EuropeanNames.isCroatianMonth(String(decoding: $0, as: UTF8.self).lowercased())
        }
    }

    // MARK: Forms

    /// A time without the signs around it that programs write: `="…"` for a spreadsheet, `'…`, `“…”`, and those of
    /// Markdown and Org.
    ///
    /// - Returns: nil if there are none.
    private static func unwrapped(_ text: Bytes) -> Bytes? {
        let pairs: [(StaticString, StaticString)] = [
            ("=\"", "\""), ("\"", "\""), ("“", "”"), ("„", "“"), ("«", "»"), ("'", "'"), ("’", "’"),
            ("[[", "]]"), ("[", "]"), ("<", ">"), ("**", "**"), ("__", "__"), ("*", "*"),
            ("`", "`"), ("'", ""), ("/date(", ")/"), ("/Date(", ")/"),
        ]
        for (open, close) in pairs {
            let (before, after) = (open.utf8CodeUnitCount, close.utf8CodeUnitCount)
            if text.count > before + after, text.prefix(before).equals(open),
                text.suffix(after).equals(close)
            {
                return text.dropFirst(before).dropLast(after).trimmed
            }
        }
        return nil
    }

    /// `2026-11-20 20:00` and `2026-11-20T20:00:00Z`, which most tables have.
    private init?(iso text: Bytes) {
        let at = text.startIndex
        let count = text.count
        guard count == 16 || count == 19 || count == 20, text[at + 4] == Byte.minus else {
            return nil
        }
        func two(_ place: Int) -> Int? {
            let (tens, ones) = (text[at + place] &- Byte.zero, text[at + place + 1] &- Byte.zero)
            return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
        }
        guard let century = two(0), let year = two(2), text[at + 7] == Byte.minus,
            let month = two(5),
            let day = two(8), text[at + 10] == Byte.blank || text[at + 10] == UInt8(ascii: "T"),
            let hour = two(11), text[at + 13] == Byte.colon, let minute = two(14)
        else { return nil }
        var second = 0
        if count > 16 {
            guard text[at + 16] == Byte.colon, let number = two(17) else { return nil }
            second = number
        }
        if count == 20, text[at + 19] != UInt8(ascii: "Z") { return nil }
        self.init(
            date: .fixed(year: century * 100 + year, month: month, day: day),
            clock: Clock(hour: hour, minute: minute, second: second),
            place: count == 20 ? .utc : .local)
    }

    /// `20261120`, `20261120T190000Z`, `20261120190000`, or a time since the epoch: seconds have 10 or 11 digits (9 since 2001), milliseconds 12
    /// to 14, microseconds 15 to 17, nanoseconds 18 and 19.
    private static func number(_ text: Bytes) -> CellTime? {
        let whole = text.prefix(while: Byte.isDigit)
        guard (8...19).contains(whole.count) else { return nil }
        let value = whole.reduce(Int64(0)) { $0 &* 10 &+ Int64($1 - Byte.zero) }
        let rest = text[whole.endIndex...]
        if whole.count == 8 {
            guard (19_000_000..<22_000_000).contains(value) else { return nil }
            let date = CellDate.fixed(
                year: Int(value / 10_000), month: Int(value / 100 % 100), day: Int(value % 100))
            if rest.isEmpty { return CellTime(date: date, clock: nil) }
            let signs = rest.first == Byte.blank ? [UInt8(ascii: "T")] + rest.dropFirst() : rest
            // Behind the digits, `CET` or `GMT+1` is more than ISO 8601 has.
            let end = signs.dropFirst().firstIndex { $0 >= 0x41 && $0 != UInt8(ascii: "Z") }
            let digits = signs[..<(end ?? signs.endIndex)]
            guard let time = ISO8601Text(whole + digits.trimmed), let civil = time.civil else {
                return nil
            }
            var place = time.offset.map { $0 == 0 ? Place.utc : .offset($0) } ?? .local
            if let end {
                guard let named = self.place(of: signs[end...]) else { return nil }
                if time.offset == nil { place = named }
            }
            return CellTime(
                date: date,
                clock: Clock(hour: civil.hour, minute: civil.minute, second: civil.second),
                place: place)
        }
        if let first = rest.first {
            guard first == Byte.point || first == Byte.comma, rest.count > 1,
                rest.dropFirst().allSatisfy(Byte.isDigit)
            else { return nil }
        }
        if whole.count == 12 || whole.count == 14, rest.isEmpty,
            let time = CompactTime(value, hasSeconds: whole.count == 14)
        {
            return CellTime(
                date: .fixed(year: time.year, month: time.month, day: time.day),
                clock: Clock(hour: time.hour, minute: time.minute, second: time.second))
        }
        switch whole.count {
        // No program wrote the time of a fast before September 2001. Apple counts from the beginning of that year.
        case 9: return CellTime(epoch: value + 978_307_200)
        case 10, 11: return CellTime(epoch: value)
        case 12...14: return CellTime(epoch: value / 1000)
        case 15...17: return CellTime(epoch: value / 1_000_000)
        default: return CellTime(epoch: value / 1_000_000_000)
        }
    }

    private init(epoch seconds: Int64) {
        let civil = CivilTime(secondsSinceEpoch: seconds)
        self.init(
            date: .fixed(year: civil.year, month: civil.month, day: civil.day),
            clock: Clock(hour: civil.hour, minute: civil.minute, second: civil.second), place: .utc)
    }

    /// The days that spreadsheets count, from 1954 to 2118.
    static let serials = 20_000.0..<80_000.0

    /// `46346,8333333333` is 2026-11-20 20:00.
    init?(serial text: Bytes) {
        let point = text.map { $0 == Byte.comma ? Byte.point : $0 }
        guard let days = TextCursor.decimal(point[...]), Self.serials.contains(days) else {
            return nil
        }
        let begin = CivilTime(year: 1899, month: 12, day: 30).secondsSinceEpoch
        let seconds = Int64((days * 86_400).rounded())
        self.init(epoch: begin + seconds)
        place = .local
    }
}
