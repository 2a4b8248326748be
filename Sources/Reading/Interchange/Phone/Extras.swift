import Fasting

/// What only the desktop has: water, settings, the running fast, and the notes and offsets of the
/// sessions. It is
/// written under its own key, which the phone ignores.
public struct Extras: Equatable, Sendable {
    public var water: [WaterEntry]
    /// The settings by the names in ``Settings/stored``.
    public var settings: [String: String]

    /// nil if no fast ran when the file was written.
    public var running: RunningFast?

    public init(
        water: [WaterEntry] = [], settings: [String: String] = [:], running: RunningFast? = nil
    ) {
        self.water = water
        self.settings = settings
        self.running = running
    }

    /// The key at the top of the file.
    static let key: StaticString = "atrest-linux"

    /// The offsets that a place can have, in minutes east of UTC.
    static let offsets = -Session.offsetLimit...Session.offsetLimit
}
