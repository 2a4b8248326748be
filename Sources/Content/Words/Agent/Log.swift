extension Words {
    /// The agent's log lines about acts. They have no times, since the journal adds them.
    public enum Log {
        public static let serves = translated("The agent is ready.")
        public static let leaves = translated("The agent exits.")
        public static let busIsGone = translated(
            "The connection to the session bus was closed. The agent exits.")
        public static let began = translated("A fast has started.")
        public static let resumed = translated("The last ending was undone. The fast continues.")
        public static let adjusted = translated("The running fast was changed.")
        public static let added = translated("A past fast was added.")
        public static let edited = translated("A past fast was changed.")
        public static let deleted = translated("A past fast was deleted.")
        public static let undone = translated("A change was undone.")
        public static let redone = translated("A change was redone.")
        public static let restored = translated("A backup was restored.")
        public static let imported = translated("A file was imported.")
        /// `{name}`: the D-Bus name of the error.
        public static let refused = saying("An action on the desktop was refused: {name}.")
        public static let waterAdded = translated("Water was added.")
        public static let waterRemoved = translated("Water was deleted.")
        public static let settingChanged = saying("The setting {key} was changed.")
    }
}
