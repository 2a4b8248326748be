import Client
import Contract
import Fasting
import LocalTime
import Words

/// What restoring the backup of a day would change: the numbers, and record by record.
package struct RestorePreview: Equatable {
    package var counts: Journal1.RestoreResult
    /// Some of the records that differ; nil if they were not asked for.
    package var changes: [Journal1.ChangeRow]?
    /// For water.
    package var unit: WaterUnit

    /// How many records a terminal shows at most.
    package static let rowsOfTerminal = 20
    /// How many records a dialog shows at most.
    package static let rowsOfDialog = 8

    package init(
        counts: Journal1.RestoreResult, changes: [Journal1.ChangeRow]? = nil,
        unit: WaterUnit = .milliliters
    ) {
        self.counts = counts
        self.changes = changes
        self.unit = unit
    }

    /// Asks the agent. Nothing is changed.
    ///
    /// - Parameter limit: how many records to ask for, of each change.
    package init(of day: String, limit: Int, asking agent: AgentProxy) throws(ClientError) {
        counts = try agent.journal1.restore(day: day, options: .init(dryRun: true))
        unit = .milliliters
        if !counts.differs {
            changes = []
            return
        }
        changes = try agent.journal1.compare(day: day, limit: UInt32(clamping: limit))
        if changes?.contains(where: \.isWater) == true { unit = try agent.water1.state().unit }
    }

    // MARK: Lines

    /// - Parameters:
    ///   - day: the backup's, as it is shown.
    ///   - most: how many records are shown. The rest is counted.
    package func lines(of day: String, most: Int, for reader: ActAnswer.Reader) -> [String] {
        guard counts.differs else { return [Words.Restore.nothingDiffers(day)] }
        let groups = [
            (RecordChangeKind.returned, counts.returned, Words.Restore.returned),
            (.changed, counts.changed, Words.Restore.changed),
            (.removed, counts.removed, Words.Restore.removed),
        ]
        .filter { $0.1 > 0 }
        let shown = Self.shares(of: most, groups.map { Int($0.1) })
        var lines = [Words.Restore.preview(day)]
        for ((kind, count, heading), share) in zip(groups, shown) {
            lines.append(heading(Int(count)))
            guard let changes else { continue }
            let rows = changes.filter { $0.change == kind }.prefix(share)
            lines += rows.map { "  " + RestoreRow($0, unit, reader).text }
            if rows.count < Int(count) {
                lines.append("  " + Words.Restore.more(Int(count) - rows.count))
            }
        }
        return lines + [Words.Restore.equal(Int(counts.equal)), Words.Restore.staysAsItIs]
    }

    /// Divides a number among groups: each gets the same, unless it needs less.
    static func shares(of most: Int, _ sizes: [Int]) -> [Int] {
        var shares = sizes.map { _ in 0 }
        var left = most
        while left > 0 {
            let open = sizes.indices.filter { shares[$0] < sizes[$0] }
            if open.isEmpty { break }
            for index in open.prefix(left) {
                shares[index] += 1
                left -= 1
            }
        }
        return shares
    }
}

extension Journal1.RestoreResult {
    /// Whether the backup differs from the records.
    package var differs: Bool { returned > 0 || changed > 0 || removed > 0 }
}

extension Journal1.ChangeRow {
    package var isWater: Bool { waterAt != nil || nowWaterAt != nil }
}

/// One record that differs, as a line.
private struct RestoreRow {
    private typealias Say = Words.Restore

    let text: String

    init(_ row: Journal1.ChangeRow, _ unit: WaterUnit, _ reader: ActAnswer.Reader) {
        text =
            row.isWater ? Self.water(row, unit, reader) : Self.fast(row, reader)
    }

    // MARK: Fasts

    private static func fast(_ row: Journal1.ChangeRow, _ reader: ActAnswer.Reader) -> String {
        let isMissing = row.change == .returned
        let start = instant(isMissing ? row.startedAt : row.nowStartedAt)
        let end = instant(isMissing ? row.endedAt : row.nowEndedAt)
        guard let start, let end else { return row.id.description }
        if row.change == .changed {
            return Say.changes(reader.span(from: start, to: end), changes(of: row, reader))
        }
        let target = (isMissing ? row.target : row.nowTarget).flatMap(Target.init(wire:))
        let hasNote = (isMissing ? row.hasNote : row.nowHasNote) ?? false
        return Say.record(
            [reader.span(from: start, to: end, target: target)] + (hasNote ? [Say.withNote] : []))
    }

    private static func changes(
        of row: Journal1.ChangeRow, _ reader: ActAnswer.Reader
    ) -> [String] {
        var parts: [String] = []
        if let (now, then) = differing(row.nowStartedAt, row.startedAt, reader) {
            parts.append(Say.start(now, then))
        }
        if let (now, then) = differing(row.nowEndedAt, row.endedAt, reader) {
            parts.append(Say.end(now, then))
        }
        if row.nowTarget != row.target {
            parts.append(Say.target(hours(row.nowTarget), hours(row.target)))
        }
        switch (row.nowHasNote ?? false, row.hasNote ?? false) {
        case (false, true): parts.append(Say.noteReturns)
        case (true, false): parts.append(Say.noteGoes)
        case (true, true) where row.noteDiffers == true: parts.append(Say.noteChanges)
        default: break
        }
        if row.offsetDiffers == true { parts.append(Say.offsetChanges) }
        return parts
    }

    /// Two times that differ. The date is left out if both are of one day.
    private static func differing(
        _ now: UInt64?, _ then: UInt64?, _ reader: ActAnswer.Reader
    ) -> (String, String)? {
        guard now != then, let now = instant(now), let then = instant(then) else { return nil }
        let isOneDay =
            reader.zone.civil(now).dayNumber == reader.zone.civil(then).dayNumber
        func text(_ instant: Instant) -> String {
            isOneDay ? TimeText.clock(reader.zone.civil(instant)) : dated(instant, reader)
        }
        return (text(now), text(then))
    }

    private static func dated(_ instant: Instant, _ reader: ActAnswer.Reader) -> String {
        TimeText.dated(instant, now: reader.now, zone: reader.zone, words: .ofUser)
    }

    // MARK: Water

    private static func water(
        _ row: Journal1.ChangeRow, _ unit: WaterUnit, _ reader: ActAnswer.Reader
    ) -> String {
        func amount(_ milliliters: UInt32?) -> String {
            Words.amount(milliliters: Int64(milliliters ?? 0), in: unit)
        }
        let isMissing = row.change == .returned
        guard let at = instant(isMissing ? row.waterAt : row.nowWaterAt) else {
            return row.id.description
        }
        let text = Say.water(
            amount(isMissing ? row.milliliters : row.nowMilliliters), at: dated(at, reader))
        guard row.change == .changed else { return text }
        var parts: [String] = []
        if let (now, then) = differing(row.nowWaterAt, row.waterAt, reader) {
            parts.append(Say.becomes(now, then))
        }
        if row.nowMilliliters != row.milliliters {
            parts.append(Say.becomes(amount(row.nowMilliliters), amount(row.milliliters)))
        }
        return Say.changes(text, parts)
    }

    private static func instant(_ wire: UInt64?) -> Instant? { wire.flatMap(Instant.init(wire:)) }

    private static func hours(_ wire: UInt64?) -> String? {
        wire.flatMap(Target.init(wire:)).map(TimeText.hours)
    }
}
