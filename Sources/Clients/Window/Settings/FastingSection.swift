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
    private let offer: SwitchRow
    /// Shown while there is a plan.
    private let plans: PlanRows

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
        let texts = Words.Settings.texts(.plan)
        offer = SwitchRow(
            texts.title, texts.explanation,
            send: connection.sending(.plan) { .text($0 ? DailyPlan.suggestion.description : "") })
        offer.add(to: group)
        plans = PlanRows(in: group, connection)
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
        offer.report(settings.map { !$0.plan.isEmpty })
        plans.report(settings?.plan, hint: hint(settings, target))
    }

    func adapt(toLargeText isLarge: Bool) {
        target.adapt(toLargeText: isLarge)
        others.adapt(toLargeText: isLarge)
    }

    /// How to write a plan, and what is said about a long fast if it offers one.
    private func hint(_ settings: Settings1State?, _ standard: Target?) -> String {
        let plans = settings.flatMap { DailyPlans($0.plan) }?.all ?? []
        let planned = plans.compactMap { $0.target ?? standard }.max() ?? standard
        let cautions = planned.map(Caution.all(for:)) ?? []
        return ([Words.DailyPlan.hint] + cautions.map(\.windowText.text)).joined(separator: " ")
    }

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
