import AgentCore
import Folders

/// Carries out the files of the inbox, after the lines of the machines.
extension DevicesController {
    /// - Returns: false if there is nothing to do.
    func stepInInbox(_ use: FolderUse) -> Bool {
        while let item = use.inboxItems.popFirst() {
            let sentence: String?
            switch inbox.take(item) {
            case .later:
                // What stays would be read again and again.
                use.hasMoreInInbox = false
                continue
            case .done: sentence = nil
            case .refused(let why): sentence = why
            }
            run(.finish(item, sentence: sentence), use) { controller, use, outcome in
                controller.note(outcome, use)
            }
            return true
        }
        if use.hasMoreInInbox && use.inboxProblem == nil { use.isInboxDue = true }
        use.hasMoreInInbox = false
        guard use.isInboxDue else { return false }
        use.isInboxDue = false
        run(.inbox(engine.environment.now()), use) { controller, use, outcome in
            use.inboxProblem = nil
            controller.note(outcome, use)
            guard case .found(let content) = outcome else { return }
            if content.isBeingWritten { controller.readInboxLater(use) }
            use.inboxItems = content.items[...]
            use.hasMoreInInbox = content.hasMore
        }
        return true
    }

    private func note(_ outcome: FolderWork.Outcome, _ use: FolderUse) {
        if case .failed(let problem) = outcome { use.inboxProblem = problem }
    }

    /// The inbox has a file that is not finished.
    private func readInboxLater(_ use: FolderUse) {
        if use.isInboxScheduled { return }
        use.isInboxScheduled = true
        later(.milliseconds(500), use) { controller, use in
            (use.isInboxScheduled, use.isInboxDue) = (false, true)
            controller.schedule()
        }
    }
}
