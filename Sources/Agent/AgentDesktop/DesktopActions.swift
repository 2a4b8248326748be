import AgentCore
import Contract
import Fasting
import LocalTime
import Notices
import Words

/// Carries out what the user chooses in a notification, in the tray, in a launcher or in a search.
///
/// It is the same as a call on the bus. A refusal is shown in a notification, since there is no
/// caller to answer.
public final class DesktopActions: ChangeListener {
    private let engine: Engine
    private let policy: NotificationPolicy
    private let environment: DesktopEnvironment
    /// The number of the act that the last answer was about.
    private var saidAct: Int64?

    public init(engine: Engine, policy: NotificationPolicy, environment: DesktopEnvironment) {
        self.engine = engine
        self.policy = policy
        self.environment = environment
    }

    private var presenter: any NotificationPresenter { environment.presenter }

    // MARK: The window

    /// Opens a screen of the window, or tells the user that it could not be opened.
    ///
    /// - Parameter token: the activation token that the desktop passed on with the user's action.
    public func open(_ screen: ScreenName, token: String?) {
        open(.screen(screen, token: token))
    }

    /// Opens the window for a launcher.
    ///
    /// - Parameter tokens: as for ``Opening``.
    public func open(tokens: [String: String]) { open(.screen(.timer, tokens: tokens)) }

    private func open(_ opening: Opening) {
        environment.open(opening) { [weak self] in self?.say(Words.Launcher.notOpened) }
    }

    // MARK: From a notification

    /// Carries out a button of a notification, or a press on the notification itself.
    public func perform(_ invoked: InvokedAction) {
        if invoked.key == NotificationText.press, invoked.slot != .invitation {
            return open(.timer, token: invoked.activationToken)
        }
        guard invoked.slot == .fast || invoked.slot == .transient,
            let action = NotificationText.Action(key: invoked.key)
        else { return }
        do throws(Refusal) {
            switch action {
            case .undo: try undo(invoked.slot)
            case .endFast:
                // Another fast may have started since.
                if let fast = engine.snapshot.fast.active, policy.isAbout(fast) {
                    try engine.perform(.end(), if: .runs(fast.id))
                }
            case .addWater(let amount):
                try engine.perform(.addWater(amount))
                let snapshot = engine.snapshot
                let total = Words.amount(
                    milliliters: snapshot.waterToday, in: snapshot.settings.waterUnit)
                addLine(Words.Notices.waterToday(total))
            case .cite:
                if let passage = Words.Vigil.passage(engine.snapshot.vigilOccasion) {
                    presenter.addTemporaryLine(
                        passage.citation, at: .last, in: .fast,
                        fallback: NotificationText.transient(passage.text, [passage.citation]))
                }
            }
        } catch {
            if invoked.slot == .transient { say(report(error)) } else { addLine(report(error)) }
        }
    }

    /// Undoes the act that a notification is about.
    ///
    /// - Throws: ``Refusal/Plain/anotherAct`` if something else was done since.
    private func undo(_ slot: NotificationSlot) throws(Refusal) {
        switch (slot, engine.snapshot.fast.stage) {
        case (.transient, _):
            let act = try undoableAct { $0 == saidAct }
            saidAct = nil
            presenter.withdraw(.transient)
            try engine.perform(.undo, if: .undoes(act))
        case (_, .ended(let ended)) where policy.isAbout(ended): try engine.perform(.undoEnding)
        default: _ = try undoableAct { _ in false }
        }
    }

    /// The latest act, if a button or an entry that the user chose is about it.
    ///
    /// - Throws: ``Refusal/Plain/anotherAct`` if it is about another one, ``Refusal/rule(_:)`` with `nothingToUndo` if
    ///   there is none.
    private func undoableAct(_ isChosen: (Int64) -> Bool) throws(Refusal) -> Int64 {
        guard let act = engine.snapshot.undo.undoable?.number else { throw .rule(.nothingToUndo) }
        guard isChosen(act) else { throw .plain(.anotherAct) }
        return act
    }

    private func addLine(_ text: String) {
        presenter.addTemporaryLine(
            text, at: .afterText, in: .fast, fallback: NotificationText.transient(text))
    }

    private func report(_ refusal: Refusal) -> String {
        environment.onRefusal(refusal)
        if isDiscreet { return Words.Notices.notPossible }
        return Words.sentence(
            refusal, runningSince: engine.snapshot.fast.active?.start,
            now: engine.environment.now(), zone: engine.environment.zone)
    }

