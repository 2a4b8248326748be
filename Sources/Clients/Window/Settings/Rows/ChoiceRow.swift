import CAdwaita

/// A setting that is one of a few values, or any other value that the user types.
final class ChoiceRow<Value: Comparable> {
    let row: Widget = notNull(adw_combo_row_new())
    private let titles: OpaquePointer = notNull(gtk_string_list_new(nil))
    private var shownTitles: [String] = []
    private var choices: Choices<Value>
    private let presets: [Value]
    private let otherTitle: String?
    private let subtitle: String
    private let link: SettingLink<Value>
    /// The text of a value in the list.
    private let text: (Value) -> String
    /// Called when the user wants to type a value.
    var onOther: () -> Void = {}

    /// - Parameter otherTitle: of the choice that lets the user type a value; nil if there is none.
    init(
        _ title: String, _ subtitle: String = "", presets: [Value], otherTitle: String? = nil,
        text: @escaping (Value) -> String, send: @escaping SettingLink<Value>.Send
    ) {
        self.presets = presets
        self.otherTitle = otherTitle
        self.text = text
        self.subtitle = subtitle
        choices = Choices(presets: presets, current: nil)
        link = SettingLink(send: send)
        setTitles(of: row, title, subtitle)
        adw_combo_row_set_model(row.cast(), titles)
        link.render = { [unowned self] in render($0) }
        onChange(of: "selected", row.object) { [unowned self] in choose() }
    }

    /// Shows the value below the title, in place of the subtitle, if text is large. Beside the title it
    /// would be cut off.
    func adapt(toLargeText isLarge: Bool) {
        adw_combo_row_set_use_subtitle(row.cast(), isLarge ? 1 : 0)
        if !isLarge { setSubtitle(of: row, subtitle) }
    }

    /// Takes what the agent says; nil if it is away.
    func report(_ value: Value?) { link.report(value) }

    /// Takes a value that the user typed.
    func choose(_ value: Value) { link.choose(value) }

    /// Shows why what the user typed is not a value.
    func refuse(_ sentence: String) { link.refuse(sentence) }

    var shown: Value? { link.shown }

    /// Adds the row, other rows and the place for a sentence to a group.
    func add(to group: Widget, _ others: Widget...) {
        group.addRows(row)
        for other in others { group.addRows(other) }
        group.addRows(link.problem.widget)
    }

    private func choose() {
        guard !link.isRendering else { return }
        switch choices.choice(at: Int(adw_combo_row_get_selected(row.cast()))) {
        case .value(let value): link.choose(value)
        case .other:
            // The list closes first.
            later { [weak self] in
                self?.link.update()
                self?.onOther()
            }
        case nil: break
        }
    }

    private func render(_ value: Value?) {
        row.isSensitive = value != nil
        // While the agent is away, the last value stays.
        guard let value else { return }
        // Screen readers do not find the value in the list.
        row.described(text(value))
        choices = Choices(presets: presets, current: value, hasOther: otherTitle != nil)
        offer(choices.values.map(text) + (otherTitle.map { [$0] } ?? []))
        let none = UInt32.max
        let selected = choices.selected.map { UInt32($0) } ?? none
        if adw_combo_row_get_selected(row.cast()) != selected {
            adw_combo_row_set_selected(row.cast(), selected)
        }
    }

    private func offer(_ new: [String]) {
        guard new != shownTitles else { return }
        var pointers = new.map { UnsafePointer(strdup($0)) } + [nil]
        gtk_string_list_splice(titles, 0, UInt32(shownTitles.count), &pointers)
        for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) }
        shownTitles = new
    }
}
