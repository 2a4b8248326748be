import Fasting
import SeededRandom
import Sharing
import Store

/// Three to five machines that share one history through a carrier that does what it likes: it delays, reorders,
/// repeats, cuts, rolls back, deletes and renames files. Clocks are up to ten years off. Homes are copied to other
/// machines and restored from backups. Machines leave the folder and join it again, go and are forgotten, and what they
/// have written is removed. After each settling the rows of "Must hold" are checked against ``NaiveHistory``.
public final class MachineWorld {
    /// What was done.
    public struct Tally: Sendable {
        public var acts = 0
        public var settlings = 0
        public var lines = 0
        public var copies = 0
        public var restores = 0
        public var gone = 0
        public var left = 0

        public init() {}

        public mutating func add(_ other: Tally) {
            acts += other.acts
            settlings += other.settlings
            lines += other.lines
            copies += other.copies
            restores += other.restores
            gone += other.gone
            left += other.left
        }
    }

    public private(set) var tally = Tally()
    private let seed: UInt64
    private var numbers: SplitMix64
    private var machines: [SharedMachine] = []
    /// Everything that was ever in a folder, by the folder of its writer.
    private var written: [Writer: [String]] = [:]
    /// The same, to find a line.
    private var isWritten: [Writer: Set<String>] = [:]
    /// What is in the folder as each machine sees it: files of lines, with the writer that their folder names.
    private var seen: [[(writer: Writer, lines: [String])]] = []
    private let reader = LineCache()
    private var made = 0

    private static let morning = Instant(secondsSinceEpoch: 1_800_000_000)
    private static let year: Int64 = 365 * 24 * 3600

    public init(seed: UInt64) {
        self.seed = seed
        numbers = SplitMix64(seed: seed)
        for number in 0..<numbers.number(3, 5) {
            let skew = numbers.chance(1, in: 4) ? numbers.number(-10, 10) * Self.year : 0
            add(machineID: "machine \(number)", now: Self.morning + skew)
        }
    }

    private func add(machineID: String, now: Instant, copy: SharedMachine.Copy? = nil) {
        made += 1
        machines.append(
            SharedMachine(
                "m\(made)", machineID: machineID, now: now, seed: seed &* 100 &+ UInt64(made),
                reader: reader, copy: copy))
        seen.append([])
    }

    /// - Returns: what differs from the rules; nil if nothing does.
    public func run(steps: Int, settlingEach: Int = 60) -> String? {
        for step in 1...steps {
            let alive = machines.indices.filter { !machines[$0].isGone }
            let index = alive[Int(numbers.number(0, Int64(alive.count) - 1))]
            for machine in machines { machine.pass(numbers.number(0, 5 * 3600)) }
            switch numbers.number(0, 41) {
            case 0...21:
                for _ in 0..<numbers.number(1, 3) { machines[index].act() }
            case 22...34:
                carry(to: index)
                share(index)
            case 35:
                _ = machines[index].copyHome()
                tally.copies += 1
            case 36:
                // What is in no folder is lost with the home.
                machines[index].restoreHome()
                tally.restores += 1
            case 37 where made < 8 && alive.count < 5: copyMachine(index)
            case 38 where alive.count > 3: retire(index)
            case 39: leaveOrJoin(index)
            default: write(index)
            }
            if let difference = machines.lazy.compactMap(\.difference).first {
                return "step \(step): \(difference)"
            }
            if step % settlingEach == 0 || step == steps {
                if let difference = settle(isLast: step == steps) {
                    return "step \(step): \(difference)"
                }
            }
        }
        tally.acts = machines.reduce(0) { $0 + $1.acts }
        tally.lines = written.values.reduce(0) { $0 + $1.count }
        return nil
    }

    // MARK: The carrier

    /// Puts other versions of files into the folder as one machine sees it.
    private func carry(to index: Int) {
        var files: [(writer: Writer, lines: [String])] = []
        for (writer, lines) in written.sorted(by: { $0.key < $1.key }) {
            // A file is deleted before it is replaced, so for a while it is not there.
            if numbers.chance(1, in: 4) { continue }
            var some = Array(lines.prefix(Int(numbers.number(0, Int64(lines.count)))))
            switch numbers.number(0, 7) {
            case 0: some.shuffle(using: &numbers)
            case 1: some += some
            case 2: if let last = some.popLast() { some.append(String(last.dropLast(9))) }
            case 3: some = some.filter { _ in numbers.chance(4, in: 5) }
            case 4:
                // A copy after a conflict, and one in the folder of another writer.
                let other = written.keys.sorted()[Int(numbers.number(0, Int64(written.count) - 1))]
                files.append((other, Array(lines.suffix(3))))
            case 5: if let last = some.popLast() { some.append(changed(last)) }
            default: break
            }
            files.append((writer, some))
        }
        seen[index] = files
    }

