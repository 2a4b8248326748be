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
