import SeededRandom
import Testing

@testable import FullScreen

struct KittyGraphicsTests {
    @Test func opaquePixelHasThreeBytes() throws {
        let pixels = try #require(Pixels([[.pureRed]]))
        let text = String(decoding: KittyGraphics.bytes(pixels, image: 7), as: UTF8.self)
        #expect(text == "\u{1b}_Ga=T,q=2,C=1,f=24,s=1,v=1,i=7,m=0;/wAA\u{1b}\\")
    }

    @Test func otherPixelHasFour() throws {
        let pixels = try #require(Pixels(width: 1, height: 1, bytes: [1, 2, 3, 4]))
        let text = String(
            decoding: KittyGraphics.bytes(pixels, image: 8, cells: (columns: 3, rows: 2)),
            as: UTF8.self)
        #expect(text == "\u{1b}_Ga=T,q=2,C=1,f=32,s=1,v=1,i=8,c=3,r=2,m=0;AQIDBA==\u{1b}\\")
    }

    @Test func deletionFreesThePicture() {
        let text = String(decoding: KittyGraphics.deletion(of: 7), as: UTF8.self)
        #expect(text == "\u{1b}_Ga=d,d=I,i=7,q=2\u{1b}\\")
    }

    /// Around the size from which another sequence is needed: 3072 bytes are 4096 characters.
    @Test(arguments: [(31, 33), (32, 32), (33, 32), (64, 32), (100, 57)])
    func chunksAreOnePicture(width: Int, height: Int) throws {
        var numbers = SplitMix64(seed: UInt64(width))
        for nothing in [nil, RGB.pureRed] {
            let colors = [nothing] + (0..<9).map { _ in RGB(random: &numbers) }
            let pixels = try #require(Pixels(width, height, of: colors, &numbers))
            let (keys, content) = try Self.picture(KittyGraphics.bytes(pixels, image: 1))
            #expect(keys["s"] == "\(width)" && keys["v"] == "\(height)")
            let expected =
                pixels.isOpaque
                ? stride(from: 0, to: pixels.bytes.count, by: 4).flatMap {
                    pixels.bytes[$0..<$0 + 3]
                } : pixels.bytes
            let isSame = content == expected
            #expect(isSame)
            #expect(keys["f"] == (pixels.isOpaque ? "24" : "32"))
        }
    }

    /// - Returns: the keys of the first sequence, and the content of all sequences.
    private static func picture(_ bytes: [UInt8]) throws -> (
        keys: [String: String], content: [UInt8]
    ) {
        var reader = Reader(String(decoding: bytes, as: UTF8.self))
        var first: [String: String]?
        var text = ""
        var isLast = false
        while !reader.isAtEnd {
            #expect(!isLast)
            let isSequence = reader.take("\u{1b}_G")
            try #require(isSequence)
            let head = reader.upTo(";")
            let words = try #require(head).split(separator: ",").map {
                $0.split(separator: "=").map(String.init)
            }
            let keys = Dictionary(uniqueKeysWithValues: words.map { ($0[0], $0[1]) })
            let rest = reader.upTo("\u{1b}\\")
            let chunk = try #require(rest)
            isLast = keys["m"] == "0"
            #expect(isLast ? chunk.count <= 4096 : chunk.count == 4096)
            // Only whether there is more, and that no answer is wanted.
            if first != nil { #expect(Set(keys.keys) == ["m", "q"]) }
            first = first ?? keys
            text += chunk
        }
        #expect(isLast)
        return (try #require(first), try #require(decoded(text)))
    }

    /// Decodes Base64.
    private static func decoded(_ text: String) -> [UInt8]? {
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        let values = Dictionary(
            uniqueKeysWithValues: alphabet.utf8.enumerated().map { ($1, UInt32($0)) })
        var bytes: [UInt8] = []
        var (bits, count): (UInt32, UInt32) = (0, 0)
        for character in text.utf8 where character != UInt8(ascii: "=") {
            guard let value = values[character] else { return nil }
            bits = bits << 6 | value
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(bits >> count & 0xff))
        }
        return bytes
    }
}
