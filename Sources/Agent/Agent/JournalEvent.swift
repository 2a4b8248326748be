import AgentBus
import AgentCore
import AgentDesktop
import Contract
import Fasting
import Words

/// What the journal says about an event. The time of an entry tells when a fast began and ended, and others may read
/// the journal too. With the setting `discreet` nothing is said about fasts and water.
struct JournalEvent {
    let level: JournalLog.Level
    let sentence: String
    let id: JournalLog.MessageID?
    let fields: KeyValuePairs<JournalLog.Field, String>

    private init(
        _ level: JournalLog.Level = .info, _ sentence: String, _ id: JournalLog.MessageID? = nil,
        _ fields: KeyValuePairs<JournalLog.Field, String> = [:]
    ) {
        self.level = level
        self.sentence = sentence
        self.id = id
        self.fields = fields
    }

    private init(_ sentence: String, _ id: JournalLog.MessageID, fast: RecordID) {
        self.init(.info, sentence, id, [.fast: fast.description])
    }

    /// - Returns: nil if nothing is said about the event.
    init?(_ event: Event, isDiscreet: Bool) {
        if isDiscreet, event.meaning.traits.contains(.personal) { return nil }
        switch event {
        case .fast(.started(let id)): self.init(Words.Log.began, .fastBegan, fast: id)
        case .fast(.ended(let ended)):
            self.init(
                .info, Words.line(after: ended.outcome, kept: ended.kept), .fastEnded,
                [.fast: ended.fast.id.description, .outcome: ended.outcome.rawValue])
        case .fast(.resumed(let id)): self.init(Words.Log.resumed, .fastResumed, fast: id)
        case .fast(.adjusted(let id)): self.init(Words.Log.adjusted, .fastAdjusted, fast: id)
        case .fast(.milestoneReached(let milestone, _, let id)):
            self.init(
                .info, Words.title(milestone), .milestoneReached,
                [.fast: id.description, .milestone: milestone.rawValue])
        case .fast(.targetReached(_, let id)):
            self.init(Words.Notices.hoursPassed, .targetReached, fast: id)
        case .fast(.logged(let id)): self.init(Words.Log.added, .recordsEdited, fast: id)
        case .fast(.edited(let id)): self.init(Words.Log.edited, .recordsEdited, fast: id)
        case .fast(.deleted(let id)): self.init(Words.Log.deleted, .recordsEdited, fast: id)
        case .merged: self.init(.info, Words.Log.imported, .recordsMerged)
        // The fast that runs again has its own event.
        case .undone(let undone) where undone.act.kind == .end || undone.act.kind == .abandon:
            return nil
        case .undone: self.init(.info, Words.Log.undone, .recordsEdited)
        case .redone: self.init(.info, Words.Log.redone, .recordsEdited)
        case .restored: self.init(.info, Words.Log.restored, .recordsEdited)
        case .waterAdded: self.init(.info, Words.Log.waterAdded, .waterChanged)
        case .waterRemoved: self.init(.info, Words.Log.waterRemoved, .waterChanged)
        case .settingChanged(let key):
            self.init(.info, Words.Log.settingChanged(key), .settingChanged, [.setting: key])
        case .licencePromptDue, .calendarChanged, .received, .foundBeside: return nil
        case .recordsRecovered(let recovery):
            self.init(.warning, Words.RecoveredRecords.sentence(recovery), .recordsSetAside)
        case .recordsFailed(let error):
            self.init(
                .error,
                isDiscreet
                    ? Words.reason(error.cause)
                    : "\(Words.reason(error.cause)) (\(error.operation))", .recordsFailed,
                [.error: ErrorName.storage.rawValue])
        case .backupFailed(let error):
            let reason = Words.reason(error.cause)
            self.init(.warning, isDiscreet ? reason : "\(error.operation): \(reason)")
        }
    }
}
