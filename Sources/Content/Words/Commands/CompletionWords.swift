extension Words {
    /// The descriptions beside values that a shell offers.
    public enum Completion {
        /// Beside a word that `atrest why` looks for.
        public static let search = translated("look for it")
        public static let help = translated("Show the help.")
        public static let version = translated("Show the version.")
        public static let now = translated("now")
        public static let ago = saying("{duration} ago")
        public static func daysAgo(_ count: Int) -> String {
            switch count {
            case 0: translated("today")
            case 1: translated("yesterday")
            default: counted("{count} day ago", "{count} days ago", count)
            }
        }
        public static func fasts(_ count: Int) -> String { Words.fasts(count) }
    }
}
