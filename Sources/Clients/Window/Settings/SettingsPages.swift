import CAdwaita
import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

// The parts of the settings that are rows of settings and nothing else. In each, a setting is a line.

extension SettingsGroup {
    /// Fasts, and what Atrest shows of them.
    static func fasting(_ connection: AgentConnection) -> SettingsGroup {
        let page = SettingsGroup(Words.SettingsPage.fasting, connection)
        page.addChoice(
            .targetHours, Target.presets.compactMap { Target(hours: Double($0)) },
            text: TimeText.hours,
            page.setting(
                .targetHours, read: { Target(hours: $0.targetHours) },
                write: { .number($0.hours) }),
            other: OtherValue(
                title: { Words.SettingsPage.hours }, text: \.hoursText, read: target(typed:)))
        page.add(.notifyMilestones, .notifyTarget, .discreet, .trayIcon, .reducedMotion)
        let plan = Words.Settings.texts(.plan)
        page.addSwitch(
            plan.title, plan.explanation,
            page.setting(
                .plan, read: { !$0.plan.isEmpty },
                write: { .text($0 ? DailyPlan.suggestion.description : "") }))
        page.addPlans()
        return page
    }

    private static func target(typed text: String) throws(Problem) -> Target {
        guard let target = Target(hours: try UserInput.hourCount(text)) else {
            throw Problem(.refused, Words.Settings.refusal(.targetHours))
        }
        return target
    }

    static func hydration(_ connection: AgentConnection) -> SettingsGroup {
        let page = SettingsGroup(Words.SettingsPage.hydration, connection)
        let unit = { [unowned connection] in
            connection.report?.settings?.waterUnit ?? .milliliters
        }
        let text = { Words.amount(milliliters: $0, in: unit()) }
        page.add(.waterUnit)
        page.addChoice(
            .quickAddMilliliters, WaterAmount.presets, text: text,
            page.setting(
                .quickAddMilliliters, read: { $0.quickAddMilliliters.milliliters },
                write: { .count(UInt32($0)) }),
            other: OtherValue(
                title: {
                    let range = WaterAmount.range
                    return Words.SettingsPage.amount(
                        from: text(range.lowerBound), to: text(range.upperBound))
                }, text: text,
                read: { typed throws(Problem) in
                    try UserInput.amount(typed, usually: unit()).milliliters
                }))
        return page
    }

    static func vigil(_ connection: AgentConnection) -> SettingsGroup {
        let page = SettingsGroup(Words.Vigil.title, connection)
        page.addSwitch(
            Words.Vigil.explanation, name: Words.Vigil.title,
            page.setting(
                read: { $0.vigil?.enabled }, send: { try $0.vigil1.setEnabled($1, $2) }))
        return page
    }

    /// The night prayer, and the invitation to it.
    static func compline(_ connection: AgentConnection) -> SettingsGroup {
        typealias Say = Words.Compline
        let page = SettingsGroup(Say.setting, connection)
        page.addSwitch(
            Say.settingMeaning, name: Say.setting,
            page.setting(
                read: { $0.compline?.enabled }, send: { try $0.compline1.setEnabled($1, $2) }))
        let hint = Say.noTime(example: "21:30")
        var time = page.setting(
            read: { $0.compline?.invitationAt },
            send: { try $0.compline1.setInvitationAt($1, $2) })
        time.isThere = { $0.compline?.enabled == true }
        time.hint = { $0.compline?.invitationAt.isEmpty == true ? hint : nil }
        page.addField(Say.time, time) { text throws(Problem) in
            guard text.contains(where: { !$0.isWhitespace }) else { return "" }
            guard let time = UserInput.timeOfDay(text) else { throw Problem(.usage, hint) }
            return String(describing: time)
        }
        return page
    }

    /// The calendar folder.
    static func calendar(_ connection: AgentConnection) -> SettingsGroup {
        typealias Say = Words.CalendarFolder
        let page = SettingsGroup(Say.title, connection)
        var setting = page.setting(
            .calendarFolder, read: \.calendarFolder, write: { .text($0) })
        setting.hint = {
            $0.settings.flatMap {
                Say.sentence($0.calendarState, $0.calendarFolder)
                    ?? FolderDanger.sentence(aboutChosen: $0.calendarFolder)
            }
        }
        let link = SettingLink(setting)
        let folder = buttonRow(
            Say.chooser, Say.meaning, icon: decorativeIcon("folder-symbolic")
        ) { [group = page.group] in
            chooseFolder(over: group, onRefusal: link.refuse, onChoice: link.choose)
        }
        let stop = buttonRow(Say.stop, icon: decorativeIcon("edit-clear-symbolic")) {
            link.choose("")
        }
        page.add(link, folder, stop)
        link.render = { path in
            for row in [folder, stop] { row.isSensitive = path != nil }
            // While the agent is away, the last folder stays.
            guard let path else { return }
            setSubtitle(of: folder, path.isEmpty ? Say.meaning : path.printable)
            stop.isVisible = !path.isEmpty
        }
        page.add(.calendarRunning)
        return page
    }

    /// How the window looks. It is a setting of the window, and needs no agent.
    static func mood(_ context: WindowContext) -> SettingsGroup {
        let page = SettingsGroup(Words.SettingsPage.window, context.connection)
        page.addSwitch(
            Words.SettingsPage.desktopMood, Words.SettingsPage.desktopMoodMeaning,
            Setting(
                read: { [style = context.style] _ in style.mood == .desktop },
                send: { [unowned context, unowned page] isDesktop, done in
                    let mood = isDesktop ? Mood.desktop : .dusk
                    context.style.use(mood)
                    if !WindowFile.store(mood) {
                        context.toasts.show(Words.SettingsPage.moodNotStored)
                    }
                    page.report(context.connection.report)
                    done(.success(()))
                }))
        return page
    }

    /// The licence, what is said about safety, what the texts rest on, and the version.
    static func legal(_ connection: AgentConnection) -> SettingsGroup {
        typealias Say = Words.SettingsPage
        let page = SettingsGroup(Say.legal, connection)
        let safety = expanderRow(Words.Safety.title)
        adw_expander_row_add_row(safety.cast(), textRow(safetyText))
        let sources = expanderRow(Say.sources, Say.sourcesMeaning)
        let list = Words.Source.allCases.map(\.text).joined(separator: "\n\n")
        adw_expander_row_add_row(sources.cast(), textRow(list, "caption"))
        let version = factRow()
        page.group.addRows(factRow(Say.licence, Say.licences), safety, sources, version)
        page.onReport { report in
            let agent = report?.agent?.release.printable ?? Names.version
            setFact(
                of: version, Say.version,
                agent == Names.version
                    ? agent : Say.versions(window: Names.version, agent: agent))
        }
        return page
    }

    /// Who should ask a physician first, when to stop, and how to eat again.
    private static var safetyText: String {
        let conditions = Words.Safety.askFirstIf.map { "• \($0.text)" }
        let asking = ([Words.Safety.askFirst.text] + conditions).joined(separator: "\n")
        return ([asking] + Words.Safety.paragraphs.map(\.text)).joined(separator: "\n\n")
    }
}

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
                        link.refuse(error.windowText ?? "")
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
                row.report(plan.map(DailyPlanText.typed) ?? "")
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
