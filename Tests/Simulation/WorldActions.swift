import AgentCore
import Fasting
import Notices
import SimulationModel

/// What happens in a step.
extension World {
    func perform(_ action: Action) throws {
        if case .restore(let pick) = action {
            guard models.count == 1, let backup = backups.pick(pick) else { return }
            try make(.restore(day: backup.day, backup.contents))
            return
        }
        if !namesAuthority, action.isAboutLicences { return }
        let visible = action.picks ? models[0].visible(at: machine.now) : Visible()
        let callOfStep = CallOfStep(now: machine.now, visible: visible)
        if let call = callOfStep(action) {
            if !call.isOpen(visible, now: machine.now) { try make(call) }
            return
        }
        switch action {
        case .setVigil(let isOn): try set(.setVigil(isOn))
        case .toggle(let number): try toggle(number)
        case .nonsense(let number): try makeNoSense(number)
        case .question(let number): try ask(number)
        case .suspend(let seconds), .leap(let seconds):
            machine.setClock(machine.now + seconds)
            try tick()
        case .travel(let zone):
            isStatusOpen = true
            machine.zone.set(zone)
            // The system does not tell it. The agent notices a new date, but not that the day of the
            // same date begins at another instant, so the next change has to tell it.
            try tick()
        case .restart(let after): try start(after: after, as: nil)
        case .kill(let after): try start(after: after, as: .kept)
        case .powerFailure(let after): try start(after: after, as: .any)
        case .lock(let isLocked): try lock(isLocked)
        case .server(let server): machine.desktop.replaceServer(by: server)
        case .press(let button): try press(button)
        case .actsAndUndo(let acts): try undo(acts)
        case .restoreAndUndo(let pick): try restore(pick)
        case .importInBothOrders(let fasts, let water):
            try importInBothOrders(callOfStep, fasts, water)
        case .compareWatcher: try compareWatcher()
        default: break
        }
    }

    // MARK: Calls

    /// - Returns: what the agent answered.
    @discardableResult
    func make(_ call: Call) throws -> Answer? {
        var reply: Answer?
        switch call {
        case .timerUndo, .edit, .delete, .setNote, .importRecords, .journalUndo, .journalRedo,
            .restore:
            isStatusOpen = true
        case .setTarget, .setQuickAdd: settings = nil
        case .start, .end, .abandon, .adjust, .log, .waterAdd, .waterRemove, .addLicence,
            .removeLicence:
            break
        }
        switch call {
        case .waterAdd, .waterRemove, .setTarget, .setQuickAdd: break
        default: held = nil
        }
        let running = models[0].visibleTimer(at: machine.now).id
        // Its first call connects it, which is not part of the act.
        if step.isOnBus { try serve() }
        try act {
            // Nothing may hold the agent when it ends.
            let caller = CallOnAgent(agent: agent)
            let answer = step.isOnBus ? try caller.onBus(call) : caller.direct(call)
            if case .refused = answer { tally.refusals += 1 } else { tally.acts += 1 }
            reply = answer
            return call.comparable(answer, running: running)
        } outcome: { [machine] model, _ in
            let announcements = model.pass(to: machine.now)
            let answer = model.apply(
                call, at: machine.now, newID: machine.lastID.description)
            return Outcome(
                answer: call.comparable(answer, running: running), announcements: announcements)
        }
        if case .ended? = reply, models.count == 1 { isStatusOpen = false }
        return reply
    }

    /// Connects a watcher, if there is none.
    func serve() throws {
        if agent.watcher != nil || machine.disk.isDown { return }
        try act {
            _ = try agent.serve()
            // What happened before is shown now, at once.
            let requests = machine.desktop.takeFastRequests()
            if requests > 1 { throw Difference("notifications", "\(requests) at the start") }
            return nil
        } outcome: { [machine] model, _ in
            Outcome(announcements: model.pass(to: machine.now))
        }
    }

    /// Changes a setting that the model does not know.
    private func set(_ command: Command) throws {
        settings = nil
        held = nil
        try act {
            do throws(Refusal) { _ = try agent.engine.perform(command) } catch {
                return .refused(isStorage(error) ? "Storage" : "\(error)")
            }
            return .done
        } outcome: { [machine] model, _ in
            Outcome(answer: .done, announcements: model.pass(to: machine.now))
        }
    }

    private func isStorage(_ refusal: Refusal) -> Bool {
        if case .storage = refusal { true } else { false }
    }

    private func toggle(_ number: Int) throws {
        let settings = agent.engine.snapshot.settings
        switch number % 6 {
        case 0: try set(.set(.notifyMilestones, to: .flag(!settings.notifiesMilestones)))
        case 1: try set(.set(.notifyTarget, to: .flag(!settings.notifiesTarget)))
        case 2: try set(.set(.discreet, to: .flag(!settings.isDiscreet)))
        case 3: try set(.set(.trayIcon, to: .flag(!settings.showsTrayIcon)))
        case 4: try set(.set(.waterUnit, to: .word(number % 2 == 0 ? "ml" : "floz")))
        default: try set(.set(.reducedMotion, to: .word("on")))
        }
    }

    private var namesAuthority: Bool { machine.authority != nil }

    // MARK: The desktop

    private func lock(_ isLocked: Bool) throws {
        machine.desktop.isLocked = isLocked
        guard let outlets = agent.outlets else { return }
        outlets.setLocked(isLocked)
        if !isLocked { try checkHeld() }
    }

    /// Notes what comes while the screen is locked.
    func hold(_ told: [Announcement]) {
        guard machine.desktop.isLocked, agent.outlets != nil,
            agent.engine.snapshot.settings.notifiesMilestones
        else { return }
        for case .milestone(let phase, _, let fast) in told {
            held = HeldPhase(fast: fast, phase: phase)
        }
    }

