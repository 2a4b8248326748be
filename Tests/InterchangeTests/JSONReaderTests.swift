import Fasting
import SeededRandom
import Testing

@testable import Interchange

/// Valid and invalid JSON by RFC 8259.
struct JSONReaderTests {
    /// What is wrong with a text; nil if it is valid.
    static func problem(_ bytes: [UInt8]) -> FormatProblem? {
        do throws(FormatProblem) {
            var reader = JSONReader(bytes)
            try reader.skip()
            try reader.finish()
            return nil
        } catch {
            return error
        }
    }

    static func problem(_ text: String) -> FormatProblem? { problem(bytes(text)) }

    @Test(arguments: [
        "{}", "[]", "null", "true", "false", "0", "-0", "10", "-1.5", "1e5", "1E+5", "1e-5", "0.0",
        "0e0", "123456789012345678901234567890", "1e999", "\"\"", "\"a\"", "\"\u{7F}\"",
        "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83C\\uDF32\\u0000\"", "\"é 🌲 \u{FFFF}\u{10FFFF}\"",
        "[1,2,3]", "[[],{},[{}]]", "{\"a\":1,\"b\":{\"a\":2}}", "{\"\":0}", " [ 1 , 2 ] ",
        "\t\n\r {\"a\" : [ ] }", "\u{FEFF}[]", "{\"b\":1,\"a\":2}", "{\"a\":1,\"aa\":2,\"b\":3}",
        "{\"b\":[{\"b\":{\"a\":[]},\"a\":[{\"b\":1}]}],\"a\":[{\"a\":1},{\"a\":1}]}",
    ])
    func textIsTaken(text: String) {
        #expect(Self.problem(text) == nil)
    }

    @Test(
        arguments: [
            ("", .breaksOff, 0), (" ", .breaksOff, 1), ("[", .breaksOff, 1), ("[1", .breaksOff, 2),
            ("[1,", .breaksOff, 3), ("{\"a\"", .breaksOff, 4), ("{\"a\":", .breaksOff, 5),
            ("tru", .breaksOff, 3), ("\"abc", .breaksOff, 4), ("\"abc\\", .breaksOff, 5),
            ("\"\\u12", .breaksOff, 5), ("-", .breaksOff, 1), ("1.", .breaksOff, 2),
            ("1e", .breaksOff, 2), ("1e+", .breaksOff, 3),
            ("[1,]", .unexpectedByte, 3), ("[,1]", .unexpectedByte, 1),
            ("[1 2]", .unexpectedByte, 3),
            ("[1}", .unexpectedByte, 2), ("{1:2}", .unexpectedByte, 1),
            ("{\"a\" 1}", .unexpectedByte, 5), ("{\"a\":1,}", .unexpectedByte, 7),
            ("{,}", .unexpectedByte, 1), ("{\"a\":}", .unexpectedByte, 5),
            ("{\"a\":1]", .unexpectedByte, 6), ("]", .unexpectedByte, 0),
            ("'a'", .unexpectedByte, 0),
            ("truth", .unexpectedByte, 3), ("nan", .unexpectedByte, 1), ("NaN", .unexpectedByte, 0),
            ("Infinity", .unexpectedByte, 0), ("-Infinity", .unexpectedByte, 1),
            ("+1", .unexpectedByte, 0), (".5", .unexpectedByte, 0), ("1.e5", .unexpectedByte, 2),
            ("1ex", .unexpectedByte, 2), ("--1", .unexpectedByte, 1),
            ("// x\n1", .unexpectedByte, 0),
            ("\"a\nb\"", .unexpectedByte, 2), ("\"\u{0}\"", .unexpectedByte, 1),
            ("\u{A0}1", .unexpectedByte, 0), ("\u{FEFF}\u{FEFF}1", .unexpectedByte, 3),
            ("01", .moreFollows, 1), ("-01", .moreFollows, 2), ("0x10", .moreFollows, 1),
            ("1 2", .moreFollows, 2), ("{} {}", .moreFollows, 3), ("[]]", .moreFollows, 2),
            ("nullx", .moreFollows, 4), ("{}\u{0}", .moreFollows, 2),
            ("\"\\x\"", .badEscape, 1), ("\"\\u12G4\"", .badEscape, 1),
            ("\"\\U0041\"", .badEscape, 1),
            ("\"\\ud800\"", .badEscape, 7), ("\"\\udc00\"", .badEscape, 7),
            ("\"\\ud800\\ud800\"", .badEscape, 13), ("\"\\ud800x\"", .badEscape, 7),
            ("\"\\ud800\\n\"", .badEscape, 7),
            ("{\"a\":1,\"a\":2}", .repeatedKey, 12),
            ("{\"b\":1,\"a\":1,\"b\":2}", .repeatedKey, 18),
            ("{\"a\":1,\"\\u0061\":2}", .repeatedKey, 17), ("[{\"\":1,\"\":2}]", .repeatedKey, 11),
            ("{\"a\":{\"x\":1,\"x\":1}}", .repeatedKey, 17),
            ("{\"b\":1,\"a\":{},\"b\":2}", .repeatedKey, 19),
            ("{\"\\u0061\":1,\"a\":2}", .repeatedKey, 17),
            ("{\"b\":[{\"x\":1}],\"b\":[]}", .repeatedKey, 21),
            ("{\"b\":[],\"a\":{\"b\":[]},\"a\":1}", .repeatedKey, 26),
        ] as [(String, JSONFault, Int)])
    func textIsRefused(text: String, fault: JSONFault, at: Int) {
        #expect(Self.problem(text) == .notJSON(fault, at: at))
    }

