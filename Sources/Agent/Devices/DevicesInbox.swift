import AgentCore
import Folders

/// Carries out the files of the inbox.
extension DevicesController {
    func readInbox() {
        run(.inbox(engine.environment.now())) { [weak self] outcome in
            guard let self else { return }
            inboxProblem = nil
            guard case .found(let content) = outcome else {
                note(outcome)
                return writeLines()
            }
            if content.isBeingWritten { readInboxLater() }
            take(content.items[...], hasMore: content.hasMore)
        }
    }

    /// Carries out what the files say, one after another.
    private func take(_ items: ArraySlice<Inbox.Item>, hasMore: Bool) {
        guard let item = items.first else {
            if hasMore { mustLook = true }
            return writeLines()
        }
        let sentence: String?
        switch inbox.take(item) {
        // What stays would be read again and again.
        case .later: return take(items.dropFirst(), hasMore: false)
        case .done: sentence = nil
        case .refused(let why): sentence = why
        }
        run(.finish(item, sentence: sentence)) { [weak self] outcome in
            guard let self else { return }
            note(outcome)
            take(items.dropFirst(), hasMore: hasMore && inboxProblem == nil)
        }
    }

    private func note(_ outcome: FolderWork.Outcome) {
        if case .failed(let problem) = outcome { inboxProblem = problem }
    }

    /// The inbox has a file that is not finished.
    private func readInboxLater() {
        if isInboxScheduled { return }
        isInboxScheduled = true
        engine.environment.schedule(.seconds(2)) { [weak self] in
            guard let self else { return }
            isInboxScheduled = false
            retry()
        }
    }
}
