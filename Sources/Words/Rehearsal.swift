extension Words {
    /// What `make run` says around the real commands.
    public enum Rehearsal {
        public static let opening = """
            A fast in a session of its own, with a bus and a data folder that are
            gone afterwards. Yours is not touched.
            """
        public static let waiting = """

            In a moment the body likely enters another phase.
            """
        public static let noticeOnDesktop = "It stands on your desktop too."
        public static let noticeHere = "Here is no desktop, so the notice stands in the terminal."
        public static let noTransition =
            "The transition did not come. `make test` looks for the reason."
        public static func failed(_ command: String) -> String { "`atrest \(command)` failed." }
        public static let closing = """

            That is all there is to it, and nothing of it is left. For yourself:

              make install      for you alone, without root
              atrest start      begin a fast; the agent starts by itself
              man atrest        everything else
            """
    }
}
