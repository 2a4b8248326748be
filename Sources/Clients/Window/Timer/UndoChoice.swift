import CAdwaita
import Client
import Contract
import Presentation
import Words

/// The choice of the menu that undoes the latest act, and names it as the tray does.
final class UndoChoice {
    private let context: WindowContext
    private let menu: UnsafeMutablePointer<GMenuModel>
    /// What the choice says.
    private var shown = Words.Panel.undo

    /// - Parameter menu: its first section begins with the choice.
    init(_ context: WindowContext, in menu: UnsafeMutablePointer<GMenuModel>) {
        self.context = context
        self.menu = menu
        g_object_ref(UnsafeMutableRawPointer(menu))
        context.connection.observe { [weak self] in
            if let journal = $0.report?.journal { self?.follow(journal) }
        }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }

    static func item(_ text: String = Words.Panel.undo) -> MenuItem {
        MenuItem(text, "timer.undo", keys: "<Control>z")
    }

    private func follow(_ journal: Journal1State) {
        let text = journal.undoLabel(in: context.zone)
        guard text != shown else { return }
        shown = text
        replaceFirst(of: menu, with: Self.item(text))
    }
}
