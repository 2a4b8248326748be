import Text

extension Words {
    // MARK: The agent

    public static let agentReady = translated("Running")
    public static let alreadyServed = translated(
        "Another agent is already running in this session. This one exits.")
    /// - Parameter program: the one that owns the agent's name.
    public static func nameTaken(by program: String, process: UInt32) -> String {
        translated(
            "Another program has the name of the agent on the session bus: {program}. End it with `kill {process}`, and try "
                + "again.", ["program": program, "process": String(process)])
    }

    public static let noSessionBusForAgent =
        translated(
            "There is no session bus. Start atrestd in a desktop session or under "
                + "`dbus-run-session`.")

    public static let nameRefused = saying(
        "The session bus does not let atrestd use the name {name}. In a sandbox, allow the program "
            + "to own this name.")

    private static let recordsObject = "/app/atrest/Atrest/Records"

    public static let refusedInSandbox = translated(
        "A program in a sandbox may not do this here. The object {path} does it, if the rules of the sandbox allow it.",
        ["path": recordsObject])
    public static let unknownSandbox = translated(
        "It is unknown whether the caller is in a sandbox, so this is refused here. The object {path} does it.",
        ["path": recordsObject])

    /// What `atrestd --help` says.
    public static let agentHelp =
        usage("atrestd [--check]") + "\n\n"
        + WrappedText.lines(
            translated(
                "Tracks the running fast and provides {name} on the session bus. The bus or "
                    + "systemd starts it when it is needed. It exits on SIGTERM. With --check it "
                    + "only checks the data. --help and --version are the other options. Use it "
                    + "through `atrest`. See atrestd(1) for details.",
                ["name": "app.atrest.Atrest"]),
            width: 78
        ).joined(separator: "\n")

    private static let usage = saying("Usage: {form}")

    public static let agentTakesNo = saying(
        "There is no argument `{argument}`. See `atrestd --help`.")

    public static func folderInUse(path: String) -> String {
        translated(
            "An agent on another bus is using the data folder {path}. Stop that agent first.",
            ["path": path])
    }

    /// - Parameter count: how many files the process can open.
    public static func tooFewFiles(_ count: Int, needed: Int) -> String {
        translated(
            "The agent can open only {count} files, but needs {needed}. Raise the limit with "
                + "`ulimit -n 1024` in the shell, or with LimitNOFILE=1024 in the unit of systemd.",
            ["count": count, "needed": needed])
    }

    /// `{reason}`: the error message of the tray.
    public static let trayProblem = saying("The icon in the tray could not be shown: {reason}")
}
