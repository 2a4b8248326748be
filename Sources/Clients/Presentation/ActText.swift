import Client
import Contract
import Fasting
import LocalTime
import Words

extension Journal1State {
    /// The text of a button that undoes the latest act. It names the act, if there is one.
    package func undoLabel(in zone: Zone) -> String {
        undoDetails.map { Words.Journal.undo($0.buttonText(in: zone)) } ?? Words.Panel.undo
    }
}

extension Journal1.ActDetails {
    /// What the act was, for a button.
    package func buttonText(in zone: Zone) -> String {
        text(in: zone, showsTarget: false).printable
    }
}

extension Journal1.ToldAct {
    /// What the act was, with times of a zone, in the language of this program. Of an act that this
    /// program does not know, these are the agent's words, with the times of its zone.
    ///
    /// - Parameter showsTarget: false on surfaces that show the target only if they are asked.
    package func text(in zone: Zone, showsTarget: Bool = true) -> String {
        let isNote = act == Journal1.note
        let noted: ActKind = endedAt == nil ? .adjust : .edit
        guard let kind = isNote ? noted : ActKind(wire: act), let subject else { return text }
        let entry = JournalEntry(
            number: 0, kind: kind, at: at, subject: subject, isUndone: false,
            isNote: isNote, machine: machine?.printable)
        let unit = unit.flatMap(WaterUnit.init(wire:)) ?? .milliliters
        return Words.Journal.phrase(for: entry, in: unit, showsTarget: showsTarget) {
            TimeText.recorded($0, after: $1, recordedAt: at, zone: zone, words: .ofUser)
        }
    }

    private var subject: ActSubject? {
        if let start = startedAt.flatMap(Instant.init(wire:)) {
            if let target = target.flatMap(Target.init(wire:)) {
                return .running(start: start, target: target)
            }
            guard let end = endedAt.flatMap(Instant.init(wire:)), let id = someID else {
                return nil
            }
            return .fast(Session(id: id, start: start, end: end, endOffset: nil, target: nil))
        }
        if let at = waterAt.flatMap(Instant.init(wire:)), let id = someID,
            let amount = milliliters.flatMap(WaterAmount.init(wire:))
        {
            return .water(WaterEntry(id: id, at: at, amount: amount))
        }
        guard let fasts, let water else { return nil }
        return day.map { .backup(day: $0, fasts: Int(fasts), water: Int(water)) }
            ?? .records(fasts: Int(fasts), water: Int(water))
    }
}

/// The words about a record do not depend on its id.
private let someID = RecordID(bytes: [UInt8](repeating: 0, count: 16))

extension Water1State {
    /// An amount in the user's unit.
    package func amount(_ milliliters: Int64) -> String {
        Words.amount(milliliters: milliliters, in: unit)
    }
}

extension UserInput {
    /// Reads `250`, `250ml`, `0.3l`, `8 floz`, `8.5 fl oz`. A bare number is in the user's unit.
    ///
    /// - Returns: millilitres, 1 to 5000. On the bus 0 means the quick-add amount.
    package static func amount(
        _ text: String, usually unit: WaterUnit
    ) throws(Problem) -> WaterAmount {
        do throws(AmountReading.Problem) {
            return try AmountReading.amount(text, usually: unit, words: words)
        } catch {
            switch error {
            case .needsUnit: throw Problem(.usage, Words.Water.needsUnit(text))
            case .unreadable: throw Problem(.usage, Words.Water.unreadable(text))
            case .outOfRange(let unit):
                throw Problem(.refused, Words.Water.invalidAmount(in: unit))
            }
        }
    }
}

extension Session {
    /// The offset at the end of the fast, in minutes east of UTC. nil if it is that of a zone: then the
    /// user is still there, and the zone knows the offset at the start too.
    package func offset(otherThan zone: Zone) -> Int? {
        guard let endOffset, zone.offsetMinutes(at: end) != endOffset else { return nil }
        return endOffset
    }

    /// The zone in which the fast ended.
    ///
    /// - Parameter zone: where the user is.
    package func zone(orElse zone: Zone) -> Zone {
        guard let minutes = offset(otherThan: zone) else { return zone }
        return Zone { _ in Int64(minutes) * 60 }
    }
}
