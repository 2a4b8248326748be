extension Words.Why {
    // MARK: The command

    public static let help = translated("Show what is known about a phase, and how sure it is.")
    public static let discussion = translated(
        "Without an argument, it shows the present phase of the running fast. Each text says what "
            + "was measured, in whom, how sure it is, what is not known, and the sources. It "
            + "needs no network, and for a named phase not even the agent.")
    public static let topicHelp = translated(
        "A phase by its key, its title or an hour (14), `safety`, or a word to look for, such as "
            + "sleep; by default the present phase.")

    /// Said of what no claim is about, although people ask for it.
    public static let notKnown = translated(
        "The studies behind Atrest do not say how a fast affects this.")

    /// Before the list of what can be asked while no fast runs.
    public static let noPhase = translated(
        "No fast is running, so there is no present phase. Name one:")
    /// Beside `safety` in that list.
    public static let safetyMeaning = Words.BodyText(
        translated("who should ask a physician first, and when to stop"), restsOn: .physician,
        .stopping)

    /// Said on the bus, where only keys are known.
    public static func unknownPhase(_ key: String, known: [String]) -> String {
        translated(
            "There is no phase `{text}`. Name one of {known}.",
            ["text": .typed(key), "known": known.joined(separator: ", ")])
    }
    public static func unknownTopic(_ text: String, known: [String]) -> String {
        translated(
            "Nothing was found for `{text}`. Name one of {known}, an hour, or a word such as "
                + "sleep.", ["text": .typed(text), "known": known.joined(separator: ", ")])
    }

    /// - Parameters:
    ///   - text: a number of hours.
    ///   - maximum: the most hours that can be named.
    public static func outOfRange(_ text: String, maximum: String) -> String {
        translated(
            "`{text}` is out of range. Name an hour from 0 to {maximum}.",
            ["text": String(text.prefix(64)), "maximum": maximum])
    }
}
