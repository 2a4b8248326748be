extension Words {
    /// The text of `--help`.
    public enum Help {
        public static let program = translated("A quiet companion for fasting.")
        public static let discussion =
            translated("Without a command, `atrest` shows the state of the fast.")
        public static let start = translated("Start a fast.")
        public static let end = translated("End the fast.")
        public static let abandon = translated("Stop the fast without keeping it.")
        public static let adjust = translated("Change the start or the target of the running fast.")
        public static let status = translated("Show the fast.")
        public static let doctor = translated("Check the setup and say how to fix what is wrong.")

        public static let json = translated("Print JSON, for scripts.")
        public static let quiet =
            translated(
                "Print nothing. The exit status is 0 if a fast is running, 1 if not, and 69 if "
                    + "the agent is not running.")
        public static let format =
            translated(
                "Print this line. It can contain the fields {{status}}, {{elapsed}}, "
                    + "{{remaining}}, {{milestone}}, {{title}}, {{text}}, {{scripture}}, {{started}}, "
                    + "{{ended}} and {{target}}.")
        public static let more = translated(
            "Also show what is left until the target, and the next phase.")
        public static let follow = translated("Print a line now and after every change.")
        public static let color = translated("Colour: auto (only on a terminal), always or never.")
    }

    // MARK: Usage

    public static func unknownField(_ name: String, known: [String]) -> String {
        translated(
            "There is no field {{{name}}}. The fields are {known}.",
            ["name": .typed(name), "known": known.joined(separator: ", ")])
    }

    public static let unclosedField = translated("A {{ in the template has no }}. Add it.")
    public static let atOrAgo = translated(
        "Write the time once: alone, with --at, or with --ago.")
    public static let adjustWhat = translated("Use --start or --target.")
    public static let oneOutput = translated(
        "Use only one of --json, --format, --more and --quiet.")
    public static let moreFollow = translated("Use --more without --follow.")
    public static let quietFollow = translated("--quiet prints nothing. Use it without --follow.")

    // MARK: No answer

    public static let noBus = saying(
        "There is no session bus ({reason}). Run atrest in a desktop session or under "
            + "`dbus-run-session`.")

    public static let agentUnknown =
        translated(
            "The agent is not running, and the session bus does not know how to start "
                + "it. Start `atrestd` yourself. `atrest doctor` shows the reason.")

    /// - Parameter reason: the bus's or systemd's, with a full stop or without one.
    public static func activationFailed(_ reason: String) -> String {
        translated(
            "The session bus could not start the agent: {reason}. Start `atrestd` in a terminal to "
                + "see why.", ["reason": reason.last == "." ? String(reason.dropLast()) : reason])
    }

    public static let agentSilent =
        translated(
            "The agent did not answer in time. It may still do what you asked for. `atrest "
                + "doctor` may show the reason.")

    public static let agentStarting = translated("The session bus is still starting the agent.")
    public static let agentAtWork = translated("The agent is still at work.")

    /// `{part}`: which part of the answer is wrong.
    public static let unexpectedAnswer = saying(
        "Atrest does not understand the agent's answer: {part}. `atrest doctor` may show the "
            + "reason.")

    public static let agentUnreachable = saying(
        "The agent could not be reached: {reason}. `atrest doctor` may show more.")

    public static let answerNotWritten = saying("The answer could not be written: {reason}.")
    /// What was asked for was done.
    public static let doneButNotSaid = saying(
        "It was done, but the answer could not be written: {reason}. Do not repeat the command.")
    public static let busWentAway = translated(
        "The connection to the session bus was lost. `atrest doctor` may show the reason.")
}
