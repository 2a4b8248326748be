import CAdwaita
import Client
import Contract
import Fasting
import LocalTime
import Presentation
import SDBus
import Words

/// Carries out what the user asks for, and says it in a toast that can undo it. One act at a time: a second press
/// before the answer does nothing.
final class Acts {
    /// Gets why an act was refused, or nil before its answer is shown.
    typealias Done = (ClientError?) -> Void

    private unowned let context: WindowContext
    /// Whether an act waits for its answer.
    private(set) var isPending = false
    private var startAnswer: LoopTimer?
    private var unanswered: Glass?

    init(_ context: WindowContext) { self.context = context }

    private var connection: AgentConnection { context.connection }

    // MARK: The fast

    /// - Parameters:
    ///   - typed: what is not typed is now, the target of the settings, and no note.
    ///   - done: if it is nil, a toast says why it was refused.
    func begin(_ typed: FastForm.Reading = .init(), _ done: Done? = nil) {
        perform(done) {
            try $0.timer1.start(
                options: .init(startedAt: typed.start, target: typed.target, note: typed.note), $1)
        } then: { [weak self] (started: Timer1.StartResult) in
            self?.sayStart(.started(hasTarget: typed.target != nil), of: started.act)
        }
    }

    /// As ``begin(_:_:)``. A note that is not typed stays as it is.
    func end(_ typed: FastForm.Reading = .init(), _ done: Done? = nil) {
        startAnswer = nil
        perform(done) {
            try $0.timer1.end(
                options: .init(endedAt: typed.end, note: typed.note, id: shownFast), $1)
        } then: { [weak self] (ended: Timer1.EndResult) in
            self?.context.toasts.offerUndo(.ended(ended), of: ended.act)
        }
    }

    func abandon() {
        startAnswer = nil
        perform {
            try $0.timer1.abandon(options: .init(id: shownFast), $1)
        } then: { [weak self] (ended: Timer1.EndResult) in
            self?.context.toasts.offerUndo(.abandoned, of: ended.act)
        }
    }

    /// The fast that the window shows: another client may start another one before the answer. nil if there is none.
    private var shownFast: RecordID? { connection.report?.timer.id }

    /// As ``begin(_:_:)``. What is not typed stays as it is.
    func adjust(_ typed: FastForm.Reading, _ done: @escaping Done) {
        perform(done) {
            try $0.timer1.adjust(
                options: .init(
                    startedAt: typed.start, target: typed.target, note: typed.note, id: shownFast),
                $1)
        } then: { [weak self] (adjusted: Journal1.ActResult) in
            self?.context.toasts.offerUndo(.adjusted, of: adjusted.act)
        }
    }

    /// The note of a fast; nothing happens if it cannot be read.
    func note(of id: RecordID, _ handler: @escaping (String) -> Void) {
        context.ask({ try $0.history1.note(id: id, $1) }, or: { _ in }, then: handler)
    }

    // MARK: Water

    /// - Parameter amount: nil for the amount of a glass.
    func addWater(_ amount: WaterAmount? = nil) {
        let glass = connection.report?.water.flatMap { water in
            unanswered.flatMap { $0.isStill(amount, water) ? $0 : nil } ?? Glass(amount, water)
        }
        unanswered = glass
        perform { [weak self] error in
            if error != .noAnswer { self?.unanswered = nil }
            if let error { self?.context.toasts.show(error) }
        } _: {
            try $0.water1.add(options: .init(milliliters: amount, id: glass?.id), $1)
        } then: { [weak self] (added: Water1.AddResult) in
            self?.context.toasts.offerUndo(.addedWater(amount), of: added.act)
        }
    }

    /// Water that was added and got no answer. The next press is about the same, unless the user sees that the water has
    /// changed, so it counts once.
    private struct Glass {
        let id: RecordID
        private let amount: WaterAmount?
        private let before: Water1State

        /// - Returns: nil if there is no random id.
        init?(_ amount: WaterAmount?, _ water: Water1State) {
            guard let text = g_uuid_string_random() else { return nil }
            defer { g_free(text) }
            guard let id = RecordID(String(cString: text)) else { return nil }
            (self.id, self.amount, before) = (id, amount, water)
        }

        func isStill(_ amount: WaterAmount?, _ water: Water1State) -> Bool {
            amount == self.amount && water == before
        }
    }

    func remove(_ entry: Water1.EntryRow, _ done: @escaping () -> Void) {
        perform {
            try $0.water1.remove(id: entry.id.description, $1)
        } then: { [weak self] (removed: Journal1.ActResult) in
            done()
            self?.context.toasts.offerUndo(
                .removedWater(entry.amount, at: entry.at), of: removed.act)
        }
    }

    /// Today's entries, the latest first.
    func waterOfToday(_ handler: @escaping ([Water1.EntryRow]) -> Void) {
        let day = context.zone.start(of: context.zone.civil(Clock.now))
        context.ask({ try $0.water1.list(options: .init(since: day), $1) }, then: handler)
    }

    // MARK: Scripture

    /// Where the present Scripture is from.
    func citation(_ handler: @escaping (String?) -> Void) {
        context.ask({ try $0.vigil1.citation($1) }, or: { _ in }, then: handler)
    }

    // MARK: Answers

    /// - Parameter done: if it is nil, a toast says why the act was refused.
    func perform<Answer, Call: AnyObject>(
        _ done: Done? = nil,
        _ call: (AgentProxy, @escaping (Result<Answer, ClientError>) -> Void) throws -> Call,
        then handler: @escaping (Answer) -> Void
    ) {
        guard !isPending else { return }
        isPending = true
        context.ask(
            call,
            or: { [weak self] error in
                self?.isPending = false
                if let done { done(error) } else { self?.context.toasts.show(error) }
            },
            then: { [weak self] answer in
                self?.isPending = false
                done?(nil)
                handler(answer)
                self?.context.focusMain()
            })
    }

    private func sayStart(_ reply: ActReply, of act: UInt64) {
        // The line of Vigil at the beginning comes first, and a toast would cover it.
        startAnswer = LoopTimer { [weak self] in self?.context.toasts.offerUndo(reply, of: act) }
        let hasLine = connection.report?.vigil?.enabled == true
        startAnswer?.arm(afterMilliseconds: hasLine ? 4000 : 0)
    }
}
