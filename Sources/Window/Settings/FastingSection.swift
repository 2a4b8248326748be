import CAdwaita
import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// The settings of fasts and of what Atrest shows of them.
final class FastingSection: SettingsSection {
    private typealias Say = Words.SettingsPage

    let group = preferencesGroup(Words.SettingsPage.fasting)
    private let target: ChoiceRow<Target>
    private let hours = TypedRow(Words.SettingsPage.hours)
    private let others: SettingRows

    init(_ connection: AgentConnection) {
        target = ChoiceRow(
            Say.target, Words.Settings.reference,
            presets: Target.presets.compactMap { Target(hours: Double($0)) },
            otherTitle: Say.anotherValue, text: TimeText.hours,
            send: connection.sending(.targetHours) { .number($0.hours) })
        target.add(to: group, hours.widget)
        others = SettingRows(
            [.notifyMilestones, .notifyTarget, .discreet, .trayIcon, .reducedMotion], in: group,
            connection)
        hours.widget.isVisible = false
        target.onOther = { [unowned self] in
            hours.widget.isVisible = true
            hours.focus()
        }
        hours.onApply = { [unowned self] in take($0) }
    }

    func report(_ report: AgentReport?) {
        let settings = report?.settings
        let target = settings.flatMap { Target(hours: $0.targetHours) }
        self.target.report(target)
        hours.report(target?.hoursText ?? "")
        hours.widget.isSensitive = target != nil
        others.report(report)
    }

    func adapt(toLargeText isLarge: Bool) { others.adapt(toLargeText: isLarge) }

    private func take(_ text: String) {
        do {
            let typed = try UserInput.hourCount(text)
            guard let target = Target(hours: typed) else {
                hours.reset()
                return self.target.refuse(Words.Settings.refusal(.targetHours))
            }
            self.target.choose(target)
            hours.reset()
            // The focus leaves the row before it goes.
            gtk_widget_grab_focus(self.target.row)
            hours.widget.isVisible = false
        } catch {
            target.refuse(error.sentence ?? "")
        }
    }
}
