import AgentCore
import Compline
import Contract
import Fasting
import SDBus
import Words

/// `app.atrest.Compline1` on the bus: the words of the night prayer, and the invitation to it.
final class Compline1Object: PublishingObject<Compline1Properties>, Compline1Handler {
    private let prayer: PrayerState
    /// Of the clients that show the prayer, by their unique names.
    private var watches: [String: NameWatch] = [:]
    /// What each of them has begun.
    private var holds: [String: Set<UInt64>] = [:]
    /// It begins anywhere, so that a cookie of an agent that has ended means nothing to this one. Scripts that have only
    /// doubles can hold it.
    private var lastCookie = UInt64.random(in: 1..<1 << 52)
    /// Stands for Begin.
    private static let withoutCookie: UInt64 = 0

    init(engine: Engine, bus: Bus, prayer: PrayerState) {
        self.prayer = prayer
        super.init(engine: engine, bus: bus)
    }

    func office() throws -> [Compline1.PhaseRow] { engine.environment.readOffice().rows }

    func setEnabled(_ value: Bool) throws { try engine.perform(.setCompline(value)) }

    func setInvitationAt(_ value: String) throws {
        try engine.perform(.setInvitation(invitationTime(value)))
    }

    // MARK: The prayer

    func publish(_ snapshot: Snapshot) throws {
        var properties = Compline1Properties(snapshot)
        properties.quiet = prayer.isRunning
        try published.publish(properties)
    }

    func begin(call: PendingCall, message: Message) throws {
        try NoOptions.check(try message.read([String: Value].self))
        try add(Self.withoutCookie, of: message)
        try call.answer([String: Value]())
    }

    func end(call: PendingCall, message: Message) throws {
        try NoOptions.check(try message.read([String: Value].self))
        remove(Self.withoutCookie, of: message.sender ?? "")
        try call.answer([String: Value]())
    }

    func hold(call: PendingCall, message: Message) throws {
        try NoOptions.check(try message.read([String: Value].self))
        lastCookie += 1
        try add(lastCookie, of: message)
        try call.answer(lastCookie)
    }

    func release(call: PendingCall, message: Message) throws {
        let (cookie, options) = try message.read(UInt64.self, [String: Value].self)
        try NoOptions.check(options)
        let caller = message.sender ?? ""
        guard cookie != Self.withoutCookie, holds[caller]?.contains(cookie) == true else {
            throw BusError(.notFound, Words.noHold("\(cookie)"))
        }
        remove(cookie, of: caller)
        try call.answer()
    }

    private func add(_ cookie: UInt64, of message: Message) throws {
        let caller = message.sender ?? ""
        // A connection without a bus has no names. Its other end cannot leave unnoticed.
        if message.sender != nil, watches[caller] == nil {
            watches[caller] = try bus.watchName(caller) { [weak self] owner in
                if owner == nil { self?.callerLeft(caller) }
            }
        }
        holds[caller, default: []].insert(cookie)
        prayer.begin(caller)
        publishQuiet()
    }

    private func remove(_ cookie: UInt64, of caller: String) {
        holds[caller]?.remove(cookie)
        if holds[caller]?.isEmpty != false { callerLeft(caller) }
    }

    private func callerLeft(_ caller: String) {
        holds[caller] = nil
        watches[caller] = nil
        prayer.end(caller)
        publishQuiet()
    }

    /// What cannot be sent now is sent with the next change.
    private func publishQuiet() {
        guard case .readable = engine.snapshot.records else { return }
        try? publish(engine.snapshot)
    }
}

/// Reads the time of the invitation.
///
/// - Parameter text: HH:MM, or "" for none.
func invitationTime(_ text: String) throws(BusError) -> TimeOfDay? {
    let time = TimeOfDay(text)
    if time == nil, !text.isEmpty { throw BusError.invalidArgs(Words.noTimeOfDay(text)) }
    return time
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
