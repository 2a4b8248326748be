import Contract
import Fasting
import LocalTime
import Recording
import Testing
import TimerSamples
import Words

@testable import Presentation

/// What differs from a backup, record by record: restore.txt has the changes and their lines.
struct RestoreLinesTests {
    @Test func changesAreAsRecorded() throws {
        let differences = try Recording("restore.txt").differences { _ in Self.answers }
        #expect(differences == [])
    }

    private static let hour: UInt64 = 3_600_000_000
    private static let end = noon.wire - 240 * hour

    private static func answers(_ line: String) throws -> [String] {
        let words = line.split(separator: " ").map(String.init)
        if words[0] == "shares" {
            let numbers = words.dropFirst().map { Int($0)! }
            return ["\(RestorePreview.shares(of: numbers[0], Array(numbers.dropFirst())))"]
        }
        let rows =
            words[0] == "many"
            ? (0..<56).map {
                row($0 < 40 ? ["returned"] : $0 < 41 ? ["changed", "note"] : ["removed"])
            }
            : [row(words)]
        func count(_ kind: RecordChangeKind) -> UInt32 { UInt32(rows.count { $0.change == kind }) }
        let counts = Journal1.RestoreResult(
            returned: count(.returned), changed: count(.changed), removed: count(.removed),
            equal: 4,
            act: 0)
        // The agent sends at most twenty of each, and an older one none.
        let sent =
            words.contains("older")
            ? nil : words[0] == "many" ? Array(rows[..<20] + rows[40...]) : rows
        let preview =
            sent.map { RestorePreview(counts: counts, changes: $0) }
            ?? RestorePreview(counts: counts)
        let lines = preview.lines(
            of: "2026-11-20", most: 20, for: ActAnswer.Reader(now: noon, zone: .utc))
        return words[0] == "many" || words.contains("older")
            ? lines : [lines[2].trimmingPrefix("  ").description]
    }

    /// `changed now-start=1`: what differs from a fast of 16 hours, or from a glass of water, ten days ago.
    private static func row(_ words: [String]) -> Journal1.ChangeRow {
        let change = RecordChangeKind(rawValue: words[0])!
        var row = Journal1.ChangeRow(
            change: change, id: RecordID(bytes: [UInt8](repeating: 7, count: 16))!)
        let isWater = words.contains("water")
        if change != .removed {
            if isWater {
                (row.waterAt, row.milliliters) = (end, 300)
            } else {
                (row.startedAt, row.endedAt, row.target) = (end - 16 * hour, end, 16 * hour)
                row.hasNote = false
            }
        }
        if change != .returned {
            if isWater {
                (row.nowWaterAt, row.nowMilliliters) = (end, 300)
            } else {
                (row.nowStartedAt, row.nowEndedAt, row.nowTarget) = (
                    end - 16 * hour, end, 16 * hour
                )
                row.nowHasNote = false
            }
        }
        for word in words.dropFirst() {
            let parts = word.split(separator: "=").map(String.init)
            let number = UInt64((parts.count > 1 ? Double(parts[1])! : 0) * Double(hour))
            switch parts[0] {
            case "start": row.nowStartedAt = end - number
            case "end": row.nowEndedAt = end + number
            case "target": row.nowTarget = number == 0 ? nil : number
            case "no-target": row.target = nil
            case "note": row.hasNote = true
            case "now-note": row.nowHasNote = true
            case "other-note": row.noteDiffers = true
            case "offset": row.offsetDiffers = true
            case "ml": row.nowMilliliters = UInt32(parts[1])
            case "at": row.nowWaterAt = end + number
            default: break
            }
        }
        return row
    }
}
