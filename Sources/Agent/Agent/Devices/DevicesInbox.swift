import AgentCore
import Fasting
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
            run(use) { (folder) throws(FolderProblem) in
                try Inbox(in: folder.path).finish(item, sentence: sentence)
            } then: { _, use, result in
                if case .failure(let problem) = result { use.inboxProblem = problem }
            }
            return true
        }
        if use.hasMoreInInbox && use.inboxProblem == nil { use.isInboxDue = true }
        use.hasMoreInInbox = false
        guard use.isInboxDue else { return false }
        use.isInboxDue = false
        let now = engine.environment.now()
        run(use) { (folder) throws(FolderProblem) in
            try Inbox(in: folder.path, rest: 500_000_000).content(at: now)
        } then: { controller, use, result in
            use.inboxProblem = nil
            switch result {
            case .success(let content):
                if content.isBeingWritten { controller.readInboxLater(use) }
                use.inboxItems = content.items[...]
                use.hasMoreInInbox = content.hasMore
            case .failure(let problem): use.inboxProblem = problem
            }
        }
        return true
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
