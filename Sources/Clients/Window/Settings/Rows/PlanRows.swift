import CAdwaita
import Client
import Fasting
import Presentation
import Words

/// A row for each plan, and an empty one for one more. Text that is deleted deletes its plan.
final class PlanRows {
    private let group: Widget
    private var rows: [TypedRow] = []
    /// As the agent has them, as text; "" for no plan.
    private let link: SettingLink<String>
    /// Each plan as the agent writes it.
    private var plans: [DailyPlan] = []

    init(in group: Widget, _ connection: AgentConnection) {
        self.group = group
        link = SettingLink(send: connection.sending(.plan) { .text($0) })
        link.render = { [unowned self] in render($0 ?? "") }
        group.addRows(link.problem.widget)
    }

    /// - Parameters:
    ///   - text: as the agent has it; nil if it is away.
    ///   - hint: what to type.
    func report(_ text: String?, hint: String) {
        link.hint = text?.isEmpty == false ? hint : nil
        for row in rows { row.describe(link.hint ?? "") }
        link.report(text)
    }

    private func render(_ text: String) {
        plans = DailyPlans(text)?.all ?? []
        let count = plans.isEmpty ? 0 : min(plans.count + 1, DailyPlans.maximum)
        while rows.count < count { addRow() }
        for (index, row) in rows.enumerated() {
            let plan = index < plans.count ? plans[index] : nil
            row.widget.isVisible = index < count
            row.show(title: plan == nil ? Words.DailyPlan.another : Words.DailyPlan.field)
            setSubtitle(of: row.widget, plan.flatMap(Self.subtitle) ?? "")
            row.report(plan?.description ?? "")
        }
    }

    /// What does not fit into the field.
    private static func subtitle(_ plan: DailyPlan) -> String? {
        if case .every = plan.rule { DailyPlanText.text(plan) } else { nil }
    }

    /// The row with the problem stays the last one.
    private func addRow() {
        let row = TypedRow(Words.DailyPlan.field)
        let index = rows.count
        row.onApply = { [unowned self] in take($0, at: index) }
        row.describe(link.hint ?? "")
        rows.append(row)
        let problem = link.problem.widget
        g_object_ref(problem.object)
        adw_preferences_group_remove(group.cast(), problem)
        group.addRows(row.widget, problem)
        g_object_unref(problem.object)
    }

    private func take(_ text: String, at index: Int) {
        do {
            var all = plans
            let typed = try DailyPlanText.plans(text).all
            if index < all.count {
                all.replaceSubrange(index...index, with: typed)
            } else {
                all += typed
            }
            let changed = try DailyPlanText.checked(all)
            rows[index].reset()
            link.choose(changed.description)
        } catch {
            link.refuse(error.sentence ?? "")
        }
    }
}
