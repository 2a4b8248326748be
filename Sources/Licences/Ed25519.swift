import CEd25519

/// Signatures after RFC 8032, calculated by libgcrypt. The library is loaded at the first use.
enum Ed25519 {
    /// The number of bytes of a public key, and of a secret one.
    static let keyLength = 32
    static let signatureLength = 64

    /// A key pair in bytes. The secret one is the seed of RFC 8032.
    struct KeyPair: Equatable {
        var secret: [UInt8]
        var publicKey: [UInt8]
    }

    /// libgcrypt could not be loaded, or it failed.
    struct Failure: Error {}

    static let library: ced25519_library? = {
        var library = ced25519_library()
        return ced25519_open(&library) == 1 ? library : nil
    }()

    static var isInstalled: Bool { library != nil }

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
        let data = try Expression(data(message), library)
        return library.verify(signature.pointer, data.pointer, key.pointer) == 0
    }

    /// Signs bytes.
    ///
    /// - Returns: 64 bytes. The same bytes and the same key give the same signature.
    static func sign(_ message: some Collection<UInt8>, _ keys: KeyPair) throws(Failure) -> [UInt8]
    {
        guard let library = library else { throw Failure() }
        let key = try Expression(
            [
                "(11:private-key(3:ecc(5:curve7:Ed25519)(5:flags5:eddsa)(1:q32:", keys.publicKey,
                ")(1:d32:", keys.secret, ")))",
            ], library)
        let data = try Expression(data(message), library)
        var made: gcry_sexp_t?
        guard library.sign(&made, data.pointer, key.pointer) == 0, let made else { throw Failure() }
        let signature = Expression(owning: made, library)
        let bytes = (try signature.bytes("r")) + (try signature.bytes("s"))
        guard bytes.count == signatureLength else { throw Failure() }
        return bytes
    }

    /// Makes a random key pair.
    static func makeKeys() throws(Failure) -> KeyPair {
        guard let library = library else { throw Failure() }
        let parameters = try Expression(
            ["(6:genkey(3:ecc(5:curve7:Ed25519)(5:flags5:eddsa)))"], library)
        var made: gcry_sexp_t?
        guard library.make_key(&made, parameters.pointer) == 0, let made else { throw Failure() }
        let keys = Expression(owning: made, library)
        let pair = KeyPair(secret: try keys.bytes("d"), publicKey: try keys.bytes("q"))
        guard pair.secret.count == keyLength, pair.publicKey.count == keyLength else {
            throw Failure()
        }
        return pair
    }

    private static func data(_ message: some Collection<UInt8>) -> [any Piece] {
        [
            "(4:data(5:flags5:eddsa)(9:hash-algo6:sha512)(5:value\(message.count):",
            Array(message), "))",
        ]
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

        init(owning pointer: gcry_sexp_t, _ library: ced25519_library) {
            self.pointer = pointer
            self.library = library
        }

        init(_ pieces: [any Piece], _ library: ced25519_library) throws(Failure) {
            let bytes = pieces.flatMap(\.bytes)
            var made: gcry_sexp_t?
            guard library.make(&made, bytes, bytes.count, 0) == 0, let made else { throw Failure() }
            self.init(owning: made, library)
        }

        deinit { library.release(pointer) }

        /// The bytes of the list that begins with a name.
        func bytes(_ name: String) throws(Failure) -> [UInt8] {
            guard let list = library.find(pointer, name, 0) else { throw Failure() }
            defer { library.release(list) }
            var count = 0
            guard let bytes = library.get_bytes(list, 1, &count) else { throw Failure() }
            return UnsafeRawBufferPointer(start: bytes, count: count).map(\.self)
        }
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
