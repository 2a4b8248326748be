import Contract
import Fasting
import LocalTime
import SDBus
import Store
import Words

extension BusError {
    /// A refused command as it crosses the bus.
    init(_ error: FastError, zone: Zone) {
        let name: ErrorName =
            switch error {
            case .alreadyActive: .alreadyActive
            case .notActive: .notActive
            case .nothingToUndo: .nothingToUndo
            case .invalidTime: .invalidTime
            case .overlap, .overlapsActive: .overlap
            case .notFound: .notFound
            }
        self.init(name, Words.refusal(error) { TimeText.full($0, zone: zone) })
    }

    /// Records that could not be read, or a change that could not be stored.
    init(_ error: StoreError, path: String, while act: RecordsAct) {
        let sentence =
            if error.cause == .newer {
                Words.recordsNewer(path: path)
            } else {
                Words.recordsFailed(act, path: path, Words.reason(error.cause))
            }
        self.init(.storage, sentence)
    }
}

extension Words {
    /// What keeps the records from being read or written, as part of a sentence.
    static func reason(_ cause: StoreError.Cause) -> String {
        switch cause {
        case .newer: recordsWrittenByNewer
        case .inUse: recordsInUse
        case .diskFull: diskFull
        case .readOnly: recordsReadOnly
        case .damaged: recordsDamaged
        case .other(let reason): unusable(reason)
        }
    }
}
