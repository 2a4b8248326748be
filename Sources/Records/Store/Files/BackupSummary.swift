/// What is in a backup.
public struct BackupSummary: Equatable, Sendable {
    /// As in `2026-11-21`.
    public let day: String
    public let fasts: Int
    public let water: Int

    public init(day: String, fasts: Int, water: Int) {
        self.day = day
        self.fasts = fasts
        self.water = water
    }
}
