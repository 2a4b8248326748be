import Agent
import AgentCore
import Fasting
import LocalTime
import SeededRandom
import Sharing
import Store
import System

/// A machine of several that share one history: its clock, its records, and what it has seen of the folder.
final class SharedMachine {
    let name: String
    /// What the kernel calls it; machines in containers have none.
    let machineID: String
    private(set) var now: Instant
    private var steady = SteadyClock.now
    private let home = MachineHome()
    private var numbers: SplitMix64
    private(set) var engine: Engine
    private var calendar = VirtualCalendar()
    private let reader: LineCache
    private var pass = SharingPass(known: [])
    private var copies: [Copy] = []
    /// What its records have been told.
    private var knowledge = Knowledge()
    /// The texts of all lines that its records have.
    var known: Set<String> { knowledge.texts }
    /// Of these, the ones of which a different one has the same number.
    var doubled: Set<String> { knowledge.doubled }
    /// The lines that its records are taking.
    private var arriving: [WrittenLine] = []
    /// How often a phase of a fast was announced here.
    private var announced: [String: Int] = [:]
    private var lastOwn: (writer: Writer, number: Int64)?
    private(set) var acts = 0
    private(set) var difference: String?
    var isGone = false

    /// A copy of the home, and what it knew.
    struct Copy {
        let path: String
        let knowledge: Knowledge
        let announced: [String: Int]
        /// The folder at that time.
        let folder: VirtualFolder
    }

    init(
        _ name: String, machineID: String, now: Instant, seed: UInt64, reader: LineCache,
        copy: Copy? = nil
    ) {
        self.name = name
        self.reader = reader
        self.machineID = machineID
        self.now = now
        numbers = SplitMix64(seed: seed)
        engine = Self.noEngine
        if let copy {
            home.restore(copy.path)
            (knowledge, announced) = (copy.knowledge, copy.announced)
        }
        open()
        if copy == nil {
            // The store takes the id of a machine from the system, and a seed must always tell the same story.
            engine.prepareToEnd()
            engine = Self.noEngine
            let bits = [numbers.next(), numbers.next()].map { Hex.text($0, digits: 16) }
            home.setWriter(Writer("\(bits.joined())-00000001")!)
            open()
            for setting in VirtualCalendar.settings { _ = try? engine.perform(setting) }
        }
    }

    private static var noEngine: Engine {
        Engine(
            folder: DataFolder(path: "/none"),
            environment: EngineEnvironment(
                now: { Instant(secondsSinceEpoch: 0) }, zone: Zone { _ in 0 }, setAlarm: { _ in },
                schedule: { _, _ in },
                makeID: { RecordID(bytes: [UInt8](repeating: 1, count: 16))! },
                usage: { Usage(since: Instant(secondsSinceEpoch: 0)) }))
    }

    private func open() {
        engine = Engine(
            folder: DataFolder(path: home.records),
            environment: EngineEnvironment(
                now: { [unowned self] in now }, zone: Zone { _ in 0 }, setAlarm: { _ in },
                schedule: { _, _ in },
                makeID: { [unowned self] in RecordID(random: &numbers) },
                usage: { Usage(since: Instant(secondsSinceEpoch: 0)) }))
        _ = try? engine.lock(waiting: .seconds(30))
        try? engine.prepareRead()
        pass = SharingPass(known: (try? engine.readFiles()) ?? [])
        engine.onChange = { [unowned self] change in
            calendar.note(change)
            for event in change.events { note(event) }
        }
        calendar.start(engine)
    }

    func pass(_ seconds: Int64) {
        now = now + seconds
        steady = steady + .seconds(seconds)
    }
    func setClock(_ instant: Instant) { now = instant }

    var records: RecordSet? { try? engine.openStore?.records() }

    /// Whether the user has left the folder. Acts write no lines then.
    var isAway: Bool { (try? engine.sharing().isOn) == false }

    /// Marks the folder, unless it is marked already.
    ///
    /// - Returns: false if the mark has not arrived yet.
    func join(_ folder: inout VirtualFolder) -> Bool {
        do throws(Refusal) {
            let new = "\(RecordID(random: &numbers))"
            guard let id = folder.adopt(id: new, by: try engine.presentWriter()) else {
                return false
            }
            try engine.join("/folder", folderID: id, name: name, machine: machineID)
        } catch { difference = "\(name) cannot join: \(error)" }
        pass = SharingPass(known: (try? engine.readFiles()) ?? [])
        noteOwnLines()
        knowledge.isBehind = false
        return true
    }

