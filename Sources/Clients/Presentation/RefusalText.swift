import Contract
import Fasting
import LocalTime
import SDBus
import Words

extension BusError {
    /// Why the agent refused a call, in the language of this program and with the times of its zone. If the
    /// agent says no more than its sentence, or something that this program does not know, it is that
    /// sentence.
    package var ownSentence: String {
        UserInput.inOwnZone(RefusalDetails(details).sentence ?? message)
    }

    /// Whether the agent could not write to a folder. What opens the folder to it helps then, and not if it was refused
    /// for another reason.
    package var isDeniedWrite: Bool {
        guard case .folder(let problem) = RefusalDetails(details).refusal else { return false }
        return [.readOnly, .denied, .failed].contains(problem.cause)
    }
}

extension RefusalDetails {
    fileprivate init(_ values: [String: Value]) {
        self.init(
            texts: values.compactMapValues(\.stringValue),
            instants: values.compactMapValues { $0.uint64Value.flatMap(Instant.init(wire:)) })
    }

    /// nil if the reason is not known here.
    fileprivate var sentence: String? {
        refusal.map {
            Words.sentence($0, runningSince: runningSince, now: Clock.now, zone: .system)
        }
    }
}
