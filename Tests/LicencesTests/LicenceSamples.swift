import Fasting
import LicenceSigning
import LocalTime
import Text

@testable import Licences

/// Licences and authorities for tests.
enum Samples {
    static let key = try! LicenceKey.random()
    static let otherKey = try! LicenceKey.random()
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

/// The file of an authority with a key that no one owns, and a signature that needs no secret.
enum Forgery {
    /// The coordinates of the points of order 8.
    static let points = [
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    ]

    /// The neutral point and the number 0. For such a key this is right for one text of eight.
    private static let signature: [UInt8] = [1] + [UInt8](repeating: 0, count: 63)

    static let isAccepted = file(by: key(points[0], isNegative: false)) != nil

    static func key(_ digits: String, isNegative: Bool) -> [UInt8] {
        var digits = digits[...]
        var key: [UInt8] = []
        while !digits.isEmpty {
            key.append(UInt8(digits.prefix(2), radix: 16)!)
            digits = digits.dropFirst(2)
        }
        if isNegative { key[31] |= 0x80 }
        return key
    }

    /// The first of many texts for which the signature is right; nil if it is for none.
    static func file(by key: [UInt8]) -> [UInt8]? {
        for number in 0..<400 {
            let offer = Seller.Offer(kind: .annual, price: "\(number)")
            let seller = Seller(
                name: "Nobody", address: "Nowhere", terms: "https://example.org/",
                offers: [offer])!
            let content = Array(seller.lines(key).map { $0 + "\n" }.joined().utf8)
            guard (try? Ed25519.isValid(signature, of: content, by: key)) == true else { continue }
            return content + Array("signature: \(Base64.text(signature))\n".utf8)
        }
        return nil
    }
}
