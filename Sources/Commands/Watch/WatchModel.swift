import Client
import Contract
import Fasting
import FullScreen
import LocalTime
import Picture
import SteadyTime
import Words

/// The state of the timer screen. It reads no clock: every instant is passed in. Acts that it asks
/// for are carried out by ``WatchProgram``.
struct WatchModel {
    /// nil while the agent is not running.
    private(set) var report: AgentReport?
    private let zone: Zone
    /// What the desktop says about motion; it counts if the setting is "auto".
    private var desktopIsStill: Bool
    /// Whether the user has left the picture of a fast that has ended.
    private(set) var isDismissed = false

    /// What covers the timer.
    var page: WatchPage?
    /// The answer to the last act.
    private(set) var notice: Notice?
    /// The act whose answer is due.
    private(set) var pending: WatchAct?
    private var lastKey: (key: ScreenKey, at: SteadyClock.Instant)?
    /// When the screen was drawn last.
    private(set) var drawnAt: SteadyClock.Instant

    /// From one subject to the next.
    private(set) var change: SubjectChange?
    private(set) var arrival: Arrival?
    private(set) var greeting: Greeting?
    /// The appearance of Scripture, except at an arrival.
    private(set) var scripture: Motion?

    struct SubjectChange: Equatable {
        let from: WatchText
        /// The tree beside the text before.
        let picture: FastPicture?
        let motion: Motion
    }

    struct Notice: Equatable {
        let text: String
        /// nil if it stays until a key is pressed.
        let until: SteadyClock.Instant?
    }

    init(
        _ report: AgentReport?, zone: Zone, desktopIsStill: Bool, at now: SteadyClock.Instant
    ) {
        self.report = report
        self.zone = zone
        self.desktopIsStill = desktopIsStill
        drawnAt = now
        // The text is there when the screen opens.
        showScripture(at: now)
    }

    /// Whether nothing is to move.
    var isStill: Bool {
        switch report?.settings?.reducedMotion {
        case .on: true
        case .off: false
        case .auto, nil: desktopIsStill
        }
    }

    func text(_ wall: Instant) -> WatchText {
        WatchText(report, isDismissed: isDismissed, now: wall, zone: zone)
    }

    // MARK: What moves

    private var motions: [Motion] {
        var motions = [change?.motion, scripture].compactMap { $0 }
        if let arrival { motions += [arrival.tree, arrival.star, arrival.scripture] }
        if let greeting { motions += [greeting.appears, greeting.vanishes] }
        return motions
    }

    /// When the screen looks different from what was drawn last. An event does not delay it. If the
    /// terminal is slow, it may have passed. nil if nothing moves and no line is about to vanish.
    var nextFrame: SteadyClock.Instant? { nextFrame(after: drawnAt) }

    /// Remembers when the screen was drawn.
    mutating func noteFrame(at now: SteadyClock.Instant) { drawnAt = now }

    /// - Parameter now: when the last frame was drawn.
    func nextFrame(after now: SteadyClock.Instant) -> SteadyClock.Instant? {
        var times = motions.compactMap { $0.nextFrame(after: now) }
        if isStill {
            times = greeting.map { [$0.vanishes.end] } ?? []
        }
        if let until = notice?.until { times.append(until) }
        return times.filter { $0 > now }.min()
    }

    /// Drops what has passed.
    ///
    /// - Returns: whether there was anything. Then its last state may not have been drawn.
    @discardableResult
    mutating func advance(to now: SteadyClock.Instant) -> Bool {
        let before = (notice, greeting, change)
        if let until = notice?.until, until <= now { notice = nil }
        if let greeting, greeting.vanishes.end <= now { self.greeting = nil }
        if let change, change.motion.end <= now { self.change = nil }
        return before != (notice, greeting, change)
    }

    func opacityOfScripture(at now: SteadyClock.Instant) -> Double {
        if let arrival { return arrival.scripture.value(at: now) }
        return scripture?.value(at: now) ?? 1
    }

