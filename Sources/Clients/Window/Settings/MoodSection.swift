import CAdwaita
import Client
import Words

/// How the window looks. It is a setting of the window, and needs no agent.
final class MoodSection: SettingsSection {
    let group = preferencesGroup(Words.SettingsPage.window)
    private let style: Style
    private let row: SwitchRow

    init(_ context: WindowContext) {
        style = context.style
        row = SwitchRow(
            Words.SettingsPage.desktopMood, Words.SettingsPage.desktopMoodMeaning,
            send: { [unowned context] isDesktop, done in
                let mood = isDesktop ? Mood.desktop : .dusk
                context.style.use(mood)
                if !WindowFile.store(mood) {
                    context.toasts.show(Words.SettingsPage.moodNotStored)
                }
                done(.success(()))
            })
        row.add(to: group)
    }

    func report(_ report: AgentReport?) {}

    func willAppear() { row.report(style.mood == .desktop) }
}
