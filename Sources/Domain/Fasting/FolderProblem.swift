/// Why a folder that the user has chosen cannot be used.
public struct FolderProblem: Error, Equatable, Sendable {
    /// What the folder is for. The raw value is the beginning of what travels.
    public enum Use: String, CaseIterable, Sendable {
        /// The user's machines share it.
        case shared = "folder"
        /// It has fasts as events.
        case calendar
    }

    /// The raw value is the end of what travels.
    public enum Cause: String, CaseIterable, Sendable {
        /// There is no folder: its disk may not be connected.
        case absent
        /// The folder has no file that marks it: its disk may not be connected, or the file has not arrived yet.
        case unmarked
        case notAFolder = "not-a-folder"
        /// It belongs to another user.
        case notOurs = "not-ours"
        /// A newer version made it.
        case newer
        case readOnly = "read-only"
        /// Its permissions forbid it.
        case denied
        case full
        /// It does not answer, as a network disk without its server.
        case hangs = "no-answer"
        /// Any other reason.
        case failed

        /// Whether the folder may come back by itself.
        public var isAbsent: Bool { self == .absent || self == .unmarked }
    }

    public let use: Use
    public let cause: Cause
    public let path: String

    public init(_ use: Use, _ cause: Cause, _ path: String) {
        self.use = use
        self.cause = cause
        self.path = path
    }
}
