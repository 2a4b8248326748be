import Fasting

extension TimeOfDay {
    /// Reads a time of day as people type it: `21:30`, `9pm`, `noon`, and the words of a language. A
    /// part of a minute is not one.
    ///
    /// - Returns: nil if the text is not a time of day, or can mean more than one.
    public init?(typed text: String, _ words: TimeWords) {
        guard let typed = TypedText(text, words) else { return nil }
        let clocks = typed.readings(0..<typed.end).filter { $0.isTimeOfDay }.flatMap { time in
            time.clocks.flatMap(\.0.meanings)
        }
        guard clocks.allSatisfy({ $0.second == 0 }) else { return nil }
        let times = Set(clocks.compactMap { TimeOfDay(hour: $0.hour, minute: $0.minute) })
        guard let time = times.first, times.count == 1 else { return nil }
        self = time
    }
}

extension PartialTime {
    /// Whether it is a time of day alone. A number alone is none.
    fileprivate var isTimeOfDay: Bool {
        clock != nil && !hasDay && weeksBack == nil && zone == nil && clock?.form == .plain
            || clock?.form != .plain && part != nil && !hasDay && zone == nil
    }
}
