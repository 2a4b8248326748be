import CAdwaita
import Words

/// A line of Scripture, or another one. Where Scripture is from appears below it for a moment when it is asked: by a
/// press, a long one too, the second button, or the keyboard. Rule: docs/rules/picture.md, Forest and Motion.
final class CitedLine {
    /// Asks where the line is from. The handler gets nil if it is not known.
    typealias Question = (_ handler: @escaping (String?) -> Void) -> Void

    let widget: Widget
    private let text: Widget
    private let button = notNull(gtk_button_new())
    private let citation: Widget
    private let ask: Question
    private var shown: (line: String?, isScripture: Bool) = (nil, false)
    private lazy var timer = LoopTimer { [unowned self] in hide() }

    /// How long the citation takes to appear and stays, in milliseconds.
    private static let stay: UInt32 = 2300

    /// - Parameters:
    ///   - style: the class of the line; then of the citation, which fades by `shown`; and of the button.
    init(_ style: String, _ cited: String, button classes: String..., ask: @escaping Question) {
        self.ask = ask
        text = label("", at: .middle, style)
        citation = label("", at: .middle, cited)
        widget = column(button, citation)
        gtk_button_set_child(button.cast(), balanced(text))
        for name in classes { button.styled(name) }
        onSignal(button.object, "clicked") { [unowned self] in cite() }
        onLongPress(button) { [unowned self] in cite() }
        hide()
    }

    /// Of the line without its citation.
    var opacity: Double {
        get { gtk_widget_get_opacity(button) }
        set { gtk_widget_set_opacity(button, newValue) }
    }

    /// - Parameters:
    ///   - line: nil for none.
    ///   - isScripture: another line has no source.
    func show(_ line: String?, isScripture: Bool = true) {
        widget.isVisible = line != nil
        if shown == (line, isScripture) { return }
        shown = (line, isScripture)
        hide()
        guard let line else { return }
        gtk_label_set_text(text.opaque, line)
        button.named(isScripture ? Words.Vigil.spoken(scripture: line) : line)
        gtk_widget_set_can_target(button, isScripture ? 1 : 0)
        gtk_widget_set_focusable(button, isScripture ? 1 : 0)
        citation.isVisible = isScripture
        mark(text, isEnglish: Words.Vigil.isEnglish(line))
    }

    private func cite() {
        let asked = shown
        ask { [weak self] source in
            guard let self, let source = source?.printable, shown == asked else { return }
            gtk_label_set_text(citation.opaque, source)
            let spoken = Words.Vigil.spoken(citation: source)
            citation.named(spoken).hiddenFromReaders(false).styled("shown")
            announce(spoken, in: button)
            timer.arm(afterMilliseconds: Self.stay)
        }
    }

    private func hide() {
        timer.cancel()
        citation.setClass("shown", false)
        citation.hiddenFromReaders()
    }
}

/// Screen readers use the voice of the language.
func mark(_ label: Widget, isEnglish: Bool) {
    let attributes = pango_attr_list_new()
    if isEnglish {
        pango_attr_list_insert(
            attributes, pango_attr_language_new(pango_language_from_string("en")))
    }
    gtk_label_set_attributes(label.opaque, attributes)
    pango_attr_list_unref(attributes)
}
