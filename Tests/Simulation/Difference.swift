/// The first thing that is not as it should be.
public struct Difference: Error, Equatable, Sendable, CustomStringConvertible {
    /// What kind of check failed. Shrinking keeps to one kind.
    public let check: String
    public let details: String
    /// The number of the step in its history.
    public var step = 0

    init(_ check: String, _ details: String) {
        self.check = check
        self.details = details
    }

    public var description: String { "step \(step): \(check): \(details)" }
}

/// What was simulated.
public struct Tally: Equatable, Sendable, CustomStringConvertible {
    /// Seconds that passed on the virtual clock.
    public var seconds: Int64 = 0
    public var steps = 0
    /// Calls that the agent carried out, and those that it refused.
    public var acts = 0
    public var refusals = 0
    /// Transitions, the target included.
    public var announcements = 0
    /// Power failures and kills.
    public var crashes = 0
    /// Crashes in the middle of an act or of an opening.
    public var crashesInside = 0
    /// Other outcomes of these power failures, each with a restart and all records compared.
    public var outcomes = 0
    /// Full disks, and writes, reads and syncs that failed.
    public var faults = 0
    public var busMessages = 0
    public var histories = 0

    public init() {}

    public var years: Double { Double(seconds) / (365.25 * 86_400) }

    public var description: String {
        "\(histories) histories, \((years * 10).rounded() / 10) years, \(steps) steps, \(acts) acts, "
            + "\(refusals) refusals, \(announcements) announcements, \(crashes) crashes "
            + "(\(crashesInside) of them in an act) with \(outcomes) other outcomes, "
            + "\(faults) other faults, "
            + "\(busMessages) messages on the bus"
    }

    public static func += (all: inout Tally, other: Tally) {
        all.seconds += other.seconds
        all.steps += other.steps
        all.acts += other.acts
        all.refusals += other.refusals
        all.announcements += other.announcements
        all.crashes += other.crashes
        all.crashesInside += other.crashesInside
        all.outcomes += other.outcomes
        all.faults += other.faults
        all.busMessages += other.busMessages
        all.histories += other.histories
    }
}
