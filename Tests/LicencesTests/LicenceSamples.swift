import Fasting
import LocalTime

@testable import Licences

/// Licences and authorities for tests.
enum Samples {
    static let key = LicenceKey(keys: try! Ed25519.makeKeys())
    static let otherKey = LicenceKey(keys: try! Ed25519.makeKeys())
    static let from = Instant(written: Array("2026-11-22T00:00:00Z".utf8)[...])!
    static let until = Instant(written: Array("2027-11-22T00:00:00Z".utf8)[...])!
    static let serial = Hex64(0x8f21_c07b_e94d_5a36)

    static func licence(
        name: String = "Ada Lovelace", kind: Licence.Kind = .annual, by key: LicenceKey = key
    ) -> Licence {
        Licence(
            name: name, kind: kind, from: from, until: kind == .annual ? until : nil,
            serial: serial, authority: key.authority.id)!
    }

    static let seller = Seller(
        name: "Example Ltd.", address: "1 High Street, Exampletown",
        terms: "https://example.org/terms",
        offers: [.init(kind: .annual, price: "10 a year"), .init(kind: .lifetime, price: "30")])!
    static let authorityFile = try! key.sign(seller)

    static func file(_ licence: Licence = licence()) -> [UInt8] { try! key.sign(licence) }
}
