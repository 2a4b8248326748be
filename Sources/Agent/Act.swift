import Fasting
import Words

/// Something that was done and stored, as the log tells it. Which fast, and nothing of when or how
/// long: the journal has readers besides the user.
enum Act: Equatable {
    case began(RecordID)
    case ended(EndedFast)
    case resumed(RecordID)
    case adjusted(RecordID)
    case reached(Milestone, RecordID)
    case reachedTarget(RecordID)
    case noted(RecordID)
    case edited(RecordID)
    case deleted(RecordID)
    case editUndone
    case merged
    case waterNoted
    case waterRemoved
    case waterMerged
    case settingChanged(String)

    /// What a command has brought about.
    ///
    /// - Returns: nil where nothing has.
    init?(_ command: FastCommand, _ state: FastState) {
        switch (command, state.stage) {
        case (.start, .active(let fast)): self = .began(fast.id)
        case (.undo, .active(let fast)): self = .resumed(fast.id)
        case (.adjust, .active(let fast)): self = .adjusted(fast.id)
        case (.end, .ended(let ended)), (.abandon, .ended(let ended)): self = .ended(ended)
        default: return nil
        }
    }

    init(_ command: HistoryCommand) {
        switch command {
        case .log(let id, _, _, _): self = .noted(id)
        case .edit(let id, _, _, _): self = .edited(id)
        case .delete(let id): self = .deleted(id)
        case .undo: self = .editUndone
        }
    }

    /// What time has brought about.
    ///
    /// - Returns: nil for what somebody has asked for.
    init?(_ effect: FastEffect, _ fast: RecordID) {
        switch effect {
        case .milestoneReached(let milestone, _): self = .reached(milestone, fast)
        case .targetReached: self = .reachedTarget(fast)
        case .keep, .forget, .merged, .started, .ended: return nil
        }
    }

    var sentence: String {
        switch self {
        case .began: Words.Log.began
        case .ended(let ended): Words.line(after: ended.outcome, kept: ended.kept)
        case .resumed: Words.Log.resumed
        case .adjusted: Words.Log.adjusted
        case .reached(let milestone, _): Words.title(milestone)
        case .reachedTarget: Words.Notices.targetReached
        case .noted: Words.Log.noted
        case .edited: Words.Log.edited
        case .deleted: Words.Log.deleted
        case .editUndone: Words.Log.editUndone
        case .merged: Words.Log.merged
        case .waterNoted: Words.Log.waterNoted
        case .waterRemoved: Words.Log.waterRemoved
        case .waterMerged: Words.Log.waterMerged
        case .settingChanged(let key): Words.Log.settingChanged(key)
        }
    }

    var kind: Log.Kind {
        switch self {
        case .began: .fastBegan
        case .ended: .fastEnded
        case .resumed: .fastResumed
        case .adjusted: .fastAdjusted
        case .reached: .milestoneReached
        case .reachedTarget: .targetReached
        case .noted, .edited, .deleted, .editUndone: .recordsEdited
        case .merged: .recordsMerged
        case .waterNoted, .waterRemoved, .waterMerged: .waterChanged
        case .settingChanged: .settingChanged
        }
    }

    var fields: KeyValuePairs<Log.Field, String> {
        switch self {
        case .began(let id), .resumed(let id), .adjusted(let id), .reachedTarget(let id),
            .noted(let id), .edited(let id), .deleted(let id):
            [.fast: id.description]
        case .ended(let ended):
            [.fast: ended.fast.id.description, .outcome: ended.outcome.rawValue]
        case .reached(let milestone, let id):
            [.fast: id.description, .milestone: milestone.rawValue]
        case .settingChanged(let key): [.setting: key]
        case .editUndone, .merged, .waterNoted, .waterRemoved, .waterMerged: [:]
        }
    }
}
