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
    private let milestones: SwitchRow
    private let atTarget: SwitchRow
    private let discreet: SwitchRow
    private let trayIcon: SwitchRow
    /// The index in `allCases`.
    private let motion: ChoiceRow<Int>

    init(_ connection: AgentConnection) {
        target = ChoiceRow(
            Say.target, Words.Settings.reference,
            presets: Target.presets.compactMap { Target(hours: Double($0)) },
            otherTitle: Say.anotherValue, text: TimeText.hours
        ) { [unowned connection] in
            connection.set(.targetHours, to: .number($0.hours), $1)
        }
        milestones = SwitchRow(Say.milestones, send: connection.flag(.notifyMilestones))
        atTarget = SwitchRow(Say.atTarget, send: connection.flag(.notifyTarget))
        discreet = SwitchRow(
            Say.discreet, Say.discreetMeaning, send: connection.flag(.discreet))
        trayIcon = SwitchRow(Say.trayIcon, send: connection.flag(.trayIcon))
        let motions = Settings.ReducedMotion.allCases
        motion = ChoiceRow(
            Say.reducedMotion, presets: Array(motions.indices),
            text: { Self.text(motions[$0]) },
            send: { [unowned connection] in
                connection.set(.reducedMotion, to: .word(motions[$0].rawValue), $1)
            })
        addRows()
    }

    private func addRows() {
        target.add(to: group, hours.widget)
        for row in [milestones, atTarget, discreet, trayIcon] { row.add(to: group) }
        motion.add(to: group)
        hours.widget.isVisible = false
        target.onOther = { [unowned self] in
            hours.widget.isVisible = true
            hours.focus()
        }
        hours.onApply = { [unowned self] in take($0) }
    }

    private static func text(_ motion: Settings.ReducedMotion) -> String {
        switch motion {
        case .auto: Say.asDesktop
        case .on: Say.on
        case .off: Say.off
        }
    }

    func report(_ report: AgentReport?) {
        let settings = report?.settings
        let target = settings.flatMap { Target(hours: $0.targetHours) }
        self.target.report(target)
        hours.report(target?.hoursText ?? "")
        hours.widget.isSensitive = target != nil
        milestones.report(settings?.notifyMilestones)
        atTarget.report(settings?.notifyTarget)
        discreet.report(settings?.discreet)
        trayIcon.report(settings?.trayIcon)
        motion.report(
            settings.flatMap { Settings.ReducedMotion.allCases.firstIndex(of: $0.reducedMotion) })
    }

    func adapt(toLargeText isLarge: Bool) { motion.adapt(toLargeText: isLarge) }

    private func take(_ text: String) {
        do {
            let typed = try Typed.hourCount(text)
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
