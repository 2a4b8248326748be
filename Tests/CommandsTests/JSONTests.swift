import Foundation
import Testing

@testable import Commands

struct JSONTests {
    @Test(arguments: [
        (JSON.null, "null"), (.integer(.min), "-9223372036854775808"),
        (.number(57_600), "57600"), (.number(58_798.8), "58798.8"), (.number(0.25), "0.25"),
        (.string("a\"\\\n\t\r\u{1}é✓"), #""a\"\\\n\t\r\u0001é✓""#),
        (.object([("b", .integer(1)), ("a", .null)]), #"{"b":1,"a":null}"#),
        (Int?.none.json, "null"),
    ]) func isWritten(_ json: JSON, as text: String) {
        #expect(json.text == text)
    }

    @Test func everyCharacterComesBack() throws {
        let text = String(String.UnicodeScalarView((0..<0x300).compactMap(UnicodeScalar.init)))
        let data = Data(JSON.object([("text", .string(text))]).text.utf8)
        let read = try JSONDecoder().decode([String: String].self, from: data)
        #expect(read["text"].map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }

    @Test func jsonEscapesWhatATerminalWouldActOn() {
        #expect(
            JSON.string("\u{1b}[1m\u{9b}\u{202e}\u{e0041}").text
                == #""\u001b[1m\u009b\u202e\udb40\udc41""#)
    }
}
