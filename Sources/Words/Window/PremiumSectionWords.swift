extension Words.Premium {
    // MARK: The settings of the window

    public static let addFile = translated("Add a licence from a file")
    public static let paste = translated("Paste a licence")
    public static let removal = translated("Remove the licence")
}
