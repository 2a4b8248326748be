import CAdwaita
import Contract
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
        let object = UnsafeMutableRawPointer(application)
        onSignal(object, "startup") { [unowned self] in addActions() }
        onSignal(object, "activate") { [unowned self] in show(nil) }
    }

    func run(_ arguments: [String]) -> Int32 {
        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { $0.withPath { strdup($0) } }
        defer { for pointer in pointers { free(pointer) } }
        pointers.append(nil)
        return pointers.withUnsafeMutableBufferPointer {
            g_application_run(asGApplication, Int32(arguments.count), $0.baseAddress)
        }
    }

    private var asGApplication: UnsafeMutablePointer<GApplication> {
        UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
    }

    private var asGtkApplication: UnsafeMutablePointer<GtkApplication> {
        UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self)
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
            g_application_quit(asGApplication)
        }
        setKeys("app.quit", "<Control>q")
    }

    private func add(_ action: String, _ body: @escaping () -> Void) {
        addAction(action, to: OpaquePointer(application), body)
    }

    private func setKeys(_ action: String, _ keys: String) {
        let copy = strdup(keys)
        defer { free(copy) }
        var list: [UnsafePointer<CChar>?] = [UnsafePointer(copy), nil]
        gtk_application_set_accels_for_action(asGtkApplication, action, &list)
    }

    /// Shows the window.
    ///
    /// - Parameter screen: nil for the one that it shows already, or the timer.
    private func show(_ screen: Screen?) {
        if window == nil {
            let style = self.style ?? Style()
            self.style = style
            Icons.install()
            let window = MainWindow(asGtkApplication, style)
            self.window = window
            onSignal(window.widget.object, "destroy") { [unowned self] in self.window = nil }
        }
        if let screen { window?.show(screen) }
        window?.present()
    }
}
