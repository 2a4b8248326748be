/// The licences that an authority has revoked, as a signed file beside the authority's.
///
///     Atrest revoked licences 1
///     authority: 41f0a2b9c3d4e5f6
///     revoked: 8f21c07be94d5a36
///     signature: …
public struct RevocationList: Equatable, Sendable {
    public let serials: Set<Hex64>

    static let title = "Atrest revoked licences 1"
    /// Longer files are not read, in bytes.
    public static let longestFile = 1 << 20

    public init(serials: Set<Hex64> = []) { self.serials = serials }

    /// Reads a list; nil if it is not one, or if another authority has made it. The serials are in
    /// order, and each is there once.
    public init?(_ bytes: [UInt8], of authority: Authority) {
        guard bytes.count <= Self.longestFile, let text = SignedText(bytes), text.lines.count >= 2,
            text.lines[0].elementsEqual(Self.title.utf8),
            Field.authority.value(in: text.lines[1]).flatMap(Hex64.init) == authority.id
        else { return nil }
        var serials: [Hex64] = []
        for line in text.lines.dropFirst(2) {
            guard let serial = Field.revoked.value(in: line).flatMap(Hex64.init),
                serials.last.map({ $0 < serial }) ?? true
            else { return nil }
            serials.append(serial)
        }
        guard (try? text.isSigned(by: authority.publicKey)) == true else { return nil }
        self.serials = Set(serials)
    }
}
