import Client
import Contract
import Fasting
import Interchange
import LocalTime
import Words

/// What an import does besides the records that it counts: fasts that overlap others or are very long,
/// and a running fast that goes on here.
package struct ImportEffects: Equatable, Sendable {
    /// A fast that the import brings, and another one that it overlaps.
    package struct Overlap: Equatable, Sendable {
        package let fast: Session
        package let other: Other

        package enum Other: Equatable, Sendable {
            case kept(Session)
            case running(since: Instant)
        }
    }

    /// What becomes of the fast that ran when the file was written.
    package enum Running: Equatable, Sendable {
        /// It goes on here.
        case starts(RunningFast)
        case leftOut(RunningFast, Reason)

        package enum Reason: Equatable, Sendable {
            case anotherRuns
            case tooLongAgo
            case overlaps
        }
    }

    /// How many fasts that the import brings overlap another one.
    package private(set) var overlapping = 0
    /// The first of them.
    package private(set) var overlaps: [Overlap] = []
    /// Fasts that the import brings and that are too long to be typed, the latest first.
    package private(set) var long: [Session] = []
    /// nil if the file has none, or the fast is here already.
    package private(set) var running: Running?

    /// How many fasts are named. The others are only counted.
    package static let mostNamed = 3

    package init() {}

    /// - Parameters:
    ///   - sessions: of the file.
    ///   - kept: those that end after the earliest start in the file.
    ///   - active: the fast that runs here.
    ///   - running: the fast that ran when the file was written.
    package init(
        importing sessions: [Session], into kept: [Session], active: RunningFast?,
        running: RunningFast?, now: Instant
    ) {
        var records = Dictionary(kept.map { ($0.id, $0) }) { first, _ in first }
        var brought: Set<RecordID> = []
        for session in sessions {
            switch session.merge(into: records[session.id], active: active?.id, now: now) {
            case .new(let record), .changed(let record):
                records[record.id] = record
                brought.insert(record.id)
                if record.duration > Session.longestTyped { long.append(record) }
            case .equal, .short: break
            }
        }
        findOverlaps(of: brought, among: records, active)
        self.running = running.flatMap { Self.decide($0, records, active, now) }
    }

    private mutating func findOverlaps(
        of brought: Set<RecordID>, among records: [RecordID: Session], _ active: RunningFast?
    ) {
        if brought.isEmpty { return }
        let ordered = records.values.sorted {
            ($0.start, $0.end, $0.id) < ($1.start, $1.end, $1.id)
        }
        // Of the fasts so far, the one that ends last.
        var last: Session?
        for (place, fast) in ordered.enumerated() {
            if brought.contains(fast.id) {
                let next = place + 1 < ordered.count ? ordered[place + 1] : nil
                if let last, last.end > fast.start {
                    add(fast, .kept(last))
                } else if let next, next.start < fast.end {
                    add(fast, .kept(next))
                } else if let active, active.start < fast.end {
                    add(fast, .running(since: active.start))
                }
            }
            if last.map({ $0.end < fast.end }) ?? true { last = fast }
        }
    }

    private mutating func add(_ fast: Session, _ other: Overlap.Other) {
        overlapping += 1
        // If both come from the file, only one of them names the other.
        let isNamed = overlaps.contains { $0.other == .kept(fast) && other == .kept($0.fast) }
        if overlaps.count < Self.mostNamed, !isNamed {
            overlaps.append(Overlap(fast: fast, other: other))
        }
    }

    private static func decide(
        _ running: RunningFast, _ records: [RecordID: Session], _ active: RunningFast?,
        _ now: Instant
    ) -> Running? {
        if active?.id == running.id || records[running.id] != nil { return nil }
        if active != nil { return .leftOut(running, .anotherRuns) }
        if running.start < now - longestAgo { return .leftOut(running, .tooLongAgo) }
        if records.values.contains(where: { $0.end > running.start }) {
            return .leftOut(running, .overlaps)
        }
        return .starts(running)
    }

    /// The fast that goes on here after the import; nil if there is none.
    package var startedFast: RunningFast? {
        if case .starts(let fast) = running { fast } else { nil }
    }

    // MARK: Words

    /// What the preview says.
    package var lines: [String] {
        typealias Say = Words.Interchange
        var lines: [String] = []
        if !long.isEmpty {
            lines.append(Say.longFasts(long.count))
            lines += long.prefix(Self.mostNamed).map { "  " + Self.span($0) }
        }
        lines += overlapLines
        lines += overlaps.map { overlap in
            let other =
                switch overlap.other {
                case .kept(let other): Self.span(other)
                case .running(let start): Say.runningFast(since: UserInput.shown(start))
                }
            return "  " + Say.overlap(Self.span(overlap.fast), with: other)
        }
        switch running {
        case nil: break
        case .starts(let fast):
            lines.append(
                Say.runningContinues(
                    since: UserInput.shown(fast.start), target: TimeText.hours(fast.target)))
            lines += Words.Safety.cautions(target: fast.target.wholeSeconds).map(\.windowText.text)
        case .leftOut(let fast, let reason):
            lines.append(Say.runningLeftOut(since: UserInput.shown(fast.start), reason.words))
        }
        return lines
    }

    /// Says that there are overlaps, even after the import.
    package var overlapLines: [String] {
        overlapping == 0 ? [] : [Words.Interchange.overlapping(overlapping)]
    }

    /// Says that the fast goes on here; nil if there is none.
    package var startedLine: String? {
        startedFast.map {
            Words.adjusted(since: UserInput.shown($0.start), target: TimeText.hours($0.target))
        }
    }

    private static func span(_ session: Session) -> String {
        ActAnswer.Reader.local.span(from: session.start, to: session.end)
    }
}

extension ImportEffects.Running.Reason {
    fileprivate var words: Words.Interchange.RunningLeftOut {
        switch self {
        case .anotherRuns: .anotherRuns
        case .tooLongAgo: .tooLongAgo
        case .overlaps: .overlaps
        }
    }
}

extension RecordsImport {
    /// What an import would do besides the records that it counts. The calls wait for their answers.
    package func effects(on agent: AgentProxy, now: Instant) throws(Problem) -> ImportEffects {
        let sessions = file.sessions.filter(\.isSendable)
        let starts = sessions.map(\.start) + [file.extras.running?.start].compactMap(\.self)
        guard let earliest = starts.min() else { return ImportEffects() }
        return try asking {
            ImportEffects(
                importing: sessions, into: try agent.sessions(since: max(earliest, .first)),
                active: try agent.runningFast(), running: file.extras.running, now: now)
        }
    }

    /// Lets the fast go on that ran when the file was written, if there is one and nothing is against
    /// it. The call waits for its answer.
    package static func start(
        _ effects: ImportEffects, on agent: AgentProxy
    ) throws(Problem) {
        guard let fast = effects.startedFast else { return }
        _ = try asking {
            try agent.timer1.start(
                options: .init(
                    startedAt: fast.start, target: .microseconds(fast.target.microseconds),
                    note: fast.note.stated, id: fast.id))
        }
    }
}

extension Instant {
    /// On the bus 0 means "none".
    fileprivate static let first = Instant(secondsSinceEpoch: 1)
}

extension AgentProxy {
    /// The fast that runs, as files have it.
    package func runningFast() throws(ClientError) -> RunningFast? {
        let timer = try timer1.state()
        guard timer.isActive, let id = timer.id, let start = timer.startedAt,
            let target = timer.target
        else { return nil }
        let note = try note(of: id)
        return RunningFast(id: id, start: start, target: target, note: note)
    }
}
