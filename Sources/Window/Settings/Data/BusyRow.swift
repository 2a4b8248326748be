import CAdwaita

/// A row that starts long work and shows its progress.
final class BusyRow {
    let widget: Widget
    private let subtitle: String
    private let spinner: Widget = gtk_spinner_new()!
    /// GTK 4.18 would announce a picture that is shown again to screen readers.
    private let arrow: Widget = cadwaita_new(
        gtk_image_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION)!
    private(set) var isBusy = false

    init(_ title: String, _ subtitle: String, onClick: @escaping () -> Void) {
        self.subtitle = subtitle
        gtk_image_set_from_icon_name(arrow.opaque, "go-next-symbolic")
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
            if let text { _ = cadwaita_announce(widget, text) }
        }
        setSubtitle(of: widget, text ?? subtitle)
    }
}
