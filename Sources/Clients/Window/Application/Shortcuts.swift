import CAdwaita
import Text
import Words

/// The keys of the window, in the order in which the window of shortcuts lists them: GTK puts them on one page so.
enum Shortcuts {
    struct Group: Equatable {
        let title: String
        let shortcuts: [Shortcut]
    }

    struct Shortcut: Equatable {
        /// As GTK writes them; several are separated by spaces.
        let keys: String
        let title: String

        init(_ keys: String, _ title: String) {
            self.keys = keys
            self.title = title
        }
    }

    private typealias Say = Words.Shortcuts

    /// - Parameter hasCompline: whether the night prayer is on.
    static func groups(hasCompline: Bool) -> [Group] {
        hasCompline ? always + [compline] : always
    }

    private static let compline = Group(
        title: Words.Compline.setting,
        shortcuts: [
            Shortcut("Return Right Page_Down", Say.onward), Shortcut("Left Page_Up", Say.backward),
        ])

    private static let always = [
        Group(
            title: Say.timer,
            shortcuts: [
                Shortcut("<Control>n", Say.begin), Shortcut("<Control><Shift>n", Say.beginAt),
                Shortcut("<Control>e", Say.end), Shortcut("<Control><Shift>e", Say.endAt),
                Shortcut("<Control>d", Say.adjust),
                Shortcut("<Control>u", Say.water), Shortcut("<Control>i", Say.why),
            ]),
        Group(
            title: Say.calendar,
            shortcuts: [
                Shortcut("Page_Up", Words.Calendar.previousMonth),
                Shortcut("Page_Down", Words.Calendar.nextMonth),
                Shortcut("Left Right Up Down", Say.days), Shortcut("Return", Say.showDay),
                Shortcut("Delete", Say.delete),
            ]),
        Group(
            title: Say.forest, shortcuts: [Shortcut("Left Right Up Down", Say.scroll)]),
        Group(
            title: Say.window,
            shortcuts: [
                Shortcut("<Alt>2", Say.toForest), Shortcut("<Alt>3", Say.toCalendar),
                Shortcut("<Control>comma", Say.toSettings),
                Shortcut("Escape <Alt>Left", Words.Watch.toTimer),
                Shortcut("<Control>z", Say.undo), Shortcut("<Control><Shift>z", Say.redo),
                Shortcut("F10", Say.menu), Shortcut("<Control>question", Say.shortcuts),
                Shortcut("<Control>w <Control>q", Say.close),
            ]),
    ]

    /// The window as GtkBuilder reads it.
    static func markup(_ groups: [Group]) -> String {
        func property(_ name: String, _ value: String) -> String {
            "<property name=\"\(name)\">\(xmlEscaped(value))</property>"
        }
        func object(_ type: String, id: String = "", _ content: String) -> String {
            "<object class=\"\(type)\"\(id.isEmpty ? "" : " id=\"\(id)\"")>\(content)</object>"
        }
        let children = groups.map { group in
            let shortcuts = group.shortcuts.map {
                "<child>"
                    + object(
                        "GtkShortcutsShortcut",
                        property("accelerator", $0.keys) + property("title", $0.title)) + "</child>"
            }
            return "<child>"
                + object(
                    "GtkShortcutsGroup", property("title", group.title) + shortcuts.joined())
                + "</child>"
        }
        let section = object(
            "GtkShortcutsSection", property("section-name", "all") + children.joined())
        return "<interface>"
            + object(
                "GtkShortcutsWindow", id: "window",
                property("modal", "1") + "<child>\(section)</child>") + "</interface>"
    }
}
