import Testing
import Text

struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            String(repeating: "a", count: 1_000_000),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        ),
    ])
    func sumsOfTheStandard(_ text: String, _ sum: String) {
        let bytes = Array(text.utf8)
        #expect(SHA256.text(of: bytes) == sum)
        let digits = SHA256.bytes(of: bytes).flatMap { [$0 >> 4, $0 & 15] }
        #expect(digits.map { String($0, radix: 16) }.joined() == sum)
    }

    /// However the bytes are split, and for each fill of the last block.
    @Test func piecesGiveTheSumOfTheWhole() {
        for count in 0...200 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
            let whole = SHA256.bytes(of: bytes)
            for size in [1, 3, 63, 64, 65] {
                var sum = SHA256()
                for start in stride(from: 0, to: count, by: size) {
                    sum.update(bytes[start..<min(start + size, count)])
                }
                #expect(sum.value() == whole)
            }
        }
    }
}
