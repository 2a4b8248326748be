import Testing

@testable import Commands

/// The words of a time need no quotes.
struct JoinedWordsTests {
    @Test(
        arguments: [
            ([], []), (["status"], ["status"]), (["start", "--at"], ["start", "--at"]),
            (["start", "--at", "20:00"], ["start", "--at", "20:00"]),
            (
                ["start", "--at", "yesterday", "20:00", "--target", "18"],
                ["start", "--at", "yesterday 20:00", "--target", "18"]
            ),
            (["start", "--at", "yesterday 20:00"], ["start", "--at", "yesterday 20:00"]),
            (
                ["start", "--at=yesterday", "8", "pm", "--target=18", "hours"],
                ["start", "--at=yesterday 8 pm", "--target=18 hours"]
            ),
            (["start", "--at=", "8", "pm"], ["start", "--at= 8 pm"]),
            (["start", "--at=20:00"], ["start", "--at=20:00"]),
            (["end", "--ago", "2", "hours"], ["end", "--ago", "2 hours"]),
            (
                ["log", "--start", "mon", "8pm", "--end", "20", "Nov", "2026", "noon"],
                ["log", "--start", "mon 8pm", "--end", "20 Nov 2026 noon"]
            ),
            (
                ["edit", "--start", "yesterday", "20:00", "3F2A0B1C"],
                ["edit", "--start", "yesterday 20:00", "3F2A0B1C"]
            ),
            (
                ["edit", "--target", "18", "12345678", "--end", "now"],
                ["edit", "--target", "18", "12345678", "--end", "now"]
            ),
            (["edit", "--start", "8", "pm", "@1"], ["edit", "--start", "8 pm", "@1"]),
            (["water", "add", "--at", "20:00", "250"], ["water", "add", "--at", "20:00", "250"]),
            (
                ["water", "add", "250", "--at", "yesterday", "8", "pm"],
                ["water", "add", "250", "--at", "yesterday 8 pm"]
            ),
            // A day without a time is meant as a time, and so is a duration without "ago".
            (["edit", "--start", "yesterday", "@1"], ["edit", "--start", "yesterday", "@1"]),
            (["edit", "--start", "2", "hours", "@1"], ["edit", "--start", "2 hours", "@1"]),
            (["history", "--since", "20", "Nov"], ["history", "--since", "20 Nov"]),
            // What cannot be read is named as a whole.
            (["start", "--at", "foo", "bar"], ["start", "--at", "foo bar"]),
            (["edit", "--start", "foo", "@1"], ["edit", "--start", "foo @1"]),
            (
                ["water", "add", "1", "--at", "yesterday", "at", "25", "o'clock"],
                ["water", "add", "1", "--at", "yesterday at 25 o'clock"]
            ),
            (["edit", "--end", "20:00", "foo"], ["edit", "--end", "20:00 foo"]),
            // A dash between spaces and a number after one belong to a time.
            (["end", "--at", "now", "-", "1", "hour"], ["end", "--at", "now - 1 hour"]),
            (["end", "--at", "now", "-1h", "--json"], ["end", "--at", "now -1h", "--json"]),
            (["export", "--since", "monday", "-"], ["export", "--since", "monday", "-"]),
            (["start", "--at", "yesterday", "at", "x"], ["start", "--at", "yesterday at x"]),
            (["start", "--", "--at", "8", "pm"], ["start", "--", "--at", "8", "pm"]),
            (["start", "--attic", "8", "pm"], ["start", "--attic", "8", "pm"]),
            (
                ["settings", "set", "target-hours", "18", "hours", "--color", "never"],
                ["settings", "set", "target-hours", "18 hours", "--color", "never"]
            ),
            (["settings", "set", "target-hours"], ["settings", "set", "target-hours"]),
            (["settings", "set"], ["settings", "set"]),
            (["restore", "20", "Nov", "--yes"], ["restore", "20 Nov", "--yes"]),
            (
                ["settings", "set", "--color", "never", "target-hours", "18"],
                ["settings", "set", "--color", "never", "target-hours", "18"]
            ),
            (
                ["settings", "--color", "never", "set", "--json", "target-hours", "18", "hours"],
                ["settings", "--color", "never", "set", "--json", "target-hours", "18 hours"]
            ),
            (
                ["settings", "set", "--json", "target-hours", "18"],
                ["settings", "set", "--json", "target-hours", "18"]
            ),
            (
                ["settings", "set", "target-hours", "--color=never", "18", "hours", "--json"],
                ["settings", "set", "target-hours", "--color=never", "18 hours", "--json"]
            ),
            (["settings", "get", "a", "b"], ["settings", "get", "a", "b"]),
            (
                ["restore", "--color", "never", "20", "Nov"],
                ["restore", "--color", "never", "20 Nov"]
            ),
            (["restore", "--dry-run", "20", "Nov"], ["restore", "--dry-run", "20 Nov"]),
            (["restore", "--color", "never"], ["restore", "--color", "never"]),
            (["restore"], ["restore"]),
            (["restore", "--json"], ["restore", "--json"]),
        ] as [([String], [String])])
    func wordsThatCanBeReadAreJoined(arguments: [String], joined: [String]) {
        #expect(JoinedWords.joined(arguments) == joined)
    }

    @Test func fewWordsAreTriedOfMany() {
        var tried: [String] = []
        let count = JoinedWords.count(of: Array(repeating: "x", count: 20_000)) { text in
            tried.append(text)
            return false
        }
        #expect(count == 20_000)
        #expect(tried.count == 14)
        #expect(tried.first?.split(separator: " ").count == 14)
    }

    @Test func manyWordsAreKept() {
        let words = Array(repeating: "yesterday", count: 20_000)
        #expect(JoinedWords.joined(["start", "--at"] + words).count == 3)
        #expect(JoinedWords.joined(["edit", "--start"] + words).count == 3)
    }
}
