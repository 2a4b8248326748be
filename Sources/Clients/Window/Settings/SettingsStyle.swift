/// The style sheet of the settings.
enum SettingsStyle {
    /// - `setting-problem`: the row with a sentence about the row above.
    /// - `setting-text`: a row with a text.
    /// - `message-problem`: a line of a message about something that is missing.
    static let sheet = """
        .setting-problem { padding: 6px 12px; }
        .setting-text { padding: 12px; }
        .message-problem { color: @warning_color; }
        """
}
