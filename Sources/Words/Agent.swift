extension Words {
    // MARK: What the agent says of itself

    public static let agentReady = "Keeping the fast"
    public static let alreadyServed = "Another agent serves this session already; this one ends."
    public static let noSessionBus =
        "There is no session bus to serve. Start atrestd from a desktop session, or under "
        + "`dbus-run-session`."

    /// What `atrestd --help` says.
    public static let agentHelp = """
        Usage: atrestd

        Keeps the running fast and serves app.atrest.Atrest on the session bus. It is started by the
        bus or by systemd when it is first asked, takes no arguments but --help and --version, and
        ends on SIGTERM. `atrest` speaks to it; atrestd(1) tells more.
        """

    public static func agentTakesNo(_ argument: String) -> String {
        "atrestd takes no argument `\(argument)`. See `atrestd --help`."
    }

    public static func folderInUse(path: String) -> String {
        "Another agent, on another bus, holds the data folder \(path). End it first."
    }
}
