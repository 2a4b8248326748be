import AgentBus
import AgentCore
import Contract
import Fasting
import SDBus
import SimulationModel

/// Makes a call of the user on the engine, or over the bus with a real message.
struct CallOnAgent {
    let agent: RunningAgent

    // MARK: Straight to the engine

    func direct(_ call: Call) -> Answer {
        let command: Command
        switch self.command(call) {
        case .success(let it): command = it
        case .failure(let refusal): return refusal.answer
        }
        do throws(Refusal) {
            let answer = Answer(try agent.engine.perform(command))
            // Some replies of the engine have no counterpart on the bus.
            switch call {
            case .abandon, .timerUndo: return .done
            default: return answer
            }
        } catch {
            return .refused(shortName(BusError(error, agent.engine).name))
        }
    }

    private struct Refused: Error {
        let answer: Answer
    }

    private func command(_ call: Call) -> Result<Command, Refused> {
        func instant(_ seconds: Int64?) -> Instant? {
            seconds.map(Instant.init(secondsSinceEpoch:))
        }
        func refused(_ name: String) -> Result<Command, Refused> {
            .failure(Refused(answer: .refused(name)))
        }
        var target: Target?
        if let microseconds = call.target {
            target = Target(microseconds: UInt64(max(0, microseconds)))
            if target == nil { return refused("InvalidTarget") }
        }
        switch call {
        case .start(let at, _): return .success(.start(at: instant(at), target: target))
        case .end(let at): return .success(.end(at: instant(at)))
        case .abandon: return .success(.abandon)
        case .adjust(let start, _): return .success(.adjust(start: instant(start), target: target))
        case .timerUndo: return .success(.undoEnding)
        case .log(let start, let end, _):
            return .success(
                .log(
                    start: Instant(secondsSinceEpoch: start), end: Instant(secondsSinceEpoch: end),
                    target: target))
        case .edit(let id, let start, let end, _):
            guard let id = RecordID(id) else { return refused("NotFound") }
            return .success(.edit(id, start: instant(start), end: instant(end), target: target))
        case .delete(let id):
            guard let id = RecordID(id) else { return refused("NotFound") }
            return .success(.delete(id))
        case .setNote(let id, let text):
            guard let id = RecordID(id) else { return refused("NotFound") }
            return .success(.setNote(id, Note(beginningOf: text)))
        case .waterAdd(let milliliters, let at):
            guard let milliliters else { return .success(.addWater(nil, at: instant(at))) }
            guard let amount = WaterAmount(milliliters: milliliters) else {
                return refused("InvalidValue")
            }
            return .success(.addWater(amount, at: instant(at)))
        case .waterRemove(let id):
            guard let id = RecordID(id) else { return refused("NotFound") }
            return .success(.removeWater(id))
        case .importRecords(let fasts, let water):
            return .success(
                .merge(fasts.compactMap(\.session), water: water.compactMap(\.entry)))
        case .restore(let day, _): return .success(.restore(day: day))
        case .setQuickAdd(let milliliters):
            return .success(.set(.quickAddMilliliters, to: .count(UInt32(milliliters))))
        case .addLicence(let from, let until):
            return .success(.addLicence(Issuer.licence(from: from, until: until)))
        case .removeLicence: return .success(.removeLicence)
        case .journalUndo: return .success(.undo)
        case .journalRedo: return .success(.redo)
        case .setTarget(let microseconds):
            return .success(
                .set(.targetHours, to: .number(Double(microseconds) / 3_600_000_000)))
        }
    }

    // MARK: Over the bus

    func onBus(_ call: Call) throws -> Answer {
        let watcher = try agent.serve()
        switch call {
        case .start(let at, let target):
            return try id(
                watcher.call(
                    Timer1.interface, "Start", options(("StartedAt", at), target: target)))
        case .end(let at):
            return try ended(watcher.call(Timer1.interface, "End", options(("EndedAt", at))))
        case .abandon: return try done(watcher.call(Timer1.interface, "Abandon", none))
        case .adjust(let start, let target):
            return try done(
                watcher.call(
                    Timer1.interface, "Adjust", options(("StartedAt", start), target: target)))
        case .timerUndo: return try done(watcher.call(Timer1.interface, "Undo", none))
        case .log(let start, let end, let target):
            return try id(
                watcher.call(
                    History1.interface, "Log", wire(start), wire(end), options(target: target)))
        case .edit(let id, let start, let end, let target):
            return try done(
                watcher.call(
                    History1.interface, "Edit", id,
                    options(("StartedAt", start), ("EndedAt", end), target: target)))
        case .delete(let id): return try done(watcher.call(History1.interface, "Delete", id, none))
        case .setNote(let id, let text):
            return try done(watcher.call(History1.interface, "SetNote", id, text, none))
        case .waterAdd(let milliliters, let at):
            var options = options(("At", at))
            options["Milliliters"] = milliliters.map { .uint32(UInt32($0)) }
            return try id(watcher.call(Water1.interface, "Add", options))
        case .waterRemove(let id):
            return try done(watcher.call(Water1.interface, "Remove", id, none))
        case .setTarget(let microseconds):
            return try done(
                watcher.call(
                    Watcher.propertiesInterface, "Set", Settings1.interface, "TargetHours",
                    Value.double(Double(microseconds) / 3_600_000_000)))
        case .restore(let day, _):
            return try done(
                watcher.call(Journal1.interface, "Restore", day, none))
        case .setQuickAdd(let milliliters):
            return try done(
                watcher.call(
                    Watcher.propertiesInterface, "Set", Settings1.interface, "QuickAddMilliliters",
                    Value.uint32(UInt32(milliliters))))
        case .addLicence(let from, let until):
            return try done(
                watcher.call(
                    Premium1.interface, "Add", Issuer.licence(from: from, until: until), none))
        case .removeLicence: return try done(watcher.call(Premium1.interface, "Remove", none))
        case .journalUndo: return try undone(watcher.call(Journal1.interface, "Undo", none))
        case .journalRedo: return try undone(watcher.call(Journal1.interface, "Redo", none))
        case .importRecords(let fasts, let water):
            return try counts(
                watcher.call(
                    Journal1.interface, "Import", fasts.map(row), water.map(row), none))
        }
    }

