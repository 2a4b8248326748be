extension Words {
    /// What the agent refuses before its core sees it, if a person can have typed it. The agent says the sentence,
    /// and so does a client that speaks another language. The raw values travel (`Agent1.Explain`).
    public enum RefusedArgument: String, CaseIterable, Sendable {
        case invalidTarget = "invalid-target"
        case invalidAmount = "invalid-amount"
        case noteTooLong = "note-too-long"
        case importUnderWay = "import-under-way"
        case deviceNotFound = "device-not-found"
        case devicesBusy = "devices-busy"
        case ownRecords = "own-records"
        case folderAbsent = "folder-absent"
        case folderNotAFolder = "folder-not-a-folder"
        case folderNotOurs = "folder-not-ours"
        case folderNewer = "folder-newer"
        case folderUnwritable = "folder-unwritable"
        case calendarAbsent = "calendar-absent"
        case calendarNotAFolder = "calendar-not-a-folder"
        case calendarNotOurs = "calendar-not-ours"
        case calendarReadOnly = "calendar-read-only"
        case calendarFull = "calendar-full"
        case calendarRefused = "calendar-refused"
        case calendarOwnRecords = "calendar-own-records"

        /// - Parameter code: of a folder that cannot be used, as its own module names it.
        public init(folder code: String) {
            guard let known = Self(rawValue: code) else { preconditionFailure(code) }
            self = known
        }

        /// - Parameters:
        ///   - text: what was given.
        ///   - path: of the folder that was given.
        public func sentence(text: String = "", path: String = "") -> String {
            switch self {
            case .invalidTarget: Words.invalidTarget
            case .invalidAmount: Words.Water.invalidAmount(in: .milliliters)
            case .noteTooLong: Words.noteTooLong
            case .importUnderWay: Words.importUnderWay
            case .deviceNotFound: Words.Devices.notFound(text)
            case .devicesBusy: Words.Devices.busy
            case .ownRecords: Words.Devices.ownRecords
            case .folderAbsent, .calendarAbsent: Words.folderMissing(path)
            case .folderNotAFolder: Words.Devices.notAFolder(path)
            case .folderNotOurs: Words.Devices.notOurs(path)
            case .folderNewer: Words.Devices.newer(path)
            case .folderUnwritable: Words.Devices.unwritable(path)
            case .calendarNotAFolder: Words.CalendarFolder.notAFolder(path)
            case .calendarNotOurs: Words.CalendarFolder.notOurs(path)
            case .calendarReadOnly: Words.CalendarFolder.readOnly(path)
            case .calendarFull: Words.CalendarFolder.full(path)
            case .calendarRefused: Words.CalendarFolder.refused(path)
            case .calendarOwnRecords: Words.CalendarFolder.ownRecords
            }
        }
    }
}
