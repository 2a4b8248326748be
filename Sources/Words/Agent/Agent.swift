extension Words {
    // MARK: The agent

    public static let agentReady = translated("Keeping the fast")
    public static let alreadyServed = translated(
        "Another agent serves this session already; this one ends.")
    public static let noSessionBus =
        translated(
            "There is no session bus to serve. Start atrestd from a desktop session, or "
                + "under `dbus-run-session`.")

    /// What `atrestd --help` says.
    public static let agentHelp =
        usage("atrestd") + "\n\n"
        + lines(
            of: translated(
                "Keeps the running fast and serves {name} on the session bus. It is "
                    + "started by the bus or by systemd when it is first asked and ends on SIGTERM. "
                    + "With --check it looks at the records and ends; besides it takes --help "
                    + "and --version. `atrest` speaks to it; atrestd(1) tells more.",
                ["name": "app.atrest.Atrest"]),
            width: 78
        ).joined(separator: "\n")

    private static func usage(_ form: String) -> String {
        translated("Usage: {form}", ["form": form])
    }

    public static func agentTakesNo(_ argument: String) -> String {
        translated(
            "There is no argument `{argument}`. See `atrestd --help`.", ["argument": argument])
    }

    public static func folderInUse(path: String) -> String {
        translated(
            "Another agent, on another bus, holds the data folder {path}. End it first.",
            ["path": path])
    }

    /// - Parameter reason: the error message of the tray.
    public static func trayProblem(_ reason: String) -> String {
        translated("The icon in the tray could not be shown: {reason}", ["reason": reason])
    }
}
