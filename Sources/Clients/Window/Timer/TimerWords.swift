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

    private let elapsed = label("", "elapsed")
    private let title = statusLabel()
    private let times = label("", "detail")
    private let companion = label("", "companion")
    private let addition = label("", "companion")
    private let caution = label("", "companion")
    private let why: Widget
    private let welcome = Welcome()
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
        head = column(spacing: 2, welcome.mark, elapsed, title, times, welcome.text)
        text = column(
            spacing: 10, balanced(companion), balanced(addition), balanced(caution), why,
            line.widget)
        for label in [elapsed, title, times, companion, addition, caution] {
            gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
        }
        title.styled("phase")
        Self.mark(addition, isEnglish: true)
    }

    func show(_ content: TimerContent) {
        Self.set(elapsed, content.elapsed)
        Self.set(title, content.title)
        Self.set(times, content.times)
        Self.set(companion, content.companion?.withTiedWords)
        Self.set(addition, content.addition?.withTiedWords)
        Self.set(caution, content.caution)
        welcome.isVisible = content.isNew
        why.isVisible = content.why != nil
        gtk_widget_set_opacity(elapsed, content.keepsElapsed ? 1 : content.opacity)
        for widget in [title, times, companion, addition, caution, why] {
            gtk_widget_set_opacity(widget, content.opacity)
        }
        line.show(content)
    }

    /// A label whose changes screen readers may speak.
    private static func statusLabel() -> Widget {
        let label = notNull(cadwaita_new(gtk_label_get_type(), GTK_ACCESSIBLE_ROLE_STATUS))
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        return label
    }

    private static func set(_ label: Widget, _ text: String?) {
        label.isVisible = text?.isEmpty == false
        guard let text, String(cString: gtk_label_get_text(label.opaque)) != text else { return }
        gtk_label_set_text(label.opaque, text)
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
