import Fasting
import SeededRandom

/// Makes the history of one user from a seed.
struct StepGenerator {
    /// What kind of user and machine it is.
    struct Character {
        /// Seconds between two fasts, on average.
        var pause: Int64
        /// Of 100 acts, how many are mistakes, corrections and other rare acts.
        var restlessness: Int64
        /// Of 100 steps, how many meet a crash or another fault.
        var faults: Int64
        /// Of 100 steps, how many go over the bus.
        var bus: Int64
        /// How much water there is for each fast.
        var water: Int64
    }

    private var random: SplitMix64
    private let character: Character
    private var steps: [Step] = []
    private let hasAuthority: Bool
    private static let hour: Int64 = 3600

    /// - Returns: the same steps for the same seed and count.
    static func steps(seed: UInt64, count: Int) -> [Step] {
        var generator = StepGenerator(seed: seed)
        while generator.steps.count < count { generator.addFast() }
        return Array(generator.steps.prefix(count))
    }

    private init(seed: UInt64) {
        hasAuthority = Place.namesAuthority(seed)
        var random = SplitMix64(seed: seed)
        character = Character(
            pause: [8, 8, 24, 72, 240][Int(random.number(0, 4))] * Self.hour,
            restlessness: [2, 10, 40][Int(random.number(0, 2))],
            faults: [0, 10, 60, 90][Int(random.number(0, 3))],
            bus: [0, 5, 20, 100][Int(random.number(0, 3))], water: random.number(0, 4))
        self.random = random
    }

    // MARK: One fast and what happens around it

    private mutating func addFast() {
        let length = fastLength()
        add(wait(character.pause), .start(ago: ago(), target: chance(30) ? target() : nil))
        var left = length
        for _ in 0..<random.number(0, character.water + 2) {
            let pause = random.number(0, max(0, left / 2))
            left -= pause
            add(pause, chance(character.restlessness) ? rareAct() : smallAct())
        }
        if chance(4) { return }
        add(left, chance(8) ? .abandon : .end(ago: chance(15) ? ago() : nil))
        while chance(character.restlessness) { add(wait(2 * Self.hour), rareAct()) }
        if hasAuthority, chance(15) { add(wait(2 * Self.hour), licenceAct()) }
    }

    private mutating func fastLength() -> Int64 {
        switch random.number(0, 9) {
        case 0: random.number(0, 5 * Self.hour)
        case 1: [4, 8, 12, 16, 24][Int(random.number(0, 4))] * Self.hour + random.number(-1, 1)
        case 2: random.number(16 * Self.hour, 80 * Self.hour)
        default: random.number(12 * Self.hour, 20 * Self.hour)
        }
    }

    private mutating func smallAct() -> Action {
        switch random.number(0, 9) {
        case 0...5:
            .waterAdd(milliliters: chance(50) ? nil : amount(), ago: chance(20) ? ago() : nil)
        case 6: .question(Int(random.number(0, 9)))
        case 7: .suspend(random.number(60, 9 * Self.hour))
        case 8: .lock(chance(50))
        default: .press(button: Int(random.number(0, 3)))
        }
    }

    private mutating func rareAct() -> Action {
        switch random.number(0, 41) {
        case 0...3: .undo
        case 4: .redo
        case 5: .timerUndo
        case 6...7:
            .adjust(
                ago: chance(80) ? random.number(0, 30 * Self.hour) : nil,
                target: chance(40) ? target() : nil)
        case 8...10:
            .log(
                endAgo: wait(60 * Self.hour), length: random.number(3 * Self.hour, 40 * Self.hour),
                target: chance(50) ? target() : nil)
        case 11...13:
            .edit(
                pick: pick(), start: chance(50) ? shift() : nil, end: chance(50) ? shift() : nil,
                target: chance(30) ? target() : nil)
        case 14...15:
            chance(60)
                ? .delete(pick: pick())
                : .note(pick: chance(50) ? pick() : nil, number: Int(random.number(0, 12)))
        case 16: .waterRemove(pick: pick())
        case 17...19: importFile()
        case 20: chance(70) ? .setTarget(target()) : .setQuickAdd(amount())
        case 21: .setVigil(chance(50))
        case 22: .toggle(Int(random.number(0, 9)))
        case 23...24: .nonsense(Int(random.number(0, 40)))
        case 25: .question(Int(random.number(0, 20)))
        case 26: .leap(chance(50) ? shift() : random.number(-40, 40) * Self.hour)
        case 27: .travel(zone: Int(random.number(0, 7)))
        case 28...29: .restart(after: wait(Self.hour))
        case 30: .kill(after: wait(Self.hour))
        case 31...32: .powerFailure(after: wait(Self.hour))
        case 33: .server(VirtualDesktop.Server.allCases[Int(random.number(0, 4))])
        case 34: .lock(chance(40))
        case 35: .start(ago: ago(), target: nil)
        case 36: .end(ago: ago())
        case 37: .suspend(random.number(0, 100 * Self.hour))
        case 38: .actsAndUndo((0..<random.number(1, 8)).map { _ in undoableAct() })
        case 39: chance(50) ? .restoreAndUndo(pick: pick()) : .restore(pick: pick())
        case 40: bothOrders()
        default: .compareWatcher
        }
    }

