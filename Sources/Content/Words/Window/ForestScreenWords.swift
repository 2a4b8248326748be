extension Words.Forest {
    // MARK: The window

    /// What a screen reader says for the trees and stars as a group, before it reads them.
    public static let summary = translated("The forest of your fasts, with the newest tree first")

    /// The group of the stars, after those of the months.
    public static let sky = translated("The sky")
}
