import Fasting

/// What only the desktop has: water, settings, and the offsets of the sessions. It is written under
/// a key of its own, which the phone ignores.
public struct Extras: Equatable, Sendable {
    public var water: [WaterEntry]
    /// The settings by the names in ``Settings/stored``.
    public var settings: [String: String]

    public init(water: [WaterEntry] = [], settings: [String: String] = [:]) {
        self.water = water
        self.settings = settings
    }

    /// The key at the top of the file.
    static let key: StaticString = "atrest-linux"

    /// The offsets that a place can have, in minutes east of UTC.
    static let offsets = -Session.offsetLimit...Session.offsetLimit
}
