import Synchronization

/// A date and a time as a file has them. None of the numbers need exist.
package struct WrittenTime: Sendable {
    /// nil for a time of day alone.
    package var date: (year: Int, month: Int, day: Int)?
    /// Whether the order of day, month and year is open. Then they are in the order in which they are written: the day
    /// is the first number.
    package var isOpen = false
    /// Whether the year has two digits, and is the third number of an open date.
    package var isShort = false
    /// Whether full stops are between the numbers of an open date.
    package var hasPoints = false
    /// nil for a date alone. An hour that a half of the day does not have is 99.
    package var clock: (hour: Int, minute: Int, second: Int)?
    /// Whether AM or PM is written.
    package var hasHalf = false
    package var zone: ZoneSaid?
    /// 0 is Sunday; nil if there is none, or it is not clear which.
    package var weekday: Int?

    fileprivate init(isOpen: Bool, isShort: Bool, hasPoints: Bool) {
        (self.isOpen, self.isShort, self.hasPoints) = (isOpen, isShort, hasPoints)
    }

    /// Reads a time that does not consist of digits alone.
    ///
    /// - Parameters:
    ///   - hasPoints: whether `20.00` and `20h` alone are times of day.
    ///   - isCroatian: whether "listopad" is the month of Croatian; nil if a full stop after the day decides.
    package init?(_ text: ArraySlice<UInt8>, hasPoints: Bool, isCroatian: Bool?) {
        guard
            let text = ShapedText(text, (hasPoints ? 1 : 0) + (isCroatian.map { $0 ? 4 : 2 } ?? 0)),
            let shape = text.found({
                TimeShape($0, hasPoints: hasPoints, isCroatian: isCroatian)
            })
        else { return nil }
        self = shape.written(text.numbers)
    }
}

/// A text, its numbers, and its shape: the text with a 0 for each digit. Nearly all times of a column have a few shapes.
/// The grammar reads a shape once, and what it says is kept.
private struct ShapedText {
    static let mostNumbers = 12
    private static let mostShapes = 4096

    let text: ArraySlice<UInt8>
    private(set) var numbers = InlineArray<12, Int>(repeating: 0)
    private(set) var count = 0
    /// Where the digits belong to the shape: those of an offset from UTC.
    private var fixed: Int
    private var key: UInt64 = 0xCBF2_9CE4_8422_2325
    /// What else the meaning of the text depends on.
    private let form: UInt8

