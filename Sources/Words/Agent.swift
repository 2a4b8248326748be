extension Words {
    // MARK: What the agent says of itself

    public static let agentReady = "Keeping the fast"
    public static let alreadyServed = "Another agent serves this session already; this one ends."
    public static let noSessionBus =
        "There is no session bus to serve. Start atrestd from a desktop session, or under "
        + "`dbus-run-session`."

    public static func folderInUse(path: String) -> String {
        "Another agent, on another bus, holds the data folder \(path). End it first."
    }
}