    /// Whether it says that another folder has the path.
    var isExchanged: Bool {
        (try? engine.knownLines(onMachine: machineID)).map { pass.isExchanged($0) } ?? false
    }

    /// The id of the folder that it shares.
    var folderID: String? { try? engine.sharing().folderID }

    func leave() { try? engine.leaveFolder() }

    /// What it tells and publishes. What a process counts and what a moment changes is left out, and so is how a fast has
    /// ended, which is shown until a restart.
    func told() throws(Refusal) -> [String] {
        let facts = try engine.deviceFacts()
        let lines = try engine.knownLines(onMachine: machineID)
        let forked = facts.devices.map { pass.isForked($0.id, lines) }
        let lost = pass.lostLines(lines).sorted { $0.key < $1.key }
        return [
            "\(facts)", "\(pass.waiting(lines)) wait, \(lost) are lost, forked: \(forked)",
            "\(String(describing: engine.snapshot.fast.active))",
        ]
            + Mirror(reflecting: engine.snapshot).children.compactMap { label, value in
                ["fast", "arrivalCount", "historyRevision", "now", "zone"].contains(label)
                    ? nil : "\(label ?? ""): \(value)"
            }
    }

    /// The process ends, and another one begins.
    func restart() {
        engine.prepareToEnd()
        engine = Self.noEngine
        open()
    }

    // MARK: Homes

    func copyHome(with folder: VirtualFolder) -> Copy {
        restart()
        let copy = Copy(
            path: home.copy(), knowledge: knowledge, announced: announced, folder: folder)
        copies.append(copy)
        return copy
    }

    /// Puts an earlier copy of the home back. What was in no folder is lost.
    ///
    /// - Returns: the folder as it was then; nil if there is no copy.
    @discardableResult
    func restoreHome() -> VirtualFolder? {
        guard !copies.isEmpty else { return nil }
        engine = Self.noEngine
        let copy = copies[Int(numbers.number(0, Int64(copies.count) - 1))]
        home.restore(copy.path)
        (knowledge, announced) = (copy.knowledge, copy.announced)
        lastOwn = nil
        open()
        return copy.folder
    }

    // MARK: Lines

    /// - Returns: the lines that it has written since it was asked for the last time.
    @discardableResult
    private func noteOwnLines() -> [WrittenLine] {
        let new = newOwnLines()
        knowledge.add(new)
        return new
    }

    private func newOwnLines() -> [WrittenLine] {
        guard let writer = try? engine.presentWriter() else { return [] }
        let first = lastOwn?.writer == writer ? lastOwn!.number + 1 : 1
        var new: [WrittenLine] = []
        for (number, text) in (try? engine.ownLines(from: first, limit: .max)) ?? [] {
            let lines = reader.lines(text, of: writer)
            if !knowledge.has(lines[0]) { new += lines }
            lastOwn = (writer, number)
        }
        return new
    }

    // MARK: The folder

    /// Does with the folder as it sees it what ``SharingPass`` says, until there is nothing to do.
    ///
    /// - Parameter waits: whether nothing changes in the folder until it has done all it means to.
    /// - Returns: the lines that it has written, with their writers.
    func share(_ folder: inout VirtualFolder, waits: Bool = false) -> [(Writer, [String])] {
        if isAway { return [] }
        var written: [(Writer, [String])] = []
        pass.look()
        do throws(Refusal) {
            for _ in 0..<Self.mostSteps {
                let records = try engine.knownLines(onMachine: machineID)
                let step = pass.next(records, at: steady)
                switch step {
                case .wait(let until) where waits: steady = until
                case .wait, .nothing:
                    try checkEnd(folder)
                    return written
                case .take(let lines): try take(lines, records)
                default:
                    if case .needsFolder = try pass.perform(step, on: engine, of: machine) {
                        if let new = try inFolder(step, &folder, records) { written.append(new) }
                    } else {
                        note(step)
                    }
                }
                if difference != nil { return written }
            }
        } catch {
            difference = "\(name) cannot share: \(error)"
        }
        difference = difference ?? "\(name) finds no end"
        return written
    }

