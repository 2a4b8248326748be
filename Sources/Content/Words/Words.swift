import Fasting
import LocalTime

/// Every sentence and label that people read. They are in one module so that tests can check all of
/// them against the voice: a quiet companion that describes and never judges. Rule:
/// docs/rules/words.md.
/// Times and durations are passed in as text; this module knows no zone.
public enum Words {
    /// The program's name.
    public static let name = "Atrest"
    /// The language tag of the sentences. A translation has its own.
    public static let language = translated("en")

    /// The sign before the fraction of a number.
    public static var decimalPoint: String {
        String(translated("0.5").dropFirst().dropLast())
    }

    // MARK: States

    /// Given copy, shown while no fast runs.
    public static let idle = translated("When you're ready")

    /// How a fast ended, as the calendar and the history say it.
    public static func label(_ outcome: Outcome) -> String {
        switch outcome {
        case .completed: translated("Completed")
        case .endedEarly: translated("Ended early")
        case .abandoned: translated("Stopped, not kept")
        }
    }

    /// The state while the agent is not running. "Not running" could be read as "no fast is running".
    public static let away = translated("Atrest's clock has stopped")
    /// Below it.
    public static let awayNote = translated("If a fast is running, it goes on.")
    /// The same state in a bar, which has little room.
    public static let awayInBar = translated("Clock stopped")
    /// The act that starts the agent.
    public static let startAgent = translated("Start the clock again")
    /// The agent runs and cannot read its records. The sentence of the agent says why.
    public static let unreadable = translated("Data cannot be read")

    /// Says that a fast has ended, for every outcome. Rule: docs/rules/words.md, Other strings.
    public static let fastEnded = translated("The fast has ended.")

    /// The line after a fast ended, until the end of the day.
    public static func line(after outcome: Outcome, kept: Bool) -> String {
        switch outcome {
        case .completed: fastEnded
        case .endedEarly where kept: fastEnded
        case .endedEarly:
            translated("The fast has ended; it lasted under 4 hours and was not kept.")
        case .abandoned: translated("The fast was stopped and not kept.")
        }
    }

    // MARK: Answers of the commands

    public static let since = saying("since {time}")

    /// The days and hours of a duration, such as `5 days 15 h`.
    ///
    /// - Parameter seconds: the duration.
    /// - Returns: nil for less than two days: hours say that well.
    public static func days(seconds: Int64) -> String? {
        let (days, hours) = (seconds / 86_400, seconds % 86_400 / 3600)
        guard days >= 2 else { return nil }
        let text = counted("{count} day", "{count} days", Int(days))
        return hours == 0
            ? text : translated("{days} {hours} h", ["days": text, "hours": hours])
    }

    /// The days and hours of a duration, with the names of both in place of them. A page fills in what it counts.
    public static let daysAndHours = translated("{days} {hours} h")

    /// The start of a running fast, and from two days on how many days it has lasted.
    ///
    /// - Parameters:
    ///   - time: of the start.
    ///   - seconds: how long it has lasted.
    public static func since(_ time: String, lasting seconds: Int64) -> String {
        withDays(since(time), seconds: seconds)
    }

    /// A text with the days of a duration beside it, from two days on: `130h 0m · 5 days 10 h`.
    public static func withDays(_ text: String, seconds: Int64) -> String {
        days(seconds: seconds).map { "\(text) · \($0)" } ?? text
    }

    public static let yesterday = saying("yesterday {time}")

    /// The word "yesterday" in lower case, as people type it.
    public static var yesterdayTyped: String {
        yesterday("").lowercased().split(separator: " ").joined(separator: " ")
    }

    public static func started(since time: String) -> String {
        translated("Fasting since {time}.", ["time": time])
    }

    /// The answer to an end. It is the same for every outcome.
    ///
    /// - Parameter span: as ``span(lasting:from:to:)`` returns it.
    public static func ended(_ span: String, kept: Bool) -> String {
        kept
            ? translated("The fast has ended. {span}.", ["span": span])
            : translated(
                "The fast has ended. {span}. It lasted under 4 hours and was not kept. `atrest undo` "
                    + "brings it back.", ["span": span])
    }

    /// After an end.
    ///
    /// `{start}`: a date and a time that cannot be true.
    public static let clockWasWrong = saying(
        "When it began, the clock of this device showed {start}. Correct that with `atrest edit @1 "
            + "--start TIME`.")

    /// After an end.
    ///
    /// `{now}`: a date and a time before the fast began, or that cannot be true.
    public static let clockIsWrong = saying(
        "The clock of this device shows {now}, which cannot be right. Correct it, undo this, and "
            + "end the fast again.")

    /// The answer to an end at a time if no fast is running and one has ended.
    ///
    /// - Parameter time: as it was typed.
    public static func noneRunning(correctingTo time: String) -> String {
        translated(
            "No fast is running. `atrest edit @1 --end {time}` changes when the last one ended.",
            ["time": .typed(time)])
    }

    /// The duration, the start and the end of a fast, from two days on with the days: `130h 0m (5 days 10 h), 15 Nov
    /// 20:00 to 21 Nov 06:00`.
    public static func span(lasting seconds: Int64, from start: String, to end: String) -> String {
        let hours = TimeText.duration(seconds: seconds)
        let duration =
            days(seconds: seconds).map {
                translated("{duration} ({days})", ["duration": hours, "days": $0])
            } ?? hours
        return translated(
            "{duration}, {start} to {end}", ["duration": duration, "start": start, "end": end])
    }

    /// The duration, the start and the end of a fast, with its target.
    public static func span(_ span: String, target: String) -> String {
        translated("{span}, target {target}", ["span": span, "target": target])
    }

    /// How many fasts, as part of a sentence.
    static let fasts = plural(
        "{count} fast", "{count} fasts")

    /// How many water entries, as part of a sentence.
    static let waterEntries = plural(
        "{count} water entry", "{count} water entries")

    /// How many fasts and water entries, as part of a sentence. What is zero is left out, except fasts without water.
    static func records(fasts: Int, water: Int) -> String {
        if water == 0 { return Words.fasts(fasts) }
        if fasts == 0 { return waterEntries(water) }
        return translated(
            "{fasts} and {water}", ["fasts": Words.fasts(fasts), "water": waterEntries(water)])
    }

    /// What can be written instead: "auto, always or never".
    static func alternatives(_ known: [String]) -> String {
        guard let last = known.last, known.count > 1 else { return known.first ?? "" }
        return translated(
            "{some} or {last}", ["some": known.dropLast().joined(separator: ", "), "last": last])
    }

    /// The start and the end.
    public static func interval(from start: String, to end: String) -> String {
        translated("{start} to {end}", ["start": start, "end": end])
    }

    public static let abandoned = translated(
        "The fast was stopped and not kept. `atrest undo` brings it back.")
    /// - Parameter span: as ``span(lasting:from:to:)`` returns it.
    public static func abandoned(_ span: String) -> String {
        translated(
            "The fast was stopped and not kept. {span}. `atrest undo` brings it back.",
            ["span": span])
    }

    /// The answer to a start with a target, and to an adjustment.
    public static func adjusted(since time: String, target: String) -> String {
        translated("Fasting since {time}, target {target}.", ["time": time, "target": target])
    }
}
