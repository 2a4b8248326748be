extension Words {
    /// The text of `make run` around the real commands.
    public enum Demo {
        public static let opening = translated(
            "This is a fast with a bus and a data folder of its own, which are deleted "
                + "afterwards. Your own data is not touched.")
        public static let waiting = translated("In a moment the body likely enters another phase.")
        public static let noticeOnDesktop = translated("The notification is on your desktop too.")
        public static let noticeHere = translated(
            "There is no desktop here, so the notification is shown in the terminal.")
        public static let noTransition = translated(
            "The transition did not happen. `make test` may show the reason.")
        public static let failed = saying("`atrest {command}` failed.")
        public static let closing = translated(
            "That is all. Everything was deleted again. To use it yourself:")
        public static let install = translated("install it for your user, without root")
        public static let start = translated("start a fast; the agent starts on its own")
        public static let manual = translated("everything else")
    }
}
