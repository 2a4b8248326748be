/// A date and a time as digits alone: `202611202000`, and with seconds `20261120200015`.
package struct CompactTime: Equatable, Sendable {
    package let year: Int
    package let month: Int
    package let day: Int
    package let hour: Int
    package let minute: Int
    package let second: Int

    /// - Parameters:
    ///   - number: of 12 digits, or of 14.
    ///   - hasSeconds: whether it has 14.
    /// - Returns: nil if the number cannot be meant as a time. A day that its month does not have is read. Of
    ///   milliseconds since the epoch, only some of 1976 look like a time.
    package init?(_ number: Int64, hasSeconds: Bool) {
        let value = Int(hasSeconds ? number : number * 100)
        let (day, clock) = (value / 1_000_000, value % 1_000_000)
        (year, month, self.day) = (day / 10_000, day / 100 % 100, day % 100)
        (hour, minute, second) = (clock / 10_000, clock / 100 % 100, clock % 100)
        guard (1900..<2200).contains(year), (1...12).contains(month), (1...31).contains(self.day),
            hour <= 24, minute < 60, second < 60
        else { return nil }
    }

    /// nil if there is no such date or time. 24:00 is the end of the day.
    package var civil: CivilTime? {
        CivilTime(
            validYear: year, month: month, day: day, hourOrEnd: hour, minute: minute, second: second
        )
    }
}
