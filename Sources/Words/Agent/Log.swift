extension Words {
    /// The agent's log lines about acts. They have no times, since the journal adds them.
    public enum Log {
        public static let serves = translated("The agent serves this session.")
        public static let leaves = translated("The agent ends.")
        public static let began = translated("A fast has begun.")
        public static let resumed = translated("The last ending was taken back; the fast goes on.")
        public static let adjusted = translated("The fast was adjusted.")
        public static let noted = translated("A fast of the past was noted.")
        public static let edited = translated("A fast that was kept was changed.")
        public static let deleted = translated("A fast that was kept was taken away.")
        public static let undone = translated("An act was undone.")
        public static let redone = translated("An act was done again.")
        public static let restored = translated("The records of a backup were restored.")
        public static let merged = translated("The fasts of a file were taken over.")
        /// - Parameter name: the D-Bus name of the error.
        public static func refused(_ name: String) -> String {
            translated("What was asked for on the desktop was refused: {name}.", ["name": name])
        }
        public static let waterNoted = translated("Water was noted.")
        public static let waterRemoved = translated("Water was taken away.")
        public static func settingChanged(_ key: String) -> String {
            translated("The setting {key} was changed.", ["key": key])
        }
    }
}
