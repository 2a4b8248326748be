/// The text of an entry that shows a value of the agent and that the user may be typing in.
struct TypedRowText {
    /// The agent's value as text.
    private(set) var value = ""
    /// What is in the entry.
    private(set) var text = ""

    /// Whether the user has typed something that has not been sent yet.
    var isBeingTyped: Bool { text != value }

    /// Takes the agent's value.
    ///
    /// - Returns: the text to put into the entry; nil if it stays as it is.
    mutating func report(_ value: String) -> String? {
        let keeps = isBeingTyped
        self.value = value
        if keeps || text == value { return nil }
        text = value
        return value
    }

    /// Takes what is in the entry after a key.
    mutating func edited(_ text: String) { self.text = text }

    /// Goes back to the agent's value.
    ///
    /// - Returns: the text to put into the entry.
    mutating func reset() -> String {
        text = value
        return value
    }
}
