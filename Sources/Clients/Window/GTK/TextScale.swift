import CAdwaita

/// How large the desktop's text is.
enum TextScale {
    /// How much larger than usual it is.
    static var current: Double {
        let dpi = cadwaita_number(
            UnsafeMutableRawPointer(gtk_settings_get_default()), "gtk-xft-dpi")
        return dpi > 0 ? max(1, Double(dpi) / (96 * 1024)) : 1
    }

    /// Whether words need room that they usually leave to what is beside them.
    static var isLarge: Bool { current > 1.3 }

    /// Calls a closure after each change.
    static func follow(_ body: @escaping () -> Void) {
        onChange(
            of: "gtk-xft-dpi", UnsafeMutableRawPointer(notNull(gtk_settings_get_default())), body)
    }
}
