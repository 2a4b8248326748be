import Client
import Contract
import Fasting
import LocalTime
import System
import Words

/// What a timer screen with widgets shows at one moment. The target and the time that remains are not
/// in it: they are shown only on request.
package struct TimerContent: Equatable {
    /// What is known of the agent.
    package enum Agent {
        /// The first answer has not come.
        case connecting
        case away
        /// The agent is not running and cannot be started.
        case unstartable(Problem)
        case present(TimerModel)
        /// The agent runs and gives no answer.
        case silent(Problem)
        case noBus(Problem)
    }

    /// What the main button does.
    package enum Act: Equatable {
        case begin
        case end
        /// Leaves the picture of an ended fast.
        case leave
        /// Starts the agent.
        case startAgent
    }

    /// A line of light: Scripture, or the line at the beginning of a fast.
    package struct Line: Equatable {
        package let text: String
        package let isScripture: Bool
        /// From 0 to 1.
        package let opacity: Double
    }

    package struct Water: Equatable {
        /// The amount that one press adds, such as `+250 ml`.
        package let glass: String
        package let today: String
    }

    /// The tree that grows with the fast, and its star.
    package struct TreeAndStar: Equatable {
        package let growth: TreeGrowth
        /// How bright the star is, from 0 to 1.
        package let star: Double
        /// How much of both is seen, from 0 to 1.
        package let opacity: Double
    }

    /// The words; nil while nothing is known.
    package private(set) var text: TimerText?
    package var kind: TimerText.Kind? { text?.kind }
    /// `12h 30m`; nil if there is no fast.
    package var elapsed: String? { text?.duration }
    package var title: String { text?.title ?? "" }
    /// Since when, or from when to when.
    package var times: String? { text?.times }
    package var companion: String? { text?.paragraphs.first }
    /// Vigil's addition to the companion text, if it is a separate paragraph. Then it is in English.
    package var addition: String? { text?.paragraphs.dropFirst().first }
    /// As in ``TimerText``.
    package var caution: String? { text?.caution }
    /// Whether no fast was ever started. Then the screen says what Atrest is.
    package private(set) var isNew = false
    /// What the button "Why?" is about; nil for no button.
    package private(set) var why: Milestone?
    package private(set) var line: Line?
    package private(set) var water: Water?
    /// nil if there is no tree.
    package private(set) var tree: TreeAndStar?
    /// nil for no button.
    package private(set) var act: Act?
    /// Whether the hours of the target have passed. It is said once, and never shown.
    private var hasArrived = false
    /// How much of the words is seen, from 0 to 1.
    package private(set) var opacity = 1.0
    /// Whether the elapsed time stays as it is while the words change.
    package private(set) var keepsElapsed = true

    /// Whether no fast is shown.
    package var isAtRest: Bool { kind == .idle && tree == nil }

    /// - Parameters:
    ///   - wall: the time of day.
    ///   - now: for what moves.
    package init(_ agent: Agent, wall: Instant, at now: SteadyClock.Instant) {
        switch agent {
        case .connecting: break
        case .away: text = TimerText(nil, isDismissed: false, now: wall, zone: .system)
        case .unstartable(let problem): show(Words.away, problem)
        case .silent(let problem): show(Words.Panel.noAnswer, problem, Words.Timer.triesAgain)
        case .noBus(let problem): show(Words.Panel.noAnswer, problem)
        case .present(let model): show(model, wall, now)
        }
        switch agent {
        case .away, .unstartable, .silent: act = .startAgent
        case .connecting, .noBus, .present: break
        }
    }

    private mutating func show(_ title: String, _ problem: Problem, _ more: String? = nil) {
        let sentences = [problem.windowText, more].compactMap(\.self)
        text = TimerText(
            kind: .away, title: title,
            paragraphs: sentences.isEmpty ? [] : [sentences.joined(separator: " ")])
    }

    private mutating func show(
        _ model: TimerModel, _ wall: Instant, _ now: SteadyClock.Instant
    ) {
        let present = model.text(wall)
        let part = model.change.map { $0.motion.value(at: now) } ?? 1
        if let before = model.change?.from, part < 0.5, before.kind != .away {
            text = before
            opacity = 1 - 2 * part
            line = before.scripture.map { Line(text: $0, isScripture: true, opacity: 1) }
        } else {
            text = present
            hasArrived = present.kind == .fasting && Self.hasArrived(model.report?.timer, wall)
            opacity = max(0, 2 * part - 1)
            if let greeting = model.greeting {
                line = Line(
                    text: greeting.text, isScripture: false,
                    opacity: model.opacityOfGreeting(at: now))
            } else {
                line = present.scripture.map {
                    Line(
                        text: $0, isScripture: true, opacity: model.opacityOfScripture(at: now))
                }
            }
        }
        keepsElapsed =
            model.change == nil
            || (model.change?.from.duration != nil && present.duration != nil)
        tree = Self.tree(of: model, part, wall, now)
        // What can be done follows the state at once, even while the words change.
        act = Self.act(of: present.kind)
        isNew = kind == .idle && model.report?.timer.neverStarted == true
        guard present.kind == .fasting else {
            addSafety(model.report, present)
            return
        }
        why = model.report?.timer.milestone
        water = model.report?.water.map {
            Water(
                glass: Words.Notices.addWater($0.amount($0.quickAdd.milliliters)),
                today: Words.Water.today($0.amount(Int64($0.todayMilliliters))))
        }
    }

    /// The target is often reached with a phase. The phase is the agent's, and may be reported a moment later. Both are
    /// said together.
    private static func hasArrived(_ timer: Timer1State?, _ wall: Instant) -> Bool {
        guard let start = timer?.startedAt, let target = timer?.target else { return false }
        let elapsed = wall - start
        let knowsPhase = timer?.milestone.map { $0 >= Milestone(elapsed: elapsed) } ?? true
        return elapsed >= target.microseconds / 1_000_000 && knowsPhase
    }

    /// - Parameter part: of the change to another subject that has passed, from 0 to 1.
    private static func tree(
        of model: TimerModel, _ part: Double, _ wall: Instant, _ now: SteadyClock.Instant
    ) -> TreeAndStar? {
        let present = model.picture(wall, at: now)
        let before = model.change?.picture
        // A tree that was there before and is there afterwards does not fade.
        if let present, model.change == nil || before != nil {
            return TreeAndStar(growth: present.fast, star: present.star, opacity: 1)
        }
        if part < 0.5 {
            return before.map {
                TreeAndStar(growth: $0, star: $0.isComplete ? 1 : 0, opacity: 1 - 2 * part)
            }
        }
        return present.map {
            TreeAndStar(growth: $0.fast, star: $0.star, opacity: max(0, 2 * part - 1))
        }
    }

    /// After a long fast: how to eat again. Rule: docs/rules/evidence.md, Safety.
    private mutating func addSafety(_ report: AgentReport?, _ text: TimerText) {
        guard kind == .ended, text.kind == .ended, let timer = report?.timer,
            let start = timer.startedAt, let end = timer.endedAt,
            Words.Safety.isLong(seconds: end - start)
        else { return }
        self.text?.paragraphs = [Words.Safety.eatAgain.text]
    }

    private static func act(of kind: TimerText.Kind) -> Act {
        switch kind {
        case .away: .startAgent
        case .idle: .begin
        case .fasting: .end
        case .ended: .leave
        }
    }

    /// What a screen reader says of the timer: the elapsed time, the phase and its text, each a sentence.
    package var spoken: String {
        Self.sentences(elapsed, title, times, companion, addition, caution)
    }

    /// What a screen reader says when this content replaces another: the phase, if another one of the
    /// same fast has begun, that the hours of the target have passed, that a fast has ended, or that its picture is left.
    /// Nothing else: the user has asked for it.
    package func announcement(after before: TimerContent) -> String? {
        let isNew = title != before.title
        switch (before.kind, kind) {
        case (.fasting, .fasting):
            let parts = [
                hasArrived && !before.hasArrived ? Words.Notices.hoursPassed : nil,
                isNew ? Self.sentences(title, companion, addition) : nil,
            ].compactMap { $0 }
            return parts.isEmpty ? nil : parts.joined(separator: " ")
        case (.fasting, .ended) where isNew: return Self.sentences(title, times)
        case (.ended, .idle) where isNew, (_, .away) where isNew: return title
        default: return nil
        }
    }

    private static func sentences(_ parts: String?...) -> String {
        parts.compactMap { $0 }.filter { !$0.isEmpty }.map { $0.isSentence ? $0 : "\($0)." }
            .joined(separator: " ")
    }
}

extension String {
    /// Whether the text ends as a sentence does.
    fileprivate var isSentence: Bool { last.map { ".!?…".contains($0) } ?? false }
}
