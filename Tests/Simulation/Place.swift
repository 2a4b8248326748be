import Fasting
import LicenceSigning
import Licences

/// Where and when a history begins, and whether the installation names an authority.
struct Place: Equatable, Sendable {
    /// Seconds since the epoch.
    let beginning: Int64
    /// The number of a ``VirtualZone``.
    let zone: Int
    let namesAuthority: Bool

    /// 2026-03-02 06:00:00 UTC.
    private static let usual: Int64 = 1_772_431_200

    /// When clocks are set back: the zone and the instant, in seconds since the epoch. That day is longer
    /// than 24 hours.
    private static let longDays: [(zone: Int, instant: Int64)] = [
        (1, 1_792_890_000), (2, 1_793_512_800), (3, 1_792_875_600), (4, 1_775_314_800),
    ]

    /// A third of the histories begin shortly before a long day.
    init(seed: UInt64) {
        namesAuthority = Self.namesAuthority(seed)
        if seed % 3 == 0 {
            let day = Self.longDays[Int(seed / 3 % 4)]
            zone = day.zone
            beginning = day.instant - 3600 * Int64(seed / 12 % 40)
        } else {
            (zone, beginning) = (0, Self.usual)
        }
    }

    /// A quarter of the histories.
    static func namesAuthority(_ seed: UInt64) -> Bool { seed % 4 == 1 }
}

/// The authority of the histories that have one.
enum Issuer {
    private static let key = try! LicenceKey.random()
    static let authority = key.authority

    /// - Parameters:
    ///   - from: in seconds since the epoch, as `until`.
    static func licence(from: Int64, until: Int64?) -> String {
        let until = until.map { Instant(secondsSinceEpoch: $0) }
        let licence = Licence(
            name: "Ada", kind: until == nil ? .lifetime : .annual,
            from: Instant(secondsSinceEpoch: from), until: until, serial: Hex64(1),
            authority: authority.id)!
        return String(decoding: try! key.sign(licence), as: UTF8.self)
    }
}
