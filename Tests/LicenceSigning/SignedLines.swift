import Licences
import LocalTime
import Text

// The forms of docs/premium/README.md, without the line of the signature. `Licences` only reads them.

extension Licence {
    public var lines: [String] {
        [
            "Atrest licence 1", "name: \(name)", "kind: \(kind.rawValue)",
            "from: \(TimeText.iso8601(from))",
            "until: \(until.map(TimeText.iso8601) ?? "none")", "serial: \(serial)",
            "authority: \(authority)",
        ]
    }
}

extension Seller {
    public func lines(_ publicKey: [UInt8]) -> [String] {
        [
            "Atrest authority 2", "key: \(Base64.text(publicKey))", "seller: \(name)",
            "address: \(address)", "terms: \(terms)",
        ] + offers.map { "offer: \($0.kind.rawValue) \($0.price)" }
    }
}

extension RevocationList {
    public func lines(_ authority: Hex64) -> [String] {
        ["Atrest revoked licences 1", "authority: \(authority)"]
            + serials.sorted().map { "revoked: \($0)" }
    }
}
