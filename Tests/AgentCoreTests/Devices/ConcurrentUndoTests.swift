import Fasting
import Sharing
import Testing
import VirtualDisk

@testable import AgentCore

/// What an undo and a redo do with acts of two machines that did not know of each other: which fast is shown, and whether
/// they are refused, is the same on both (rule: docs/rules/devices.md, What people see).
struct ConcurrentUndoTests {
    enum Machine: Int, CaseIterable { case desk, laptop }

    /// A minute passes before each act. All acts of both are exchanged after the last one.
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let acts: [(Machine, Command)]
        let undo: Command
        /// What the undo answers; nil if it is carried out.
        let refusal: Refusal?
        /// The fasts that are shown before it, after it and after the redo; nil for none.
        let shown: [RecordID?]

        init(
            _ name: String, _ acts: (Machine, Command)..., undo: Command = .undo,
            refusal: Refusal? = nil, shown: UInt8?...
        ) {
            (testDescription, self.acts, self.undo, self.refusal) = (name, acts, undo, refusal)
            self.shown = shown.map { $0.map { id($0) } }
        }
    }

    private static func start(_ number: UInt8, _ hours: Int64) -> Command {
        .start(at: morning + hours * hour, target: .standard, id: id(number))
    }

    private static func log(_ number: UInt8, _ start: Int64, _ end: Int64) -> Command {
        .log(start: morning + start * hour, end: morning + end * hour, id: id(number))
    }

    private static let (end, longer) = (
        Command.end(at: morning - hour), Command.adjust(target: Target(hours: 20))
    )

    static let rows = [
        Row(
            "target of a covered fast", (.laptop, start(2, -15)), (.desk, start(1, -20)),
            (.desk, end), (.laptop, longer), shown: nil, nil, nil),
        Row(
            "note of a covered fast", (.laptop, start(2, -15)), (.desk, start(1, -20)),
            (.desk, end), (.laptop, .adjust(note: Note("one")!)), shown: nil, nil, nil),
        Row(
            "target of a covered fast while another one runs", (.laptop, start(2, -15)),
            (.desk, start(1, -20)), (.desk, end), (.desk, start(3, 0)), (.laptop, longer),
            shown: 3, 3, 3),
        Row(
            "target of a fast beside the shown one", (.desk, start(1, -20)),
            (.laptop, start(2, -15)), (.laptop, longer), shown: 1, 1, 1),
        Row(
            "start of the fast that is shown because of it", (.desk, start(1, -20)),
            (.laptop, start(2, -15)), (.laptop, .adjust(start: morning - 22 * hour)),
            shown: 2, 1, 2),
        Row(
            "deletion after an overlapping fast", (.desk, log(1, -40, -20)),
            (.laptop, log(2, -30, -22)), (.desk, .delete(id(1))), shown: nil, nil, nil),
        Row(
            "deletion after an overlapping start", (.desk, log(1, -10, -2)),
            (.laptop, start(2, -5)), (.desk, .delete(id(1))), shown: 2, 2, 2),
        Row(
            "end after an overlapping fast", (.desk, start(1, -20)), (.laptop, log(2, -8, -3)),
            (.desk, .end(at: morning - 10 * hour)), shown: nil, 1, nil),
        Row(
            "end before an overlapping fast", (.desk, start(1, -20)),
            (.desk, .end(at: morning - 10 * hour)), (.laptop, log(2, -8, -3)), undo: .undoEnding,
            refusal: .undoAgainst(
                .overlap(
                    Session(
                        id: id(2), start: morning - 8 * hour, end: morning - 3 * hour,
                        endOffset: 0, target: .standard))), shown: nil, nil),
    ]

    @Test(arguments: rows, Machine.allCases)
    func undoIsTheSameOnBoth(_ row: Row, on machine: Machine) throws {
        let pair = try Pair(row.acts)
        let run = pair[machine]
        try pair.expect(row.shown[0])
        #expect(run.refusal(row.undo) == row.refusal)
        try pair.expect(row.shown[1], on: run)
        try pair.exchange()
        try pair.expect(row.shown[1])
        if row.refusal != nil { return }
        #expect(run.refusal(.redo) == nil)
        try pair.expect(row.shown[2], on: run)
        try pair.exchange()
        try pair.expect(row.shown[2])
    }

    /// Acts of one second about other registers have one stamp.
    @Test func anUndoLeavesWhatOtherActsOfItsSecondWrote() throws {
        let pair = try Pair([(.desk, Self.start(1, -20))])
        let laptop = pair[.laptop]
        try laptop.engine.perform(.adjust(target: Target(hours: 20)))
        try laptop.engine.perform(.adjust(note: Note("one")!))
        try laptop.engine.perform(.end())
        #expect(laptop.refusal(.undo) == nil)
        try pair.exchange()
        for machine in Machine.allCases {
            let fast = pair[machine].snapshot.fast.active
            #expect(fast?.note.text == "one" && fast?.target == Target(hours: 20), "\(machine)")
        }
    }

    private static let drink = Command.addWater(
        WaterAmount(milliliters: 200)!, at: morning - hour, id: id(9))

    /// The act that can be redone at last.
    static let redos: [(String, [(Machine, Command)], ActKind?)] = [
        (
            "an earlier act that arrives later",
            [(.desk, drink), (.laptop, log(1, -40, -20)), (.desk, .undo)], .waterAdd
        ),
        (
            "a later act", [(.desk, drink), (.desk, .undo), (.laptop, log(1, -40, -20))], nil
        ),
        (
            "a later act that was undone",
            [(.desk, drink), (.desk, .undo), (.laptop, log(1, -40, -20)), (.laptop, .undo)], .log
        ),
        (
            "the same record, which lost",
            [
                (.desk, log(1, -40, -20)), (.laptop, log(1, -41, -20)),
                (.desk, .edit(id(1), end: morning - 21 * hour)), (.desk, .undo),
            ], .edit
        ),
        (
            "two undos",
            [(.desk, drink), (.laptop, log(1, -40, -20)), (.desk, .undo), (.laptop, .undo)], .log
        ),
    ]

    @Test(arguments: redos) func laterActEndsTheRedo(
        _ name: String, _ acts: [(Machine, Command)], _ kind: ActKind?
    ) throws {
        let pair = try Pair(acts)
        for machine in Machine.allCases {
            #expect(pair[machine].snapshot.undo.redoable?.kind == kind, "\(machine)")
        }
    }

    private struct Pair {
        private let machines = Machine.allCases.map { _ in EngineRun(on: VirtualDisk(seed: 1)) }

        subscript(machine: Machine) -> EngineRun { machines[machine.rawValue] }

        init(_ acts: [(Machine, Command)]) throws {
            for (index, run) in machines.enumerated() {
                try run.engine.join(
                    "/folder", folderID: "folder", name: "\(index)", machine: "\(index)")
            }
            for (machine, command) in acts {
                for run in machines { run.pass(60) }
                try self[machine].engine.perform(command)
            }
            for run in machines { run.pass(60) }
            try exchange()
        }

        func exchange() throws {
            for (from, to) in [(0, 1), (1, 0)] {
                let engine = machines[from].engine
                let texts = try engine.ownLines(from: 1, limit: .max).map(\.text)
                try machines[to].engine.receive(
                    LineReader.read(
                        texts.joined(separator: "\n").utf8, of: try engine.presentWriter()))
            }
        }

        /// Expects that a fast is shown, and still is when it is asked again.
        func expect(_ shown: RecordID?, on run: EngineRun? = nil) throws {
            for run in run.map({ [$0] }) ?? machines {
                #expect(run.snapshot.fast.active?.id == shown)
                let stored = try #require(run.engine.openStore).load()
                #expect(stored.active?.id == shown)
                try run.engine.showFastsNoLongerAhead()
                #expect(run.snapshot.fast.active?.id == shown)
            }
        }
    }
}
