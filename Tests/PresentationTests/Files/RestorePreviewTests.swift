import Contract
import Fasting
import LocalTime
import Testing
import Text
import TimerSamples
import Words

@testable import Presentation

/// What differs from a backup, record by record.
struct RestorePreviewTests {
    private static let hour: UInt64 = 3_600_000_000
    private static let id = RecordID(bytes: [UInt8](repeating: 7, count: 16))!
    /// The end of the fast, ten days ago.
    private static let end = noon.wire - 240 * hour
    private let reader = ActAnswer.Reader(now: noon, zone: .utc)

    private static func row(
        _ change: RecordChangeKind, _ fill: (inout Journal1.ChangeRow) -> Void = { _ in }
    ) -> Journal1.ChangeRow {
        var row = Journal1.ChangeRow(change: change, id: id)
        if change != .removed {
            (row.startedAt, row.endedAt, row.target) = (end - 16 * hour, end, 16 * hour)
            row.hasNote = false
        }
        if change != .returned {
            (row.nowStartedAt, row.nowEndedAt, row.nowTarget) =
                (end - 16 * hour, end, 16 * hour)
            row.nowHasNote = false
        }
        fill(&row)
        return row
    }

    private static func water(
        _ change: RecordChangeKind, _ fill: (inout Journal1.ChangeRow) -> Void = { _ in }
    ) -> Journal1.ChangeRow {
        var row = Journal1.ChangeRow(change: change, id: id)
        if change != .removed { (row.waterAt, row.milliliters) = (end, 300) }
        if change != .returned { (row.nowWaterAt, row.nowMilliliters) = (end, 300) }
        fill(&row)
        return row
    }

    private static let table: [(Journal1.ChangeRow, String)] = [
        (row(.returned), "16h 0m, {20} to {12}, target 16h"),
        (row(.returned) { $0.hasNote = true }, "16h 0m, {20} to {12}, target 16h, with a note"),
        (row(.returned) { $0.target = nil }, "16h 0m, {20} to {12}"),
        (row(.removed), "16h 0m, {20} to {12}, target 16h"),
        (row(.removed) { $0.nowHasNote = true }, "16h 0m, {20} to {12}, target 16h, with a note"),
        (
            row(.changed) { $0.nowStartedAt = end - 15 * hour },
            "15h 0m, {21} to {12}: start 21:00 becomes 20:00"
        ),
        (
            row(.changed) { $0.nowEndedAt = end + hour / 2 },
            "16h 30m, {20} to {12:30}: end 12:30 becomes 12:00"
        ),
        (
            row(.changed) { $0.nowEndedAt = end + 20 * hour },
            "36h 0m, {20} to {8}: end {8} becomes {12}"
        ),
        (
            row(.changed) { $0.nowTarget = 18 * hour },
            "16h 0m, {20} to {12}: target 18h becomes 16h"
        ),
        (row(.changed) { $0.nowTarget = nil }, "16h 0m, {20} to {12}: gets the target 16h"),
        (row(.changed) { $0.target = nil }, "16h 0m, {20} to {12}: loses its target"),
        (row(.changed) { $0.hasNote = true }, "16h 0m, {20} to {12}: its note comes back"),
        (row(.changed) { $0.nowHasNote = true }, "16h 0m, {20} to {12}: its note is deleted"),
        (
            row(.changed) {
                ($0.hasNote, $0.nowHasNote, $0.noteDiffers) = (true, true, true)
            }, "16h 0m, {20} to {12}: its note is changed back"
        ),
        (
            row(.changed) { $0.offsetDiffers = true },
            "16h 0m, {20} to {12}: the time zone of its end is changed back"
        ),
        (
            row(.changed) {
                ($0.nowStartedAt, $0.nowTarget) = (end - 15 * hour, 20 * hour)
                $0.hasNote = true
            },
            "15h 0m, {21} to {12}: start 21:00 becomes 20:00; target 20h becomes 16h; "
                + "its note comes back"
        ),
        (water(.returned), "water, 300 ml at {12}"),
        (water(.removed), "water, 300 ml at {12}"),
        (
            water(.changed) { $0.nowMilliliters = 250 },
            "water, 250 ml at {12}: 250 ml becomes 300 ml"
        ),
        (
            water(.changed) { $0.nowWaterAt = end + hour },
            "water, 300 ml at {13}: 13:00 becomes 12:00"
        ),
    ]

    /// The dates of the sentences.
    private func expected(_ text: String) -> String {
        func dated(_ wire: UInt64) -> String {
            TimeText.dated(Instant(wire: wire)!, now: noon, zone: .utc, words: .ofUser)
        }
        let (end, hour) = (Self.end, Self.hour)
        let times: KeyValuePairs = [
            "{20}": end - 16 * hour, "{21}": end - 15 * hour, "{12}": end,
            "{12:30}": end + hour / 2, "{8}": end + 20 * hour, "{13}": end + hour,
        ]
        return times.reduce(text) { $0.replacing($1.key, with: dated($1.value)) }
    }

    @Test(arguments: table.indices) func recordIsALine(_ index: Int) {
        let (row, text) = Self.table[index]
        let preview = RestorePreview(counts: counts([row]), changes: [row])
        #expect(lines(preview)[2] == "  " + expected(text))
    }

    private func counts(_ rows: [Journal1.ChangeRow]) -> Journal1.RestoreResult {
        func count(_ kind: RecordChangeKind) -> UInt32 {
            UInt32(rows.count { $0.change == kind })
        }
        return .init(
            returned: count(.returned), changed: count(.changed), removed: count(.removed),
            equal: 4, act: 0)
    }

    private func lines(_ preview: RestorePreview, most: Int = 20) -> [String] {
        preview.lines(of: "2026-11-20", most: most, for: reader)
    }

    @Test func theRestIsCounted() {
        let rows =
            (0..<40).map { _ in Self.row(.returned) } + [Self.row(.changed)]
            + (0..<15).map { _ in Self.row(.removed) }
        // The agent sends at most twenty of each.
        let sent = Array(rows[..<20] + rows[40...])
        let text = lines(RestorePreview(counts: counts(rows), changes: sent))
        let indented = text.filter { $0.hasPrefix("  ") }
        #expect(indented.count == 22)
        #expect(indented[10] == "  " + Words.Restore.more(30))
        #expect(indented[21] == "  " + Words.Restore.more(6))
        #expect(text[1] == Words.Restore.returned(40))
        #expect(text[13] == Words.Restore.changed(1))
        #expect(text[15] == Words.Restore.removed(15))
        #expect(text.suffix(2) == [Words.Restore.equal(4), Words.Restore.staysAsItIs])
    }

    @Test func anOlderAgentTellsOnlyTheNumbers() {
        let text = lines(RestorePreview(counts: counts([Self.row(.returned)])))
        #expect(text.count == 4 && !text.contains { $0.hasPrefix(" ") })
    }

    @Test(arguments: [
        (20, [3, 4], [3, 4]), (20, [40, 1, 40], [10, 1, 9]), (8, [9, 9, 9], [3, 3, 2]),
        (20, [0, 50], [0, 20]), (2, [5, 5, 5], [1, 1, 0]), (20, [], []),
    ]) func rowsAreShared(_ most: Int, _ sizes: [Int], _ shares: [Int]) {
        #expect(RestorePreview.shares(of: most, sizes) == shares)
    }
}