    /// A line in which one digit is another one.
    private func changed(_ line: String) -> String {
        var bytes = Array(line.utf8)
        let digits = bytes.indices.filter {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0])
        }
        let place = digits[Int(numbers.number(0, Int64(digits.count) - 1))]
        bytes[place] = bytes[place] == UInt8(ascii: "9") ? UInt8(ascii: "0") : bytes[place] + 1
        return String(decoding: bytes, as: UTF8.self)
    }

    private func share(_ index: Int) {
        guard let (writer, lines) = machines[index].share(seen[index]) else { return }
        put(lines, of: writer)
        seen[index].append((writer, lines))
    }

    private func put(_ lines: [String], of writer: Writer) {
        for text in lines where isWritten[writer, default: []].insert(text).inserted {
            written[writer, default: []].append(text)
        }
    }

    /// Only writes, without reading what others have written.
    private func write(_ index: Int) {
        let machine = machines[index]
        guard !machine.isAway, let writer = try? machine.engine.presentWriter(),
            let lines = try? machine.engine.ownLines(from: 1, limit: .max)
        else { return }
        put(lines.map(\.text), of: writer)
    }

    // MARK: Machines come and go

    /// The home of a machine is copied to a new one. In a container it has no id, so this is not noticed.
    private func copyMachine(_ index: Int) {
        let isNoticed = numbers.chance(2, in: 3)
        let id = isNoticed ? "machine of a copy \(made)" : ""
        let copy = machines[index].copyHome()
        // Its clock is not behind: records that were shown are not hidden if a clock is set back.
        let skew = numbers.chance(1, in: 4) ? numbers.number(0, 10) * Self.year : 0
        add(machineID: id, now: machines[index].now + skew, copy: copy)
        tally.copies += 1
    }

    /// A machine is gone. Another one, to which everything has come, carries it on, and its own lines are removed.
    private func retire(_ index: Int) {
        if machines[index].isAway { machines[index].join() }
        write(index)
        machines[index].isGone = true
        tally.gone += 1
        let others = machines.indices.filter { !machines[$0].isGone }
        let other = others[Int(numbers.number(0, Int64(others.count) - 1))]
        if machines[other].isAway { machines[other].join() }
        _ = bringEverything(to: other)
        guard let device = device(of: machines[index]), machines[other].forget(device) else {
            return
        }
        write(other)
        // An unnoticed copy has the same id.
        if numbers.chance(1, in: 2)
            || others.contains(where: { self.device(of: machines[$0]) == device })
        {
            return
        }
        for writer in written.keys where writer.device == device {
            written[writer] = nil
            isWritten[writer] = nil
        }
    }

    private func device(of machine: SharedMachine) -> DeviceID? {
        try? machine.engine.presentWriter().device
    }

    private func leaveOrJoin(_ index: Int) {
        if machines[index].isAway { return machines[index].join() }
        machines[index].leave()
        tally.left += 1
    }

    /// - Parameter taken: how many lines of each file the machine has read. Like the agent it reads only files that have
    ///   changed, and its own.
    private func bringEverything(to index: Int, _ taken: [Writer: Int] = [:]) -> [Writer: Int] {
        let own = try? machines[index].engine.presentWriter()
        seen[index] = written.sorted { $0.key < $1.key }
            .filter { $0.key == own || taken[$0.key] != $0.value.count }.map { ($0.key, $0.value) }
        let counts = written.mapValues(\.count)
        share(index)
        return counts
    }

    // MARK: Must hold

    /// Everything arrives everywhere. Then each machine has what all lines say.
    private func settle(isLast: Bool) -> String? {
        tally.settlings += 1
        let alive = machines.filter { !$0.isGone }
        if isLast {
            let end = machines.map(\.now).max()! + 40 * Self.year
            for machine in alive { machine.setClock(end) }
        }
        for machine in alive where machine.isAway { machine.join() }
        let held = alive.reduce(into: Set<String>()) { $0.formUnion($1.known) }
        var taken: [Int: [Writer: Int]] = [:]
        for _ in 0..<4 {
            for index in machines.indices where !machines[index].isGone {
                taken[index] = bringEverything(to: index, taken[index] ?? [:])
            }
        }
        var all = SharedMachine.Knowledge()
        for (writer, texts) in written {
            for text in texts { all.add(reader.lines(text, of: writer)) }
        }
        let told = all.texts
        if let lost = held.first(where: { !told.contains($0) && !Self.carriesAnother($0) }) {
            return "a line is lost: \(lost)"
        }
        for machine in alive {
            if let difference = machine.difference ?? machine.difference(at: machine.now)
                ?? difference(of: machine, from: all.history)
            {
                return difference
            }
        }
        return nil
    }

    /// The line that it carries is what must not be lost.
    private static func carriesAnother(_ text: String) -> Bool {
        text.drop { $0 != "," }.hasPrefix(",\"n\":")
    }

    private func difference(of machine: SharedMachine, from history: NaiveHistory) -> String? {
        let expected = history.records(at: machine.now)
        guard let found = machine.records else { return "\(machine.name) cannot be read" }
        if found.sessions != expected.sessions {
            let wrong = zip(found.sessions, expected.sessions).first { $0 != $1 }
            return
                "\(machine.name) has \(found.sessions.count) fasts, and \(expected.sessions.count) are told: "
                + "\(wrong.map { "\($0)" } ?? "")"
        }
        if found.water != expected.water {
            return
                "\(machine.name) has \(found.water.count) drinks, and \(expected.water.count) are told"
        }
        let running = machine.engine.snapshot.fast.active?.id
        let isRunning = history.running(at: machine.now).first
        return running == isRunning
            ? nil
            : "\(machine.name) shows \(running.map { "\($0)" } ?? "no fast"), and "
                + "\(isRunning.map { "\($0)" } ?? "none") runs"
    }
}
