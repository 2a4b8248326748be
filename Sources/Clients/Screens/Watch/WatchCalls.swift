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
    /// The act whose reply is due.
    private var act: Slot?
    private var days: Slot?
    private var laterDays: Slot?
    private var monthSessions: SessionPages?
    private var forest: SessionPages?
    private var citation: Slot?
    private let onReply: (Result<ActReply?, ClientError>) -> Void

    /// - Parameter onReply: gets nil if there is nothing to say about an act.
    init(_ agent: AgentProxy, onReply: @escaping (Result<ActReply?, ClientError>) -> Void) {
        self.agent = agent
        self.onReply = onReply
    }

    /// - Parameter glass: the water that one key adds; nil if it is unknown.
    func perform(_ act: WatchAct, glass: WaterAmount?) {
        do {
            self.act = try send(act, glass: glass)
        } catch {
            onReply(.failure(.noBus("\(error)")))
        }
    }

    private func send(_ act: WatchAct, glass: WaterAmount?) throws -> Slot {
        switch act {
        case .start:
            try agent.timer1.start(options: .init(), reply { _ in .started(hasTarget: false) })
        case .end(let end):
            try agent.timer1.end(options: .init(endedAt: end), reply(ActReply.ended))
        case .abandon: try agent.timer1.abandon(options: .init(), reply { _ in .abandoned })
        case .undo(let options):
            try agent.journal1.undo(options: options, reply(ActReply.undone))
        case .addWater:
            try agent.water1.add(
                options: .init(milliliters: glass), reply { _ in .addedWater(glass) })
        case .adjust(let start, let target):
            try agent.timer1.adjust(
                options: .init(startedAt: start, target: target),
                reply { _ in .adjusted })
        case .startAgent: try agent.startAgent(reply { nil })
        }
    }

    private func reply<Reply>(
        _ reply: @escaping (Reply) -> ActReply?
    ) -> (Result<Reply, ClientError>) -> Void {
        { [unowned self] in onReply($0.map(reply)) }
    }

    /// Asks for the days of a month and their fasts.
    ///
    /// - Parameter running: the long fast that runs; nil for none.
    func content(
        of month: Month, running: LongFast?, zone: Zone,
        _ handler: @escaping (WatchCalendar.Content) -> Void
    ) {
        monthSessions = nil
        laterDays = nil
        // A calendar without dots is better than a complaint about it.
        days = rows(of: month) { [unowned self] days in
            laterDays = rows(of: month.adding(1)) { [unowned self] later in
                let ends = Session.ends(on: month.days, orLaterBy: LongFast.reach)
                monthSessions = agent.sessions(
                    since: ends.lowerBound, until: ends.upperBound
                ) { sessions in
                    guard case .success(let sessions) = sessions else { return }
                    handler(
                        WatchCalendar.Content(
                            days: days, sessions: sessions,
                            longFasts: LongFast.all(
                                sessions, known: days + later, running: running, zone: zone)))
                }
            }
        }
    }

    private func rows(
        of month: Month, _ handler: @escaping ([History1.DayRow]) -> Void
    ) -> Slot? {
        try? agent.history1.month(
            year: UInt32(clamping: month.year), month: UInt32(clamping: month.month)
        ) { answer in
            guard case .success(let days) = answer else { return }
            handler(days)
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
}
