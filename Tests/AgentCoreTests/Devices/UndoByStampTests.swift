import Fasting
import Sharing
import Testing
import VirtualDisk

@testable import AgentCore

/// Acts that machines have made without knowing of each other, for each pair of kinds: what an undo and a redo
/// gives follows from the stamps alone, on each machine and in any order of arrival (rule: docs/rules/devices.md,
/// What people see).
struct UndoByStampTests {
    struct Pair: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let before: [Command]
        let first: Command
        let second: Command
        /// nil if the third machine only hears of the acts.
        let third: Command?

        init(
            _ name: String, _ before: Command..., first: Command, second: Command,
            third: Command? = nil
        ) {
            (testDescription, self.before) = (name, before)
            (self.first, self.second, self.third) = (first, second, third)
        }
    }

    private static let start = Command.start(
        at: morning - 20 * hour, target: .standard, id: id(1))
    private static let log = Command.log(
        start: morning - 40 * hour, end: morning - 20 * hour, target: .standard, id: id(1))
    private static let glass = WaterAmount(milliliters: 200)!
    private static let drink = Command.addWater(glass, at: morning - hour, id: id(2))

    private static func imported(_ hours: Int64...) -> Command {
        .merge(
            hours.enumerated().map { index, end in
                session(UInt8(index + 1), from: end - 20, to: end)
            })
    }

    static let pairs = [
        Pair(
            "end; end", start, first: .end(at: morning - hour), second: .end(at: morning - 2 * hour)
        ),
        Pair("end; end now", start, first: .end(), second: .end()),
        Pair(
            "end; end; end", start, first: .end(at: morning - hour),
            second: .end(at: morning - 2 * hour), third: .end()),
        Pair(
            "end; target; abandon", start, first: .end(),
            second: .adjust(target: Target(hours: 20)), third: .abandon),
        Pair(
            "edited end; delete; edited end", log, first: .edit(id(1), end: morning - 19 * hour),
            second: .delete(id(1)), third: .edit(id(1), end: morning - 18 * hour)),
        Pair(
            "end with a note; note", start, first: .end(note: Note("one")!),
            second: .setNote(id(1), Note("two")!)),
        Pair("end; target", start, first: .end(), second: .adjust(target: Target(hours: 20))),
        Pair("target; end", start, first: .adjust(target: Target(hours: 20)), second: .end()),
        Pair("end; start", start, first: .end(), second: .adjust(start: morning - 22 * hour)),
        Pair("start; end", start, first: .adjust(start: morning - 22 * hour), second: .end()),
        Pair(
            "end; start that makes it too short", start,
            first: .end(at: morning - 9 * hour), second: .adjust(start: morning - 12 * hour)),
        Pair(
            "start that makes it too short; end", start,
            first: .adjust(start: morning - 12 * hour), second: .end(at: morning - 9 * hour)),
        Pair("end; abandon", start, first: .end(), second: .abandon),
        Pair("abandon; end", start, first: .abandon, second: .end()),
        Pair("abandon; abandon", start, first: .abandon, second: .abandon),
        Pair(
            "start; start", start, first: .adjust(start: morning - 21 * hour),
            second: .adjust(start: morning - 22 * hour)),
        Pair(
            "two fasts", first: .start(at: morning - 9 * hour, target: .standard, id: id(3)),
            second: .start(at: morning - 8 * hour, target: .standard, id: id(4))),
        Pair(
            "a fast; one that ended", first: .start(at: morning, target: .standard, id: id(3)),
            second: .log(start: morning - 30 * hour, end: morning - 20 * hour, id: id(4))),
        Pair(
            "edited end; edited end", log, first: .edit(id(1), end: morning - 19 * hour),
            second: .edit(id(1), end: morning - 18 * hour)),
        Pair(
            "edited end; edited start", log, first: .edit(id(1), end: morning - 19 * hour),
            second: .edit(id(1), start: morning - 41 * hour)),
        Pair(
            "edited start; edited end", log, first: .edit(id(1), start: morning - 41 * hour),
            second: .edit(id(1), end: morning - 19 * hour)),
        Pair(
            "edits that together are too short", log,
            first: .edit(id(1), start: morning - 26 * hour),
            second: .edit(id(1), end: morning - 30 * hour)),
        Pair(
            "note; note", log, first: .setNote(id(1), Note("one")!),
            second: .setNote(id(1), Note("two")!)),
        Pair(
            "note; edited end", log, first: .setNote(id(1), Note("one")!),
            second: .edit(id(1), end: morning - 19 * hour)),
        Pair(
            "edit; delete", log, first: .edit(id(1), end: morning - 19 * hour),
            second: .delete(id(1))),
        Pair(
            "delete; edit", log, first: .delete(id(1)),
            second: .edit(id(1), end: morning - 19 * hour)),
        Pair("delete; delete", log, first: .delete(id(1)), second: .delete(id(1))),
        Pair(
            "water; water", first: drink,
            second: .addWater(glass, at: morning - 2 * hour, id: id(3))),
        Pair("one glass twice", first: drink, second: drink),
        Pair("glass removed twice", drink, first: .removeWater(id(2)), second: .removeWater(id(2))),
        Pair("import; import", first: imported(-24, -48), second: imported(-25, -48)),
        Pair(
            "import of ten; import of ten",
            first: imported(-24, -48, -72, -96, -120, -144, -168, -192, -216, -240),
            second: imported(-25, -49, -73, -97, -121, -145, -169, -193, -217, -241)),
        Pair(
            "edit; import", log, first: .edit(id(1), end: morning - 19 * hour),
            second: imported(-18, -60)),
        Pair("import; delete", log, first: imported(-18, -60), second: .delete(id(1))),
    ]

    @Test(arguments: pairs)
    func undoGoesByStamp(_ pair: Pair) throws {
        var traces: [String: [[String]]] = [:]
        for (order, machines, isKnown) in Self.ways {
            let world = try World(pair, order, isKnownBefore: isKnown)
            var trace = [try world.values]
            let acts = pair.third == nil ? 2 : 3
            let undos = [Command](repeating: .undo, count: acts)
            for step in undos + [Command](repeating: .redo, count: acts) + [.undo] {
                try world.perform(step, on: machines)
                trace.append(try world.values)
            }
            traces["\(order), \(machines), \(isKnown)"] = trace
        }
        let one = try #require(traces.first)
        for (name, trace) in traces where trace != one.value {
            Issue.record("\(one.key) and \(name) differ:\n\(one.value)\n\(trace)")
        }
    }

    /// The order in which the machines hear of the acts, those that undo and redo them, and whether the record is older
    /// than the sharing.
    private static let ways: [(Order, [Int], Bool)] = [
        (.firstThenSecond, [0], false), (.firstThenSecond, [0], true),
        (.firstThenSecond, [1], true), (.firstThenSecond, [1, 0], false),
        (.firstThenSecond, [2], true), (.secondThenFirst, [2], false), (.together, [2], false),
    ]

    enum Order {
        case firstThenSecond, secondThenFirst, together
    }

    /// Three machines.
    private final class World {
        let machines = (0..<3).map { _ in EngineRun(on: VirtualDisk(seed: 1)) }

        init(_ pair: Pair, _ order: Order, isKnownBefore: Bool) throws {
            if isKnownBefore {
                for command in pair.before { try machines[0].engine.perform(command) }
            }
            for (index, machine) in machines.enumerated() {
                try machine.engine.join(
                    "/folder", folderID: "folder", name: "\(index)", machine: "\(index)")
            }
            if !isKnownBefore {
                for command in pair.before { try machines[0].engine.perform(command) }
            }
            try exchange(.firstThenSecond)
            try pass(hour)
            try machines[0].engine.perform(pair.first)
            try pass(60)
            try machines[1].engine.perform(pair.second)
            try pass(60)
            if let third = pair.third { try machines[2].engine.perform(third) }
            try pass(60)
            try exchange(order)
        }

        private func pass(_ seconds: Int64) throws {
            for machine in machines { machine.pass(seconds) }
        }

        private func lines(of machine: EngineRun) throws -> [WrittenLine] {
            let texts = try machine.engine.ownLines(from: 1, limit: .max).map(\.text)
            return LineReader.read(
                texts.joined(separator: "\n").utf8, of: try machine.engine.presentWriter())
        }

        private func exchange(_ order: Order) throws {
            let lines = try machines.map { try self.lines(of: $0) }
            for machine in machines {
                switch order {
                case .firstThenSecond: for part in lines { try machine.engine.receive(part) }
                case .secondThenFirst:
                    for part in lines.reversed() { try machine.engine.receive(part) }
                case .together: try machine.engine.receive(lines.reversed().flatMap(\.self))
                }
                try machine.engine.showFastsNoLongerAhead()
            }
            let shown = try machines.map { try Shown($0) }
            for other in shown.dropFirst() { #expect(shown[0] == other) }
            for machine in machines {
                let first = try machine.engine.journal(limit: 20).first { !$0.isUndone }
                #expect(first?.number == machine.snapshot.undo.undoable?.number)
            }
        }

        /// All lines.
        private var all: [Line] {
            get throws { try machines.flatMap { try lines(of: $0) }.map(\.line) }
        }

        /// The values of all records, as the lines tell them.
        var values: [String] {
            get throws { Told.texts(Told(try all).values) }
        }

        /// Carries out an undo or a redo on some machines before they know of each other's, and compares with what the
        /// stamps say.
        func perform(_ command: Command, on numbers: [Int]) throws {
            try pass(60)
            let before = try all
            var expected: [RecordID: FieldValues]?
            for number in numbers {
                let machine = machines[number]
                let known = try lines(of: machine).count
                if let refusal = machine.refusal(command) {
                    if try lines(of: machine).count > known { Issue.record("\(refusal)") }
                    continue
                }
                let last = try lines(of: machine)[known...].lazy.compactMap { line -> ToldAct? in
                    if case .act(let told) = line.line.content { told } else { nil }
                }.first
                let told = Told(before)
                switch try #require(last).kind {
                case .undo(let writer, let act):
                    expected = told.values(after: writer, act, isRedo: false, at: machine.now)
                case .redo(let writer, let act):
                    expected = told.values(after: writer, act, isRedo: true, at: machine.now)
                case .ordinary: Issue.record("\(command) is \(last!)")
                }
            }
            try exchange(.firstThenSecond)
            let wanted = Told.texts(expected ?? Told(before).values)
            #expect(try values == wanted, "\(command) on \(numbers)")
        }
    }

    /// What a machine shows.
    private struct Shown: Equatable {
        let sessions: [Session]
        let water: Set<RecordID>
        let running: [String]
        let contradicting: Int
        let acts: [String]

        init(_ machine: EngineRun) throws {
            let start = Instant(secondsSinceEpoch: 0)
            sessions = try machine.engine.sessions(since: start, until: nil, limit: .max)
            water = Set(try machine.engine.water(since: start, until: nil).map(\.id))
            // The others do not have acts from before the sharing.
            acts = try machine.engine.journal(limit: 20).filter { $0.at > morning }.map {
                "\($0.kind) \($0.at) \($0.isUndone)"
            }.sorted()
            let facts = try machine.engine.deviceFacts()
            contradicting = facts.contradicting
            var running = facts.beside.map { "\($0.id) \($0.start)" }
            if let fast = machine.snapshot.fast.active {
                running.append("\(fast.id) \(fast.start) \(fast.target) \(fast.note)")
            }
            self.running = running.sorted()
        }
    }

    /// The rule, written once more from the lines alone.
    private struct Told {
        let lines: [Line]

        init(_ lines: [Line]) { self.lines = lines }

        var values: [RecordID: FieldValues] {
            fold { _ in true }.mapValues { $0.mapValues(\.value) }
        }

        /// The values in hours and as text.
        static func texts(_ values: [RecordID: FieldValues]) -> [String] {
            values.sorted { $0.key < $1.key }.flatMap { id, values in
                values.map { field, value in
                    let text =
                        switch value {
                        case .instant(let at): "\((at - morning) / 60)"
                        case .ending(.ended(let end, _)): "\((end - morning) / 60)"
                        case .truth(let isTrue): "\(isTrue)"
                        default: "\(value)"
                        }
                    return "\(id.description.suffix(2)) \(field) \(text)"
                }.sorted()
            }
        }

        private func fold(_ counts: (Line) -> Bool) -> [RecordID: Registers] {
            var folded: [RecordID: Registers] = [:]
            for line in lines where counts(line) {
                if case .record(_, let id, let values) = line.content {
                    folded[id] = (folded[id] ?? [:]).merged(with: Registers(values, line.stamp))
                }
            }
            return folded
        }

        func values(
            after writer: Writer, _ act: Int64, isRedo: Bool, at now: Instant
        ) -> [RecordID: FieldValues] {
            var result = values
            for line in lines where line.writer == writer && line.act == act {
                guard case .record(let kind, let id, let own) = line.content else { continue }
                let below = fold { $0.stamp < line.stamp }[id] ?? [:]
                var (from, to): (FieldValues, FieldValues) = ([:], [:])
                for (field, value) in own {
                    let lower = below[field]?.value
                    if lower == value { continue }
                    from[field] = value
                    to[field] = lower ?? (field == .there ? .truth(false) : value)
                }
                if isRedo { (from, to) = (to, from) }
                let present = result[id] ?? [:]
                if from[.there] == nil, present[.there] != .truth(true) { continue }
                let others = from.keys.filter { present[$0] != from[$0] }
                // What else was changed of a fast since it ended stays.
                let staying = isEnd(writer, act) ? Set(others).subtracting([.ending, .there]) : []
                guard staying == Set(others) else { continue }
                let next = present.merging(to.filter { !staying.contains($0.key) }) { $1 }
                if kind == .fast, !Self.isBroken(present, id, now), Self.isBroken(next, id, now) {
                    continue
                }
                result[id] = next
            }
            return result
        }

        private func isEnd(_ writer: Writer, _ act: Int64) -> Bool {
            lines.contains { line in
                guard line.writer == writer, line.act == act, case .act(let told) = line.content
                else { return false }
                return told.kind == .ordinary(.end)
            }
        }

        private static func isBroken(_ values: FieldValues, _ id: RecordID, _ now: Instant) -> Bool
        {
            SharedFast(Registers(values, .none), id, now: now) == .broken
        }
    }
}
