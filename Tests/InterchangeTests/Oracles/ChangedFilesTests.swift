import Fasting
import Foundation
import Testing

@testable import Interchange

/// A file of a program, changed in a way that keeps its meaning or hides it: the same fasts are read, or it is refused.
/// A reader for one program must not take the file of another one, and lose a part of it in silence.
struct ChangedFilesTests {
    private static let tables: [(name: String, text: String)] = [
        ("Zero", ZeroTests.table), ("FastTrack", FastTrackTests.table),
        ("FastTrack, old", FastTrackTests.oldTable),
        (
            "Atrest",
            """
            id,startedAt,endedAt,durationSeconds,targetHours,outcome,note
            A1B2C3D4-E5F6-4711-8A9B-0C1D2E3F4051,2026-02-22T20:00:00Z,2026-02-23T12:00:00Z,57600,16,completed,
            A1B2C3D4-E5F6-4711-8A9B-0C1D2E3F4052,2026-02-20T20:00:00Z,2026-02-21T11:00:00Z,54000,16,ended-early,
            """
        ),
        ("plain", "start,end,target,note\n2026-02-20 20:00,2026-02-21 12:00,16,calm\n"),
    ]
    private static let records: [(name: String, text: String)] = [
        ("Zero", ZeroTests.data), ("FastTrack", FastTrackTests.activities),
        ("Sunrise", SunriseTests.file), ("Timewarrior", TimewarriorTests.file),
        ("phone", file(sessions: record(target: "18"))),
        ("plain", #"[{"start":"2026-02-20 20:00","end":"2026-02-21 12:00","target":16}]"#),
    ]

    /// Changes after which other fasts are read, and why. A row that is not needed is a failure.
    private static let known: [String: String] = [
        "Zero, End is x": "what is left says 44 hours, and no minutes",
        "Zero, Hours is x": "what is left ends at the first 10:00",
        "Timewarrior, with \"meta\":{\"version\":2}":
            "it is not Timewarrior's own file, whose parts are joined",
        "FastTrack, with \"meta\":{\"version\":2}": "it is not FastTrack's own file",
    ]

    @Test func changedFileHasTheSameFastsOrIsRefused() throws {
        var wrong: Set<String> = []
        var equal = 0
        let changes =
            Self.tables.map { ($0.name, $0.text, Self.changes(ofTable: $0.text)) }
            + Self.records.map { ($0.name, $0.text, Self.changes(ofRecords: $0.text)) }
        for (name, text, changes) in changes {
            let file = try read(text)
            for change in changes {
                guard let changed = try? read(change.text), !changed.sessions.isEmpty else {
                    continue
                }
                // A target whose name is gone is gone too.
                let targets = change.isRenamed ? file.sessions : changed.sessions
                let isEqual =
                    ZeroTests.spans(changed) == ZeroTests.spans(file)
                    && targets.map(\.target) == file.sessions.map(\.target)
                if isEqual { equal += 1 } else { wrong.insert("\(name), \(change.name)") }
            }
        }
        #expect(wrong == Set(Self.known.keys))
        #expect(equal > 100)
    }

    private struct Change {
        let name: String
        let text: String
        var isRenamed = false
    }

    // MARK: Tables

    private static func changes(ofTable text: String) -> [Change] {
        let rows = text.split(separator: "\n").map { cells(String($0)) }
        let names = rows[0]
        func table(_ rows: [[String]], _ separator: String = ",") -> String {
            rows.map { $0.joined(separator: separator) + "\n" }.joined()
        }
        let full = rows.map { $0 + Array(repeating: "", count: names.count - $0.count) }
        var changes = [
            Change(name: "a title", text: "My fasts\n" + text),
            Change(name: "columns reversed", text: table(full.map { $0.reversed() })),
            Change(name: "rows reversed", text: table([names] + rows.dropFirst().reversed())),
            Change(name: "semicolons", text: table(rows, ";")),
        ]
        for (name, value) in [("Weight (kg)", "80.5"), ("Mood", "4"), ("Source", "phone")] {
            for place in 0...names.count {
                let added = full.enumerated().map { row, cells in
                    cells[..<place] + [row == 0 ? name : value] + cells[place...]
                }
                changes.append(
                    Change(name: "\(name) at \(place)", text: table(added.map(Array.init))))
            }
        }
        for (place, name) in names.enumerated() {
            for other in ["x", name + " 2", "my " + name] {
                var renamed = names
                renamed[place] = other
                changes.append(
                    Change(
                        name: "\(name) is \(other)", text: table([renamed] + rows.dropFirst()),
                        isRenamed: true))
            }
        }
        return changes
    }

    /// The cells of a line, with their quotes.
    private static func cells(_ line: String) -> [String] {
        var cells = [""]
        var isQuoted = false
        for character in line {
            if character == "\"" { isQuoted.toggle() }
            if character == ",", !isQuoted {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
        }
        return cells
    }

    // MARK: Records in JSON

    private static func changes(ofRecords text: String) -> [Change] {
        var changes = [
            Change(name: "in an object", text: #"{"data":\#(text)}"#),
            Change(name: "in an array", text: "[\(text)]"),
            Change(
                name: "in two objects",
                text: #"{"user":{"name":"x"},"result":{"fasts":\#(text)}}"#),
        ]
        for key in [#""zz":1"#, #""weight":80.5"#, #""app":"x""#, #""meta":{"version":2}"#] {
            changes.append(
                Change(name: "with \(key)", text: text.replacing("{", with: "{\(key),")))
        }
        if let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
            let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
        {
            changes.append(
                Change(name: "keys sorted", text: String(decoding: data, as: UTF8.self)))
        }
        let keys = Set(text.matches(of: /"(\w+)"\s*:/).map { String($0.1) })
        for key in keys.sorted() {
            for other in ["x", key + "2", key.uppercased()] {
                let renamed = text.replacing("\"\(key)\"", with: "\"\(other)\"")
                changes.append(
                    Change(name: "\(key) is \(other)", text: renamed, isRenamed: true))
            }
        }
        return changes
    }
}
