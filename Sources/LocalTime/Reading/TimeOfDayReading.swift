import Fasting

extension TimeOfDay {
    /// Reads a time of day as people type it: `21:30`, `9pm`, `noon`, and the words of a language. A
    /// part of a minute is not one.
    ///
    /// - Returns: nil if the text is not a time of day, or can mean more than one.
    public init?(typed text: String, _ words: TimeWords) {
        guard let typed = TypedText(text, words) else { return nil }
        let clocks = typed.skipping(.at, at: 0).flatMap { typed.clocks(at: $0) }
            .filter { $0.end == typed.end }.flatMap(\.0.meanings)
        guard clocks.allSatisfy({ $0.second == 0 }) else { return nil }
        let times = Set(clocks.compactMap { TimeOfDay(hour: $0.hour, minute: $0.minute) })
        guard let time = times.first, times.count == 1 else { return nil }
        self = time
    }
}
