import CAdwaita

/// A row that starts long work and shows its progress.
final class BusyRow {
    let widget: Widget
    private let subtitle: String
    private let spinner: Widget = notNull(gtk_spinner_new())
    private let arrow = decorativeIcon("go-next-symbolic")
    private(set) var isBusy = false

    init(_ title: String, _ subtitle: String, onClick: @escaping () -> Void) {
        self.subtitle = subtitle
        widget = buttonRow(title, subtitle, icon: arrow, onClick: onClick)
        adw_action_row_add_suffix(widget.cast(), spinner.hiddenFromReaders())
        spinner.isVisible = false
    }

    /// - Parameter text: the progress of the work; nil if there is none.
    func show(_ text: String?) {
        if isBusy != (text != nil) {
            isBusy = text != nil
            spinner.isVisible = isBusy
            arrow.isVisible = !isBusy
            gtk_spinner_set_spinning(spinner.opaque, isBusy ? 1 : 0)
            gtk_list_box_row_set_activatable(widget.cast(), isBusy ? 0 : 1)
            if let text { announce(text, in: widget) }
        }
        setSubtitle(of: widget, text ?? subtitle)
    }
}
