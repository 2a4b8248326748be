import AgentCore
import Compline
import Contract
import Fasting
import SDBus
import Words

/// `app.atrest.Compline1` on the bus: the words of the night prayer, and the invitation to it.
final class Compline1Object: Compline1Handler {
    private let engine: Engine
    private let bus: Bus
    private let prayer: PrayerState
    let published: PublishedProperties<Compline1Properties>
    /// Of the clients that show the prayer, by their unique names.
    private var watches: [String: NameWatch] = [:]

    init(engine: Engine, bus: Bus, prayer: PrayerState) {
        self.engine = engine
        self.bus = bus
        self.prayer = prayer
        published = PublishedProperties(engine, on: bus)
    }

    func office() throws -> [Compline1.PhaseRow] { engine.environment.readOffice().rows }

    func hour() throws -> String {
        PrayerHour(at: engine.environment.now(), zone: engine.environment.zone).rawValue
    }

    func setEnabled(_ value: Bool) throws { try engine.carryOut(.setCompline(value)) }

    func setInvitationAt(_ value: String) throws {
        let time = TimeOfDay(value)
        if time == nil, !value.isEmpty { throw BusError.invalidArgs(Words.noTimeOfDay(value)) }
        try engine.carryOut(.setInvitation(time))
    }

    // MARK: The prayer

    func begin(call: PendingCall, message: Message) throws {
        // A connection without a bus has no names. Its other end cannot leave unnoticed.
        if let caller = message.sender, watches[caller] == nil {
            watches[caller] = try bus.watchName(caller) { [weak self] owner in
                if owner == nil { self?.callerEnded(caller) }
            }
        }
        prayer.begin(message.sender ?? "")
        try call.answer()
    }

    func end(call: PendingCall, message: Message) throws {
        callerEnded(message.sender ?? "")
        try call.answer()
    }

    private func callerEnded(_ caller: String) {
        watches[caller] = nil
        prayer.end(caller)
    }
}

extension Compline1Properties {
    init(_ snapshot: Snapshot) {
        self.init()
        let settings = snapshot.settings
        enabled = settings.isComplineOn
        invitationAt = settings.invitationTime?.description ?? ""
    }
}

extension Office {
    /// The six phases and the closing, as they travel.
    var rows: [Compline1.PhaseRow] {
        phases.indices.map(row) + [
            Compline1.PhaseRow(
                title: closing.title, instruction: "", content: closing.text,
                response: closing.blessing, kind: "closing", button: closing.farewell,
                citation: closing.citation)
        ]
    }

    private func row(ofPhase index: Int) -> Compline1.PhaseRow {
        let phase = phases[index]
        var row = Compline1.PhaseRow(
            title: phase.title, instruction: phase.instruction, content: "",
            response: phase.response, button: button(ofPhase: index))
        switch phase.content {
        case .breath: row.kind = "breath"
        case .candle: row.kind = "candle"
        case .text(let text): (row.kind, row.content) = ("text", text)
        case .questions(let questions, let reflection):
            row.kind = "questions"
            row.content = questions.joined(separator: "\n")
            row.reflection = reflection
        }
        return row
    }
}
