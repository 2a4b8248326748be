import AgentCore
import DeviceLines
import Fasting
import LocalTime
import SeededRandom
import Store

/// A machine of several that share one history: its clock, its records, and what it has seen of the folder.
final class SharedMachine {
    let name: String
    /// What the kernel calls it; machines in containers have none.
    let machineID: String
    private(set) var now: Instant
    private let home = MachineHome()
    private var numbers: SplitMix64
    private(set) var engine: Engine
    private var copies: [Copy] = []
    /// The texts of all lines that its records have.
    private(set) var known: Set<String> = []
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
        let known: Set<String>
        let announced: [String: Int]
    }

    init(_ name: String, machineID: String, now: Instant, seed: UInt64, copy: Copy? = nil) {
        self.name = name
        self.machineID = machineID
        self.now = now
        numbers = SplitMix64(seed: seed)
        engine = Self.noEngine
        if let copy {
            home.restore(copy.path)
            (known, announced) = (copy.known, copy.announced)
        }
        open()
        if copy == nil {
            // The store takes the id of a machine from the system, and a seed must always tell the same story.
            engine.prepareToEnd()
            engine = Self.noEngine
            let bits = [numbers.next(), numbers.next()].map { Hex.text($0, digits: 16) }
            home.setWriter(Writer("\(bits.joined())-00000001")!)
            open()
            try! engine.join("/folder", folderID: "folder", name: name, machine: machineID)
            noteOwnLines()
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
        engine.onChange = { [unowned self] change in
            for event in change.events { note(event) }
        }
    }

    func pass(_ seconds: Int64) { now = now + seconds }
    func setClock(_ instant: Instant) { now = instant }

    var records: RecordSet? { try? engine.openStore?.records() }

    // MARK: Homes

    func copyHome() -> Copy {
        engine.prepareToEnd()
        engine = Self.noEngine
        let copy = Copy(path: home.copy(), known: known, announced: announced)
        copies.append(copy)
        open()
        return copy
    }

    /// Puts an earlier copy of the home back. What was in no folder is lost.
    func restoreHome() {
        guard !copies.isEmpty else { return }
        engine = Self.noEngine
        let copy = copies[Int(numbers.number(0, Int64(copies.count) - 1))]
        home.restore(copy.path)
        (known, announced) = (copy.known, copy.announced)
        lastOwn = nil
        open()
    }

    // MARK: Lines

    private func noteOwnLines() {
        guard let writer = try? engine.presentWriter() else { return }
        let first = lastOwn?.writer == writer ? lastOwn!.number + 1 : 1
        for (number, text) in (try? engine.ownLines(from: first, limit: .max)) ?? [] {
            known.insert(text)
            lastOwn = (writer, number)
        }
    }

    /// What it does with the folder as it sees it: reads all files, begins another incarnation if it has to, and
    /// tells what it would write.
    ///
    /// - Parameter files: the lines of each file, with the writer that its folder names.
    /// - Returns: its writer, and its lines that are not in the folder.
    func share(_ files: [(writer: Writer, lines: [String])]) -> (Writer, [String])? {
        guard var writer = try? engine.presentWriter() else { return nil }
        var own: Set<Int64> = []
        var needsIncarnation = (try? engine.hasNumberTwice()) ?? false
        for file in files {
            let read = LineReader.read(file.lines.joined(separator: "\n").utf8, of: file.writer)
                .lines
            if file.writer == writer {
                own.formUnion(read.lazy.filter { $0.line.writer == writer }.map(\.line.number))
            }
            // As the agent does, in parts.
            var rest = read[...]
            while !rest.isEmpty {
                let part = rest.prefix(Int(numbers.number(1, 60)))
                rest = rest.dropFirst(part.count)
                arriving = Array(part)
                guard let reception = try? engine.receive(arriving) else { return nil }
                noteArrival()
                needsIncarnation = needsIncarnation || reception.hasTwin
            }
        }
        let stored = (try? engine.sharing().machine) ?? ""
        if needsIncarnation || !stored.isEmpty && !machineID.isEmpty && stored != machineID {
            try? engine.beginIncarnation(
                machine: machineID, name: name, isWritten: own.contains)
            own = []
            writer = (try? engine.presentWriter()) ?? writer
        }
        try? engine.showWhatHasCome()
        noteOwnLines()
        let lines = (try? engine.ownLines(from: 1, limit: .max)) ?? []
        return (writer, lines.filter { !own.contains($0.number) }.map(\.text))
    }

    private func noteArrival() {
        known.formUnion(arriving.lazy.map(\.text))
        arriving = []
    }

    func forget(_ other: SharedMachine) {
        guard let id = try? other.engine.presentWriter().device else { return }
        _ = try? engine.forgetDevice(id)
        noteOwnLines()
    }

    // MARK: Acting

    /// Does something that a person may do. What is refused changes nothing.
    func act() {
        engine.tick()
        let sessions = records?.sessions ?? []
        let some =
            sessions.isEmpty ? nil : sessions[Int(numbers.number(0, Int64(sessions.count) - 1))]
        guard let command = command(some) else { return }
        if (try? engine.perform(command)) != nil { acts += 1 }
        noteOwnLines()
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

    // MARK: Announcements

    /// A phase is announced at most once per machine and fast, and none of a fast that has ended elsewhere.
    private func note(_ event: Event) {
        // What was reached before the lines came is announced before.
        if case .received = event { noteArrival() }
        guard case .milestoneReached(let milestone, _, let id) = event else { return }
        let key = "\(id) \(milestone)"
        announced[key, default: 0] += 1
        if announced[key]! > 1 { difference = "\(name): \(milestone) of \(id) is announced twice" }
        let told = NaiveHistory(known.lazy.filter { $0.firstPlace(of: "\(id)") != nil })
        if told.hasEnded(id) { difference = "\(name): \(milestone) of \(id) after its end" }
    }
}
