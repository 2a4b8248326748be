import CalendarFiles
import DeviceFolder

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

        public init(_ problem: DeviceFolder.Problem) {
            self =
                switch problem {
                case .absent: .folderAbsent
                case .notAFolder: .folderNotAFolder
                case .notOurs: .folderNotOurs
                case .newer: .folderNewer
                case .readOnly, .full, .failed: .folderUnwritable
                }
        }

        public init(_ problem: CalendarFiles.CalendarFolder.Problem) {
            self =
                switch problem {
                case .absent: .calendarAbsent
                case .notAFolder: .calendarNotAFolder
                case .notOurs: .calendarNotOurs
                case .readOnly: .calendarReadOnly
                case .full: .calendarFull
                case .failed: .calendarRefused
                }
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
