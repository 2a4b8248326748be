import Testing

@testable import Fasting

/// Every history of one fast in a small world, merged by the program's own code: three machines (the clock
/// of one is years ahead), four acts on two registers, and for each act every choice of the earlier acts
/// that its machine has seen. In a second world one of two machines is an unnoticed copy of the
/// other, and three acts on three registers are made.
///
/// Fasts are merged independently of each other, so one is enough. `start` and `note` are
/// merged as `target` is.
struct InterleavingTests {
    private static let registers: [Field] = [.target, .ending, .there]

    private struct Machine {
        let writer: Writer
        let clock: Instant
    }

    private struct Made {
        let machine: Int
        let register: Field
        let values: FieldValues
        let stamp: Stamp
        /// The earlier acts that its machine had seen, as bits.
        let seen: Int
    }

    private static func writer(_ number: Int) -> Writer {
        Writer("\(Hex.text(UInt64(number), digits: 32))-00000001")!
    }

    private static let now = Instant(secondsSinceEpoch: 1_800_000_000)
    private static let machines = [
        Machine(writer: writer(1), clock: now), Machine(writer: writer(2), clock: now + 60),
        Machine(writer: writer(3), clock: now + 10 * 365 * 24 * 3600),
    ]
    private static let copied = [
        Machine(writer: writer(1), clock: now), Machine(writer: writer(1), clock: now),
        Machine(writer: writer(2), clock: now),
    ]

    /// Each act writes another value, so that the value shows which act counts.
    private static func values(_ register: Field, _ number: Int) -> FieldValues {
        switch register {
        case .target: [.target: .target(Target(hours: Double(12 + number)))]
        case .ending: [.ending: .ending(.ended(at: now + Int64(number), offset: nil))]
        case .there: [.there: .truth(number % 2 == 1)]
        default: [:]
        }
    }

    private func walk(
        _ machines: [Machine], acts: Int, on registers: [Field] = [.ending, .there],
        _ made: [Made] = [], _ visit: ([Made]) -> Void
    ) {
        if made.count == acts { return visit(made) }
        // The names of the first machines are interchangeable, so the first act is on one of two.
        for index in made.isEmpty ? [0, 2] : Array(machines.indices) {
            let machine = machines[index]
            // A machine knows what it has written itself.
            let own = made.enumerated().filter { $0.element.machine == index }
                .reduce(0) { $0 | 1 << $1.offset }
            for register in registers {
                for seen in 0..<(1 << made.count) where seen & own == own {
                    var known = Registers()
                    for (index, act) in made.enumerated() where seen >> index & 1 == 1 {
                        known = known.merged(with: Registers(act.values, act.stamp))
                    }
                    let values = Self.values(register, made.count)
                    let stamp = Stamp(
                        clock: ActClock(over: known.clock(under: values), now: machine.clock),
                        by: machine.writer)
                    walk(
                        machines, acts: acts, on: registers,
                        made + [
                            Made(
                                machine: index, register: register, values: values, stamp: stamp,
                                seen: seen)
                        ], visit)
                }
            }
        }
    }

    private func merged(_ acts: some Sequence<Made>) -> Registers {
        acts.reduce(Registers()) { $0.merged(with: Registers($1.values, $1.stamp)) }
    }

    /// Whether an act's value is the one that counts.
    private func counts(_ act: Made, in registers: Registers) -> Bool {
        registers.changes(to: act.values).isEmpty
    }

    @Test func everyHistoryOfThreeMachinesAndFourActs() {
        var histories = 0
        var wrong = 0
        walk(Self.machines, acts: 4) { made in
            histories += 1
            let result = merged(made)
            if merged(made.reversed()) != result { wrong += 1 }
            for register in Self.registers {
                let writers = made.filter { $0.register == register }
                guard let last = writers.max(by: { $0.stamp < $1.stamp }) else { continue }
                if !counts(last, in: result) { wrong += 1 }
            }
            // What a machine has seen and written over never comes back.
            for (index, act) in made.enumerated() {
                for (earlier, old) in made.enumerated()
                where earlier < index && act.seen >> earlier & 1 == 1
                    && act.register == old.register && !(old.stamp < act.stamp)
                {
                    wrong += 1
                }
            }
        }
        #expect(histories == 17440)
        #expect(wrong == 0)
    }

    @Test func everyHistoryWithAnUnnoticedCopy() {
        var histories = 0
        var wrong = 0
        walk(Self.copied, acts: 3, on: Self.registers) { made in
            histories += 1
            let result = merged(made)
            for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                if merged(order.map { made[$0] }) != result { wrong += 1 }
            }
        }
        #expect(histories == 2214)
        #expect(wrong == 0)
    }
}
