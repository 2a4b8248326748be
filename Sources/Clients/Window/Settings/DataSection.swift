import CAdwaita
import Client
import Contract
import Presentation
import Text
import Words

/// Export, import, backups, and where the data is.
final class DataSection: SettingsSection {
    private typealias Say = Words.DataPage

    let group = preferencesGroup(Words.DataPage.title, Words.DataPage.onlyHere)
    private let export: ExportFlow
    private let imports: ImportFlow
    private let backups: BackupList
    private let danger = ProblemRow()
    private let folderRow = actionRow(Say.folder, "")
    private lazy var folderButton = iconButton(
        "folder-open-symbolic", name: Say.openFolder, "flat"
    ) { [unowned self] in openFolder() }
    /// Until the agent says where it keeps the records, where it would keep them by default.
    private var folder = dataFolderPath()

    init(_ context: WindowContext) {
        export = ExportFlow(context)
        imports = ImportFlow(context)
        backups = BackupList(context)
        adw_action_row_add_suffix(
            folderRow.cast(), folderButton.aligned(vertical: GTK_ALIGN_CENTER))
        takeFocus(from: folderRow)
        group.addRows(
            factRow(Say.nothingLeaves), export.row.widget, imports.row.widget, backups.widget,
            folderRow, danger.widget)
        showFolder()
    }

    private func showFolder() {
        let path = folder.shownPath.printable
        setSubtitle(of: folderRow, path)
        folderButton.described(path)
    }

    func report(_ report: AgentReport?) {
        let isPresent = report != nil
        for row in [export.row.widget, imports.row.widget, backups.widget] {
            row.isSensitive = isPresent
        }
        if isPresent { backups.refresh() }
        if let path = report?.agent?.pathOfDataFolder, path != folder {
            folder = path
            showFolder()
            checkFolder()
        }
        let isShared = !(report?.devices?.folder ?? "").isEmpty
        adw_preferences_group_set_description(
            group.cast(), xmlEscaped(isShared ? Say.alsoShared : Say.onlyHere))
    }

    func willAppear() {
        backups.refresh()
        checkFolder()
    }

    /// Opens the data folder in the user's file manager.
    private func openFolder() {
        guard let uri = folder.withPath({ g_filename_to_uri($0, nil, nil) }) else { return }
        gtk_show_uri(nil, uri, guint32(GDK_CURRENT_TIME))
        g_free(uri)
    }

    /// Says below the folder why its place may harm the data, for example if another program copies it
    /// to other machines.
    private func checkFolder() {
        inBackground { [folder] in
            FolderDanger.all(of: folder).map { $0.sentence(about: folder) }
        } then: { [weak self] (sentences: [String]) in
            let text = sentences.joined(separator: "\n").printable
            self?.danger.show(text.isEmpty ? nil : text)
        }
    }

    /// Imports a file that was dropped on the page.
    ///
    /// - Parameter paths: of the files; an element is nil if the file is on another computer.
    func drop(_ paths: [String?]) {
        guard paths.count == 1 else { return imports.row.fail(Say.oneFile) }
        guard let path = paths[0] else { return imports.row.fail(Say.notLocal) }
        imports.open(path)
    }
}
