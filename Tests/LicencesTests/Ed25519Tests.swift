import LicenceSigning
import SeededRandom
import Testing

@testable import Licences

/// The signatures against the published test vectors (RFC 8032, section 7.1). The one for an empty text is
/// left out: libgcrypt does not sign it, and a licence is never empty.
struct Ed25519Tests {
    struct Vector: CustomTestStringConvertible {
        let secret, publicKey, message, signature: String
        var testDescription: String { "message of \(message.count / 2) bytes" }
    }

    static let vectors = [
        Vector(
            secret: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            publicKey: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
            message: "72",
            signature: "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"),
        Vector(
            secret: "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
            publicKey: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
            message: "af82",
            signature: "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
                + "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"),
        // "TEST SHA(abc)".
        Vector(
            secret: "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
            publicKey: "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
            message: "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
            signature: "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b589"
                + "09351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704"),
    ]

    @Test(arguments: vectors)
    func agreesWithThePublishedVectors(_ vector: Vector) throws {
        let message = bytes(vector.message)
        let signature = bytes(vector.signature)
        let key = LicenceKey(secret: bytes(vector.secret), publicKey: bytes(vector.publicKey))
        #expect(try key.signature(of: message) == signature)
        #expect(try Ed25519.isValid(signature, of: message, by: key.publicKey))
        #expect(try !Ed25519.isValid(signature, of: message + [0], by: key.publicKey))
    }

    @Test func madeKeysSignAndVerify() throws {
        let key = try LicenceKey.random()
        let other = try LicenceKey.random()
        #expect(key != other)
        let signature = try key.signature(of: Array("text".utf8))
        #expect(try Ed25519.isValid(signature, of: Array("text".utf8), by: key.publicKey))
        #expect(try !Ed25519.isValid(signature, of: Array("text".utf8), by: other.publicKey))
    }

    /// The order of the group, added to the second half of a signature, gives another text with the
    /// same meaning.
    @Test func signatureHasOneForm() throws {
        let vector = Self.vectors[0]
        let order: [UInt8] =
            bytes("edd3f55c1a631258d69cf7a2def9de14") + [UInt8](repeating: 0, count: 15) + [0x10]
        var signature = bytes(vector.signature)
        var carry = 0
        for index in 0..<32 {
            let sum = Int(signature[32 + index]) + Int(order[index]) + carry
            signature[32 + index] = UInt8(sum & 255)
            carry = sum >> 8
        }
        #expect(carry == 0)
        #expect(
            try !Ed25519.isValid(
                signature, of: bytes(vector.message), by: bytes(vector.publicKey)))
    }

    /// A signature has one length, its number is less than the order of the group, and it is of this text. The
    /// classes are those of Wycheproof's eddsa_test.json.
    @Test func changedSignatureIsRefused() throws {
        let vector = Self.vectors[0]
        let valid = bytes(vector.signature)
        let (point, number) = (Array(valid.prefix(32)), Array(valid.suffix(32)))
        let zero = [UInt8](repeating: 0, count: 32)
        let one = [1] + zero.dropFirst()
        let neutral = one
        let order = Ed25519.order
        let lastNumber = [order[0] - 1] + order.dropFirst()
        let ones = [UInt8](repeating: 0xff, count: 32)
        var changed = [
            [], Array(valid.dropLast()), valid + [0], point, point + point, number + point,
            zero + zero,
            zero + number, neutral + number, neutral + zero, point + zero, point + one,
            point + lastNumber, point + order, point + ones, ones + number, ones + ones,
            point + number.reversed(), point.reversed() + number,
        ]
        for bit in 0..<(64 * 8) {
            var signature = valid
            signature[bit / 8] ^= 1 << (bit % 8)
            changed.append(signature)
        }
        for signature in changed {
            #expect(
                try !Ed25519.isValid(
                    signature, of: bytes(vector.message), by: bytes(vector.publicKey)),
                "\(signature)")
        }
        #expect(
            try Ed25519.isValid(valid, of: bytes(vector.message), by: bytes(vector.publicKey)))
    }
}

/// Reads hexadecimal digits.
func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.utf8.map { UInt8(String(UnicodeScalar($0)), radix: 16)! }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}
