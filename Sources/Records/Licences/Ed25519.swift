import CSystem

/// Verifies signatures after RFC 8032 with libgcrypt. The library is loaded at the first use.
package enum Ed25519 {
    /// The number of bytes of a public key.
    static let keyLength = 32
    static let signatureLength = 64

    /// libgcrypt could not be loaded, or it failed.
    struct Failure: Error {}

    static let library: ced25519_library? = {
        var library = ced25519_library()
        return ced25519_open(&library) == 1 ? library : nil
    }()

    package static var isInstalled: Bool { library != nil }

    /// Whether a signature was made over exactly these bytes by the owner of a key.
    ///
    /// - Throws: ``Failure`` if libgcrypt is not installed.
    static func isValid(
        _ signature: [UInt8], of message: some Collection<UInt8>, by publicKey: [UInt8]
    ) throws(Failure) -> Bool {
        guard let library = library else { throw Failure() }
        guard signature.count == signatureLength, publicKey.count == keyLength,
            isCanonical(signature.suffix(32))
        else { return false }
        let signature = try Expression(
            [
                "(7:sig-val(5:eddsa(1:r32:", signature.prefix(32), ")(1:s32:", signature.suffix(32),
                ")))",
            ], library)
        let key = try Expression(
            ["(10:public-key(3:ecc(5:curve7:Ed25519)(5:flags5:eddsa)(1:q32:", publicKey, ")))"],
            library)
        let data = try Expression(
            [
                "(4:data(5:flags5:eddsa)(9:hash-algo6:sha512)(5:value\(message.count):",
                Array(message), "))",
            ], library)
        return library.verify(signature.pointer, data.pointer, key.pointer) == 0
    }

    /// The order of the group, lowest byte first.
    static let order: [UInt8] =
        [
            0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9,
            0xde, 0x14,
        ] + [UInt8](repeating: 0, count: 15) + [0x10]

    /// Whether the second half of a signature is less than the order of the group. Otherwise another
    /// signature could be made from a valid one, which libgcrypt would accept.
    private static func isCanonical(_ scalar: ArraySlice<UInt8>) -> Bool {
        for (byte, limit) in zip(scalar.reversed(), order.reversed()) where byte != limit {
            return byte < limit
        }
        return false
    }

    /// A part of an expression of libgcrypt.
    protocol Piece {
        var bytes: [UInt8] { get }
    }

    /// An expression of libgcrypt, which is released with this value.
    private struct Expression: ~Copyable {
        let pointer: gcry_sexp_t
        private let library: ced25519_library

        init(_ pieces: [any Piece], _ library: ced25519_library) throws(Failure) {
            let bytes = pieces.flatMap(\.bytes)
            var made: gcry_sexp_t?
            guard library.make(&made, bytes, bytes.count, 0) == 0, let made else { throw Failure() }
            pointer = made
            self.library = library
        }

        deinit { library.release(pointer) }
    }
}

extension String: Ed25519.Piece {
    var bytes: [UInt8] { Array(utf8) }
}
extension Array: Ed25519.Piece where Element == UInt8 {
    var bytes: [UInt8] { self }
}
extension ArraySlice: Ed25519.Piece where Element == UInt8 {
    var bytes: [UInt8] { Array(self) }
}
