import SeededRandom
import Testing

@testable import Fasting

/// The laws of docs/rules/devices.md, Registers.
struct RegisterTests {
    private func writer(_ number: Int64) -> Writer {
        Writer("\(Hex.text(UInt64(number), digits: 32))-00000001")!
    }

    private func stamp(_ numbers: inout SplitMix64) -> Stamp {
        if numbers.chance(1, in: 6) { return .none }
        return Stamp(
            clock: ActClock(
                wall: Instant(secondsSinceEpoch: numbers.number(1, 3)),
                counter: numbers.number(0, 1)),
            by: writer(numbers.number(1, 2)))
    }

    /// Few different values, so that equal stamps and equal values are frequent.
    private func registers(_ numbers: inout SplitMix64) -> Registers {
        var registers = Registers()
        func hour(_ numbers: inout SplitMix64) -> Instant {
            Instant(secondsSinceEpoch: numbers.number(1, 3) * 3600)
        }
        if numbers.chance(2, in: 3) {
            registers[.start] = Register(.instant(hour(&numbers)), stamp(&numbers))
        }
        if numbers.chance(2, in: 3) {
            let target = Target(hours: Double(numbers.number(3, 5)))
            registers[.target] = Register(.target(target), stamp(&numbers))
        }
        if numbers.chance(2, in: 3) {
            let offset = numbers.chance(1, in: 2) ? nil : Int(numbers.number(0, 1))
            registers[.ending] = Register(
                .ending(
                    numbers.chance(1, in: 3) ? .running : .ended(at: hour(&numbers), offset: offset)
                ),
                stamp(&numbers))
        }
        if numbers.chance(2, in: 3) {
            registers[.note] = Register(
                .note(Note(["", "a", "b", "bb"][Int(numbers.number(0, 3))])!), stamp(&numbers))
        }
        if numbers.chance(2, in: 3) {
            registers[.there] = Register(.truth(numbers.chance(1, in: 2)), stamp(&numbers))
        }
        return registers
    }

    @Test func mergeIsCommutativeAssociativeAndIdempotent() {
        var numbers = SplitMix64(seed: 29)
        for _ in 0..<20_000 {
            let (a, b, c) = (registers(&numbers), registers(&numbers), registers(&numbers))
            #expect(a.merged(with: b) == b.merged(with: a))
            #expect(a.merged(with: b).merged(with: c) == a.merged(with: b.merged(with: c)))
            #expect(a.merged(with: a) == a)
            #expect(a.merged(with: b).merged(with: b) == a.merged(with: b))
        }
    }

    @Test func actWinsOnlyWhereItWrote() {
        let old = Stamp(clock: ActClock(wall: Instant(secondsSinceEpoch: 10)), by: writer(1))
        let new = Stamp(clock: ActClock(wall: Instant(secondsSinceEpoch: 20)), by: writer(2))
        let end = FastEnding.ended(at: Instant(secondsSinceEpoch: 90_000), offset: 60)
        var whole: FieldValues = [
            .start: .instant(Instant(secondsSinceEpoch: 5)), .target: .target(.standard),
            .ending: .ending(.running), .note: .note(Note.none), .there: .truth(true),
        ]
        let begun = Registers(whole, old)
        let ended = begun.merged(with: Registers([.ending: .ending(end)], new))
        #expect(ended[.ending]?.value == .ending(end))
        #expect(ended[.start]?.stamp == old)
        // A later word on the target leaves the end as it is.
        let last = Stamp(clock: ActClock(wall: Instant(secondsSinceEpoch: 30)), by: writer(1))
        whole = [.target: .target(.minimum)]
        let both = ended.merged(with: Registers(whole, last))
        #expect(both[.ending]?.value == .ending(end))
        #expect(both[.target]?.value == .target(.minimum))
    }

    @Test func clockIsRaisedOnlyByWhatIsOverwritten() {
        let now = Instant(secondsSinceEpoch: 100)
        let ahead = ActClock(wall: Instant(secondsSinceEpoch: 5000), counter: 2)
        #expect(ActClock(over: nil, now: now) == ActClock(wall: now))
        #expect(ActClock(over: ActClock(wall: now), now: now) == ActClock(wall: now, counter: 1))
        #expect(ActClock(over: ahead, now: now) == ActClock(wall: ahead.wall, counter: 3))
        var registers = Registers()
        registers[.start] = Register(.instant(now), Stamp(clock: ahead, by: writer(1)))
        registers[.there] = Register(
            .truth(true), Stamp(clock: ActClock(wall: Instant(secondsSinceEpoch: 7)), by: writer(1))
        )
        #expect(registers.clock(under: [.there: .truth(false)])?.wall.secondsSinceEpoch == 7)
        #expect(registers.clock(under: [.start: .instant(now)]) == ahead)
        #expect(registers.clock(under: [.note: .note(Note.none)]) == nil)
    }

