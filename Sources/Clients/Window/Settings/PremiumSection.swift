import CAdwaita
import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

/// The licence. The heading is there only if the installation names a licence authority. Rule:
/// docs/rules/domain.md, Trial.
final class PremiumSection: SettingsSection {
    private typealias Say = Words.Premium

    let group = preferencesGroup(Words.Premium.title)
    private let context: WindowContext
    private let state = factRow()
    private lazy var offer: Widget = Self.row(Say.goPremium, icon: "go-next-symbolic") {
        [unowned self] in
        OfferDialog.open(over: group) { [unowned self] in focus() }
    }
    private lazy var copy: Widget = Self.row(Say.copy, icon: "edit-copy-symbolic") {
        [unowned self] in copyLicence()
    }
    private lazy var remove: Widget = Self.row(Say.removal, icon: "user-trash-symbolic") {
        [unowned self] in
        removeLicence()
    }
    /// Whether licences are known here. During the trial nothing is shown, but a file can be dropped.
    private var isServed = false
    /// Whether the user came from the offer. Then it is there during the trial too, until the settings are left.
    private var isWanted = false
    private let problem = ProblemRow()

    init(_ context: WindowContext) {
        self.context = context
        let file = Self.row(Say.addFile, icon: "document-open-symbolic") { [unowned self] in
            choose()
        }
        let paste = Self.row(Say.paste, icon: "edit-paste-symbolic") { [unowned self] in
            readClipboard()
        }
        group.addRows(state, offer, file, paste, copy, remove, problem.widget)
        group.isVisible = false
    }

    private static func row(
        _ title: String, icon: String, onClick: @escaping () -> Void
    ) -> Widget {
        buttonRow(title, icon: decorativeIcon(icon), onClick: onClick)
    }

    /// Shows it, and moves the focus to it. Nothing happens if licences are not known here.
    func open() {
        isWanted = isServed
        report(context.connection.report)
        focus()
    }

    private func focus() {
        if group.isVisible { _ = gtk_widget_child_focus(group, GTK_DIR_TAB_FORWARD) }
    }

    func report(_ report: AgentReport?) {
        guard let premium = report?.premium else {
            // While the agent is away nothing is known.
            if report != nil { (group.isVisible, isServed) = (false, false) }
            return
        }
        isServed = true
        let isHeld = premium.holder != nil || premium.problem != nil
        group.isVisible = isHeld || isWanted || premium.state != Entitlement.trial.rawValue
        let lines = PremiumText(premium, zone: context.zone)
        setFact(of: state, lines.state, lines.isPremium ? "" : Say.isFree)
        offer.isVisible = premium.state == Entitlement.free.rawValue
        copy.isVisible = isHeld
        remove.isVisible = isHeld
    }

    func willAppear() {
        problem.show(nil)
        isWanted = false
        report(context.connection.report)
    }

    // MARK: Adding

    private func choose() {
        chooseFile(over: group, Say.addFile, button: Words.DataPage.choose) { [weak self] in
            self?.open($0)
        }
    }

    /// Adds the licence in a file.
    ///
    /// - Parameter path: nil if the file is on another computer.
    private func open(_ path: String?) {
        guard let path else { return show(Words.DataPage.notLocal) }
        inBackground {
            Result { () throws(Problem) in
                try InputFile.bytes(ofPlainFile: path, upTo: PremiumText.enough)
            }
        } then: { [weak self] (result: Result<[UInt8], Problem>) in
            if case .failure(let problem) = result { self?.show(problem.windowText ?? "") }
            if case .success(let bytes) = result { self?.add(bytes) }
        }
    }

    /// Adds a licence, if a text that was dropped on the page is one.
    ///
    /// - Returns: false if it is another file.
    func drop(_ paths: [String?]) -> Bool {
        guard isServed, paths.count == 1, let path = paths[0],
            PremiumText.isLicence(atPath: path)
        else { return false }
        open(path)
        return true
    }

    private func readClipboard() {
        let clipboard = gtk_widget_get_clipboard(group)
        gdk_clipboard_read_text_async(
            clipboard, nil,
            { source, result, data in
                let section = Unmanaged<PremiumSection>.fromOpaque(notNull(data))
                    .takeRetainedValue()
                let clipboard = source.map { OpaquePointer($0) }
                guard let text = gdk_clipboard_read_text_finish(clipboard, result, nil) else {
                    return section.show(Words.Premium.sentence(.wrong))
                }
                defer { g_free(text) }
                section.add(Array(PremiumText.pasted(String(cString: text)).utf8))
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func add(_ bytes: [UInt8]) {
        guard let text = PremiumText.licence(bytes) else { return show(Say.sentence(.wrong)) }
        context.ask(
            { try $0.premium1.add(licence: text, $1) }, or: show,
            then: { [weak self] _ in
                self?.problem.show(nil)
                self?.context.toasts.show(Say.added)
            })
    }

    private func copyLicence() {
        context.ask(
            { try $0.premium1.show($1) }, or: show,
            then: { [weak self] text in
                guard let self else { return }
                gdk_clipboard_set_text(gtk_widget_get_clipboard(group), text)
                context.toasts.show(Say.copied)
            })
    }

    private func removeLicence() {
        context.ask(
            { try $0.premium1.remove($1) }, or: show,
            then: { [weak self] _ in self?.context.toasts.show(Say.removed) })
    }

    private func show(_ error: ClientError) { show(error.sentence) }

    private func show(_ sentence: String) { problem.show(sentence.printable) }
}
