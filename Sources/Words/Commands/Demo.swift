extension Words {
    /// The text of `make run` around the real commands.
    public enum Demo {
        public static let opening = translated(
            "A fast in a session of its own, with a bus and a data folder that are gone "
                + "afterwards. Yours is not touched.")
        public static let waiting = translated(
            "In a moment the body likely enters another phase.")
        public static let noticeOnDesktop = translated("It is on your desktop too.")
        public static let noticeHere = translated(
            "There is no desktop here, so the notice stands in the terminal.")
        public static let noTransition = translated(
            "The transition did not come. `make test` looks for the reason.")
        public static func failed(_ command: String) -> String {
            translated("`atrest {command}` failed.", ["command": command])
        }
        public static let closing = translated(
            "That is all there is to it, and nothing of it is left. For yourself:")
        public static let install = translated("for you alone, without root")
        public static let start = translated("begin a fast; the agent starts by itself")
        public static let manual = translated("everything else")
    }
}
