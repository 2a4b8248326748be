import Client
import Contract
import Fasting
import Interchange
import LocalTime
import Words

/// A file that is imported: read, previewed, and then handed to the agent. Reading changes nothing.
package struct RecordsImport: Sendable {
    package internal(set) var file: ImportFile
    /// How many fasts of the file are left out, because others with their times are here.
    package internal(set) var twins = 0
    /// How many fasts of the file differ from those here, which are kept.
    package internal(set) var differing = 0

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - options: what the user says about the file.
    /// - Throws: why the file cannot be imported.
    package init(
        reading bytes: [UInt8], now: Instant, zone: Zone, _ options: ImportOptions = ImportOptions()
    ) throws(Problem) {
        do throws(InterchangeError) {
            file = try ImportFile(
                reading: bytes, now: now, zone: zone, options)
        } catch {
            throw Problem(
                .badInput, Words.Interchange.sentence(error, known: ExportFile.version))
        }
        if let problem = Self.refusal(
            fasts: file.sessions.count, water: file.extras.water.count,
            most: AgentProxy.mostImported(with: file.sessions))
        {
            throw problem
        }
    }

    /// - Returns: nil if the records can be sent in one message.
    package static func refusal(
        fasts: Int, water: Int, most: (fasts: Int, water: Int) = AgentProxy.mostImported()
    ) -> Problem? {
        if fasts > most.fasts {
            return Problem(
                .badInput, Words.Interchange.tooManyFasts(fasts, most: most.fasts))
        }
        if water > most.water {
            return Problem(
                .badInput, Words.Interchange.tooMuchWater(water, most: most.water))
        }
        return nil
    }

    // MARK: Calling the agent

    /// Imports the file, or only counts what is in it. The call waits for its answer.
    ///
    /// - Parameter takesSettings: whether the settings become those of the file.
    package func send(
        to agent: AgentProxy, takesSettings: Bool = false, isTrial: Bool = false
    ) throws(Problem) -> (counts: MergeCounts, effects: ImportEffects, act: UInt64) {
        let result = try asking {
            try agent.importRecords(
                file.sessions.filter(\.isSendable), water: file.extras.water,
                settings: takesSettings ? file.extras.settings : [:],
                running: file.extras.running, isTrial: isTrial)
        }
        let effects = ImportEffects(
            result.report, running: file.extras.running, result.running)
        return (result.counts, effects, result.act)
    }

    // MARK: Words

    /// The order in which the dates of a table were read, if another one is possible too.
    package var openDateOrder: DateOrder? {
        file.columns.flatMap { $0.isOrderOpen ? $0.dateOrder : nil }
    }

    /// What is in the file, and what an import would do.
    package struct Preview {
        /// What the columns of a table are.
        package fileprivate(set) var columns: [String] = []
        /// What is not imported.
        package fileprivate(set) var leftOut: [String] = []
        fileprivate var head: [String] = []
        fileprivate var body: [String] = []
        fileprivate var end: [String] = []

        /// Everything in the order of a terminal.
        package var lines: [String] { head + columns + body + leftOut + end }
        /// What is neither about the columns nor left out.
        package var facts: [String] { head + body + end }
    }

    /// - Parameters:
    ///   - counts: of a trial.
    ///   - effects: what else the import would do.
    ///   - isInWindow: whether dates are in words, and no option of the command line is named.
    package func preview(
        _ counts: MergeCounts, _ effects: ImportEffects = ImportEffects(), zone: Zone,
        isInWindow: Bool = false
    ) -> Preview {
        var preview = Preview()
        let summary = file.summary
        let name = file.source.name ?? file.form.name
        let program = summary.version.map { Words.Interchange.versioned(name, String($0)) } ?? name
        if let earliest = summary.earliest, let latest = summary.latest {
            func day(_ instant: Instant) -> String {
                let day = zone.civil(instant)
                return isInWindow ? day.localDate : TimeText.date(day)
            }
            preview.head.append(
                Words.Interchange.preview(
                    program, count: summary.count, from: day(earliest), to: day(latest)))
        } else if file.skipped.sessions > 0 {
            preview.head.append(Words.Interchange.previewEmpty(program))
        } else if twins > 0 {
            preview.head.append(Words.Interchange.previewKnown(program))
        } else {
            preview.head.append(Words.Interchange.noFasts(program))
        }
        if let columns = file.columns {
            preview.columns = Self.lines(columns, namesOption: !isInWindow)
        }
        var lines = encodingLines + shownFasts(zone, isInWindow: isInWindow)
        if summary.water > 0 { lines.append(Words.Interchange.water(summary.water)) }
        if counts.new + counts.changed + counts.equal > 0 {
            lines.append(
                Words.Interchange.counts(
                    new: counts.new, changed: counts.changed, equal: counts.equal))
        }
        if file.repeated > 0 { lines.append(Words.Interchange.repeated(file.repeated)) }
        if file.joined > 0 { lines.append(Words.Interchange.joined(file.joined)) }
        if differing > 0 { lines.append(Words.Interchange.differing(differing)) }
        if twins > 0 { lines.append(Words.Interchange.twins(twins)) }
        preview.body = lines + effects.lines
        var skipped = file.skipped
        skipped[.short] += counts.short
        skipped[.before1970] += file.sessions.count { !$0.isSendable }
        for reason in SkippedRecords.Reason.allCases where skipped[reason] > 0 {
            preview.leftOut.append(Words.Interchange.leftOut(skipped[reason], because: reason))
            if let example = file.examples.first(where: { $0.reason == reason }) {
                preview.leftOut.append(
                    "  " + Words.Interchange.example(line: example.line, example.text))
            }
        }
        if file.targetsMoved > 0 {
            preview.end.append(Words.Interchange.targetsMoved(file.targetsMoved))
        }
        if file.targetsRemoved > 0 {
            preview.end.append(Words.Interchange.targetsRemoved(file.targetsRemoved))
        }
        if file.notes > 0 { preview.end.append(Words.Interchange.notes(file.notes)) }
        return preview
    }

    /// The result of the import. The agent counts fasts and water together, so the sentence can separate
    /// them only if all records are new.
    package static func answer(
        _ file: ImportFile, _ counts: MergeCounts, _ effects: ImportEffects = ImportEffects(),
        takesSettings: Bool
    ) -> [String] {
        var lines: [String] = []
        let imported = counts.new + counts.changed
        let water = file.extras.water.count
        if imported > 0,
            water == 0 || file.sessions.isEmpty || imported > water && counts.equal == 0
        {
            let drinks = file.sessions.isEmpty ? imported : water
            lines.append(Words.Interchange.imported(fasts: imported - drinks, water: drinks))
        } else if imported > 0 {
            lines.append(Words.Interchange.imported(records: imported))
        } else if counts.equal > 0 {
            lines.append(Words.Interchange.nothingNew)
        }
        return lines + effects.overlapLines
            + (takesSettings ? [Words.Interchange.importedSettings] : [])
    }
}

extension Session {
    /// On the bus the instant 0 means "none", so a fast that began before 1970 cannot be sent.
    var isSendable: Bool { start.secondsSinceEpoch > 0 }
}