    func opacityOfGreeting(at now: SteadyClock.Instant) -> Double {
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

    private mutating func stopMotion() {
        change = nil
        arrival = nil
        scripture = nil
    }

    // MARK: The agent

    mutating func setDesktopIsStill(_ isStill: Bool) {
        desktopIsStill = isStill
        if self.isStill { stopMotion() }
    }

    /// Takes a new report.
    mutating func take(
        _ new: AgentReport?, wall: Instant, at now: SteadyClock.Instant
    ) {
        guard new != report else { return }
        let old = report
        let before = text(wall)
        let tree = picture(wall, at: now)?.fast
        report = new
        // That the agent is not running is no longer true.
        if old == nil { notice = nil }
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
            arrival = Arrival(from: old?.picture(at: wall)?.progress ?? 1, at: now)
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
    func picture(
        _ wall: Instant, at now: SteadyClock.Instant
    ) -> (fast: FastPicture, star: Double)? {
        guard !isDismissed, let fast = report?.picture(at: wall) else { return nil }
        guard fast.isComplete, let arrival else { return (fast, fast.isComplete ? 1 : 0) }
        let progress = arrival.tree.value(at: now)
        return (
            FastPicture(tree: fast.tree, progress: progress, phase: nil),
            arrival.star.value(at: now)
        )
    }

    // MARK: Acts and answers

    /// Takes the answer to an act. The next act can be asked for.
    mutating func take(_ answer: WatchAnswer, at now: SteadyClock.Instant) {
        pending = nil
        show(answer, at: now)
    }

    /// Shows an answer. An act that is due stays so.
    mutating func show(_ answer: WatchAnswer, at now: SteadyClock.Instant) {
        if let text = answer.note { page = .note(text) }
        notice = answer.notice.map {
            Notice(text: $0, until: answer.isLasting ? nil : now + Timing.notice)
        }
    }

    /// What a key asks for.
    enum Reaction: Equatable {
        case wait
        case draw
        case leave
        /// The forest needs the stored fasts.
        case forest
        case perform(WatchAct)
        /// The calendar needs the days of this month.
        case month(CalendarMonth)
    }

    mutating func press(
        _ key: ScreenKey, wall: Instant, at now: SteadyClock.Instant
    ) -> Reaction {
        let isHeld = note(key, at: now)
        let hadNotice = notice != nil
        if !isHeld { notice = nil }
        // A key that is held down must not close what it has opened.
        if isHeld, case .note = page { return .wait }
        if let reaction = turnPage(key) { return reaction }
        let reaction = pressOnTimer(key, isHeld: isHeld, wall: wall, at: now)
        return reaction == .wait && hadNotice && !isHeld ? .draw : reaction
    }

    /// Remembers a key, also one that the timer does not get.
    ///
    /// - Returns: whether it is held down.
    @discardableResult
    mutating func note(_ key: ScreenKey, at now: SteadyClock.Instant) -> Bool {
        defer { lastKey = (key, now) }
        return lastKey.map { $0.key == key && now - $0.at < Timing.heldKey } ?? false
    }

    private mutating func pressOnTimer(
        _ key: ScreenKey, isHeld: Bool, wall: Instant, at now: SteadyClock.Instant
    ) -> Reaction {
        if let act = act(of: key) {
            guard !isHeld, pending == nil else { return .wait }
            pending = act
            return .perform(act)
        }
        switch key {
        // The key that has left a page or the forest does not leave the timer too.
        case .character("q"), .character("Q"): return isHeld ? .wait : .leave
        case .character("?"): page = .keys
        case .character("w"):
            guard report != nil else { return .wait }
            page = .why(report?.timer.milestone.map { .phase($0) }, scroll: 0)
        case .character("c"):
            guard report != nil else { return .wait }
            let month = CalendarMonth(zone.civil(wall))
            page = .calendar(month, days: nil)
            return .month(month)
        case .character("f"): return report?.hasForest == true && !isHeld ? .forest : .wait
        case .enter, .escape:
            guard text(wall).kind == .ended, !isHeld else { return .wait }
            dismiss(wall: wall, at: now)
        default: return .wait
        }
        return .draw
    }

    /// Leaves the picture of an ended fast.
    private mutating func dismiss(wall: Instant, at now: SteadyClock.Instant) {
        let before = text(wall)
        let tree = picture(wall, at: now)?.fast
        isDismissed = true
        arrival = nil
        guard !isStill else { return }
        change = SubjectChange(
            from: before, picture: tree,
            motion: Motion(start: now, duration: Timing.ease, curve: .easeInOut))
    }

    /// The act of a key in the present state; nil if it has none.
    private func act(of key: ScreenKey) -> WatchAct? {
        guard let report else { return key == .enter ? .wake : nil }
        switch key {
        case .character(" "): return .addWater
        case .character("e"): return .end
        case .character("x"): return .abandon
        case .character("u"): return .undo
        case .enter where !report.timer.isActive && (report.timer.isIdle || isDismissed):
            return .start
        default: return nil
        }
    }

    /// A key on a page.
    ///
    /// - Returns: nil if no page is shown, or the key is one of the timer's.
    private mutating func turnPage(_ key: ScreenKey) -> Reaction? {
        guard let page else { return nil }
        switch page.turned(by: key) {
        case .stays: return .wait
        case .becomes(let next):
            self.page = next
            if case .calendar(let month, nil) = next { return .month(month) }
            return .draw
        case .closes:
            self.page = nil
            return .draw
        case .closesAndPasses:
            self.page = nil
            return nil
        }
    }

    /// Takes the days of a month for the calendar, if it still shows that month.
    mutating func take(_ days: [History1.DayRow], of month: CalendarMonth) {
        if case .calendar(month, _) = page { page = .calendar(month, days: days) }
    }
}
