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
            text.append(DialogWindow.paragraph(part.title, above: 18, "heading"))
            // The link of the terms is typed or copied, never opened.
            for line in part.lines { text.append(DialogWindow.paragraph(line.printable)) }
        }
        text.append(
            DialogWindow.paragraph(Words.Premium.howToInWindow, above: 18, "dim-label"))
        text.append(button(onSettings))
        DialogWindow.open(over: widget, offer.title, height: 520, text: text)
    }

    private static func button(_ onSettings: @escaping () -> Void) -> Widget {
        let made = notNull(gtk_button_new_with_label(Words.Premium.toSettings))
        onSignal(made.object, "clicked") {
            gtk_window_close(made.window)
            onSettings()
        }
        return made.styled("pill").aligned(horizontal: GTK_ALIGN_CENTER).margins(top: 20)
    }
}
