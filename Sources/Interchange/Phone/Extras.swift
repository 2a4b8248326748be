import Fasting

/// What the phone does not know: it goes under a key of its own, which a phone passes over.
///
/// The offsets that hold where fasts ended stand there too; they belong to the sessions.
public struct Extras: Equatable, Sendable {
    public var water: [WaterEntry]
    /// By the names in ``Settings/stored``.
    public var settings: [String: String]

    public init(water: [WaterEntry] = [], settings: [String: String] = [:]) {
        self.water = water
        self.settings = settings
    }

    /// The key at the top of the file.
    static let key: StaticString = "atrest-linux"

    /// Minutes east of UTC that a session may have.
    static let offsets = -Session.offsetLimit...Session.offsetLimit
}
