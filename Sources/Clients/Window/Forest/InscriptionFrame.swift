import CAdwaita
import Words

/// The line of Scripture below the picture of the forest, on the frame. It says where it is from when
/// asked: by a long press, the second button, or the keyboard. Rule: docs/rules/picture.md, Forest and
/// Motion.
final class InscriptionFrame {
    let widget: Widget
    private let line = label("", at: .middle, "inscription")
    private let citation = label("", at: .middle, "inscription-citation")
    private let button: Widget
    private let ask: (@escaping (String?) -> Void) -> Void
    private lazy var timer: LoopTimer = LoopTimer { [unowned self] in hide() }

    /// How long it takes to appear and stays, in milliseconds.
    private static let shown: UInt32 = 2300

    /// - Parameter ask: asks where the line is from.
    init(ask: @escaping (@escaping (String?) -> Void) -> Void) {
        self.ask = ask
        button = notNull(gtk_button_new())
        gtk_button_set_child(button.cast(), line)
        button.styled("flat", "inscription-button")
        widget = column(spacing: 2, button, citation)
        widget.styled("inscription-frame")
        onSignal(button.object, "clicked") { [unowned self] in cite() }
        onLongPress(button) { [unowned self] in cite() }
        hide()
    }

    /// - Parameter inscription: nil while Vigil is off.
    func show(_ inscription: String?) {
        if inscription == nil { hide() }
        widget.isVisible = inscription != nil
        gtk_label_set_text(line.opaque, inscription ?? "")
        button.named(Words.Vigil.spoken(scripture: inscription ?? ""))
    }

    private func cite() {
        ask { [weak self] source in
            guard let self, let source, widget.isVisible else { return }
            gtk_label_set_text(citation.opaque, source)
            let spoken = Words.Vigil.spoken(citation: source)
            citation.named(spoken).hiddenFromReaders(false).styled("shown")
            announce(spoken, in: widget)
            timer.arm(afterMilliseconds: Self.shown)
        }
    }

    private func hide() {
        citation.setClass("shown", false)
        citation.hiddenFromReaders()
    }
}
