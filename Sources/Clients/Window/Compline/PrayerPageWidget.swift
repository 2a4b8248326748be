import CAdwaita
import Compline
import Text
import Words

/// One page of the prayer: the words before it, a phase, or the closing. It takes the focus as a whole, so that a
/// screen reader begins with its title.
final class PrayerPageWidget {
    /// What a key does on a page.
    enum Key {
        /// Continue, but scroll first if there is more to read.
        case next
        case forward, back, up, down
    }

    /// A GtkWidget for a scrolled window.
    let widget: Widget
    var onKey: (Key) -> Void = { _ in }
    /// What moves on the page.
    private(set) var picture: PrayerPicture?
    /// What no star stands behind.
    private(set) var solid: [Widget] = []
    private let content: Widget
    /// What the keyboard reaches, for screen readers.
    private var paragraphs: [Widget] = []
    /// Takes the focus. A GtkBox cannot: it hands the focus on to what it contains.
    private let page: Widget

    /// - Parameter reflection: its field is shown below the questions.
    init(
        _ office: Office, _ step: PrayerStep, greeting: String, isNight: Bool,
        reflection: ReflectionField
    ) {
        content = column(spacing: 0).styled("prayer-page")
        content.aligned(vertical: GTK_ALIGN_CENTER)
        page = notNull(cadwaita_new(gtk_fixed_get_type(), GTK_ACCESSIBLE_ROLE_GROUP))
        gtk_widget_set_layout_manager(page, gtk_bin_layout_new())
        gtk_widget_set_parent(content, page)
        gtk_widget_set_focusable(page, 1)
        page.styled("prayer-focus")
        widget = clamped(page, to: 460)
        adw_clamp_set_tightening_threshold(widget.opaque, 460)
        switch step {
        case .hub: addHub(office.hub, greeting, isNight)
        case .phase(let index):
            add(office.phases[index], index, of: office.phases.count, reflection)
        case .closing: addClosing(office.closing)
        }
        addKeys()
    }

    func focus() { gtk_widget_grab_focus(page) }

    private func addKeys() {
        let keys: [(String, Key)] = [
            ("Return", .next), ("KP_Enter", .next), ("space", .next), ("Page_Down", .next),
            ("Right", .forward), ("Left", .back), ("Page_Up", .back), ("Up", .up), ("Down", .down),
        ]
        for (name, key) in keys {
            onKeys(name, in: page, scope: GTK_SHORTCUT_SCOPE_LOCAL) { [unowned self] in
                // Keys of a button or a field on the page are their own.
                if hasFocus { onKey(key) }
            }
        }
        // A paragraph would take Enter for a link in it.
        for name in ["Return", "KP_Enter"] {
            onKeys(name, before: page) { [unowned self] in
                guard paragraphs.contains(where: { gtk_widget_is_focus($0) != 0 }) else {
                    return false
                }
                onKey(.next)
                return true
            }
        }
    }

    /// Whether the focus is on the page or on a paragraph.
    private var hasFocus: Bool {
        ([page] + paragraphs).contains { gtk_widget_is_focus($0) != 0 }
    }

    // MARK: Parts

    private func addHub(_ hub: Office.Hub, _ greeting: String, _ isNight: Bool) {
        add(greeting, "prayer-title")
        add(hub.mood, "prayer-secondary")
        add(hub.verse, "prayer-scripture", above: 44)
        add(hub.citation, "prayer-quiet", above: 6)
        if !isNight {
            add(Words.Prayer.byDay, "prayer-secondary", above: 44, isEnglish: false)
        }
        page.named(greeting)
    }

    private func add(
        _ phase: Office.Phase, _ index: Int, of count: Int, _ reflection: ReflectionField
    ) {
        add(phase.title, "prayer-title")
        add(phase.instruction, "prayer-secondary")
        switch phase.content {
        case .breath: add(PrayerPicture(.circle))
        case .candle: add(PrayerPicture(.candle))
        case .text(let text): add(text, "prayer-scripture", above: 28)
        case .questions(let questions, let button):
            for (place, question) in questions.enumerated() {
                add(question, "prayer-text", above: place == 0 ? 28 : 14)
            }
            reflection.show(label: button)
            content.append(reflection.widget.margins(top: 28))
            solid.append(reflection.widget)
        }
        if !phase.response.isEmpty { add(phase.response, "prayer-scripture", above: 28) }
        page.named("\(phase.title), \(Words.Prayer.progress(index + 1, of: count))")
    }

    private func addClosing(_ closing: Office.Closing) {
        add(PrayerPicture(.moon))
        add(closing.title, "prayer-title", above: 20)
        add(closing.text, "prayer-text", above: 14)
        add(closing.blessing, "prayer-scripture", above: 28)
        add(closing.citation, "prayer-quiet", above: 6)
        page.named(closing.title)
    }

    /// - Parameter isEnglish: whether it is a text of the office, which is not translated.
    private func add(
        _ text: String, _ style: String, above margin: Int32 = 6, isEnglish: Bool = true
    ) {
        // The lines of a verse have their own length. Others are balanced.
        let label = label(
            text.contains(where: \.isNewline) ? text.withTiedWords : text, at: .middle, style)
        label.margins(top: margin)
        mark(label, isEnglish: isEnglish)
        // The title is the name of the page.
        if style != "prayer-title" {
            label.readable()
            paragraphs.append(label)
        }
        content.append(balanced(label))
        solid.append(label)
    }

    private func add(_ picture: PrayerPicture) {
        self.picture = picture
        content.append(picture.widget)
        solid.append(picture.widget)
    }
}

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
