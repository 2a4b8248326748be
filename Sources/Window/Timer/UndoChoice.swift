import CAdwaita
import Client
import Contract
import Presentation
import Words

/// The choice of the menu that undoes the latest act, and names it as the tray does.
final class UndoChoice {
    private let context: WindowContext
    private let menu: UnsafeMutablePointer<GMenuModel>
    /// The act that the choice names; 0 for none, and nil before the first report.
    private var named: UInt64?

    /// The rows of the journal in which the act is looked for. Acts that were undone come before it.
    private static let rows: UInt32 = 50

    /// - Parameter menu: its first section begins with the choice.
    init(_ context: WindowContext, in menu: UnsafeMutablePointer<GMenuModel>) {
        self.context = context
        self.menu = menu
        g_object_ref(UnsafeMutableRawPointer(menu))
        context.connection.observe { [weak self] in
            if let journal = $0.report?.journal { self?.follow(journal.undoAct) }
        }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(menu)) }

    static func item(_ text: String = Words.Panel.undo) -> MenuItem {
        MenuItem(text, "timer.undo", keys: "<Control>z")
    }

    private func follow(_ act: UInt64) {
        guard act != named else { return }
        named = act
        show(Words.Panel.undo)
        guard act > 0 else { return }
        context.connection.ask {
            try $0.journal1.list(limit: Self.rows, $1)
        } then: { [weak self] (answer: Result<[Journal1.ActRow], ClientError>) in
            guard let self, act == named, case .success(let rows) = answer,
                let row = rows.first(where: { $0.number == act })
            else { return }
            show(Words.Journal.undo(row.text(in: context.zone, showsTarget: false).printable))
        }
    }

    private func show(_ text: String) { replaceFirst(of: menu, with: Self.item(text)) }
}
