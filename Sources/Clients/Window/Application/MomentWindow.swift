import CAdwaita

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
        addDialogKeys(to: widget)
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
