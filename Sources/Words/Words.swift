import Fasting

/// Every sentence and label that a person reads, in one place, so that all of them can be held
/// against the voice: a quiet companion that describes and never evaluates.
///
/// Times and durations come in as finished text: this module knows no zone.
public enum Words {
    /// The program's name.
    public static let name = "Atrest"

    // MARK: States

    /// Given: what stands where no fast runs.
    public static let idle = "When you're ready"

    /// A label for the state, as shown to people.
    public static func label(_ outcome: Outcome) -> String {
        switch outcome {
        case .completed: "Complete"
        case .endedEarly: "Ended early"
        case .abandoned: "Set aside"
        }
    }

    /// Where nobody knows the state, since the agent is not there.
    public static let away = "Away"

    /// The line that stands after a fast, until the day is over.
    public static func line(after outcome: Outcome, kept: Bool) -> String {
        switch outcome {
        case .completed: "The fast is complete."
        case .endedEarly where kept: "The fast has ended."
        case .endedEarly: "The fast has ended; fasts under 4 hours are not kept."
        case .abandoned: "The fast was set aside."
        }
    }

    /// Said plainly of a fast under 4 hours.
    public static let shortFast = "Fasts under 4 hours are not kept."

    // MARK: What the commands answer

    public static func since(_ time: String) -> String { "since \(time)" }

    public static func started(since time: String) -> String { "Fasting since \(time)." }

    public static func ended(
        _ outcome: Outcome, kept: Bool, duration: String, from start: String, to end: String
    ) -> String {
        let answer = "\(label(outcome)). \(span(duration, from: start, to: end))."
        return kept ? answer : "\(answer) \(shortFast)"
    }

    /// How long a fast lasted, and from when to when.
    public static func span(_ duration: String, from start: String, to end: String) -> String {
        "\(duration), \(start) to \(end)"
    }

    public static let abandoned =
        "The fast is set aside and was not kept. `atrest undo` takes it up again."

    public static func resumed(since time: String) -> String {
        "The fast goes on, since \(time)."
    }

    public static func adjusted(since time: String, target: String) -> String {
        "Fasting since \(time), target \(target)."
    }

    // MARK: Notices

    public static let targetReached = "Target reached"
    public static let targetReachedText = "The hours you set aside have passed."

    /// The title over ``recordsSetAside(as:)``.
    public static let setAsideTitle = "A new record was begun"
}
