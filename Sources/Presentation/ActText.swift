import Contract
import Fasting
import LocalTime

extension Journal1.ActRow {
    /// What the act was, with times of a zone.
    package func text(in zone: Zone) -> String {
        phrase(text, textWithOffsets, at: at, in: zone)
    }
}

extension Journal1.UndoResult {
    /// What the act was, with times of a zone.
    package func text(in zone: Zone) -> String { phrase(text, textWithOffsets, at: at, in: zone) }
}

/// What an act was, with times of a zone (docs/decisions/0017-one-zone-for-an-answer.md).
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