    /// Only in histories with an authority.
    private mutating func licenceAct() -> Action {
        if chance(20) { return .removeLicence }
        let hours: Int64 = [1, 30, 400, 8766][Int(random.number(0, 3))]
        return .addLicence(
            ago: random.number(-2, 40 * Self.hour),
            left: chance(20) ? nil : random.number(0, hours * Self.hour))
    }

    private mutating func undoableAct() -> Action {
        while true {
            switch rareAct() {
            case let act where act.isOrdinary: return act
            default: continue
            }
        }
    }

    // MARK: Parts of acts

    private mutating func importFile() -> Action {
        .importRecords(fasts: importedFasts(), water: chance(50) ? importedWater() : [])
    }

    private mutating func bothOrders() -> Action {
        .importInBothOrders(fasts: importedFasts() + importedFasts(), water: importedWater())
    }

    private mutating func importedFasts() -> [ImportedFast] {
        (0..<random.number(0, 6)).map { _ in
            let isKnown = chance(50)
            // A record that differs only in its offset or its target.
            let isSame = isKnown && chance(25)
            return ImportedFast(
                pick: isKnown ? pick() : nil, number: random.next() % 16,
                endAgo: isSame ? 0 : isKnown ? shift() : wait(400 * Self.hour) - Self.hour,
                length: isSame
                    ? 0 : isKnown ? shift() : random.number(3 * Self.hour, 40 * Self.hour),
                offset: chance(50) ? nil : Int(random.number(-72, 72)) * 15,
                target: chance(50) ? nil : target(),
                note: chance(70) ? 0 : Int(random.number(1, 12)))
        }
    }

    private mutating func importedWater() -> [ImportedWater] {
        (0..<random.number(0, 4)).map { _ in
            ImportedWater(
                pick: chance(40) ? pick() : nil, number: random.next() % 16,
                ago: wait(100 * Self.hour) - Self.hour, milliliters: Int(random.number(1, 5000)))
        }
    }

    private mutating func target() -> Int64 {
        switch random.number(0, 9) {
        case 0: random.number(0, 200) * 3_600_000_000
        case 1: random.number(4 * 3_600_000_000, 168 * 3_600_000_000)
        case 2: [4, 8, 12, 24][Int(random.number(0, 3))] * 3_600_000_000 + random.number(-1, 1)
        default: [12, 14, 16, 18, 20, 24][Int(random.number(0, 5))] * 3_600_000_000
        }
    }

    private mutating func amount() -> Int {
        Int(random.number(0, 20)) * 50 + (chance(5) ? 4100 : 1)
    }

    private mutating func ago() -> Int64? {
        switch random.number(0, 11) {
        case 0...7: nil
        case 8: random.number(-2, 2)
        case 9: random.number(0, 4 * Self.hour)
        case 10: random.number(0, 30 * Self.hour)
        default: 168 * Self.hour + random.number(-1, 1)
        }
    }

    private mutating func shift() -> Int64 {
        chance(30) ? random.number(-2, 2) : random.number(-6 * Self.hour, 6 * Self.hour)
    }

    private mutating func pick() -> Int {
        chance(70) ? Int(random.number(0, 3)) : Int(random.number(0, 1000))
    }

    /// A time with a mean; sometimes 0.
    private mutating func wait(_ mean: Int64) -> Int64 {
        chance(10) ? random.number(0, 2) : random.number(0, 2 * mean)
    }

    private mutating func chance(_ percent: Int64) -> Bool { random.chance(percent, in: 100) }

    // MARK: Adding

    private mutating func add(_ wait: Int64, _ action: Action) {
        var step = Step(wait: max(0, wait), action: action, seed: random.next())
        step.isOnBus = chance(character.bus)
        if chance(character.faults) { step.fault = fault() }
        steps.append(step)
        // What was refused must not be there for the next process either.
        guard case .syncError = step.fault, chance(50) else { return }
        steps.append(Step(wait: 0, action: .kill(after: 60), seed: random.next()))
    }

    private mutating func fault() -> Fault {
        let place = Int(random.number(0, chance(80) ? 8 : 60))
        return switch random.number(0, 19) {
        case 0: .diskFull(at: place)
        case 1: .writeError(at: place)
        case 2: .readError(at: place)
        case 3: .syncError(at: place / 4)
        case 4...5: .kill(at: place, after: wait(Self.hour))
        default: .powerFailure(at: place, after: wait(Self.hour))
        }
    }
}
