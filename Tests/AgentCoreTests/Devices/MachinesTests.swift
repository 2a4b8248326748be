import DeviceLines
import Fasting
import SeededRandom
import Store
import Testing

@testable import AgentCore

/// What something that carries files may do to the lines of three to five machines.
private struct Carrier {
    /// What each writer has written, in its order.
    var written: [Writer: [String]] = [:]
    /// What is in the folder as one machine sees it.
    var seen: [[Writer: [String]]]

    init(machines: Int) { seen = Array(repeating: [:], count: machines) }

    mutating func write(_ segment: (Writer, [String])) {
        var lines = written[segment.0] ?? []
        for text in segment.1 where !lines.contains(text) { lines.append(text) }
        written[segment.0] = lines
    }

    /// Brings some lines to a machine: later, in another order, twice, cut, or fewer than before.
    mutating func carry(to machine: Int, _ numbers: inout SplitMix64) {
        for (writer, lines) in written.sorted(by: { $0.key < $1.key })
        where numbers.chance(2, in: 3) {
            var some = Array(lines.prefix(Int(numbers.number(0, Int64(lines.count)))))
            switch numbers.number(0, 5) {
            case 0: some.shuffle(using: &numbers)
            case 1: some += some
            case 2: if let last = some.popLast() { some.append(String(last.dropLast(9))) }
            case 3: some = some.filter { _ in numbers.chance(4, in: 5) }
            default: break
            }
            seen[machine][writer] = some
        }
    }
}

/// The merge as docs/rules/devices.md says it, written once more: for each register the value with the
/// greatest stamp of all lines.
private struct NaiveMerge {
    var fasts: [RecordID: FastRegisters] = [:]
    var water: [RecordID: WaterRegisters] = [:]

    init(_ lines: [Line]) {
        for line in lines.sorted(by: { $0.stamp < $1.stamp }) {
            switch line.content {
            case .fast(let id, let values):
                var fast = fasts[id] ?? FastRegisters()
                Self.replace(&fast.start, values.start, line.stamp)
                Self.replace(&fast.target, values.target.map(\.target), line.stamp)
                Self.replace(&fast.ending, values.ending, line.stamp)
                Self.replace(&fast.note, values.note, line.stamp)
                Self.replace(&fast.there, values.there, line.stamp)
                fasts[id] = fast
            case .water(let id, let values):
                var entry = water[id] ?? WaterRegisters()
                Self.replace(&entry.at, values.at, line.stamp)
                Self.replace(&entry.amount, values.amount, line.stamp)
                Self.replace(&entry.there, values.there, line.stamp)
                water[id] = entry
            case .act, .device, .unknown: break
            }
        }
    }

    private static func replace<Value>(
        _ register: inout Register<Value>?, _ value: Value?, _ stamp: Stamp
    ) {
        guard let value else { return }
        if let old = register, old.stamp == stamp, !value.wins(over: old.value) { return }
        register = Register(value, stamp)
    }

    func records(at now: Instant) -> RecordSet {
        var set = RecordSet()
        for (id, registers) in fasts.sorted(by: { $0.key < $1.key }) {
            if case .kept(let session) = SharedFast(registers, id, now: now) {
                set.sessions.append(session)
            }
        }
        set.water = water.sorted { $0.key < $1.key }.compactMap { $0.value.entry($0.key, now: now) }
        return set
    }
}

struct MachinesTests {
    private static let year: Int64 = 365 * 24 * hour

    /// Three to five machines act while a carrier delays, reorders, repeats, cuts and rolls back their
    /// lines. Homes are restored from copies. In the end each machine has what the lines say.
    @Test(arguments: 1...24)
    func machinesAgreeInTheEnd(_ seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        let count = Int(numbers.number(3, 5))
        let machines = try (0..<count).map { number in
            let skew = numbers.chance(1, in: 4) ? numbers.number(-10, 10) * Self.year : 0
            return try Machine(
                "machine \(number)", now: morning + skew, seed: seed * 100 + UInt64(number))
        }
        var carrier = Carrier(machines: count)
        for step in 0..<90 {
            let index = Int(numbers.number(0, Int64(count) - 1))
            let machine = machines[index]
            for other in machines { other.now = other.now + numbers.number(0, 5 * hour) }
            switch numbers.number(0, 19) {
            case 0...10: machine.act(&numbers)
            case 11...17:
                carrier.write(try machine.segment())
                carrier.carry(to: index, &numbers)
                try deliver(carrier.seen[index], to: machine)
            case 18: try machine.copyHome()
            default:
                // What was acknowledged and is in no folder is lost with the home, so it is carried first.
                carrier.write(try machine.segment())
                _ = try machine.restoreHome(&numbers)
            }
            if step % 30 == 29 { carrier.write(try machine.segment()) }
        }
        try settle(machines, &carrier)
        try compare(machines, carrier)
    }

    private func deliver(_ seen: [Writer: [String]], to machine: Machine) throws {
        let own = try machine.engine.presentWriter()
        let found = LineReader.read((seen[own] ?? []).joined(separator: "\n").utf8, of: own).lines
        let inFolder = Set(found.filter { $0.line.writer == own }.map(\.line.number))
        for (writer, texts) in seen.sorted(by: { $0.key < $1.key }) {
            try machine.read(texts, of: writer, inFolder: inFolder)
        }
    }

    /// Everything arrives everywhere.
    private func settle(_ machines: [Machine], _ carrier: inout Carrier) throws {
        let end = machines.map(\.now).max()! + 40 * Self.year
        for _ in 0..<3 {
            for machine in machines {
                machine.now = end
                carrier.write(try machine.segment())
            }
            for machine in machines { try deliver(carrier.written, to: machine) }
        }
        for machine in machines { try machine.engine.showWhatHasCome() }
    }

    private func compare(_ machines: [Machine], _ carrier: Carrier) throws {
        let lines = carrier.written.flatMap { writer, texts in
            LineReader.read(texts.joined(separator: "\n").utf8, of: writer).lines.map(\.line)
        }
        let expected = NaiveMerge(lines)
        for machine in machines {
            let records = try machine.store.records()
            let told = expected.records(at: machine.now)
            #expect(records.sessions == told.sessions, "\(machine.name)")
            #expect(records.water == told.water, "\(machine.name)")
            #expect(
                machine.engine.snapshot.fast.active?.id
                    == machines[0].engine.snapshot.fast.active?.id)
        }
    }
}
