import Fasting
import Foundation
import LocalTime
import Testing

/// The manual page names forms that can really be typed.
struct ManualTests {
    /// The section about times and durations of atrest(1).
    private static func section() throws -> Substring {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../docs/man/atrest.1")
        let text = try String(contentsOf: page, encoding: .utf8)
        let start = try #require(text.range(of: ".Sh TIMES AND DURATIONS\n"))
        let end = try #require(text.range(of: ".Sh IDS"))
        return text[start.upperBound..<end.lowerBound]
    }

    @Test func everyTimeInTheListIsRead() throws {
        let reading = TimeReading(
            now: Instant(secondsSinceEpoch: 1_795_300_000), zone: .utc, words: .english)
        let forms = try Self.section().split(separator: "\n").filter { $0.hasPrefix(".It Li ") }
            .flatMap { $0.dropFirst(7).split(separator: " , ") }
        #expect(forms.count > 18)
        for form in forms {
            #expect(throws: Never.self, "\(form)") { try reading.instant(String(form)) }
        }
    }

    @Test func everyDurationIsRead() throws {
        let section = try Self.section()
        let start = try #require(section.range(of: "duration\nis, for example,\n"))
        let end = try #require(section.range(of: "A number needs its unit."))
        let forms = section[start.upperBound..<end.lowerBound].matches(
            of: /\.Li ([^,\n]+?)(?: ?[,.])?\n/
        )
        .map { String($0.1) }
        #expect(forms.count == 14, "\(forms)")
        for form in forms {
            #expect(throws: Never.self, "\(form)") { try DurationReading.seconds(form) }
        }
    }
}
