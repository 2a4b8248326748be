extension Words.Premium {
    // MARK: The settings of the window

    /// At the end of the offer: opens the settings at the licence.
    public static let toSettings = translated("Open the settings")
    public static let addFile = translated("Add a licence from a file")
    public static let paste = translated("Paste a licence")
    public static let removal = translated("Remove the licence")
}
