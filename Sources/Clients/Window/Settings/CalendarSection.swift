import CAdwaita
import Client
import Contract
import Fasting
import Presentation
import Text
import Words

/// The calendar folder.
final class CalendarSection: SettingsSection {
    private typealias Say = Words.CalendarFolder

    let group = preferencesGroup(Words.CalendarFolder.title)
    private let folder: Widget
    /// Shown while there is a folder.
    private let stop: Widget
    private let link: SettingLink<String>
    private let running: SettingRows

    init(_ connection: AgentConnection) {
        link = SettingLink(send: connection.sending(.calendarFolder) { .text($0) })
        folder = buttonRow(
            Say.chooser, Say.meaning, icon: decorativeIcon("folder-symbolic")
        ) { [weak link, group] in
            chooseFolder(over: group, Say.choose) { path in
                if let path, path.hasKeptBytes {
                    link?.refuse(Words.CalendarFolder.notText(path))
                } else if let path {
                    link?.choose(path)
                } else {
                    link?.refuse(Words.DataPage.notLocal)
                }
            }
        }
        stop = buttonRow(Say.stop, icon: decorativeIcon("edit-clear-symbolic")) {
            [weak link] in link?.choose("")
        }
        group.addRows(folder, stop, link.problem.widget)
        running = SettingRows([.calendarRunning], in: group, connection)
        link.render = { [unowned self] in render($0) }
        link.update()
    }

    private func render(_ path: String?) {
        for row in [folder, stop] { row.isSensitive = path != nil }
        // While the agent is away, the last folder stays.
        guard let path else { return }
        setSubtitle(of: folder, path.isEmpty ? Say.meaning : path.printable)
        stop.isVisible = !path.isEmpty
    }

    func report(_ report: AgentReport?) {
        let settings = report?.settings
        link.hint = settings.flatMap {
            Say.sentence($0.calendarState, $0.calendarFolder)
                ?? FolderDanger.sentence(aboutChosen: $0.calendarFolder)
        }
        link.report(settings?.calendarFolder)
        running.report(report)
    }
}
