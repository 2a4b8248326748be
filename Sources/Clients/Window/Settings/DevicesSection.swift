import CAdwaita
import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Text
import Words

/// One history on several machines: the folder they share, and the other machines.
final class DevicesSection: SettingsSection {
    private typealias Say = Words.Devices

    var group: Widget { page.group }
    private let context: WindowContext
    private let page: SettingsGroup
    private lazy var folder = BusyRow(Say.chooser, Say.meaning, failure: Say.title) {
        [unowned self] _ in choose()
    }
    /// Shown while there is a folder.
    private lazy var leave: Widget = buttonRow(
        Say.leave, Say.leaveMeaning,
        icon: decorativeIcon("edit-clear-symbolic")
    ) { [unowned self] in stop() }
    /// A row for each of the other machines.
    private var others: [Widget] = []
    private let problem = ProblemRow()
    private var shown: Devices1State?

    init(_ context: WindowContext) {
        self.context = context
        page = SettingsGroup(Say.title, context.connection)
        leave.isVisible = false
        group.addRows(folder.widget, problem.widget, leave)
        let isShared = { (report: AgentReport) in report.devices?.isShared == true }
        var name = page.setting(
            read: { $0.devices?.name }, send: { try $0.devices1.setName($1, $2) })
        name.isThere = isShared
        page.addField(Say.thisMachine, name)
        page.addFlag(.todayPage, isThere: isShared)
    }

    func report(_ report: AgentReport?) {
        page.report(report)
        let state = report?.devices
        for row in [folder.widget, leave] + others { row.isSensitive = state != nil }
        // While the agent is away, the last state stays.
        guard let state else { return }
        let isShared = state.isShared
        leave.isVisible = isShared
        guard state != shown else { return }
        shown = state
        showFolder()
        let danger = FolderDanger.sentence(aboutChosen: isShared ? state.folder : "")
        let problems = (state.problems + [danger].compactMap(\.self)).map(\.withoutCommands)
        problem.show(
            problems.isEmpty ? nil : problems.joined(separator: "\n").printable, isHint: true)
        show(isShared ? state.devices : [])
    }

    private func showFolder() {
        guard let shown else { return }
        let isShared = shown.isShared
        setTitle(of: folder.widget, isShared ? Say.folder : Say.chooser)
        var text = isShared ? shown.folder.printable : Say.meaning
        if shown.waiting > 0 { text += "\n" + Say.waiting(Int(shown.waiting)) }
        folder.subtitle = text
    }

    /// Rows that are there are changed and not replaced, so that they keep the focus.
    private func show(_ devices: [Devices1.DeviceRow]) {
        while others.count > devices.count {
            adw_preferences_group_remove(group.cast(), others.removeLast())
        }
        while others.count < devices.count {
            let row = factRow()
            group.addRows(row)
            others.append(row)
        }
        for (row, device) in zip(others, devices) {
            let name = device.name.isEmpty ? Say.unnamed : device.name.printable
            setFact(of: row, name, subtitle(device))
        }
    }

    private func subtitle(_ device: Devices1.DeviceRow) -> String {
        var texts = [device.lastAct.map { Say.lastAct(time($0)) } ?? Say.neverActed]
        if let lastRead = device.lastRead { texts.append(Say.lastRead(time(lastRead))) }
        return texts.joined(separator: ", ")
    }

    private func time(_ instant: Instant) -> String {
        TimeText.recorded(instant, recordedAt: Clock.now, zone: context.zone, words: .ofUser)
    }

    // MARK: Acts

    private func choose() {
        chooseFolder(over: group) { [weak self] in
            self?.folder.fail($0)
        } onChoice: { [weak self] in
            self?.preview($0)
        }
    }

    private func preview(_ path: String) {
        join(path, isTrial: true) { [unowned self] found in
            let counts = Say.found(
                devices: Int(found.devices), fasts: Int(found.fasts), water: Int(found.water),
                isDryRun: true)
            let danger = FolderDanger.sentence(aboutChosen: path)?.printable
            MessageDialog(
                over: group, Say.question, [counts, danger].compactMap(\.self), confirm: Say.share,
                onConfirm: { [weak self] in self?.join(path, isTrial: false) { _ in } }
            ).present()
        }
    }

    /// Works on a thread, since the agent may read for seconds.
    private func join(
        _ path: String, isTrial: Bool, then handler: @escaping (Devices1.JoinResult) -> Void
    ) {
        folder.work(
            Say.reading,
            {
                try connectingToAgent().devices1.join(
                    folder: path, options: .init(dryRun: isTrial ? true : nil))
            }, then: handler)
    }

    private func stop() {
        context.ask(
            { try $0.devices1.leave($1) }, or: { [weak self] in self?.folder.fail($0.sentence) },
            then: {})
    }
}

extension Devices1State {
    /// Whether there is a folder.
    fileprivate var isShared: Bool { folderState != .none }
}
