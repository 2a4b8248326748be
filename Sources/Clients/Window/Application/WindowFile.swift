import CAdwaita
import Text

/// The window's own file, with the mood that the user has chosen and the size of the window. The agent draws
/// nothing with them.
enum WindowFile {
    static let group = "window"
    private static let key = "mood"

    private static var folder: String { String(path: g_get_user_config_dir()) + "/atrest" }
    private static var path: String { folder + "/window.conf" }

    /// The dusk if nothing was chosen, or the file cannot be read.
    static var mood: Mood {
        withFile { file in
            guard let text = g_key_file_get_string(file, group, key, nil) else { return .dusk }
            defer { g_free(text) }
            return Mood(rawValue: String(cString: text)) ?? .dusk
        }
    }

    /// - Returns: false if it could not be stored.
    static func store(_ mood: Mood) -> Bool {
        store { g_key_file_set_string($0, group, key, mood.rawValue) }
    }

    /// - Parameter change: writes into the file.
    /// - Returns: false if it could not be stored.
    static func store(_ change: (OpaquePointer) -> Void) -> Bool {
        withFile { file in
            change(file)
            return folder.withPath { g_mkdir_with_parents($0, 0o700) } == 0
                && path.withPath { g_key_file_save_to_file(file, $0, nil) } != 0
        }
    }

    /// Other lines of the file stay.
    static func withFile<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        let file = notNull(g_key_file_new())
        defer { g_key_file_unref(file) }
        _ = path.withPath { cadwaita_load(file, $0) }
        return body(file)
    }
}

/// The size of the window, which the next start has again.
struct WindowSize: Equatable {
    /// In pixels, when the window is not maximised.
    var width: Int32
    var height: Int32
    var isMaximized = false

    static let usual = WindowSize(width: 400, height: 720)
    static let least = WindowSize(width: 360, height: 294)
    private static let keys = (width: "width", height: "height", isMaximized: "maximized")
}

extension WindowSize {
    /// The present size of a window.
    init(of window: Widget) {
        self = .usual
        gtk_window_get_default_size(window.cast(), &width, &height)
        isMaximized = gtk_window_is_maximized(window.cast()) != 0
    }

    func apply(to window: Widget) {
        gtk_window_set_default_size(window.cast(), width, height)
        if isMaximized { gtk_window_maximize(window.cast()) }
    }

    /// The size of the last time; the usual one if there is none, or if it cannot be one.
    static var stored: WindowSize {
        WindowFile.withFile { file in
            func number(_ key: String) -> Int32 {
                g_key_file_get_integer(file, WindowFile.group, key, nil)
            }
            let size = WindowSize(
                width: number(keys.width), height: number(keys.height),
                isMaximized: g_key_file_get_boolean(
                    file, WindowFile.group, keys.isMaximized, nil) != 0)
            let isOne = least.width...20_000 ~= size.width && least.height...20_000 ~= size.height
            return isOne ? size : usual
        }
    }

    /// Keeps it for the next start. It matters too little to say that it could not be stored.
    func store() {
        guard self != Self.stored else { return }
        _ = WindowFile.store { file in
            g_key_file_set_integer(file, WindowFile.group, Self.keys.width, width)
            g_key_file_set_integer(file, WindowFile.group, Self.keys.height, height)
            g_key_file_set_boolean(
                file, WindowFile.group, Self.keys.isMaximized, isMaximized ? 1 : 0)
        }
    }
}
