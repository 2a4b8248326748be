import Fasting

/// Every sentence and label that people read. They are in one module so that tests can check all of
/// them against the voice: a quiet companion that describes and never judges. Rule:
/// docs/rules/words.md.
/// Times and durations are passed in as text; this module knows no zone.
public enum Words {
    /// The program's name.
    public static let name = "Atrest"
    /// The language tag of the sentences. A translation has its own.
    public static let language = translated("en")

    // MARK: States

    /// Given copy, shown while no fast runs.
    public static let idle = translated("When you're ready")

    /// A label for the state.
    public static func label(_ outcome: Outcome) -> String {
        switch outcome {
        case .completed: translated("Complete")
        case .endedEarly: translated("Ended early")
        case .abandoned: translated("Set aside")
        }
    }

    /// The state while the agent is not running.
    public static let away = translated("Away")

    /// The line after a fast ended, until the end of the day.
    public static func line(after outcome: Outcome, kept: Bool) -> String {
        switch outcome {
        case .completed: translated("The fast is complete.")
        case .endedEarly where kept: translated("The fast has ended.")
        case .endedEarly: translated("The fast has ended; under 4 hours it is not kept.")
        case .abandoned: translated("The fast was set aside.")
        }
    }

    /// The answer after a fast of under 4 hours.
    public static let shortFast = translated("Fasts under 4 hours are not kept.")

    // MARK: Answers of the commands

    public static func since(_ time: String) -> String {
        translated("since {time}", ["time": time])
    }

    public static func yesterday(_ clock: String) -> String {
        translated("yesterday {time}", ["time": clock])
    }

    /// The word "yesterday" in lower case, as people type it.
    public static var yesterdayTyped: String {
        yesterday("").lowercased().split(separator: " ").joined(separator: " ")
    }

    public static func started(since time: String) -> String {
        translated("Fasting since {time}.", ["time": time])
    }

    public static func ended(
        _ outcome: Outcome, kept: Bool, duration: String, from start: String, to end: String
    ) -> String {
        let answer = "\(label(outcome)). \(span(duration, from: start, to: end))."
        return kept ? answer : "\(answer) \(shortFast)"
    }

    /// The duration, the start and the end of a fast.
    public static func span(_ duration: String, from start: String, to end: String) -> String {
        translated(
            "{duration}, {start} to {end}", ["duration": duration, "start": start, "end": end])
    }

    /// The start and the end.
    public static func interval(from start: String, to end: String) -> String {
        translated("{start} to {end}", ["start": start, "end": end])
    }

    public static let abandoned = translated(
        "The fast is set aside and was not kept. `atrest undo` takes it up again.")

    public static func adjusted(since time: String, target: String) -> String {
        translated(
            "Fasting since {time}, target {target}.", ["time": time, "target": target])
    }
}
