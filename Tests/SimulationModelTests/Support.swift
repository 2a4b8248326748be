import SimulationModel

let hour: Int64 = 3600
let hours: Int64 = 3600 * 1_000_000
/// Midnight UTC, 1 January 2026.
let midnight: Int64 = 1_767_225_600
/// Noon of that day.
let noon = midnight + 12 * hour

/// A model with a clock that the test moves, and ids that count up.
struct Agent {
    var model: Model
    var now: Int64
    private var ids = 0

    init(at now: Int64 = noon) {
        self.now = now
        model = Model(now: now)
    }

    var visible: Visible { model.visible(at: now) }

    @discardableResult
    mutating func call(_ call: Call) -> Answer {
        ids += 1
        return model.apply(call, at: now, newID: Agent.id(ids))
    }

    /// The agent is awake while time passes.
    @discardableResult
    mutating func wait(_ seconds: Int64) -> [Announcement] {
        now += seconds
        return model.runThrough(to: now)
    }

    /// The clock jumps, or the machine was suspended.
    @discardableResult
    mutating func leap(_ seconds: Int64) -> [Announcement] {
        now += seconds
        return model.pass(to: now)
    }

    @discardableResult
    mutating func restart(after seconds: Int64 = 0) -> [Announcement] {
        now += seconds
        return model.restart(at: now)
    }

    static func id(_ number: Int) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: 12 - digits.count) + digits
        return "00000000-0000-4000-8000-\(padded)"
    }
}

/// The keys of the milestones, and "target".
func keys(_ announcements: [Announcement]) -> [String] {
    announcements.map {
        switch $0 {
        case .milestone(let key, _, _): key
        case .target: "target"
        }
    }
}

/// A fast of an import, with instants in hours after midnight.
func fast(
    _ id: Int, _ start: Int64, _ end: Int64, target: Int64? = nil, offset: Int? = nil
) -> Fast {
    Fast(
        id: Agent.id(id), start: midnight + start * hour, end: midnight + end * hour,
        offset: offset, target: target.map { $0 * hours })
}

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
