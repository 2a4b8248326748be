import Client
import Fasting
import LocalTime
import System

/// The state of a timer screen. It reads no clock: every instant is passed in.
package struct TimerModel {
    /// nil while the agent is not running.
    package private(set) var report: AgentReport?
    package let zone: Zone
    /// What the desktop says about motion; it counts if the setting is "auto".
    private var desktopIsStill: Bool
    /// Whether the user has left the picture of a fast that has ended.
    package private(set) var isDismissed = false

    /// From one subject to the next.
    package private(set) var change: SubjectChange?
    package private(set) var arrival: Arrival?
    package private(set) var greeting: Greeting?
    /// The appearance of Scripture, except at an arrival.
    package private(set) var scripture: Motion?

    package struct SubjectChange: Equatable {
        package let from: TimerText
        /// The tree beside the text before.
        package let picture: TreeGrowth?
        package let motion: Motion
    }

    package init(
        _ report: AgentReport?, zone: Zone, desktopIsStill: Bool, at now: SteadyClock.Instant
    ) {
        self.report = report
        self.zone = zone
        self.desktopIsStill = desktopIsStill
        // The text is there when the screen opens.
        showScripture(at: now)
    }

    /// Whether nothing is to move.
    package var isStill: Bool {
        report?.isStill(desktopIsStill: desktopIsStill) ?? desktopIsStill
    }

    package func text(_ wall: Instant) -> TimerText {
        TimerText(report, isDismissed: isDismissed, now: wall, zone: zone)
    }

    // MARK: What moves

    private var motions: [Motion] {
        var motions = [change?.motion, scripture].compactMap { $0 }
        if let arrival { motions += [arrival.tree, arrival.star, arrival.scripture] }
        if let greeting { motions += [greeting.appears, greeting.vanishes] }
        return motions
    }

    /// When the screen looks different from what was drawn last; nil if nothing moves.
    ///
    /// - Parameter now: when the last frame was drawn.
    package func nextFrame(after now: SteadyClock.Instant) -> SteadyClock.Instant? {
        let times =
            isStill
            ? greeting.map { [$0.vanishes.end] } ?? []
            : motions.compactMap { $0.nextFrame(after: now) }
        return times.filter { $0 > now }.min()
    }

    /// Drops what has passed.
    ///
    /// - Returns: whether there was anything. Then its last state may not have been drawn.
    @discardableResult
    package mutating func advance(to now: SteadyClock.Instant) -> Bool {
        let before = (greeting, change)
        if let greeting, greeting.vanishes.end <= now { self.greeting = nil }
        if let change, change.motion.end <= now { self.change = nil }
        return before != (greeting, change)
    }

    package func opacityOfScripture(at now: SteadyClock.Instant) -> Double {
        if let arrival { return arrival.scripture.value(at: now) }
        return scripture?.value(at: now) ?? 1
    }

    package func opacityOfGreeting(at now: SteadyClock.Instant) -> Double {
        guard let greeting else { return 0 }
        return isStill ? 1 : greeting.opacity(at: now)
    }

    /// Scripture appears a moment after the text.
    private mutating func showScripture(at time: SteadyClock.Instant) {
        scripture =
            isStill
            ? nil
            : Motion(
                start: time + Timing.scriptureDelay, duration: Timing.scripture,
                curve: .easeInOut)
    }

    /// Shows the last state of everything that moves. The line at the beginning of a fast stays for
    /// its time.
    package mutating func stopMotion() {
        change = nil
        arrival = nil
        scripture = nil
    }

    // MARK: The agent

    package mutating func setDesktopIsStill(_ isStill: Bool) {
        desktopIsStill = isStill
        if self.isStill { stopMotion() }
    }

    /// Takes a new report.
    package mutating func take(
        _ new: AgentReport?, wall: Instant, at now: SteadyClock.Instant
    ) {
        guard new != report else { return }
        let old = report
        let before = text(wall)
        let tree = picture(wall, at: now)?.fast
        report = new
        if old?.timer.status != new?.timer.status || old?.timer.id != new?.timer.id {
            isDismissed = false
        }
        let after = text(wall)
        // Words of Vigil go at once when it is turned off.
        let hasLostVigil = old?.vigil?.enabled == true && new?.vigil?.enabled == false
        if hasLostVigil || new?.timer.isActive != true { greeting = nil }
        if hasLostVigil { change = nil }
        if new?.timer.status != .completed { arrival = nil }
        if let line = greetingLine(from: old, wall: wall) { greeting = Greeting(line, at: now) }
        guard !isStill else { return stopMotion() }
        let isNewSubject = !after.hasSameSubject(as: before)
        if isNewSubject, !hasLostVigil {
            let motion = Motion(start: now, duration: Timing.ease, curve: .easeInOut)
            change = SubjectChange(from: before, picture: tree, motion: motion)
        }
        if old?.timer.isActive == true, new?.timer.status == .completed {
            arrival = Arrival(from: old?.treeGrowth(at: wall)?.progress ?? 1, at: now)
        }
        if isNewSubject || after.scripture != before.scripture {
            showScripture(
                at: greeting?.vanishes.end ?? (isNewSubject ? now + Timing.ease : now))
        }
    }

    /// The line for a fast that has just begun. Rule: docs/rules/words.md, Vigil: never after an undo,
    /// an adjustment, a restart of the agent, or a start in the past.
    private func greetingLine(from old: AgentReport?, wall: Instant) -> String? {
        guard let old, !old.timer.isActive, let timer = report?.timer, timer.isActive,
            timer.id != old.timer.id, let start = timer.startedAt,
            wall - start <= Self.startTolerance, report?.vigil?.enabled == true
        else { return nil }
        return report?.vigil?.fastStartLine?.printable
    }

    /// A start in whole seconds may be reported a little later, in seconds.
    private static let startTolerance: Int64 = 2

    // MARK: The picture

    /// The tree and how bright its star is; nil if there is none.
    package func picture(
        _ wall: Instant, at now: SteadyClock.Instant
    ) -> (fast: TreeGrowth, star: Double)? {
        guard !isDismissed, let fast = report?.treeGrowth(at: wall) else { return nil }
        guard fast.isComplete, let arrival else { return (fast, fast.isComplete ? 1 : 0) }
        let progress = arrival.tree.value(at: now)
        return (
            TreeGrowth(tree: fast.tree, progress: progress, phase: nil),
            arrival.star.value(at: now)
        )
    }

    /// Leaves the picture of an ended fast.
    package mutating func dismiss(wall: Instant, at now: SteadyClock.Instant) {
        let before = text(wall)
        let tree = picture(wall, at: now)?.fast
        isDismissed = true
        arrival = nil
        guard !isStill else { return }
        change = SubjectChange(
            from: before, picture: tree,
            motion: Motion(start: now, duration: Timing.ease, curve: .easeInOut))
    }
}
