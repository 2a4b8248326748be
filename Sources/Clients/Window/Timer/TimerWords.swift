import CAdwaita
import Fasting
import Presentation
import Words

/// The words of the timer: the time, the phase, what the body likely does, and the line of light.
final class TimerWords {
    /// Above the tree: the elapsed time and the phase.
    let head: Widget
    /// Below the tree: the companion text, "Why?" and the line.
    let text: Widget

    private let elapsed = label("", at: .middle, "elapsed")
    private let title = statusLabel()
    private let times = label("", at: .middle, "detail")
    private let companion = label("", at: .middle, "companion")
    private let addition = label("", at: .middle, "companion")
    private let caution = label("", at: .middle, "companion")
    private let why: Widget
    /// What Atrest is, until the first fast was started.
    private let purpose = label(Words.Timer.purpose, at: .middle, "purpose")
    private let line: LightLine

    /// - Parameters:
    ///   - onWhy: opens what is known about the phase.
    ///   - onCite: asks for where Scripture is from.
    init(
        onWhy: @escaping () -> Void, onCite: @escaping () -> Void
    ) {
        why = textButton(Words.Panel.why, "flat", "quiet", "why", onClick: onWhy)
            .aligned(horizontal: GTK_ALIGN_CENTER)
        line = LightLine(onCite)
        head = column(spacing: 2, elapsed, title, times, purpose.margins(top: 6))
        text = column(
            spacing: 10, balanced(companion), balanced(addition), balanced(caution), why,
            line.widget)
        title.styled("phase")
        Self.mark(addition, isEnglish: true)
    }

    func show(_ content: TimerContent) {
        elapsed.show(content.elapsed)
        title.show(content.title)
        times.show(content.times)
        companion.show(content.companion?.withTiedWords)
        addition.show(content.addition?.withTiedWords)
        caution.show(content.caution)
        purpose.isVisible = content.isNew
        why.isVisible = content.why != nil
        gtk_widget_set_opacity(elapsed, content.keepsElapsed ? 1 : content.opacity)
        for widget in [title, times, purpose, companion, addition, caution, why] {
            gtk_widget_set_opacity(widget, content.opacity)
        }
        line.show(content)
    }

    /// A label whose changes screen readers may speak.
    private static func statusLabel() -> Widget {
        let label = notNull(cadwaita_new(gtk_label_get_type(), GTK_ACCESSIBLE_ROLE_STATUS))
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
        return label
    }

    /// Screen readers use the voice of the language.
    static func mark(_ label: Widget, isEnglish: Bool) {
        let attributes = pango_attr_list_new()
        if isEnglish {
            pango_attr_list_insert(
                attributes, pango_attr_language_new(pango_language_from_string("en")))
        }
        gtk_label_set_attributes(label.opaque, attributes)
        pango_attr_list_unref(attributes)
    }
}

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
