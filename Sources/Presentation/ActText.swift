import Contract
import Fasting
import LocalTime
import Words

extension Journal1.ActRow {
    /// What the act was, with times of a zone, in the language of this program.
    package func text(in zone: Zone) -> String {
        let about = ActAbout(
            startedAt: startedAt, endedAt: endedAt, target: target, waterAt: waterAt,
            milliliters: milliliters, unit: unit, fasts: fasts, water: water, day: day)
        return about.phrase(of: act, at: at, in: zone)
            ?? phrase(text, textWithOffsets, at: at, in: zone)
    }
}

extension Journal1.UndoResult {
    /// What the act was, with times of a zone, in the language of this program.
    package func text(in zone: Zone) -> String {
        let about = ActAbout(
            startedAt: startedAt, endedAt: endedAt, target: target, waterAt: waterAt,
            milliliters: milliliters, unit: unit, fasts: fasts, water: water, day: day)
        return about.phrase(of: act, at: at, in: zone)
            ?? phrase(text, textWithOffsets, at: at, in: zone)
    }
}

/// What the agent says an act was about.
private struct ActAbout {
    let startedAt: UInt64?
    let endedAt: UInt64?
    let target: UInt64?
    let waterAt: UInt64?
    let milliliters: UInt32?
    let unit: String?
    let fasts: UInt32?
    let water: UInt32?
    let day: String?

    /// The words are those of this program, also if the agent speaks another language.
    ///
    /// - Returns: nil if the agent is older and does not say it.
    func phrase(of kind: ActKind, at: Instant, in zone: Zone) -> String? {
        guard let subject else { return nil }
        let act = JournalEntry(number: 0, kind: kind, at: at, subject: subject, isTakenBack: false)
        let unit = unit.flatMap(WaterUnit.init(wire:)) ?? .milliliters
        return Words.Journal.phrase(for: act, in: unit) {
            TimeText.recorded($0, after: $1, recordedAt: at, zone: zone)
        }
    }

    private static let someID = RecordID(bytes: [UInt8](repeating: 0, count: 16))

    private var subject: ActSubject? {
        if let start = startedAt.flatMap(Instant.init(wire:)) {
            if let target = target.flatMap(Target.init(wire:)) {
                return .running(start: start, target: target)
            }
            guard let end = endedAt.flatMap(Instant.init(wire:)), let id = Self.someID else {
                return nil
            }
            return .fast(Session(id: id, start: start, end: end, endOffset: nil, target: nil))
        }
        if let at = waterAt.flatMap(Instant.init(wire:)), let id = Self.someID,
            let amount = milliliters.flatMap(WaterAmount.init(wire:))
        {
            return .water(WaterEntry(id: id, at: at, amount: amount))
        }
        guard let fasts, let water else { return nil }
        return day.map { .backup(day: $0, fasts: Int(fasts), water: Int(water)) }
            ?? .records(fasts: Int(fasts), water: Int(water))
    }
}

/// What an act was, with times of a zone (docs/decisions/0017-one-zone-for-an-answer.md), in the
/// language of the agent.
///
/// - Parameters:
///   - text: with times of the agent's zone; used if the agent sends nothing else.
///   - at: when the act was carried out.
private func phrase(
    _ text: String, _ textWithOffsets: String?, at: Instant, in zone: Zone
) -> String {
    guard let textWithOffsets else { return text }
    return TimeText.rewritten(textWithOffsets) { instants in
        zip(instants, [nil] + instants).map { instant, start in
            TimeText.recorded(instant, after: start, recordedAt: at, zone: zone)
        }
    }
}
