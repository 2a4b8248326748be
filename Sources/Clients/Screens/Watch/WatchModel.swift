import Client
import Contract
import Fasting
import FullScreen
import LocalTime
import Picture
import Presentation
import System
import Words

/// The state of the timer screen. It reads no clock: every instant is passed in. Acts that it asks
/// for are carried out by ``WatchProgram``.
@dynamicMemberLookup
struct WatchModel {
    /// What the timer shows.
    private(set) var timer: TimerModel

    /// What covers the timer.
    var page: WatchPage?
    /// The answer to the last act.
    private(set) var notice: Notice?
    /// The act whose answer is due.
    private(set) var pending: WatchAct?
    private var lastKey: (key: ScreenKey, at: SteadyClock.Instant)?
    /// When the screen was drawn last.
    private(set) var drawnAt: SteadyClock.Instant

    struct Notice: Equatable {
        let text: String
        /// nil if it stays until a key is pressed.
        let until: SteadyClock.Instant?
    }

    init(
        _ report: AgentReport?, zone: Zone, desktopIsStill: Bool, at now: SteadyClock.Instant
    ) {
        timer = TimerModel(report, zone: zone, desktopIsStill: desktopIsStill, at: now)
        drawnAt = now
    }

    // MARK: The timer

    /// What the timer shows, such as its report, which is nil while the agent is not running.
    subscript<Value>(dynamicMember path: KeyPath<TimerModel, Value>) -> Value {
        timer[keyPath: path]
    }

    mutating func setDesktopIsStill(_ isStill: Bool) { timer.setDesktopIsStill(isStill) }

    /// Takes a new report.
    mutating func take(_ new: AgentReport?, wall: Instant, at now: SteadyClock.Instant) {
        // The answer "the agent is not running" is no longer true.
        if timer.report == nil, new != nil { notice = nil }
        timer.take(new, wall: wall, at: now)
    }

    // MARK: What moves

    /// When the screen looks different from what was drawn last. An event does not delay it. This instant
    /// may be in the past if the terminal is slow. nil if nothing moves and no line is about to vanish.
    var nextFrame: SteadyClock.Instant? { nextFrame(after: drawnAt) }

    /// Remembers when the screen was drawn.
    mutating func noteFrame(at now: SteadyClock.Instant) { drawnAt = now }

    /// - Parameter now: when the last frame was drawn.
    func nextFrame(after now: SteadyClock.Instant) -> SteadyClock.Instant? {
        let times = [timer.nextFrame(after: now), notice?.until].compactMap { $0 }
        return times.filter { $0 > now }.min()
    }

    /// Drops what has passed.
    ///
    /// - Returns: whether there was anything. Then its last state may not have been drawn.
    @discardableResult
    mutating func advance(to now: SteadyClock.Instant) -> Bool {
        let before = notice
        if let until = notice?.until, until <= now { notice = nil }
        let hasPassed = timer.advance(to: now)
        return hasPassed || before != notice
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
        /// The calendar needs the content of this month.
        case month(Month)
    }

    mutating func press(
        _ key: ScreenKey, wall: Instant, at now: SteadyClock.Instant
    ) -> Reaction {
        let isHeld = note(key, at: now)
        let hadNotice = notice != nil
        if !isHeld { notice = nil }
        // A key that is held down must not close what it has opened.
        if isHeld, case .note = page { return .wait }
        var key = key
        switch page?.turned(by: key, among: choices(wall)) {
        case .stays: return .wait
        case .shows(let next):
            page = next
            if case .calendar(let calendar) = next, calendar.content == nil {
                return .month(calendar.month)
            }
            return .draw
        case .asks(let act):
            page = nil
            pending = act
            return .perform(act)
        case .passes(let passed):
            page = nil
            key = passed
        case nil: break
        }
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

    /// What can be done on the timer.
    private func choices(_ wall: Instant) -> [WatchChoice] {
        WatchChoice.all(timer.text(wall).kind)
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
        case _ where key.asksForHelp: page = .keys(nil)
        case .up, .down, .left, .right: page = .keys(choices(wall).first)
        case _ where key.isUnknownLetter: page = .keys(choices(wall).first)
        case .character("w"):
            guard timer.report != nil else { return .wait }
            page = .why(timer.report?.timer.milestone.map { .phase($0) }, scroll: 0)
        case .character("c"):
            guard timer.report != nil else { return .wait }
            let calendar = WatchCalendar(timer.zone.civil(wall))
            page = .calendar(calendar)
            return .month(calendar.month)
        case .character("s"), .character("t"):
            guard timer.report?.timer.isActive == true, !isHeld, pending == nil else {
                return .wait
            }
            page = .question(
                WatchQuestion(
                    key == .character("s") ? .start : .target, of: timer.report?.timer.startedAt))
        case .character("E"):
            guard timer.report?.timer.isActive == true, !isHeld, pending == nil else {
                return .wait
            }
            page = .question(WatchQuestion(.end, of: timer.report?.timer.startedAt))
        case .character("f"): return timer.report?.hasForest == true && !isHeld ? .forest : .wait
        case .enter, .escape:
            if isHeld { return .wait }
            guard timer.text(wall).kind == .ended else { return key == .escape ? .leave : .wait }
            timer.dismiss(wall: wall, at: now)
        default: return .wait
        }
        return .draw
    }

    /// The act of a key in the present state; nil if it has none.
    private func act(of key: ScreenKey) -> WatchAct? {
        guard let report = timer.report else { return key == .enter ? .startAgent : nil }
        switch key {
        case .character(" "): return .addWater
        case .character("e"): return .end(at: nil)
        case .character("x"): return .abandon
        case .character("u"): return .undo(.init(act: report.journal?.undoAct))
        case .enter where !report.timer.isActive && (report.timer.isIdle || timer.isDismissed):
            return .start
        default: return nil
        }
    }

    /// Whether text is being typed.
    var takesText: Bool { if case .question = page { true } else { false } }

    /// Takes what is known of a month for the calendar, if it still shows that month.
    mutating func take(_ content: WatchCalendar.Content, of month: Month) {
        guard case .calendar(var calendar) = page, calendar.month == month else { return }
        calendar.content = content
        page = .calendar(calendar)
    }

    /// Takes text that was pasted.
    ///
    /// - Returns: false if there is no field for it.
    mutating func paste(_ text: String) -> Bool {
        guard case .question(var question) = page else { return false }
        question.paste(text)
        page = .question(question)
        return true
    }
}
