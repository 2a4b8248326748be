import CAdwaita
import Client
import Fasting
import Presentation
import Words

extension SettingsGroup {
    /// Adds a row for each plan, and an empty one for one more. Text that is deleted deletes its plan.
    func addPlans() {
        var setting = setting(.plan, read: \.plan, write: { .text($0) })
        setting.hint = { $0.settings.flatMap(Self.hint) }
        let link = SettingLink(setting)
        var plans: [DailyPlan] = []
        var rows: [TypedRow] = []
        add(link)
        link.render = { [unowned self, unowned link] text in
            plans = DailyPlans(text ?? "")?.all ?? []
            let count = plans.isEmpty ? 0 : min(plans.count + 1, DailyPlans.maximum)
            while rows.count < count {
                let (row, index) = (TypedRow(Words.DailyPlan.field), rows.count)
                rows.append(row)
                group.addRow(row.widget, above: link.problem.widget)
                row.onApply = { [unowned row, unowned link] typed in
                    do throws(Problem) {
                        let changed = try Self.plans(plans, replacing: index, with: typed)
                        row.reset()
                        link.choose(changed.description)
                    } catch {
                        link.refuse(error.sentence ?? "")
                    }
                }
            }
            for (index, row) in rows.enumerated() {
                let plan = index < plans.count ? plans[index] : nil
                row.widget.isVisible = index < count
                row.show(title: plan == nil ? Words.DailyPlan.another : Words.DailyPlan.field)
                row.describe(link.hint ?? "")
                // What does not fit into the field.
                let isLong = if case .every = plan?.rule { true } else { false }
                setSubtitle(of: row.widget, isLong ? plan.map(DailyPlanText.text) ?? "" : "")
                row.report(plan?.description ?? "")
            }
        }
    }

    private static func plans(
        _ plans: [DailyPlan], replacing index: Int, with text: String
    ) throws(Problem) -> DailyPlans {
        var plans = plans
        let typed = try DailyPlanText.plans(text).all
        plans.replaceSubrange(index..<min(index + 1, plans.count), with: typed)
        return try DailyPlanText.checked(plans)
    }

    /// How to write a plan, and what is said about a long fast if one offers it; nil if there is no plan.
    private static func hint(_ settings: Settings1State) -> String? {
        guard let plans = DailyPlans(settings.plan)?.all, !plans.isEmpty else { return nil }
        let standard = Target(hours: settings.targetHours)
        let planned = plans.compactMap { $0.target ?? standard }.max() ?? standard
        let cautions = planned.map(Caution.all(for:)) ?? []
        return ([Words.DailyPlan.hint] + cautions.map(\.windowText.text)).joined(separator: " ")
    }
}
