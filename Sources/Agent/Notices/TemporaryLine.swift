/// A line that is added to a notification for two seconds.
struct TemporaryLine {
    let text: String
    let position: ParagraphPosition
    /// Shown instead if the notification is no longer on screen.
    let fallback: DesktopNotification

    static let lifetime = Duration.seconds(2)
}

extension NotificationWorker {
    func add(_ line: TemporaryLine, in slot: NotificationSlot) {
        guard isConnected, capabilities(for: slot) != nil else { return }
        // Some servers close a notification when one of its buttons is pressed. The server has just
        // answered, so a message that it closed this one has arrived and is handled first.
        post(to: context) { [self] in withFreeDescriptors { [self] in insert(line, in: slot) } }
    }

    private func insert(_ line: TemporaryLine, in slot: NotificationSlot) {
        guard let shown = states[slot]?.settled else {
            return show(line.fallback, in: .transient, Self.now)
        }
        guard let capabilities = capabilities(for: slot) else { return }
        let original = shown.notification
        let extended = original.adding(line.text, at: line.position)
        guard var present = put(extended, in: slot, capabilities) else { return }
        present.notification = original
        present.lineRemoval = ScheduledAction(after: TemporaryLine.lifetime, in: context) {
            [self] in
            withFreeDescriptors { [self] in removeLine(from: slot) }
        }
        states[slot]?.shown = present
    }

    private func removeLine(from slot: NotificationSlot) {
        guard let shown = states[slot]?.settled, shown.lineRemoval != nil,
            let capabilities = capabilities(for: slot)
        else { return }
        put(shown.notification, in: slot, capabilities)
    }
}
