/// The text of `make run` around the real commands. Only developers read it.
enum DemoWords {
    static let opening =
        "This is a fast with a bus and a data folder of its own, which are deleted "
        + "afterwards. Your own data is not touched."
    static let waiting = "In a moment the body likely enters another phase."
    static let noticeOnDesktop = "The notification is on your desktop too."
    static let noticeHere =
        "There is no desktop here, so the notification is shown in the terminal."
    static let noTransition =
        "The transition did not happen. `make test` may show the reason."
    static func failed(_ command: String) -> String { "`atrest \(command)` failed." }
    static let closing =
        "That is all. Everything was deleted again. To use it yourself:"
    static let install = "install it for your user, without root"
    static let start = "start a fast; the agent starts on its own"
    static let manual = "everything else"
}