    /// Others may see the screen. A notification then says nothing about the fast.
    private var isDiscreet: Bool { engine.snapshot.settings.isDiscreet }

    // MARK: From the tray

    /// Carries out an entry of the tray's menu, by its id.
    ///
    /// - Parameter token: what the host passed on, for a window that opens.
    public func perform(trayEntry id: Int32, token: String?) {
        guard let entry = TrayText.Entry(id: id) else { return }
        do throws(Refusal) {
            switch entry {
            case .water: try engine.perform(.addWater(nil))
            case .end: try engine.perform(.end(), if: shownFast(entry, id))
            case .endAt: open(.end(token: token))
            case .abandon:
                let reply = try engine.perform(.abandon, if: shownFast(entry, id))
                let answer = answer(reply, to: .abandon)
                if let answer, !answer.safety.isEmpty { say(answer) }
            case .begin:
                let answer = answer(try engine.perform(.start()), to: .start())
                if let answer, !answer.safety.isEmpty { say(answer) }
            case .undo:
                // The menu may have been opened before another act.
                let act = try undoableAct { id == entry.id(about: $0) }
                try engine.perform(.undo, if: .undoes(act))
            case .open: open(.timer, token: token)
            case .compline:
                environment.open(.screen(.compline, token: token, orTerminal: .compline)) {
                    [weak self] in self?.say(Words.Compline.notOpened)
                }
            case .calendar: open(.calendar, token: token)
            case .forest: open(.forest, token: token)
            case .settings: open(.settings, token: token)
            case .quit: environment.quit()
            case .state, .firstSeparator, .secondSeparator, .thirdSeparator: break
            }
        } catch {
            say(report(error))
        }
    }

    /// The fast that the menu showed; nil if none runs now, so that the command itself is refused with that.
    ///
    /// - Throws: ``Refusal/Plain/anotherFast`` if the menu was opened before the running fast began.
    private func shownFast(
        _ entry: TrayText.Entry, _ id: Int32
    ) throws(Refusal) -> Precondition? {
        guard let fast = engine.snapshot.fast.active else { return nil }
        guard id == entry.id(about: fast.id) else { throw .plain(.anotherFast) }
        return .runs(fast.id)
    }

    // MARK: From a launcher or a search

    /// Carries out a command for a caller that shows no answer, and shows what happened, or why it
    /// was refused.
    public func carryOut(_ command: Command) throws(Refusal) {
        do throws(Refusal) {
            if let answer = answer(try engine.perform(command), to: command) { say(answer) }
        } catch {
            say(report(error))
            throw error
        }
    }

    /// What happened; nil if a notification says it already.
    private func answer(_ reply: Reply, to command: Command) -> ActAnswer? {
        let snapshot = engine.snapshot
        let reader = ActAnswer.Reader(now: engine.environment.now(), zone: snapshot.zone)
        switch (command, reply) {
        case (.start(_, let target, _, _), _):
            guard let fast = snapshot.fast.active else { return nil }
            let answer = ActAnswer.started(
                at: fast.start, target: fast.target, isGiven: target != nil,
                isFirst: snapshot.isFirstFast, for: reader)
            // The notification on screen already says that the fast began.
            return policy.isGreeting && answer.safety.isEmpty ? nil : answer
        case (.end, .ended(let ended)):
            let settings = snapshot.settings
            if policy.isAbout(ended.fast), settings.notifiesMilestones || settings.notifiesTarget {
                return nil
            }
            return .ended(
                from: ended.fast.start, to: ended.end, kept: ended.kept, in: .lines, for: reader)
        case (.abandon, _):
            guard case .ended(let ended) = snapshot.fast.stage else { return nil }
            return .abandoned((ended.fast.start, ended.end), in: .lines, for: reader)
        case (.addWater(let amount, let at, _), _):
            return .added(
                amount ?? snapshot.settings.quickAdd, at: at, total: snapshot.waterToday,
                recent: snapshot.recentWater, in: snapshot.settings.waterUnit, for: reader)
        default: return nil
        }
    }

    /// Shows what happened, and the note about safety that goes with it.
    private func say(_ answer: ActAnswer) {
        saidAct = engine.snapshot.undo.undoable?.number
        presenter.show(
            NotificationText.answer(answer, isDiscreet: isDiscreet), in: .transient)
    }

    /// Shows a sentence for a moment.
    private func say(_ title: String) {
        presenter.show(
            NotificationText.transient(title, lifetime: NotificationText.answerLifetime),
            in: .transient)
    }
}