    /// Every lead byte, and every second byte if it matters, compared with Swift's own decoder.
    @Test func stringsAreSoundUTF8() {
        let tails: [[UInt8]] = [
            [], [0x80], [0xBF], [0x80, 0x80], [0x80, 0x80, 0x80], [0xBF, 0xBF, 0xBF],
            [0x80, 0x41], [0x9F, 0xBF], [0xA0, 0x80], [0x8F, 0xBF, 0xBF], [0x90, 0x80, 0x80],
            [0x80, 0xC0], [0x80, 0x80, 0xC0], [0x80, 0x80, 0x41], [0x80, 0x80, 0x80, 0x80],
        ]
        for lead in UInt8(0x80)...0xFF {
            for tail in tails {
                let content = [lead] + tail
                let isSound = String(validating: content, as: UTF8.self) != nil
                let problem = Self.problem([Byte.quote] + content + [Byte.quote])
                #expect((problem == nil) == isSound, "\(content)")
                // Cut off at the end of the file.
                #expect(Self.problem([Byte.quote] + content) != nil)
            }
        }
    }

    @Test func depthIsLimited() {
        let nested = { (depth: Int) in
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(Self.problem(nested(64)) == nil)
        #expect(Self.problem(nested(65)) == .notJSON(.tooDeep, at: 64))
        let wide = "[" + String(repeating: "[[]],", count: 1000) + "[]]"
        #expect(Self.problem(wide) == nil)
    }

    @Test func manyKeysInAnyOrderAreToldApart() {
        var numbers = SplitMix64(seed: 5)
        let keys = (0..<3000).map { "\"key\($0)\":0" }.shuffled(using: &numbers)
        #expect(Self.problem("{" + keys.joined(separator: ",") + "}") == nil)
        let twice = (keys + [keys[17]]).shuffled(using: &numbers)
        guard case .notJSON(.repeatedKey, _) = Self.problem("{\(twice.joined(separator: ","))}")
        else {
            Issue.record("a key that came twice was not found")
            return
        }
    }

    @Test(
        arguments: [
            ("0", 0), ("-0", 0), ("16", 16), ("16.333", 16.333), ("1e2", 100), ("-1.5E-3", -0.0015),
            ("0.1", 0.1), ("123456789012345", 123_456_789_012_345),
            ("9007199254740993", 9_007_199_254_740_992), ("1e308", 1e308), ("1e-400", 0),
            ("12345678901234567890", 12_345_678_901_234_567_168), ("1e309", nil), ("1e999", nil),
            ("-1e999", nil), ("1e99999999999999999999", nil),
        ] as [(String, Double?)])
    func doubleIsTheNearest(text: String, value: Double?) throws {
        var reader = JSONReader(bytes(text))
        let number = try #require(try reader.number())
        #expect(reader.double(number) == value)
    }

    @Test(
        arguments: [
            ("1", 1), ("-1", -1), ("1.0", 1), ("1e0", 1), ("10e-1", 1), ("-0", 0), ("0.0", 0),
            ("9223372036854775807", .max), ("-9223372036854775807", -.max),
            ("9223372036854775808", nil), ("99999999999999999999", nil), ("1.5", nil),
            ("1e19", nil),
            ("1e999", nil),
        ] as [(String, Int64?)])
    func integerIsWholeOrNothing(text: String, value: Int64?) throws {
        var reader = JSONReader(bytes(text))
        let number = try #require(try reader.number())
        #expect(reader.integer(number) == value)
    }

    @Test func longNumbersCostNothing() throws {
        let digits = String(repeating: "9", count: 1_000_000)
        var reader = JSONReader(bytes(digits))
        let number = try #require(try reader.number())
        #expect(number.range == 0..<1_000_000)
        #expect(reader.double(number) == nil)
        #expect(reader.integer(number) == nil)
    }

    @Test func skipTellsWhereAValueStands() throws {
        let file = #"{ "a" : [1, {"b":"]"}] , "c" : "x" }"#
        var reader = JSONReader(bytes(file))
        #expect(try reader.enterObject())
        var parts: [String: String] = [:]
        while let key = try reader.nextKey() {
            let range = try reader.skip()
            parts[reader.text(key)] = text(Array(reader.bytes[range]))
        }
        try reader.finish()
        #expect(parts == ["a": #"[1, {"b":"]"}]"#, "c": #""x""#])
    }

    @Test func valueOfAnotherTypeIsNotSkipped() throws {
        var reader = JSONReader(bytes(#" "text""#))
        #expect(try reader.number() == nil)
        #expect(try !reader.null())
        #expect(try !reader.enterObject())
        #expect(try !reader.enterArray())
        let string = try #require(try reader.string())
        #expect(reader.text(string) == "text")
        #expect(try reader.memberProblem("x") == .member("x", at: 7))
    }

    @Test func escapesAreDecoded() throws {
        var reader = JSONReader(bytes(#""\u0041\"\\\/\b\f\n\r\t\u00fc\ud83c\udf32é""#))
        let string = try #require(try reader.string())
        #expect(reader.text(string) == "A\"\\/\u{8}\u{C}\n\r\tü🌲é")
        #expect(reader.equals(string, "A") == false)
    }
}
