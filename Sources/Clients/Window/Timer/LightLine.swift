import CAdwaita
import Presentation
import Words

/// Scripture, or the line at the beginning of a fast. Where Scripture is from is shown for a moment
/// when the line is pressed.
final class LightLine {
    let widget: Widget
    private let text = label("", at: .middle, "light")
    private let button: Widget
    private let citation = label("", at: .middle, "citation")
    private var shown: (line: TimerContent.Line?, citation: String?)

    /// - Parameter onCite: asks for where Scripture is from.
    init(_ onCite: @escaping () -> Void) {
        button = notNull(gtk_button_new())
        gtk_button_set_child(button.cast(), balanced(text))
        button.styled("bare")
        widget = column(button, citation)
        // Its room is there before it appears, so that nothing moves then.
        gtk_label_set_text(citation.opaque, " ")
        citation.hiddenFromReaders()
        onSignal(button.object, "clicked", onCite)
        onLongPress(button, onCite)
    }

    func show(_ content: TimerContent) {
        let line = content.line
        widget.isVisible = line != nil
        defer { shown = (line, content.citation?.text) }
        gtk_widget_set_opacity(citation, content.citation?.opacity ?? 0)
        show(citation: content.citation?.text)
        guard let line else { return }
        gtk_widget_set_opacity(button, content.opacity * line.opacity)
        if line.text == shown.line?.text, line.isScripture == shown.line?.isScripture { return }
        gtk_label_set_text(text.opaque, line.text)
        button.named(line.isScripture ? Words.Vigil.spoken(scripture: line.text) : line.text)
        // The line at the beginning has no source.
        gtk_widget_set_can_target(button, line.isScripture ? 1 : 0)
        gtk_widget_set_focusable(button, line.isScripture ? 1 : 0)
        citation.isVisible = line.isScripture
        TimerWords.mark(text, isEnglish: Words.Vigil.isEnglish(line.text))
    }

    private func show(citation text: String?) {
        guard text != shown.citation else { return }
        gtk_label_set_text(citation.opaque, text ?? " ")
        citation.hiddenFromReaders(text == nil)
        if let text { announce(Words.Vigil.spoken(citation: text), in: button) }
    }
}