    /// - Returns: nil if the text has no number, or too many.
    init?(_ text: ArraySlice<UInt8>, _ form: UInt8) {
        (self.text, self.form, fixed) = (text, form, text.endIndex)
        key ^= UInt64(form)
        var (hasColon, isInNumber) = (false, false)
        for at in text.indices {
            var byte = text[at]
            let isDigit = TextCursor.isDigit(byte)
            if isDigit, fixed == text.endIndex {
                if !isInNumber {
                    if count == Self.mostNumbers { return nil }
                    count += 1
                }
                numbers[count - 1] = numbers[count - 1] &* 10 &+ Int(byte - UInt8(ascii: "0"))
                byte = UInt8(ascii: "0")
            } else if byte == UInt8(ascii: ":") {
                hasColon = true
            } else if hasColon, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), at < fixed {
                fixed = at
            }
            isInNumber = isDigit
            key = (key ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        if count == 0 { return nil }
    }

    /// What the shape means.
    ///
    /// - Parameter read: is asked if the shape is new.
    func found(_ read: (ShapedText) -> TimeShape?) -> TimeShape? {
        if let known = Self.known.withLock({ $0[key] }) {
            return isEqual(to: known) ? known.time : read(self)
        }
        let time = read(self)
        let shape = Known(form: form, shape: text.indices.map { shaped($0) }, time: time)
        Self.known.withLock { known in
            if known.count >= Self.mostShapes { known.removeAll() }
            known[key] = shape
        }
        return time
    }

    private final class Known: Sendable {
        let form: UInt8
        let shape: [UInt8]
        let time: TimeShape?

        init(form: UInt8, shape: [UInt8], time: TimeShape?) {
            (self.form, self.shape, self.time) = (form, shape, time)
        }
    }

    private static let known = Mutex<[UInt64: Known]>([:])

    private func shaped(_ at: Int) -> UInt8 {
        TextCursor.isDigit(text[at]) && at < fixed ? UInt8(ascii: "0") : text[at]
    }

    private func isEqual(to known: Known) -> Bool {
        guard known.form == form, known.shape.count == text.count else { return false }
        for at in text.indices where shaped(at) != known.shape[at - text.startIndex] {
            return false
        }
        return true
    }

    /// The places of the numbers in the text.
    var places: [Range<Int>] {
        var places: [Range<Int>] = []
        var at = text.startIndex
        while at < fixed {
            let end = text[at..<fixed].firstIndex { !TextCursor.isDigit($0) } ?? fixed
            if end > at { places.append(at..<end) }
            at = max(end, at + 1)
        }
        return places
    }

    /// The text with other numbers.
    func replacing(_ places: [Range<Int>], with numbers: [String]) -> String {
        var written: [UInt8] = []
        var at = text.startIndex
        for (place, number) in zip(places, numbers) {
            written += text[at..<place.lowerBound] + Array(number.utf8)
            at = place.upperBound
        }
        return String(decoding: written + text[at...], as: UTF8.self)
    }

    /// The numbers that belong to the shape.
    var fixedNumbers: [Int] {
        text[fixed...].split { !TextCursor.isDigit($0) }.compactMap {
            Int(String(decoding: $0, as: UTF8.self))
        }
    }
}

/// What a shape means: which of its numbers is the year, the hour, and so on.
private struct TimeShape: Hashable, Sendable {
    enum Part: Hashable {
        /// The number at a place of the text.
        case number(Int)
        /// A number that a word says.
        case said(Int)
    }

    private struct Date: Hashable {
        var year, month, day: Part
    }
    private struct Clock: Hashable {
        var hour, minute, second: Part
        var isAfterNoon: Bool?
    }

    private var date: Date?
    private var clock: Clock?
    private var zone: ZoneSaid?
    private var weekday: Int?
    private var (isOpen, isShort, hasPoints) = (false, false, false)

    /// Reads a shape with numbers that are all different, and that can be every part of a time: so it can be seen from
    /// which of them each part is.
    init?(_ text: ShapedText, hasPoints: Bool, isCroatian: Bool?) {
        let places = text.places
        let named = TypedText(text.replacing([], with: []), .cells)?.namedMonths ?? []
        let said = named.union(text.fixedNumbers)
        guard let probes = Self.probes(places.map(\.count), without: said),
            let typed = TypedText(
                text.replacing(
                    places,
                    with: zip(probes, places).map { $0 < 10 && $1.count == 2 ? "0\($0)" : "\($0)" }),
                .cells)
        else { return nil }
        var found: [(shape: TimeShape, isMonthFirst: Bool?)] = typed.readings(0..<typed.end)
            .compactMap { time in
                TimeShape(time, probes, said, hasPoints: hasPoints).map { ($0, time.isMonthFirst) }
            }
        if found.contains(where: { $0.shape.date != nil }) {
            found.removeAll { $0.shape.date == nil }
        }
        let isOpen = found.contains { $0.isMonthFirst == false }
        if isOpen { found.removeAll { $0.isMonthFirst != false } }
        let months = found.compactMap {
            if case .said(let month)? = $0.shape.date?.month { month } else { nil }
        }
        func isPoint(after part: Part?) -> Bool {
            guard case .number(let place)? = part else { return false }
            return text.text[places[place].upperBound...].first == UInt8(ascii: ".")
        }
        // A name may be that of two months.
        if Set(months).count > 1 {
            let day = found[0].shape.date?.day
            let isEarlier = isCroatian ?? (day == .number(0) && isPoint(after: day))
            let month = isEarlier ? months.min()! : months.max()!
            found.removeAll { $0.shape.date?.month != .said(month) }
        }
        let shapes = Set(found.map(\.shape))
        guard shapes.count == 1, let only = shapes.first else { return nil }
        self = only
        self.isOpen = isOpen
        if case .number(let place)? = date?.year { isShort = places[place].count == 2 }
        self.hasPoints = isPoint(after: date?.day)
    }