    /// What was held while the screen was locked is shown afterwards if it still holds.
    private func checkHeld() throws {
        guard let held else { return }
        self.held = nil
        let timer = models[0].visibleTimer(at: machine.now)
        guard models.count == 1, machine.desktop.server == .answering,
            timer.id == held.fast, timer.milestone == held.phase,
            agent.engine.snapshot.settings.notifiesMilestones
        else { return }
        if machine.desktop.onScreen[.fast] == nil {
            throw Difference("held", "\(held.phase) is not shown after the screen was locked")
        }
    }

    /// Presses a button of the notification about the fast.
    private func press(_ number: Int) throws {
        guard let actions = machine.desktop.onScreen[.fast]?.actions, !actions.isEmpty,
            agent.outlets != nil, !machine.desktop.isLocked
        else { return }
        let key = actions[number % actions.count].key
        let call = call(ofButton: key)
        try act {
            agent.outlets?.actions.perform(InvokedAction(slot: .fast, key: key))
            return nil
        } outcome: { [machine] model, _ in
            let announcements = model.pass(to: machine.now)
            if let call {
                _ = model.apply(call, at: machine.now, newID: machine.lastID.description)
            }
            return Outcome(announcements: announcements, isSilentAct: call != nil)
        }
    }

    /// - Returns: nil if the button changes nothing.
    private func call(ofButton key: String) -> Call? {
        if key.firstPlace(of: "end") != nil { return .end(at: nil) }
        // Only the notification about a fast that has ended has this button.
        if key == "undo" { return .timerUndo }
        let digits = key.drop { !$0.isNumber }
        return Int(digits).map { .waterAdd(milliliters: $0, at: nil) }
    }

    // MARK: Undo

    /// The records, and what can be undone.
    private func records() throws -> Visible {
        var visible = try reading(withRecords: true)
        visible.canRedo = false
        visible.timerCanUndo = false
        return visible
    }

    /// Whether a check that reads in between makes sense: nothing goes wrong in this step.
    private var isCalm: Bool { step.fault == .none && models.count == 1 }

    /// The number of the latest act that could be undone.
    private var latestAct: Int64? { agent.engine.snapshot.undo.undoable?.number }

    private func undo(_ acts: [Action]) throws {
        guard isCalm else { return }
        try compare(withRecords: true)
        let first = try records()
        var count = 0
        for act in acts {
            let before = latestAct
            try perform(act)
            if latestAct != before { count += 1 }
        }
        let last = try records()
        for _ in 0..<count { try makeWhole(.journalUndo) }
        try compareRecords(first, "undo \(count) times")
        for _ in 0..<count { try makeWhole(.journalRedo) }
        try compareRecords(last, "redo \(count) times")
    }

    private func makeWhole(_ call: Call) throws {
        let answer = try make(call)
        guard case .undone(_, 0) = answer else {
            throw Difference("undo and redo", "\(call): \(answer.map { "\($0)" } ?? "nothing")")
        }
    }

    private func compareRecords(_ before: Visible, _ name: String) throws {
        let now = try records()
        // A status that had fallen back to idle, or an ending that is shown again, is not a record.
        var (a, b) = (now, before)
        if a.status != "active" { a.forgetTimer() }
        if b.status != "active" { b.forgetTimer() }
        if a != b { throw Difference(name, a.differences(from: b)) }
    }

    /// Puts a backup back and undoes that. Then nothing is different.
    private func restore(_ pick: Int) throws {
        guard isCalm else { return }
        try compare(withRecords: true)
        isStatusOpen = true
        let before = try records()
        do throws(Refusal) {
            let backups = try agent.engine.backups()
            guard !backups.isEmpty else { return }
            let day = backups[pick % backups.count].day
            let latest = latestAct
            _ = try agent.engine.perform(.restore(day: day))
            if latestAct == latest { return }
            _ = try agent.engine.perform(.undo)
        } catch {
            if case .rule(.overlap) = error { return }
            if case .rule(.overlapsActive) = error { return }
            throw Difference("restore", "\(error)")
        }
        try compareRecords(before, "restore and undo")
        try agent.settle()
        try dropNews()
        try backups.check(today: machine.today, models[0], didWrite: false)
        // The model knows no restore. After this act nothing can be redone.
        try make(.waterAdd(milliliters: 1, at: nil))
    }

    // MARK: Files

    /// Two files give the same records in both orders.
    private func importInBothOrders(
        _ callOfStep: CallOfStep, _ fasts: [ImportedFast], _ water: [ImportedWater]
    ) throws {
        guard isCalm else { return }
        let half = fasts.count / 2
        let files = [
            callOfStep.records(Array(fasts[..<half]), water),
            callOfStep.records(Array(fasts[half...]), []),
        ]
        let first = try importAndUndo(files)
        let second = try importAndUndo(files.reversed())
        if first != second {
            throw Difference("order of files", second.differences(from: first))
        }
    }

    /// - Returns: what the records were after the import.
    private func importAndUndo(_ files: [Call]) throws -> Visible {
        var count = 0
        for file in files {
            let before = latestAct
            try make(file)
            if latestAct != before { count += 1 }
        }
        var result = try records()
        result.undoAct = ""
        result.journalCanUndo = false
        for _ in 0..<count { try makeWhole(.journalUndo) }
        return result
    }
}

extension Visible {
    /// Leaves only what follows from records and the journal.
    mutating func forgetTimer() {
        let empty = Visible()
        status = empty.status
        id = empty.id
        startedAt = empty.startedAt
        endedAt = empty.endedAt
        target = empty.target
        targetAt = empty.targetAt
        kept = empty.kept
    }
}
