import LicenceSigning
import SeededRandom
import Testing
import Text

@testable import Licences

/// Public keys of every kind. Which kind each one is was calculated apart from this project, with whole numbers and
/// the equation of the curve.
struct PublicKeyTests {
    struct Key: CustomTestStringConvertible {
        let kind: String
        let hex: String
        init(_ kind: String, _ hex: String) { (self.kind, self.hex) = (kind, hex) }
        var testDescription: String { "\(kind): \(hex.prefix(8))…\(hex.suffix(8))" }
    }

    static let usable = [
        Key("full order", "69fb2d5b4ab074b7684e86c09236c44e5f7644f91e527317b4abd5d921377aca"),
        Key("full order", "e3713150b0b1a8360b7096b2631e32110bd5f5ee0d5955d547b5396dd35af887"),
        Key("full order", "679588353e2e9cccaa7d5bad905bef745227c8a431bbbf89e84c6411329f60be"),
        Key("full order", "430efcae1306c328f8e3a3e2334cf95652a50c28a4143d03d8f47cbfab1aaa71"),
        Key("x of 193 bits", "fa6b3d5b3527bbf8c57b9c8533abbb167ba535ebe953ac9e750f2c3a5cfcca62"),
        Key("-x of 193 bits", "fa6b3d5b3527bbf8c57b9c8533abbb167ba535ebe953ac9e750f2c3a5cfccae2"),
        Key("y of 193 bits", "0400000000000000000000000000000000000000000000000100000000000000"),
    ]

    static let unusable = [
        Key("order 1", "0100000000000000000000000000000000000000000000000000000000000000"),
        Key("order 1, sign", "0100000000000000000000000000000000000000000000000000000000000080"),
        Key("order 2", "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"),
        Key("order 4", "0000000000000000000000000000000000000000000000000000000000000000"),
        Key("order 4, sign", "0000000000000000000000000000000000000000000000000000000000000080"),
        Key("order 8", "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
        Key("order 8", "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85"),
        Key("order 8", "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"),
        Key("order 8", "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa"),
        Key("8 times full", "8cdcc86066a1e8a1d45825aedf786c3f358bbb5bcb93e65a03f2ef9caa12f127"),
        Key("4 times full", "ca36e9f51134482989953d8e49f0fbc7023d5d5f71fe2367a07e06d3edc2c89a"),
        Key("2 times full", "511ea5d33a6e9800d9d6761dac4bf38f74dfcdfe745f486b5d59a99855d047d7"),
        Key("no point", "57eb1117d18b6f358b1b2e957a64f7a25818363e0d67f803e7bced99c7bf302f"),
        Key("no point", "08ff275f072c459f41720574a78f91209ad989f5e0685796e65ed57b4ebf8aea"),
        Key("y = 2", "0200000000000000000000000000000000000000000000000000000000000000"),
        Key("y = 3", "0300000000000000000000000000000000000000000000000000000000000080"),
        Key("y = 7", "0700000000000000000000000000000000000000000000000000000000000080"),
        Key("y = 26, full", "1a00000000000000000000000000000000000000000000000000000000000000"),
        Key("y = 37, full", "2500000000000000000000000000000000000000000000000000000000000000"),
        Key("y of 192 bits", "0b00000000000000000000000000000000000000000000800000000000000000"),
        Key("x = 2", "3126711e11ef574692935381d2cd2bbab5dd113c4010f91fd7c4dd7b12bf431a"),
        Key("x = -2", "bcd98ee1ee10a8b96d6cac7e2d32d4454a22eec3bfef06e0283b2284ed40bce5"),
        Key("x = 7", "eb8ffce7fc33540e34909731cab7f7301c7e7d9bea739584e82fa3e0c8f1f749"),
        Key(
            "x, 192 bits, full", "d58b8bc23e8aa651853f1eac46d1497a0c022ae6d3c6c8f2752ef949a15bb69a"),
        Key("-x, 192 bits", "d58b8bc23e8aa651853f1eac46d1497a0c022ae6d3c6c8f2752ef949a15bb61a"),
        Key("y = p", "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"),
        Key("y = p + 1", "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"),
        Key("y = p + 2, sign", "efffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"),
        Key("y = 2^255 - 1", "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"),
    ]

    @Test(arguments: usable)
    func keyOfFullOrderIsUsable(_ key: Key) throws {
        #expect(Ed25519.isUsable(bytes(key.hex)))
        // Neither does libgcrypt end the process.
        #expect(try !Ed25519.isValid(Self.anySignature, of: [1, 2, 3], by: bytes(key.hex)))
    }

    @Test(arguments: unusable)
    func anyOtherKeyIsNot(_ key: Key) {
        #expect(!Ed25519.isUsable(bytes(key.hex)))
    }

    /// A crafted file would otherwise end the agent at each start.
    @Test(arguments: unusable)
    func noFileNamesSuchAKey(_ key: Key) throws {
        let other = try #require(
            String(validating: Samples.authorityFile, as: UTF8.self)
        ).split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix("key:") ? "key: \(Base64.text(bytes(key.hex)))" : String(line)
        }.joined(separator: "\n")
        #expect(AuthorityFile(Array(other.utf8)) == nil)
    }

    /// One of sixteen numbers is a point of full order. How many of these are was calculated apart.
    @Test func randomKeysAreJudgedByTheCurve() throws {
        var numbers = SplitMix64(seed: 1)
        var count = 0
        for _ in 0..<10_000 {
            var key: [UInt8] = []
            for _ in 0..<4 {
                let number = numbers.next()
                key += (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
            }
            if Ed25519.isUsable(key) {
                count += 1
                #expect(try !Ed25519.isValid(Self.anySignature, of: [1], by: key))
            }
        }
        #expect(count == 651)
    }

    @Test(arguments: [0, 1, 31, 33, 64])
    func keyOfAnotherLengthIsNotUsable(_ length: Int) {
        #expect(!Ed25519.isUsable([UInt8](repeating: 9, count: length)))
    }

    private static let anySignature =
        [UInt8](repeating: 3, count: 32) + [5] + [UInt8](repeating: 0, count: 31)
}
