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
                    + "is not enough to keep a text out of swap space.",
                ["limit": limit])
        }
        /// The size of a limit in whole kilobytes.
        public static func size(_ bytes: Int) -> String { "\(bytes / 1024) KB" }

        /// - Parameter limit: a size such as `64 KB`.
        public static func cut(limit: String) -> String {
            translated(
                "The text can be at most {limit} long. The rest was left out.", ["limit": limit])
        }

        public static func saved(_ path: String) -> String {
            translated("Saved to {path}.", ["path": Words.quoted(path: path)])
        }
        public static let noName = translated("Type a name for the file.")
        public static func exists(_ path: String) -> String {
            translated(
                "{path} already exists. Choose another name, or replace the file.",
                ["path": Words.quoted(path: path)])
        }
        public static func notALink(_ path: String) -> String {
            translated(
                "{path} is a symbolic link. Choose another name.",
                ["path": Words.quoted(path: path)])
        }
        public static func notAFolder(_ path: String) -> String {
            translated(
                "{path} is a folder. Add a name for the file.",
                ["path": Words.quoted(path: path)])
        }
        public static func notAPlainFile(_ path: String) -> String {
            translated(
                "{path} is not a plain file. Choose another name.",
                ["path": Words.quoted(path: path)])
        }
        public static func noUser(_ name: String) -> String {
            translated("There is no user {name}. Write another path.", ["name": Words.quoted(name)])
        }
    }
}
