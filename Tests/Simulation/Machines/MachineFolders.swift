import Agent
import AgentCore
import Fasting
import Folders

/// The calendar folder of a machine, in memory: the events that its files have.
struct VirtualCalendar {
    private var due = CalendarDue()
    private var events: [RecordID: CalendarEvent] = [:]

    /// What the user has chosen.
    static let settings: [Command] = [
        .set(.calendarFolder, to: .text("/calendar")),
        .set(.calendarRunning, to: .flag(true)),
    ]

    /// The agent starts. The files are as they were.
    mutating func start(_ engine: Engine) {
        due = CalendarDue()
        note(Change(before: engine.snapshot, after: engine.snapshot, events: []))
    }

    mutating func note(_ change: Change) { _ = due.note(change) }

    /// A pass of the agent.
    mutating func bring(to engine: Engine) throws(Refusal) {
        let taken = due.take()
        if taken.isWhole {
            events = try Self.whole(engine, due.options)
            return
        }
        for id in taken.ids { events[id] = try engine.calendarEvent(id, due.options) }
    }

    /// - Returns: an event that is not as the records say; nil if there is none.
    func difference(from engine: Engine) throws(Refusal) -> CalendarEvent? {
        let expected = try Self.whole(engine, due.options)
        return expected.values.first { events[$0.id] != $0 }
            ?? events.values.first { expected[$0.id] == nil }
    }

    private static func whole(
        _ engine: Engine, _ options: CalendarDue.Options
    ) throws(Refusal) -> [RecordID: CalendarEvent] {
        var events: [RecordID: CalendarEvent] = [:]
        for version in try engine.sessionVersions(after: nil, limit: .max) {
            if let event = CalendarEvent(keeping: version) { events[event.id] = event }
        }
        if let event = try engine.runningEvent(options) { events[event.id] = event }
        return events
    }
}

/// A file of the inbox, whose time a carrier may change.
struct InboxFile {
    let number: Int
    let modified: Instant

    /// No other file has this amount.
    var amount: WaterAmount { WaterAmount(milliliters: Int64(1000 + number))! }

    /// - Parameter moved: by how many seconds the carrier has changed its time.
    func item(moved: Int64) -> Inbox.Item {
        Inbox.Item(
            name: "glass \(number).txt", modified: modified + moved,
            text: "water \(amount.milliliters)")
    }
}
