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
    private let plan = TypedRow(Words.DailyPlan.field)
    /// As the agent has it; "" for no plan.
    private let planLink: SettingLink<String>

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
        planLink = SettingLink(send: connection.sending(.plan) { .text($0) })
        group.addRows(plan.widget, planLink.problem.widget)
        planLink.render = { [unowned self] in plan.report($0 ?? "") }
        plan.onApply = { [unowned self] in takePlan($0) }
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
        let hasPlan = settings.map { !$0.plan.isEmpty }
        offer.report(hasPlan)
        plan.widget.isVisible = hasPlan == true
        planLink.hint = hasPlan == true ? hint(settings, target) : nil
        plan.describe(planLink.hint ?? "")
        planLink.report(settings?.plan)
    }

    func adapt(toLargeText isLarge: Bool) {
        target.adapt(toLargeText: isLarge)
        others.adapt(toLargeText: isLarge)
    }

    /// How to write a plan, and what is said about a long fast if it offers one.
    private func hint(_ settings: Settings1State?, _ standard: Target?) -> String {
        let planned = settings.flatMap { DailyPlan($0.plan) }?.target ?? standard
        let cautions = planned.map(Caution.all(for:)) ?? []
        return ([Words.DailyPlan.hint] + cautions.map(\.windowText.text)).joined(separator: " ")
    }

    private func takePlan(_ text: String) {
        do {
            let isEmpty = text.allSatisfy(\.isWhitespace)
            planLink.choose(isEmpty ? "" : try DailyPlanText.plan(text)?.description ?? "")
            plan.reset()
        } catch {
            planLink.refuse(error.sentence ?? "")
        }
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
