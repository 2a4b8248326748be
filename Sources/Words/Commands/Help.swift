extension Words {
    /// The text of `--help`.
    public enum Help {
        public static let program = translated("A quiet companion for fasting.")
        public static let discussion =
            translated(
                "The fast is kept by an agent that starts by itself when it is first "
                    + "asked. Without a verb, `atrest` shows the state.")
        public static let start = translated("Begin a fast.")
        public static let end = translated("End the fast.")
        public static let abandon = translated("Set the fast aside without keeping it.")
        public static let adjust = translated("Change the start or the target of the running fast.")
        public static let status = translated("Show the state of the fast.")
        public static let doctor = translated(
            "Look at the setup and say how to mend what is wrong.")

        public static let at =
            translated(
                "When it happened: 20:00, yesterday 20:00, 2026-11-20 20:00, or ISO 8601 "
                    + "with an offset."
            )
        public static let ago = translated("How long ago it happened: 90m, 2h30m, 1.5h.")
        public static let target = translated("How long the fast is meant to last, 4 to 168 hours.")
        public static let adjustedStart = translated(
            "When the fast began, in the forms of `start --at`.")
        public static let json = translated("Print one JSON object.")
        public static let quiet =
            translated(
                "Print nothing; exit with 0 while a fast is running, 1 while none is, 69 "
                    + "while nobody knows.")
        public static let format =
            translated(
                "Print this line, with {{status}}, {{elapsed}}, {{remaining}}, "
                    + "{{milestone}}, {{title}}, {{text}}, {{scripture}}, {{started}} and "
                    + "{{target}} filled in.")
        public static let follow = translated("Print a line now and after every change.")
        public static let color = translated("Colour: auto (only on a terminal), always or never.")
    }

    // MARK: Usage

    public static func unreadableTime(_ text: String) -> String {
        translated(
            "`{text}` is no time. Write 20:00, yesterday 20:00, 2026-11-20 20:00 or ISO "
                + "8601 with an offset.", ["text": text])
    }

    public static func timeDoesNotExist(_ text: String) -> String {
        translated(
            "The clock skips {text} on that day. Name a time before or after it.", ["text": text])
    }

    public static func unreadableDuration(_ text: String) -> String {
        translated("`{text}` is no duration. Write 90m, 2h30m or 1.5h.", ["text": text])
    }

    public static func unreadableHours(_ text: String) -> String {
        translated("`{text}` is no number of hours. Write 16 or 16.5.", ["text": text])
    }

    public static func unknownField(_ name: String, known: [String]) -> String {
        translated(
            "There is no field {{{name}}}. The known ones are {known}.",
            ["name": name, "known": known.joined(separator: ", ")])
    }

    public static let unclosedField = translated("A {{ in the template has no }}. Close it.")
    public static let atOrAgo = translated("Name the time with --at or with --ago, not with both.")
    public static let adjustWhat = translated("Name what to adjust: --start or --target.")
    public static let oneOutput = translated("Choose one of --json, --format and --quiet.")
    public static let quietFollow = translated("--quiet prints nothing; leave out --follow.")
    public static func unknownVerb(_ verb: String) -> String {
        translated("There is no verb `{verb}`.", ["verb": String(verb.prefix(64))])
    }

    public static let seeHelp = translated("See `atrest --help`.")

    // MARK: No answer

    public static func noBus(_ reason: String) -> String {
        translated(
            "There is no session bus to ask ({reason}). Run atrest inside a desktop "
                + "session, or under `dbus-run-session`.", ["reason": reason])
    }

    public static let agentUnknown =
        translated(
            "The agent is not running, and the session bus does not know how to start "
                + "it. Run `make install` once, or start `atrestd`.")

    public static func activationFailed(_ reason: String) -> String {
        translated(
            "The session bus could not start the agent: {reason}. Start `atrestd` in a "
                + "terminal to see why.", ["reason": reason])
    }

    public static let agentSilent =
        translated(
            "The agent did not answer in time; what was asked may still happen. `atrest "
                + "doctor` looks for the reason.")

    /// - Parameter part: which part of the answer is wrong.
    public static func unexpectedAnswer(_ part: String) -> String {
        translated(
            "The agent gave an answer that cannot be used: {part}. `atrest doctor` looks for the "
                + "reason.", ["part": part])
    }

    public static func agentUnreachable(_ reason: String) -> String {
        translated(
            "The agent could not be reached: {reason}. `atrest doctor` looks for the reason.",
            ["reason": reason])
    }

    public static func answerNotWritten(_ reason: String) -> String {
        translated("The answer could not be written: {reason}.", ["reason": reason])
    }
    public static let busWentAway = translated("The session bus has gone away.")
}
