import Client
import Contract
import Fasting
import LocalTime
import Presentation
import SDBus
import Words

/// Carries out the acts of the timer screen without blocking it. One act at a time.
final class WatchCalls {
    private let agent: AgentProxy
    /// The calls whose answers are due.
    private var slots: [Slot] = []
    private var days: Slot?
    private var forest: SessionPages?
    private var citation: Slot?
    private let onAnswer: (WatchAnswer) -> Void

    init(_ agent: AgentProxy, onAnswer: @escaping (WatchAnswer) -> Void) {
        self.agent = agent
        self.onAnswer = onAnswer
    }

    /// - Parameter water: the present state of water; nil if it is unknown.
    func perform(_ act: WatchAct, water: Water1State?) {
        slots = []
        sending {
            switch act {
            case .start:
                try agent.timer1.start(options: .init()) { [unowned self] in
                    answered($0) { _ in afterStart() }
                }
            case .end:
                try agent.timer1.end(options: .init()) { [unowned self] in
                    answered($0) { onAnswer(.ended($0)) }
                }
            case .abandon:
                try agent.timer1.abandon { [unowned self] in
                    answered($0) { onAnswer(.abandoned) }
                }
            case .undo:
                try agent.journal1.undo { [unowned self] in
                    answered($0) { onAnswer(.undone($0)) }
                }
            case .addWater:
                try agent.water1.add(ml: water?.quickAdd, at: nil) { [unowned self] in
                    answered($0) { _ in afterWater(added: water?.quickAdd) }
                }
            case .wake:
                try agent.wake { [unowned self] in answered($0) { onAnswer(WatchAnswer()) } }
            }
        }
    }

    /// Asks for the days of a month.
    func days(
        of month: CalendarMonth, _ handler: @escaping ([History1.DayRow]) -> Void
    ) {
        // A calendar without dots is better than a complaint about it.
        days = try? agent.history1.month(
            year: UInt32(clamping: month.year), month: UInt32(clamping: month.month)
        ) { answer in
            if case .success(let days) = answer { handler(days) }
        }
    }

    /// Asks for the stored fasts, and for where the line below the forest is from.
    ///
    /// - Parameter handler: gets nil instead of the citation if there is none, or it is unknown.
    func forest(
        _ handler: @escaping (Result<([Session], String?), ClientError>) -> Void
    ) {
        forest = agent.sessions { [unowned self] sessions in
            guard case .success(let sessions) = sessions else {
                return handler(sessions.map { ($0, nil) })
            }
            // The forest is shown without a citation rather than not at all.
            citation = try? agent.vigil1.inscriptionCitation {
                handler(.success((sessions, (try? $0.get()) ?? nil)))
            }
            if citation == nil { handler(.success((sessions, nil))) }
        }
    }

    private func sending(_ call: () throws -> Slot) {
        do {
            slots.append(try call())
        } catch let error as SystemError {
            onAnswer(.refused(Problem(error)))
        } catch {
            onAnswer(.refused(Problem(.unavailable, "\(error)")))
        }
    }

    private func answered<Answer>(
        _ answer: Result<Answer, ClientError>, _ body: (Answer) -> Void
    ) {
        switch answer {
        case .success(let answer): body(answer)
        case .failure(let error): onAnswer(.refused(Problem(error)))
        }
    }

    // MARK: What an answer needs to know beside it
    //
    // The act itself is done by then, so a failure leaves only the line or the text out.

    /// Asks for what an answer needs.
    ///
    /// - Parameters:
    ///   - other: the answer if it cannot be known.
    ///   - call: makes the call with the handler that it gets.
    private func asking<Reply>(
        or other: WatchAnswer, _ body: @escaping (Reply) -> Void,
        _ call: (@escaping (Result<Reply, ClientError>) -> Void) throws -> Slot
    ) {
        let slot = try? call { [unowned self] reply in
            if case .success(let reply) = reply { body(reply) } else { onAnswer(other) }
        }
        if let slot { slots.append(slot) } else { onAnswer(other) }
    }

    private func afterStart() {
        asking(or: WatchAnswer()) { [unowned self] (timer: Timer1State) in
            afterStart(since: timer.startedAt.map(Typed.shown) ?? "")
        } _: {
            try agent.state($0)
        }
    }

    /// Finds out whether it was the very first start.
    private func afterStart(since: String) {
        let other = WatchAnswer.started(since: since, isFirst: false)
        asking(or: other) { [unowned self] (acts: [Journal1.ActRow]) in
            asking(or: other) { [unowned self] (history: History1State) in
                let isFirst = SafetyMoments.isFirstStart(
                    acts.map(\.act), sessions: Int(history.sessionCount))
                onAnswer(.started(since: since, isFirst: isFirst))
            } _: {
                try agent.state($0)
            }
        } _: {
            try agent.journal1.list(limit: 0, $0)
        }
    }

    private func afterWater(added amount: WaterAmount?) {
        asking(or: WatchAnswer()) { [unowned self] (water: Water1State) in
            let added = (amount ?? water.quickAdd).milliliters
            onAnswer(
                WatchAnswer(
                    notice: Words.Water.added(
                        water.amount(added), at: nil,
                        today: water.amount(Int64(water.todayMilliliters)))))
        } _: {
            try agent.state($0)
        }
    }
}

extension WatchAnswer {
    static func undone(_ result: Journal1.UndoResult) -> WatchAnswer {
        let lines = JournalView.answer(
            Words.Journal.undone(result.text(in: .system)), left: result.left)
        return WatchAnswer(notice: lines.map(\.plain).joined(separator: " "))
    }
}
