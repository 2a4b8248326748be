import Contract
import Fasting
import LocalTime
import SDBus
import Words

extension BusError {
    /// Why the agent refused a call, in the language of this program and with the times of its zone. If the
    /// agent says no more than its sentence, or something that this program does not know, it is that
    /// sentence.
    package var ownSentence: String {
        UserInput.inOwnZone(RefusalDetails(details).sentence ?? message)
    }
}

extension RefusalDetails {
    fileprivate init(_ values: [String: Value]) {
        self.init(
            texts: values.compactMapValues(\.stringValue),
            instants: values.compactMapValues { $0.uint64Value.flatMap(Instant.init(wire:)) })
    }

    /// nil if the reason is not known here.
    fileprivate var sentence: String? {
        if let refusal {
            return Words.sentence(
                refusal, runningSince: runningSince, now: Clock.now, zone: .system)
        }
        return argument.map(sentence)
    }

    private func sentence(_ argument: Argument) -> String {
        switch argument {
        case .invalidTarget: Words.invalidTarget
        case .invalidAmount: Words.Water.invalidAmount(in: .milliliters)
        case .noteTooLong: Words.noteTooLong
        case .importUnderWay: Words.importUnderWay
        case .deviceNotFound: Words.Devices.notFound(text)
        case .devicesBusy: Words.Devices.busy
        case .ownRecords: Words.Devices.ownRecords
        case .folderAbsent: Words.Devices.missing(path)
        case .folderNotAFolder: Words.Devices.notAFolder(path)
        case .folderNotOurs: Words.Devices.notOurs(path)
        case .folderNewer: Words.Devices.newer(path)
        case .folderUnwritable: Words.Devices.unwritable(path)
        case .calendarAbsent: Words.CalendarFolder.missing(path)
        case .calendarNotAFolder: Words.CalendarFolder.notAFolder(path)
        case .calendarNotOurs: Words.CalendarFolder.notOurs(path)
        case .calendarReadOnly: Words.CalendarFolder.readOnly(path)
        case .calendarFull: Words.CalendarFolder.full(path)
        case .calendarRefused: Words.CalendarFolder.refused(path)
        }
    }
}
