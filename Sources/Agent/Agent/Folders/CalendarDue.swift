import AgentCore
import Fasting
import Folders

/// Which events of the calendar folder may differ from the records: all that has changed since a pass was begun.
package struct CalendarDue {
    /// The settings that the files depend on.
    package struct Options: Equatable, Sendable {
        package private(set) var folder = ""
        package private(set) var years: UInt32 = 0
        package private(set) var hasRunning = false
        package private(set) var isDiscreet = false

        fileprivate init() {}

        fileprivate init(_ settings: Settings) {
            folder = settings.calendarFolder
            years = settings.calendarYears
            hasRunning = settings.showsRunningInCalendar
            isDiscreet = settings.isDiscreet
        }
    }

    /// The fasts whose events have to be compared with the files.
    package struct Events {
        /// Whether it is all of them.
        package fileprivate(set) var isWhole = false
        package fileprivate(set) var ids: Set<RecordID> = []

        package var isEmpty: Bool { !isWhole && ids.isEmpty }

        fileprivate mutating func add(_ other: Events) {
            isWhole = isWhole || other.isWhole
            ids.formUnion(other.ids)
        }
    }

    package private(set) var options = Options()
    package private(set) var events = Events()
    /// The fast that has an event as a running one.
    private var running: RecordID?

    package init() {}

    /// - Returns: whether a setting was changed that the files depend on.
    package mutating func note(_ change: Change) -> Bool {
        let options = Options(change.after.settings)
        let isNew = options != self.options
        self.options = options
        if options.folder.isEmpty {
            events = Events()
            return isNew
        }
        if isNew { events.isWhole = true }
        for event in change.events {
            if let fasts = event.meaning.fasts {
                events.ids.formUnion(fasts)
            } else {
                events.isWhole = true
            }
        }
        // The fast that is shown as running follows from the state: it may be covered, or step back behind an earlier one,
        // without an event of its own.
        let running = options.hasRunning ? change.after.fast.active?.id : nil
        if running != self.running {
            events.ids.formUnion([self.running, running].compactMap(\.self))
            self.running = running
        }
        return isNew
    }

    /// Begins a pass: what changes from now on is noted for the next one.
    package mutating func take() -> Events {
        defer { events = Events() }
        return events
    }

    /// A pass has failed.
    ///
    /// - Parameter isAbsent: whether there was no folder. The one that comes may be new, and lack every event.
    package mutating func putBack(_ taken: Events, isAbsent: Bool = false) {
        if options.folder.isEmpty { return }
        events.add(taken)
        events.isWhole = events.isWhole || isAbsent
    }
}

extension Engine {
    /// The event of a fast, as it should be; nil if it has none.
    package func calendarEvent(
        _ id: RecordID, _ options: CalendarDue.Options
    ) throws(Refusal) -> CalendarEvent? {
        if let running = try runningEvent(options), running.id == id { return running }
        return try sessionVersion(id).flatMap(CalendarEvent.init(keeping:))
    }

    package func runningEvent(_ options: CalendarDue.Options) throws(Refusal) -> CalendarEvent? {
        guard options.hasRunning, let fast = snapshot.fast.active else { return nil }
        return CalendarEvent(fast, act: try activeFastAct())
    }
}

extension CalendarEvent {
    /// - Returns: nil if the fast is too short for the calendar.
    package init?(keeping version: SessionVersion) {
        guard version.session.duration >= Session.shortest else { return nil }
        self.init(version.session, act: version.act)
    }
}
