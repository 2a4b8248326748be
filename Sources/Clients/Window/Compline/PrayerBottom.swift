import CAdwaita
import Compline
import Words

/// What is below each page of the prayer: the button that continues, the one that goes back, and how far the
/// prayer has come.
final class PrayerBottom {
    let widget: Widget
    var onContinue: () -> Void = {}
    var onBack: () -> Void = {}
    private lazy var button: Widget = textButton("", "pill", "prayer-button") { [unowned self] in
        onContinue()
    }
    private lazy var back: Widget = iconButton(
        "go-previous-symbolic", name: Words.Prayer.back, "flat", "circular", "glyph"
    ) { [unowned self] in onBack() }
    /// As wide as the button that goes back, so that the other one is in the middle.
    private let counterpart = row()
    private let dots = label("", "prayer-dots")

    init() {
        widget = column(spacing: 10).styled("prayer-bottom")
        let line = row(spacing: 14, back, button, counterpart)
        line.aligned(horizontal: GTK_ALIGN_CENTER)
        back.aligned(vertical: GTK_ALIGN_CENTER)
        gtk_widget_set_size_request(counterpart, 34, -1)
        widget.append(line)
        widget.append(dots)
    }

    func focus() { gtk_widget_grab_focus(button) }

    func show(_ office: Office, _ step: PrayerStep) {
        cadwaita_set_button_text(button, office.button(of: step))
        let label = gtk_button_get_child(button.cast())
        gtk_label_set_wrap(label?.opaque, 1)
        gtk_label_set_justify(label?.opaque, GTK_JUSTIFY_CENTER)
        // The long words of the first page need their room in a narrow window.
        back.isVisible = step != .hub
        counterpart.isVisible = step != .hub
        guard case .phase(let index) = step else {
            // The line keeps its height.
            gtk_label_set_text(dots.opaque, " ")
            dots.named(" ").hiddenFromReaders()
            return
        }
        let count = office.phases.count
        let signs = (0..<count).map { $0 <= index ? "●" : "○" }
        gtk_label_set_text(dots.opaque, signs.joined(separator: " "))
        dots.named(Words.Prayer.progress(index + 1, of: count)).hiddenFromReaders(false)
    }
}
