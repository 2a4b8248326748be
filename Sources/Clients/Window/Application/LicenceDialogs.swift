import CAdwaita
import Client
import Contract
import Licences
import Presentation
import Words

/// What a licence includes, what is free for ever, the prices, and who sells them. It is there only if the
/// installation names a licence authority. Rule: docs/rules/domain.md, Trial.
enum OfferDialog {
    /// Opens it over the window of a widget. Without an authority nothing is opened.
    ///
    /// - Parameter onSettings: opens the settings at the licence.
    static func open(over widget: Widget, onSettings: @escaping () -> Void) {
        guard let seller = InstalledAuthority(in: sharedFolders()).file?.seller else { return }
        let offer = OfferText(seller)
        let text = column(spacing: 4)
        for part in offer.parts {
            text.append(DialogWindow.paragraph(part.title, above: 18, "heading"))
            // The link of the terms is typed or copied, never opened.
            for line in part.lines { text.append(DialogWindow.paragraph(line.printable)) }
        }
        text.append(
            DialogWindow.paragraph(Words.Premium.howToInWindow, above: 18, "dim-label"))
        let toSettings = textButton(Words.Premium.toSettings, "pill") { [text] in
            gtk_window_close(text.window)
            onSettings()
        }
        text.append(toSettings.aligned(horizontal: GTK_ALIGN_CENTER).margins(top: 20))
        DialogWindow.open(over: widget, offer.title, height: 520, text: text)
    }
}

/// The question about a licence, which is asked once in a lifetime. A notification asks it, and if it was
/// not answered, the window asks when it is opened the next time. Both answers are of equal weight. Rule: docs/rules/domain.md, History and calendar.
final class LicencePromptDialog {
    private typealias Say = Words.Premium

    private unowned let parent: MainWindow
    private let context: WindowContext
    /// Whether this window knows if it has to ask. A notification asks when the moment comes while the
    /// window is open, and a question would then cover the fast that has just ended.
    private var isDecided = false
    /// A user who has seen the offer is not asked.
    private var isOfferShown = false
    private var window: MomentWindow?

    init(over parent: MainWindow, _ context: WindowContext) {
        self.parent = parent
        self.context = context
        context.connection.observe { [weak self] in
            if let report = $0.report { self?.decide(report) }
        }
    }

    private func decide(_ report: AgentReport) {
        guard !isDecided else { return }
        isDecided = true
        guard report.premium?.momentDue == true else { return }
        if isOfferShown { return dismiss() }
        // The window must be on the screen first.
        Window.later { [weak self] in self?.present() }
    }

    private func present() {
        let window = MomentWindow(
            over: parent.widget, context.style, Say.prompt, Say.promptText,
            answers: [
                (Say.maybeLater, { [weak self] in self?.answered(goesOn: false) }),
                (Say.continueWithAtrest, { [weak self] in self?.answered(goesOn: true) }),
            ],
            onClose: { [weak self] in self?.answered(goesOn: false) })
        self.window = window
        window.present()
    }

    /// The offer is shown, for example because a notification asked.
    func offerIsShown() {
        isOfferShown = true
        if context.connection.report?.premium?.momentDue == true { dismiss() }
    }

    private func dismiss() { context.ask({ try $0.premium1.dismiss($1) }, then: { _ in }) }

    private func answered(goesOn: Bool) {
        window = nil
        if goesOn { parent.showOffer() } else { dismiss() }
    }
}

/// A question that is asked once, on frosted glass in front of the dusk, with the mark above it. Its answers are of
/// equal weight.
final class MomentWindow {
    typealias Answer = (text: String, body: () -> Void)

    private let widget: Widget = notNull(adw_window_new())
    private let sky: SkyColumn
    private let text: Widget
    private var isAnswered = false
    private let onClose: () -> Void

    /// - Parameters:
    ///   - answers: each closes the window.
    ///   - onClose: called if the user closes it without an answer.
    init(
        over parent: Widget, _ style: Style, _ title: String, _ sentences: String,
        answers: [Answer], onClose: @escaping () -> Void
    ) {
        self.onClose = onClose
        sky = SkyColumn { style.timerSky }
        text = label(sentences, at: .middle, "moment-text")
        gtk_window_set_title(widget.cast(), title)
        gtk_window_set_modal(widget.cast(), 1)
        gtk_window_set_destroy_with_parent(widget.cast(), 1)
        gtk_window_set_transient_for(widget.cast(), parent.cast())
        let height = Int32(Double(Self.height) * TextScale.current)
        gtk_window_set_default_size(
            widget.cast(), Self.width,
            max(Self.height, min(height, gtk_widget_get_height(parent))))
        adw_window_set_content(widget.cast(), sky.widget.styled("dusk", "moment"))
        sky.widget.append(Self.header)
        sky.widget.append(glass(title, answers).expanding(vertically: true))
        onKeys("Escape", in: widget) { [widget] in gtk_window_close(widget.cast()) }
        addWindowKeys(to: widget)
        onSignal(widget.object, "close-request") { [weak self] in
            guard let self, !isAnswered else { return }
            isAnswered = true
            self.onClose()
        }
    }

    func present() {
        gtk_window_present(widget.cast())
        gtk_widget_grab_focus(text)
    }

    // MARK: Parts

    /// In pixels.
    private static let width: Int32 = 340
    private static let height: Int32 = 430

    /// It closes the window. The title is on the glass.
    private static var header: Widget {
        let header = notNull(adw_header_bar_new())
        let title = label("")
        title.hiddenFromReaders()
        adw_header_bar_set_title_widget(header.opaque, title)
        return header
    }

    private func glass(_ title: String, _ answers: [Answer]) -> Widget {
        let mark = decorativeIcon("app.atrest.mark-symbolic").styled("moment-mark")
        gtk_image_set_pixel_size(mark.opaque, 48)
        let heading = label(title, at: .middle, "moment-title")
        text.readable()
        // Large text scrolls between the title and the answers.
        let scroller = verticalScroller(text).expanding(vertically: true)
        let buttons = TextScale.isLarge ? column(spacing: 10) : row(spacing: 10)
        gtk_box_set_homogeneous(buttons.cast(), 1)
        for answer in answers {
            buttons.append(
                textButton(answer.text, "moment-answer") { [unowned self] in choose(answer) }
                    .expanding(horizontally: true))
        }
        buttons.margins(top: 6)
        return column(spacing: 14, mark, heading, scroller, buttons).styled("moment-glass")
            .margins(bottom: 20, sides: 14)
    }

    private func choose(_ answer: Answer) {
        guard !isAnswered else { return }
        isAnswered = true
        gtk_window_close(widget.cast())
        answer.body()
    }
}
