extension Words {
    /// The words of `atrest quiet`.
    public enum Quiet {
        public static let help = translated(
            "Show what the agent has used since it started: wakeups, processor time, memory, disk.")

        public static let notRunning = translated(
            "The agent is not running, so there is nothing to show. `atrest status` starts it.")
        public static func since(_ time: String) -> String {
            translated("The agent has been running since {time}.", ["time": time])
        }
        public static func wakeups(_ count: UInt64) -> String {
            translated("Wakeups: {count}", ["count": String(count)])
        }
        public static func processorTime(_ seconds: String) -> String {
            translated("Processor time: {seconds} s", ["seconds": seconds])
        }
        public static func memory(_ megabytes: String) -> String {
            translated("Memory now: {number} MB", ["number": megabytes])
        }
        public static func written(_ kilobytes: String) -> String {
            translated("Written to disk: {number} kB", ["number": kilobytes])
        }
        public static func notices(_ count: UInt64) -> String {
            translated("Notifications: {count}", ["count": String(count)])
        }
    }
}
