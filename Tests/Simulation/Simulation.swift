import VirtualDisk

/// Runs histories on one disk.
public final class Simulation {
    private let disk = VirtualDisk(seed: 1)
    public private(set) var tally = Tally()

    /// Called when something fails, before its history is shrunk.
    public var onFound: (Difference) -> Void = { _ in }

    public init() {}

    /// Runs the history of a seed.
    ///
    /// - Parameter count: how many steps the history has.
    /// - Returns: what failed, shrunk to a short history; nil if nothing did.
    public func run(seed: UInt64, steps count: Int) -> Failure? {
        let steps = StepGenerator.steps(seed: seed, count: count)
        let place = Place(seed: seed)
        guard let difference = run(steps, at: place) else { return nil }
        onFound(difference)
        let before = tally
        var shrinking = Shrinking { [self] in run($0, at: place) }
        let (shortest, first) = shrinking.shrink(steps, difference)
        tally = before
        return Failure(seed: seed, difference: first, steps: shortest)
    }

    func run(_ steps: [Step], at place: Place) -> Difference? {
        VirtualDisk.seedSQLite(1)
        do {
            let world = try World(on: disk, at: place)
            defer {
                world.end()
                tally += world.tally
                tally.histories += 1
            }
            try world.run(steps)
            return nil
        } catch {
            return error as? Difference ?? Difference("unexpected error", "\(error)")
        }
    }
}
