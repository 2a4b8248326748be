import AgentCore
import DeviceFolder

/// Carries out the files of the inbox.
extension DevicesController {
    func readInbox() {
        run(.inbox) { [weak self] outcome in
            guard let self else { return }
            guard case .found(let items) = outcome else { return fail(outcome) }
            take(items[...])
        }
    }

    /// Carries out what the files say, one after another.
    func take(_ items: ArraySlice<Inbox.Item>) {
        guard let item = items.first else { return writeLines() }
        switch inbox.take(item) {
        case .later: take(items.dropFirst())
        case .done: finish(item, sentence: nil, then: items.dropFirst())
        case .refused(let sentence): finish(item, sentence: sentence, then: items.dropFirst())
        }
    }

    func finish(
        _ item: Inbox.Item, sentence: String?, then rest: ArraySlice<Inbox.Item>
    ) {
        run(.finish(item, sentence: sentence)) { [weak self] outcome in
            guard let self else { return }
            guard case .finished = outcome else { return fail(outcome) }
            take(rest)
        }
    }
}