    private static let mostSteps = 20_000
    private var machine: OwnMachine { OwnMachine(id: machineID, name: name) }

    /// - Returns: what was written.
    private func inFolder(
        _ step: SharingPass.Step, _ folder: inout VirtualFolder, _ records: KnownLines
    ) throws(Refusal) -> (Writer, [String])? {
        switch step {
        case .list:
            pass.listingBegins()
            if folder.isAbsent {
                pass.failed(isAbsent: true, at: steady)
            } else {
                pass.listed(folder.listing, by: records.present.device, at: steady)
            }
        case .read(let file):
            if folder.id != records.folderID { difference = "\(name) reads another folder" }
            guard let found = folder.files[file.name] else {
                pass.read(nil, of: file, lackedBy: nil)
                return nil
            }
            let lines = found.lines.flatMap { reader.lines($0, of: file.writer) }
            pass.read(lines, of: file, lackedBy: try engine.lacking(lines))
        case .append(let numbers):
            if folder.isAbsent || folder.id != records.folderID {
                difference = "\(name) writes to another folder, or to one that is not there"
            }
            if folder.isFull {
                pass.failed(isAbsent: false, at: steady)
                // The attempt has left something there, and the kernel tells that.
                pass.look()
                return nil
            }
            let wanted = Set(numbers)
            let texts = try engine.ownLines(from: numbers[0], limit: numbers.count)
                .filter { wanted.contains($0.number) }.map(\.text)
            let extended = folder.append(texts, of: records.present)
            pass.appended(texts, to: [extended], records)
            return (records.present, texts)
        default: break
        }
        return nil
    }

    /// Takes lines as the agent does, in parts. Some are shorter than the agent's, so that acts are cut.
    private func take(_ lines: [WrittenLine], _ records: KnownLines) throws(Refusal) {
        let part = Array(
            lines.prefix(numbers.chance(1, in: 4) ? Int(numbers.number(1, 20)) : lines.count))
        if part.contains(where: { $0.line.writer == records.present && !knowledge.has($0) }) {
            difference = "\(name) goes on as a writer of lines that it does not have"
        }
        arriving = part
        _ = try pass.perform(.take(part), on: engine, of: machine)
        noteArrival()
        if let echo = noteOwnLines().first {
            difference = "\(name) writes what it reads: \(echo.text)"
        }
    }

    private func note(_ step: SharingPass.Step) {
        let lines = noteOwnLines()
        if step == .show, let line = lines.first {
            difference = "\(name) writes what it shows: \(line.text)"
        }
    }

    /// What holds when there is nothing to do.
    private func checkEnd(_ folder: VirtualFolder) throws(Refusal) {
        if folder.isAbsent { return }
        let sharing = try engine.sharing()
        if folder.id != sharing.folderID {
            if folder.folders.contains("\(try engine.presentWriter())") {
                difference = "\(name) does not know its folder"
            }
            return
        }
        if !machineID.isEmpty, !sharing.machine.isEmpty, sharing.machine != machineID {
            difference = "\(name) goes on as the machine whose records were copied"
        }
    }

    /// Tries again what has failed.
    func retry() { pass.retryNow() }

    /// The devices whose lines are no longer in the folder.
    var devicesOfLostLines: [DeviceID] {
        guard let records = try? engine.knownLines(onMachine: machineID) else { return [] }
        return pass.lostLines(records).keys.sorted()
    }

    private func noteArrival() {
        knowledge.add(arriving)
        arriving = []
    }

    /// - Returns: whether it carries on the lines of the other machine from now on.
    func forget(_ other: DeviceID) -> Bool {
        guard (try? engine.forgetDevice(other)) == true else { return false }
        knowledge.forget(other)
        return true
    }

    func knows(_ writer: Writer) -> Bool {
        (try? engine.knownLines(onMachine: machineID).all.writers[writer]) != nil
    }

    /// How often an act asks the database, with what is published after it.
    var statementsOfAnAct: Int {
        StatementCount.of {
            _ = try? engine.perform(.addWater(nil))
            _ = try? engine.deviceFacts()
        }
    }

    // MARK: Acting

