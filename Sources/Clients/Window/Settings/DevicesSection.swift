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

    let group = preferencesGroup(Words.Devices.title)
    private let context: WindowContext
    private lazy var folder = BusyRow(Say.chooser, Say.meaning) { [unowned self] in choose() }
    private let name = TypedRow(Words.Devices.thisMachine)
    private let nameLink: SettingLink<String>
    /// Shown while there is a folder.
    private let page: SwitchRow
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
        let texts = Words.Settings.texts(.todayPage)
        page = SwitchRow(
            texts.title, texts.explanation,
            send: context.connection.sending(.todayPage, Settings.Value.flag))
        nameLink = SettingLink(
            send: context.connection.sending { try $0.devices1.setName($1, $2) })
        leave.isVisible = false
        group.addRows(
            folder.widget, problem.widget, leave, name.widget, nameLink.problem.widget)
        page.add(to: group)
        nameLink.render = { [unowned self] in name.report($0 ?? "") }
        name.onApply = { [unowned self] in nameLink.choose($0) }
    }

    func report(_ report: AgentReport?) {
        page.report(report?.settings?.todayPage)
        let state = report?.devices
        for row in [folder.widget, leave, name.widget] + others {
            row.isSensitive = state != nil
        }
        // While the agent is away, the last state stays.
        guard let state else { return }
        let isShared = state.folderState != .none
        leave.isVisible = isShared
        name.widget.isVisible = isShared
        page.isVisible = isShared
        nameLink.report(isShared ? state.name : nil)
        guard state != shown else { return }
        shown = state
        showFolder()
        let danger = FolderDanger.sentence(aboutChosen: isShared ? state.folder : "")
        let problems = state.problems + [danger].compactMap(\.self)
        problem.show(
            problems.isEmpty ? nil : problems.joined(separator: "\n").printable, isHint: true)
        show(isShared ? state.devices : [])
    }

    private func showFolder() {
        guard !folder.isBusy, let shown else { return }
        let isShared = shown.folderState != .none
        setTitle(of: folder.widget, isShared ? Say.folder : Say.chooser)
        var text = isShared ? shown.folder.printable : Say.meaning
        if shown.waiting > 0 { text += "\n" + Say.waiting(Int(shown.waiting)) }
        setSubtitle(of: folder.widget, text)
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
        chooseFolder(over: group, Words.CalendarFolder.choose) { [weak self] path in
            guard let self else { return }
            guard let path else { return fail(Words.DataPage.notLocal) }
            if path.hasKeptBytes { return fail(Words.CalendarFolder.notText(path)) }
            preview(path)
        }
    }

    private func preview(_ path: String) {
        join(path, isTrial: true) { [unowned self] found in
            let counts = Say.found(
                devices: Int(found.devices), fasts: Int(found.fasts), water: Int(found.water),
                isDryRun: true)
            let danger = FolderDanger.sentence(aboutChosen: path)?.printable
            let body = [counts, danger].compactMap(\.self).joined(separator: "\n\n")
            MessageDialog(
                over: group, Say.question, body, confirm: Say.share,
                onConfirm: { [weak self] in self?.join(path, isTrial: false) { _ in } }
            ).present()
        }
    }

    /// Works on a thread, since the agent may read for seconds.
    private func join(
        _ path: String, isTrial: Bool, then handler: @escaping (Devices1.JoinResult) -> Void
    ) {
        guard !folder.isBusy else { return }
        folder.show(Say.reading)
        inBackground {
            Result {
                try connectingToAgent().devices1.join(
                    folder: path, options: .init(dryRun: isTrial ? true : nil))
            }
        } then: { [weak self] (result: Result<Devices1.JoinResult, any Error>) in
            guard let self else { return }
            folder.show(nil)
            showFolder()
            switch result {
            case .success(let found): handler(found)
            case .failure(let error): fail(Problem(of: error).sentence ?? "")
            }
        }
    }

    private func stop() {
        context.connection.ask {
            try $0.devices1.leave($1)
        } then: { [weak self] answer in
            if case .failure(let error) = answer { self?.fail(Problem(error).sentence ?? "") }
        }
    }

    private func fail(_ sentence: String) {
        MessageDialog(over: group, Say.title, sentence.printable).present()
    }
}
