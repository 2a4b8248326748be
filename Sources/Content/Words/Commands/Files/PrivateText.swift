extension Words {
    /// The words about a private text: where it is kept, and how it is saved.
    public enum PrivateText {
        /// A desktop may show it beside the name of the program.
        public static let screenReason = translated("The screen stays on while you read.")

        /// - Parameter limit: a size such as `64 KB`; nil if it is not the reason.
        public static func notLocked(limit: String?) -> String {
            guard let limit else {
                return translated(
                    "Nothing can be written here: the system does not allow this program to keep "
                        + "its memory out of swap space.")
            }
            return translated(
                "Nothing can be written here: this program may lock only {limit} of memory. That "
                    + "is not enough to keep a text out of swap space.", ["limit": limit])
        }
        /// The size of a limit in whole kilobytes.
        public static func size(_ bytes: Int) -> String { "\(bytes / 1024) KB" }

        /// - Parameter limit: a size such as `64 KB`.
        public static func cut(limit: String) -> String {
            translated(
                "The text can be at most {limit} long. The rest was left out.", ["limit": limit])
        }

        public static let saved = saying("Saved to {path}.")
        public static let noName = translated("Type a name for the file.")
        public static let exists = saying(
            "{path} already exists. Choose another name, or replace the file.")
        public static let notALink = saying("{path} is a symbolic link. Choose another name.")
        public static let notAFolder = saying("{path} is a folder. Add a name for the file.")
        public static let notAPlainFile = saying("{path} is not a plain file. Choose another name.")
        public static let noUser = quoting("There is no user {name}. Write another path.")
    }
}
