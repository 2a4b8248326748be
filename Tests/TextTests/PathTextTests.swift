import Testing

@testable import Text

/// Paths as text: every byte stays what it was.
struct PathTextTests {
    private static let paths: [[UInt8]] = [
        Array("/home/zoë/backup.csv".utf8), Array("backup-".utf8) + [0xE4] + Array(".csv".utf8),
        Array("backup-".utf8) + [0xF6] + Array(".csv".utf8), [0x80], [0xFF, 0xFE], [0xC3],
        [0xED, 0xA0, 0x80],
        [0xE4, 0xBA], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0xAF], [0xEF, 0xB7, 0x90],
        [0xEF, 0xB7, 0x9E, 0xEF, 0xB7, 0x94],
        [0xEF, 0xB7, 0xA0], [0xEF, 0xBF, 0xBD], [],
    ]

    @Test(arguments: paths) func bytesStay(_ path: [UInt8]) {
        let text = String(pathBytes: path)
        #expect(text.pathBytes == path)
        let isText = String(validating: path, as: UTF8.self) == text
        #expect(text.hasKeptBytes != isText)
        let passed = text.withPath { String(path: $0) }
        #expect(passed == text)
    }

    @Test func noTwoPathsBecomeOne() {
        #expect(Set(Self.paths.map { String(pathBytes: $0) }).count == Self.paths.count)
    }

    /// All pairs of bytes, with text around them, joined from parts as paths are.
    @Test func bytesStayInParts() {
        for first in UInt8.min ... .max {
            for second: UInt8 in [0x2F, 0x41, 0x80, 0x94, 0xB7, 0xC3, 0xE4, 0xEF, 0xFF] {
                let path = [0x2F, first, second]
                #expect(String(pathBytes: path).pathBytes == path)
                let joined = "/" + String(pathBytes: [first]) + "/" + String(pathBytes: [second])
                #expect(joined.pathBytes == [0x2F, first, 0x2F, second])
            }
        }
    }

    @Test(
        arguments: [
            ("/home/zoë", Array("/home/zoë".utf8)), ("caf\\xe9", Array("caf".utf8) + [0xE9]),
            ("\\xef\\xb7\\x9e", [0xEF, 0xB7, 0x9E]),
        ] as [(String, [UInt8])])
    func peopleSeeTheBytes(_ shown: String, _ path: [UInt8]) {
        #expect(String(pathBytes: path).shownPath == shown)
    }

    @Test func lineBreakStays() { #expect(String(pathBytes: [0x0A, 0xFF]).shownPath == "\n\\xff") }
}