    /// - Parameters:
    ///   - probes: the numbers of the text.
    ///   - said: those that words say.
    /// - Returns: nil if it is not a time that a file may have, or if a part of it is calculated, as that of a week.
    private init?(_ time: PartialTime, _ probes: [Int], _ said: Set<Int>, hasPoints: Bool) {
        guard time.offset == nil, time.weeksBack == nil, time.monthsBack == nil, time.part == nil
        else { return nil }
        func part(_ value: Int, _ meaning: (Int) -> Int = { $0 }) -> Part {
            probes.firstIndex { meaning($0) == value }.map { .number($0) } ?? .said(value)
        }
        if let year = time.year, let month = time.month, let day = time.day {
            let date = Date(
                year: part(year) { $0 < 100 ? CivilTime.century($0) : $0 }, month: part(month),
                day: part(day))
            for case .said(let number) in [date.year, date.month, date.day]
            where !said.contains(number) { return nil }
            self.date = date
        } else if time.year != nil || time.month != nil || time.day != nil || time.clock == nil {
            return nil
        }
        if let clock = time.clock {
            let isMarked = clock.isDotted || clock.hasHoursMark
            guard clock.form == .plain, !isMarked || hasPoints || date != nil else { return nil }
            let hour = clock.hasHalf ? (clock.hour + 11) % 12 + 1 : clock.hour
            let parts = [part(hour), part(clock.minute), part(clock.second)]
            for case .said(let number) in parts where number != 0 { return nil }
            self.clock = Clock(
                hour: parts[0], minute: parts[1], second: parts[2],
                isAfterNoon: clock.hasHalf ? clock.hour >= 12 : nil)
        }
        if time.zone != nil, date == nil { return nil }
        zone = time.zone
        weekday = time.weekday.flatMap { $0 < 0 ? nil : $0 }
    }

    /// Numbers of one to four digits that differ, all of them days, months and hours on a dial, or years.
    ///
    /// - Parameter taken: numbers that words say.
    private static func probes(_ digits: [Int], without taken: Set<Int>) -> [Int]? {
        var free = (1...12).filter { !taken.contains($0) }
        var probes: [Int] = []
        for (place, count) in digits.enumerated() {
            switch count {
            case 1:
                guard let first = free.first, first < 10 else { return nil }
                probes.append(free.removeFirst())
            case 2:
                guard let last = free.popLast() else { return nil }
                probes.append(last)
            case 4: probes.append(1980 + place)
            case 3: probes.append(111)
            // A fraction of a second.
            default: probes.append(111_111)
            }
        }
        return probes
    }

    func written(_ numbers: InlineArray<12, Int>) -> WrittenTime {
        func number(_ part: Part) -> Int {
            switch part {
            case .number(let place): numbers[place]
            case .said(let number): number
            }
        }
        var time = WrittenTime(isOpen: isOpen, isShort: isShort, hasPoints: hasPoints)
        if let date {
            let year = number(date.year)
            time.date = (
                isOpen ? year : isShort ? CivilTime.century(year) : CivilTime.gregorian(year),
                number(date.month), number(date.day)
            )
        }
        if let clock {
            var hour = number(clock.hour)
            if let isAfterNoon = clock.isAfterNoon {
                hour = hour <= 12 ? hour % 12 + (isAfterNoon ? 12 : 0) : 99
            }
            time.clock = (hour, number(clock.minute), number(clock.second))
            time.hasHalf = clock.isAfterNoon != nil
        }
        (time.zone, time.weekday) = (zone, weekday)
        return time
    }
}

extension TypedText {
    /// The months whose names the text has.
    fileprivate var namedMonths: Set<Int> {
        Set(
            (0..<end).flatMap { senses(at: $0) }.compactMap {
                if case .month(let month) = $0.sense { month } else { nil }
            })
    }
}