    /// Does something that a person may do. What is refused changes nothing.
    func act() {
        engine.tick()
        let sessions = records?.sessions ?? []
        let some =
            sessions.isEmpty ? nil : sessions[Int(numbers.number(0, Int64(sessions.count) - 1))]
        guard let command = command(some) else { return }
        if (try? engine.perform(command)) != nil {
            acts += 1
            if isAway { knowledge.isBehind = true }
            if command.endsFast, let beside = try? engine.deviceFacts().beside, !beside.isEmpty {
                difference = "\(name) has ended a fast, and \(beside) still runs"
            }
        }
        let lines = newOwnLines()
        // An act and the end of the fasts beside the one that is shown have different clocks.
        for clock in Set(lines.map { NaiveHistory.Clock($0.line.clock) }) {
            let stamped = lines.map(\.line).filter { NaiveHistory.Clock($0.clock) == clock }
            if let problem = knowledge.history.problem(with: stamped, at: now) {
                difference = "\(name): \(problem)"
            }
        }
        knowledge.add(lines)
    }

    /// What it tells about the other machines and about itself, and what follows from its lines.
    func difference(at now: Instant) -> String? {
        guard let facts = try? engine.deviceFacts() else { return "\(name) cannot be read" }
        for device in facts.devices where device.missing != knowledge.missing(of: device.id) {
            return "\(name) misses \(device.missing) lines of \(device.id), "
                + "and \(knowledge.missing(of: device.id)) have not arrived"
        }
        let beside = Array(knowledge.history.running(at: now).dropFirst())
        if facts.beside.map(\.id) != beside {
            return "\(name) names \(facts.beside) beside, and \(beside) run"
        }
        if let act = try? engine.journal(limit: 1).first, act.at > now {
            return "\(name) has an act of \(act.at) at \(now)"
        }
        do throws(Refusal) {
            try calendar.bring(to: engine)
            return try calendar.difference(from: engine).map {
                "the calendar of \(name) differs in \($0)"
            }
        } catch { return "\(name) cannot be read: \(error)" }
    }

    private static let hour: Int64 = 3600

    private func command(_ some: Session?) -> Command? {
        let hour = Self.hour
        switch numbers.number(0, 13) {
        case 0, 1: return .start(at: now - numbers.number(0, 30) * hour, target: .standard)
        case 2, 3: return .end(at: numbers.chance(1, in: 2) ? nil : now - hour)
        case 4: return .abandon
        case 5: return .adjust(start: now - numbers.number(1, 40) * hour)
        case 6: return .adjust(target: Target(hours: Double(numbers.number(12, 20))))
        case 7:
            let end = now - numbers.number(50, 2000) * hour
            return .log(start: end - numbers.number(4, 30) * hour, end: end)
        case 8: return some.map { .edit($0.id, end: $0.end - numbers.number(-3, 3) * hour) }
        case 9:
            guard let some else { return nil }
            return numbers.chance(1, in: 2)
                ? .delete(some.id) : .setNote(some.id, Note("note \(numbers.number(1, 9))")!)
        case 10: return .addWater(nil)
        case 11: return records?.water.first.map { .removeWater($0.id) }
        case 12: return .undo
        default: return .redo
        }
    }

    /// Reads a file of the inbox, as the agent does whenever it finds it there.
    func read(_ file: InboxFile, moved: Int64) {
        _ = InboxReader(engine).take(file.item(moved: moved))
        if isAway { knowledge.isBehind = true }
        knowledge.add(newOwnLines())
    }

    /// How many glasses of this amount it shows.
    func glasses(of amount: WaterAmount) -> Int {
        records?.water.count { $0.amount == amount } ?? 0
    }

    // MARK: Announcements

    /// A phase is announced at most once per machine and fast, and none of a fast that has ended elsewhere.
    private func note(_ event: Event) {
        // What was reached before the lines came is announced before.
        if case .received = event { noteArrival() }
        guard case .fast(.milestoneReached(let milestone, _, let id)) = event else { return }
        let key = "\(id) \(milestone)"
        announced[key, default: 0] += 1
        if announced[key]! > 1 { difference = "\(name): \(milestone) of \(id) is announced twice" }
        if !knowledge.isBehind, knowledge.history.hasEnded(id) {
            difference = "\(name): \(milestone) of \(id) after its end"
        }
    }
}

extension Command {
    /// Whether it ends the fast that is shown.
    fileprivate var endsFast: Bool {
        switch self {
        case .end, .abandon: true
        default: false
        }
    }
}
