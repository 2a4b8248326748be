extension Words.Panel {
    // MARK: Popups and their settings

    /// Opens the settings of the window. It is below the settings of a panel itself.
    public static let allSettings = translated("All settings of Atrest")
    /// Opens the entries of the day, and is their title.
    public static let waterOfToday = translated("Today's water")
    public static let noWater = translated("No water was added today.")
    /// Removes an entry. For screen readers.
    /// - Parameters:
    ///   - amount: such as `250 ml`.
    ///   - time: such as `20:00`.
    public static func removeWater(_ amount: String, at time: String) -> String {
        translated("Delete {amount} at {time}", ["amount": amount, "time": time])
    }
}
