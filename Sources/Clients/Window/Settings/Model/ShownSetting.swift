/// The value that a row of the settings shows: what the agent says, or what the user has just chosen
/// while the agent has not answered yet.
struct ShownSetting<Value: Equatable> {
    /// nil while the agent is away.
    private(set) var shown: Value?
    /// Why the last value was refused.
    private(set) var problem: String?
    /// What the agent says.
    private var known: Value?
    private var openCalls = 0

    /// Takes what the agent says. While calls are open, the user's choice stays.
    ///
    /// - Parameter value: nil if the agent is away.
    mutating func report(_ value: Value?) {
        known = value
        if value == nil { problem = nil }
        guard openCalls == 0 || value == nil else { return }
        if shown != value { problem = nil }
        shown = value
    }

    /// Takes what the user chooses.
    ///
    /// - Returns: whether to send it. A value that is shown already is not sent.
    mutating func choose(_ value: Value) -> Bool {
        problem = nil
        guard shown != nil, shown != value else { return false }
        openCalls += 1
        shown = value
        return true
    }

    /// Takes the agent's answer to the oldest open call. What the agent has changed was reported before.
    ///
    /// - Parameter refusal: why the value was refused; nil if it was not.
    mutating func answered(refusal: String?) {
        openCalls -= 1
        guard openCalls == 0 else { return }
        shown = known
        if let refusal { problem = refusal }
    }

    /// Refuses what the user typed before it is sent.
    mutating func refuse(_ sentence: String) { problem = sentence }
}
