import CSystem
import Licences
import Text

/// The secret key of an authority, with which tests make licences. Packagers use `scripts/licence`, and the programs
/// only verify.
public struct LicenceKey: Equatable, Sendable {
    /// The seed of RFC 8032.
    private let secret: [UInt8]
    public let publicKey: [UInt8]

    public init(secret: [UInt8], publicKey: [UInt8]) {
        self.secret = secret
        self.publicKey = publicKey
    }

    /// libgcrypt failed.
    public struct Failure: Error {}

    /// Makes a random key.
    public static func random() throws(Failure) -> LicenceKey {
        let made = try Expression("(6:genkey(3:ecc(5:curve7:Ed25519)(5:flags5:eddsa)))") {
            gcry_pk_genkey(&$0, $1)
        }
        return LicenceKey(secret: made.bytes("d"), publicKey: made.bytes("q"))
    }

    public var authority: Authority { Authority(publicKey: publicKey) }

    /// Writes a licence and signs it.
    public func sign(_ licence: Licence) throws(Failure) -> [UInt8] { try sign(licence.lines) }

    /// Writes the file that names this authority, and signs it.
    public func sign(_ seller: Seller) throws(Failure) -> [UInt8] {
        try sign(seller.lines(publicKey))
    }

    public func sign(_ list: RevocationList) throws(Failure) -> [UInt8] {
        try sign(list.lines(authority.id))
    }

    /// The lines of a file, and a signature over all bytes before its own line.
    public func sign(_ lines: [String]) throws(Failure) -> [UInt8] {
        let content = Array(lines.map { "\($0)\n" }.joined().utf8)
        return content + Array("signature: \(Base64.text(try signature(of: content)))\n".utf8)
    }

    /// - Returns: 64 bytes. The same bytes and the same key give the same signature.
    public func signature(of message: [UInt8]) throws(Failure) -> [UInt8] {
        let key = try Expression(
            "(11:private-key(3:ecc(5:curve7:Ed25519)(5:flags5:eddsa)(1:q32:", publicKey, ")(1:d32:",
            secret, ")))")
        let made = try Expression(
            "(4:data(5:flags5:eddsa)(9:hash-algo6:sha512)(5:value\(message.count):", message, "))"
        ) { gcry_pk_sign(&$0, $1, key.pointer) }
        return made.bytes("r") + made.bytes("s")
    }
}

/// An expression of libgcrypt, which is released with this object.
private final class Expression {
    let pointer: gcry_sexp_t

    /// `Licences` prepares the library.
    private static let isReady: Void = { _ = Ed25519.isInstalled }()

    init(
        _ pieces: any Piece...,
        make: ((inout gcry_sexp_t?, gcry_sexp_t) -> gcry_error_t)? = nil
    ) throws(LicenceKey.Failure) {
        Self.isReady
        let bytes = pieces.flatMap(\.bytes)
        var read: gcry_sexp_t?
        guard gcry_sexp_new(&read, bytes, bytes.count, 0) == 0, let read else {
            throw LicenceKey.Failure()
        }
        guard let make else {
            pointer = read
            return
        }
        defer { gcry_sexp_release(read) }
        var made: gcry_sexp_t?
        guard make(&made, read) == 0, let made else { throw LicenceKey.Failure() }
        pointer = made
    }

    deinit { gcry_sexp_release(pointer) }

    /// The bytes of the list that begins with a name.
    func bytes(_ name: String) -> [UInt8] {
        let list = gcry_sexp_find_token(pointer, name, 0)
        defer { gcry_sexp_release(list) }
        var count = 0
        let bytes = gcry_sexp_nth_data(list, 1, &count)
        return UnsafeRawBufferPointer(start: bytes, count: count).map(\.self)
    }
}

/// A part of an expression.
private protocol Piece {
    var bytes: [UInt8] { get }
}

extension String: Piece {
    fileprivate var bytes: [UInt8] { Array(utf8) }
}
extension Array: Piece where Element == UInt8 {
    fileprivate var bytes: [UInt8] { self }
}
