import DeviceLines
import Fasting
import Glibc
import LocalTime
import PrivateSession
import SeededRandom
import Store

@testable import AgentCore

/// A machine with its own clock and records, and the folder that something carries between machines.
final class Machine {
    let name: String
    let path: String
    var now: Instant
    private var numbers: SplitMix64
    private(set) var engine: Engine
    private var later: [() -> Void] = []
    /// Homes that were copied.
    private var copies: [String] = []

    init(_ name: String, now: Instant, seed: UInt64) throws {
        self.name = name
        self.now = now
        numbers = SplitMix64(seed: seed)
        var template = Array("\(PrivateSession.temporaryFolder)/atrest-machine-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { fatalError("no temporary folder") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        engine = Engine(
            folder: DataFolder(path: path + "/home"),
            environment: EngineEnvironment(
                now: { now }, zone: Zone { _ in 0 }, setAlarm: { _ in }, schedule: { _, _ in },
                makeID: { id(1) }, usage: { Usage(since: now) }))
        open()
        try engine.join("/folder", folderID: "folder", name: name, machine: name)
    }

    deinit { _ = try? ChildProcess("/bin/rm", ["-rf", path], environment: [:]).wait() }

    private func open() {
        engine = Engine(
            folder: DataFolder(path: path + "/home"),
            environment: EngineEnvironment(
                now: { [unowned self] in now }, zone: Zone { _ in 0 }, setAlarm: { _ in },
                schedule: { _, _ in },
                makeID: { [unowned self] in RecordID(random: &numbers) },
                usage: { Usage(since: morning) }))
        _ = try? engine.lock(waiting: .seconds(30))
        try? engine.prepareRead()
    }

    var store: Store { engine.gate.openStore! }

    // MARK: Carrying

    /// The lines of this machine, by writer, as they are in its segments.
    func segment() throws -> (Writer, [String]) {
        (try engine.presentWriter(), try engine.ownLines(from: 1, limit: .max).map(\.text))
    }

    /// Reads lines as they were found in the folder of a writer. `folder` has what is there of this machine.
    func read(_ texts: [String], of writer: Writer, inFolder own: Set<Int64>) throws {
        let lines = LineReader.read(texts.joined(separator: "\n").utf8, of: writer).lines
        let reception = try engine.receive(lines)
        if reception.hasTwin {
            try engine.beginIncarnation(machine: name, name: name, isWritten: own.contains)
        }
    }

    // MARK: Homes

    /// Keeps a copy of the home, as a backup program does.
    func copyHome() throws {
        let copy = "\(path)/copy\(copies.count)"
        engine.prepareToEnd()
        replaceEngine()
        _ = try ChildProcess("/bin/cp", ["-a", path + "/home", copy], environment: [:]).wait()
        copies.append(copy)
        open()
    }

    /// Puts an earlier copy of the home back.
    ///
    /// - Returns: false if there is none.
    func restoreHome(_ numbers: inout SplitMix64) throws -> Bool {
        if copies.isEmpty { return false }
        replaceEngine()
        _ = try ChildProcess("/bin/rm", ["-rf", path + "/home"], environment: [:]).wait()
        let copy = copies[Int(numbers.number(0, Int64(copies.count) - 1))]
        _ = try ChildProcess("/bin/cp", ["-a", copy, path + "/home"], environment: [:]).wait()
        open()
        return true
    }

    private func replaceEngine() {
        engine = Engine(
            folder: DataFolder(path: path + "/none"),
            environment: EngineEnvironment(
                now: { morning }, zone: Zone { _ in 0 }, setAlarm: { _ in }, schedule: { _, _ in },
                makeID: { id(1) }, usage: { Usage(since: morning) }))
    }

    // MARK: Acting

    /// Does something that a person may do. What is refused changes nothing.
    func act(_ numbers: inout SplitMix64) {
        let sessions = (try? store.records().sessions) ?? []
        let water = (try? store.records().water) ?? []
        let some =
            sessions.isEmpty
            ? nil : sessions[Int(numbers.number(0, Int64(sessions.count) - 1))]
        let command: Command
        switch numbers.number(0, 13) {
        case 0, 1: command = .start(at: now - numbers.number(0, 30) * hour, target: .standard)
        case 2, 3: command = .end(at: numbers.chance(1, in: 2) ? nil : now - hour)
        case 4: command = .abandon
        case 5: command = .adjust(start: now - numbers.number(1, 40) * hour)
        case 6: command = .adjust(target: Target(hours: Double(numbers.number(12, 20))))
        case 7:
            let end = now - numbers.number(50, 2000) * hour
            command = .log(start: end - numbers.number(4, 30) * hour, end: end)
        case 8:
            guard let some else { return }
            command = .edit(some.id, end: some.end - numbers.number(-3, 3) * hour)
        case 9:
            guard let some else { return }
            command =
                numbers.chance(1, in: 2)
                ? .delete(some.id) : .setNote(some.id, Note("note \(numbers.number(1, 9))")!)
        case 10: command = .addWater(nil)
        case 11:
            guard let first = water.first else { return }
            command = .removeWater(first.id)
        case 12: command = .undo
        default: command = .redo
        }
        _ = try? engine.perform(command)
    }
}
