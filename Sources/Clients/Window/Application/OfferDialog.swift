import CAdwaita
import Contract
import Licences
import Presentation
import Words

/// What a licence includes, what is free for ever, the prices, and who sells them. It is there only if the
/// installation names a licence authority. Rule: docs/rules/domain.md, Trial.
enum OfferDialog {
    /// Opens it over the window of a widget. Without an authority nothing is opened.
    ///
    /// - Parameter onSettings: opens the settings at the licence.
    static func open(over widget: Widget, onSettings: @escaping () -> Void) {
        guard let seller = InstalledAuthority(in: sharedFolders()).file?.seller else { return }
        let offer = OfferText(seller)
        let text = column(spacing: 4)
        for part in offer.parts {
            let title = line(part.title)
            title.styled("heading")
            gtk_widget_set_margin_top(title, 18)
            text.append(title)
            for each in part.lines { text.append(line(each.printable)) }
        }
        text.append(howTo)
        text.append(button(onSettings))
        DialogWindow.open(over: widget, offer.title, height: 520, text: text)
    }

    private static func button(_ onSettings: @escaping () -> Void) -> Widget {
        let made = notNull(gtk_button_new_with_label(Words.Premium.toSettings))
        made.styled("pill").aligned(horizontal: GTK_ALIGN_CENTER)
        gtk_widget_set_margin_top(made, 20)
        onSignal(made.object, "clicked") {
            if let window = gtk_widget_get_root(made) {
                gtk_window_close(
                    UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
            }
            onSettings()
        }
        return made
    }

    private static var howTo: Widget {
        let made = line(Words.Premium.howToInWindow)
        made.styled("dim-label")
        gtk_widget_set_margin_top(made, 18)
        return made
    }

    /// A line that can be selected: the link of the terms is typed or copied, never opened.
    private static func line(_ text: String) -> Widget {
        let made = label(text)
        gtk_label_set_xalign(made.opaque, 0)
        return made.readable()
    }
}
