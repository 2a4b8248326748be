import CAdwaita
import Contract
import SDBus
import Text
import Words

/// The program: one instance for each user, which shows one window and ends with it.
final class WindowApplication {
    private let application: UnsafeMutablePointer<AdwApplication>
    private var window: MainWindow?
    /// nil until there is a display.
    private var style: Style?

    /// The name on the bus. Rule: docs/rules/contract.md, Names.
    static let name = Names.window

    init() {
        // The default flags. Newer GLib declares their name in a form that Swift cannot import.
        application = adw_application_new(Self.name, GApplicationFlags(rawValue: 0))
        let object = application.object
        onSignal(object, "startup") { [unowned self] in addActions() }
        onSignal(object, "activate") { [unowned self] in show(nil) }
    }

    func run(_ arguments: [String]) -> Int32 {
        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { $0.withPath { strdup($0) } }
        defer { for pointer in pointers { free(pointer) } }
        pointers.append(nil)
        return pointers.withUnsafeMutableBufferPointer {
            g_application_run(application.cast(), Int32(arguments.count), $0.baseAddress)
        }
    }

    // MARK: Actions

    private func addActions() {
        for screen in Screen.allCases {
            add(screen.action) { [unowned self] in show(screen) }
        }
        add(Names.offerAction) { [unowned self] in
            show(nil)
            window?.showOffer()
        }
        add(Names.endAction) { [unowned self] in
            show(.timer)
            window?.askForEnd()
        }
        add("quit") { [unowned self] in
            window?.storeSize()
            g_application_quit(application.cast())
        }
    }

    private func add(_ action: String, _ body: @escaping () -> Void) {
        addAction(action, to: OpaquePointer(application), body)
    }

    /// Shows the window.
    ///
    /// - Parameter screen: nil for the one that it shows already, or the timer.
    private func show(_ screen: Screen?) {
        if window == nil {
            let style = self.style ?? Style()
            self.style = style
            Icons.install()
            let window = MainWindow(application.cast(), style)
            self.window = window
            onSignal(window.widget.object, "destroy") { [unowned self] in self.window = nil }
        }
        if let screen { window?.show(screen) }
        window?.present()
    }
}

/// Runs the program of the window.
///
/// There is one window for each user. Starting it again brings the window to the front.
///
/// - Parameter arguments: the arguments with the program's name.
/// - Returns: the exit code.
public func runWindow(_ arguments: [String] = programArguments()) -> Int32 {
    Bus.forgetEmptyAddress()
    Words.useLanguageOfUser(cataloguesIn: catalogueFolders())
    if arguments.dropFirst().contains("--version") {
        print("atrest-window \(Names.versionAndCommit)")
        return 0
    }
    // The forest is painted on other threads, and its memory goes back when another screen is shown.
    cadwaita_use_one_heap()
    // Launchers group windows by the desktop entry, which has this name. Help has the name that is typed.
    if !arguments.contains(where: { $0.hasPrefix("--help") || $0 == "-h" }) {
        g_set_prgname(Names.application)
    }
    g_set_application_name(Words.name)
    let application = WindowApplication()
    return application.run(arguments)
}

/// The glyphs of Atrest.
enum Icons {
    /// Lets GTK find the glyphs of a program that is installed outside of the usual folders, or runs
    /// from the folder in which it was built. Call it once, after GTK has started.
    static func install() {
        guard let theme = gtk_icon_theme_get_for_display(gdk_display_get_default()),
            let bin = programFolder()
        else { return }
        for folder in ["../share/icons", "../../../desktop/icons"] {
            "\(bin)/\(folder)".withPath { gtk_icon_theme_add_search_path(theme, $0) }
        }
    }
}