    /// An end before the start, and a fast that is too short.
    @Test(arguments: [-1, 3] as [Int64])
    func contradictingRegistersAreNotShown(_ hours: Int64) {
        let id = RecordID(bytes: [UInt8](repeating: 7, count: 16))!
        let start = Instant(secondsSinceEpoch: 1_800_000_000)
        let values: FieldValues = [
            .start: .instant(start), .target: .target(nil),
            .ending: .ending(.ended(at: start + hours * secondsPerHour, offset: nil)),
            .note: .note(Note.none), .there: .truth(true),
        ]
        let now = start + 100 * secondsPerHour
        #expect(SharedFast(Registers(values, .none), id, now: now) == .broken)
    }

    /// No client can send such a start: on the bus 0 means that there is none.
    @Test func startBefore1970IsNotShown() {
        let id = RecordID(bytes: [UInt8](repeating: 7, count: 16))!
        for (start, isShown) in [(-62_135_596_800, false), (-1, false), (0, false), (1, true)] {
            let session = Session(
                id: id, start: Instant(secondsSinceEpoch: Int64(start)),
                end: Instant(secondsSinceEpoch: 100_000), endOffset: 0, target: nil)
            let registers = Registers(FieldValues(session), .none)
            let now = Instant(secondsSinceEpoch: 1_800_000_000)
            #expect(SharedFast(registers, id, now: now) == (isShown ? .kept(session) : .broken))
        }
    }

    @Test func futureOfMoreThanADayIsNotShown() {
        let id = RecordID(bytes: [UInt8](repeating: 7, count: 16))!
        let start = Instant(secondsSinceEpoch: 1_800_000_000)
        let end = start + 16 * secondsPerHour
        let session = Session(id: id, start: start, end: end, endOffset: 0, target: nil)
        let registers = Registers(FieldValues(session), .none)
        let day = 24 * secondsPerHour
        #expect(SharedFast(registers, id, now: end - day) == .kept(session))
        #expect(SharedFast(registers, id, now: end - day - 1) == .broken)
    }

    /// Three fasts began at 7, 8 and 9. A fast is covered by an end after its start and of a later act.
    @Test(
        arguments: [
            ([], [7, 8, 9]), ([(8, 5)], [8, 9]), ([(7, 5)], [7, 8, 9]), ([(9, 3)], [7, 8, 9]),
            ([(9, 4)], [7, 9]), ([(20, 2)], [7, 8]), ([(20, 2), (8, 5)], [8]), ([(20, 5)], []),
            ([(20, 0), (9, 5)], [9]),
        ] as [([(Int64, Int64)], [Int64])])
    func fastsThatAreNotCoveredRun(_ ends: [(Int64, Int64)], _ expected: [Int64]) {
        func clock(_ seconds: Int64) -> ActClock {
            ActClock(wall: Instant(secondsSinceEpoch: seconds))
        }
        // The one that began first was begun by the latest act.
        let fasts = [(9, 1), (8, 3), (7, 4)].map { (start: Int64, act: Int64) in
            RunningFasts.Fast(
                id: RecordID(bytes: [UInt8](repeating: UInt8(start), count: 16))!,
                start: Instant(secondsSinceEpoch: start), begun: clock(act))
        }
        let running = RunningFasts(
            fasts, ends: ends.map { (Instant(secondsSinceEpoch: $0.0), clock($0.1)) })
        let naive = fasts.filter { fast in
            !ends.contains { $0.0 > fast.start.secondsSinceEpoch && clock($0.1) > fast.begun }
        }
        #expect(running.uncovered == naive.sorted { $0.start < $1.start })
        #expect(running.uncovered.map(\.start.secondsSinceEpoch) == expected)
    }

    @Test(arguments: [
        "", "00000000000000000000000000000001-0000000", "0000000000000000000000000000000G-00000001",
        "00000000000000000000000000000001_00000001",
    ])
    func nameThatIsNoWriter(_ text: String) { #expect(Writer(text) == nil) }

    @Test func writerKeepsItsName() {
        let name = "0123456789abcdef0123456789abcdef-0000beef"
        #expect(Writer(name)?.description == name)
    }
}