    private var none: [String: Value] { [:] }

    private func wire(_ seconds: Int64) -> UInt64 { UInt64(max(0, seconds)) * 1_000_000 }

    private func options(
        _ instants: (String, Int64?)..., target: Int64? = nil
    ) -> [String: Value] {
        var options: [String: Value] = [:]
        for case (let name, let seconds?) in instants { options[name] = .uint64(wire(seconds)) }
        if let target { options["Target"] = .int64(target) }
        return options
    }

    private typealias FastRow = BusStruct<String, UInt64, UInt64, UInt64, [String: Value]>

    private func row(_ fast: Fast) -> FastRow {
        var extras: [String: Value] = [:]
        extras["UtcOffset"] = fast.offset.map { .int32(Int32($0)) }
        extras["Note"] = fast.note.isEmpty ? nil : .string(fast.note)
        return FastRow(
            fast.id, wire(fast.start), wire(fast.end), UInt64(fast.target ?? 0), extras)
    }

    private func row(_ entry: Water) -> BusStruct<String, UInt64, UInt32, [String: Value]> {
        BusStruct(entry.id, wire(entry.at), UInt32(entry.milliliters), [:])
    }

    private func undone(_ reply: Result<Message, BusError>) throws -> Answer {
        switch reply {
        case .failure(let error): return .refused(shortName(error.name))
        case .success(let message):
            let values = try message.read([String: Value].self)
            return .undone(
                act: values["Act"]?.stringValue ?? "", left: Int(values["Left"]?.uint32Value ?? 0))
        }
    }

    private func counts(_ reply: Result<Message, BusError>) throws -> Answer {
        switch reply {
        case .failure(let error): return .refused(shortName(error.name))
        case .success(let message):
            let values = try message.read([String: Value].self)
            func count(_ key: String) -> Int { Int(values[key]?.uint32Value ?? 0) }
            return .counts(
                new: count("New"), changed: count("Changed"), equal: count("Equal"),
                short: count("Short"))
        }
    }

    private func done(_ reply: Result<Message, BusError>) -> Answer {
        switch reply {
        case .success: .done
        case .failure(let error): .refused(shortName(error.name))
        }
    }

    private func id(_ reply: Result<Message, BusError>) throws -> Answer {
        switch reply {
        case .success(let message):
            .id(try message.read([String: Value].self)["Id"]?.stringValue ?? "")
        case .failure(let error): .refused(shortName(error.name))
        }
    }

    private func ended(_ reply: Result<Message, BusError>) throws -> Answer {
        switch reply {
        case .failure(let error): return .refused(shortName(error.name))
        case .success(let message):
            let values = try message.read([String: Value].self)
            func number(_ key: String) -> Int64 { Int64(values[key]?.uint64Value ?? 0) }
            return .ended(
                id: values["Id"]?.stringValue ?? "", start: number("StartedAt") / 1_000_000,
                end: number("EndedAt") / 1_000_000, target: number("Target"),
                outcome: values["Outcome"]?.stringValue ?? "",
                kept: values["Kept"]?.booleanValue ?? false)
        }
    }
}

/// `Overlap` for `app.atrest.Error.Overlap`.
func shortName(_ name: String) -> String {
    String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
}

extension Call {
    /// The target that the call names, in microseconds.
    var target: Int64? {
        switch self {
        case .start(_, let target), .adjust(_, let target), .log(_, _, let target),
            .edit(_, _, _, let target):
            target
        default: nil
        }
    }
}

extension Answer {
    init(_ reply: Reply) {
        switch reply {
        case .done: self = .done
        case .id(let id): self = .id(id.description)
        case .ended(let ended):
            self = .ended(
                id: ended.fast.id.description, start: ended.fast.start.secondsSinceEpoch,
                end: ended.end.secondsSinceEpoch, target: ended.fast.target.microseconds,
                outcome: ended.outcome.rawValue, kept: ended.kept)
        case .merged(let counts, _, _):
            self = .counts(
                new: counts.new, changed: counts.changed, equal: counts.equal, short: counts.short)
        case .undone(let undone): self = .undone(act: undone.act.kind.rawValue, left: undone.left)
        case .restored: self = .done
        }
    }
}

extension Announcement {
    /// - Returns: nil if the model has no such announcement.
    init?(_ event: Event) {
        switch event {
        case .fast(.milestoneReached(let milestone, let at, let fast)):
            self = .milestone(
                key: milestone.rawValue, at: at.secondsSinceEpoch, fast: fast.description)
        case .fast(.targetReached(let at, let fast)):
            self = .target(at: Int64(at), fast: fast.description)
        default: return nil
        }
    }
}

extension Announcement: Comparable {
    /// The order in which announcements are compared: those of one instant have none.
    public static func < (a: Announcement, b: Announcement) -> Bool { a.place < b.place }

    private var place: (Int, Int64) {
        switch self {
        case .milestone(_, let at, _): (0, at)
        case .target(let at, _): (1, at)
        }
    }
}
