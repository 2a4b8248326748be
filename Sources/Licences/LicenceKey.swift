import Encodings

/// The secret key with which an authority makes licences. It stays with the packager.
///
///     Atrest licence key 1
///     secret: …
///     key: …
public struct LicenceKey: Sendable {
    private let keys: Ed25519.KeyPair

    static let title = "Atrest licence key 1"
    private static let longestFile = 256

    /// libgcrypt is not installed, or it failed.
    public struct Failure: Error {}

    /// Makes a random key.
    public static func random() throws(Failure) -> LicenceKey {
        do throws(Ed25519.Failure) {
            return LicenceKey(keys: try Ed25519.makeKeys())
        } catch {
            throw Failure()
        }
    }

    init(keys: Ed25519.KeyPair) { self.keys = keys }

    /// Reads the file of a key; nil if it is not one.
    public init?(file: [UInt8]) {
        guard file.count <= Self.longestFile, file.last == UInt8(ascii: "\n") else {
            return nil
        }
        let lines = file.dropLast().split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.count == 3, lines[0].elementsEqual(Self.title.utf8),
            let secret = Field.secret.value(in: lines[1])
                .flatMap({ Base64.bytes($0, count: Ed25519.keyLength) }),
            let key = Field.key.value(in: lines[2])
                .flatMap({ Base64.bytes($0, count: Ed25519.keyLength) }), Ed25519.isUsable(key)
        else { return nil }
        keys = Ed25519.KeyPair(secret: secret, publicKey: key)
    }

    /// The text of the file. It is secret.
    public var file: String {
        """
        \(Self.title)
        \(Field.secret.line(Base64.text(keys.secret)))
        \(Field.key.line(Base64.text(keys.publicKey)))

        """
    }

    public var authority: Authority { Authority(publicKey: keys.publicKey) }

    /// Writes a licence and signs it.
    public func sign(_ licence: Licence) throws(Failure) -> [UInt8] { try sign(licence.lines) }

    /// Writes the file that names this authority, and signs it.
    public func sign(_ seller: Seller) throws(Failure) -> [UInt8] {
        try sign(seller.lines(keys.publicKey))
    }

    public func sign(_ list: RevocationList) throws(Failure) -> [UInt8] {
        try sign(list.lines(authority.id))
    }

    func sign(_ lines: [String]) throws(Failure) -> [UInt8] {
        do throws(Ed25519.Failure) { return try SignedText.make(lines, keys) } catch {
            throw Failure()
        }
    }
}
