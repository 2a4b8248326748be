extension Words {
    /// The words of `atrest quiet`.
    public enum Quiet {
        public static let help = translated(
            "Show what the agent has used since it started: wakeups, processor time, memory, disk.")

        public static let notRunning = translated(
            "The agent is not running, so there is nothing to show. `atrest status` starts it.")
        public static let since = saying("The agent has been running since {time}.")
        public static func wakeups(_ count: UInt64) -> String {
            translated("Wakeups: {count}", ["count": count])
        }
        public static let processorTime = saying("Processor time: {seconds} s")
        public static let memory = saying("Memory now: {number} MB")
        public static let written = saying("Written to disk: {number} kB")
        public static func notices(_ count: UInt64) -> String {
            translated("Notifications: {count}", ["count": count])
        }
    }
}
