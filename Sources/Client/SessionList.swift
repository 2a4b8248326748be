import Contract
import Fasting
import SDBus

/// The stored fasts as they come from the bus, page by page.
struct SessionList {
    private(set) var sessions: [Session] = []
    private let since: Instant
    /// The first end that is too late for the next page; nil for no limit.
    private(set) var until: Instant?
    /// Whether a page follows the last row of the one before. An older agent does not know that: then a page
    /// begins with the last end of the one before.
    private(set) var hasCursor = true
    /// How many fasts to ask for; nil if the list is complete.
    private(set) var nextSize: UInt32?
    private let limit: Int?
    /// Fasts that the next page repeats.
    private var known: Set<RecordID> = []

    /// - Parameter limit: the maximum number of fasts; nil for all.
    init(since: Instant, until: Instant?, limit: Int?) {
        self.since = since
        self.until = until
        self.limit = limit
        nextSize = size
    }

    /// How many fasts are still wanted, without those that are repeated.
    private var wanted: Int {
        min(limit.map { $0 - sessions.count } ?? .max, Int(History1.listLimit))
    }

    private var size: UInt32 { UInt32(clamping: wanted + known.count) }

    /// What to ask for next, if the agent knows the cursor.
    func options(limit: UInt32) -> History1.ListOptions {
        History1.ListOptions(since: since, until: until, limit: limit, after: sessions.last?.id)
    }

    /// Goes on without the cursor, if the refusal is about it: the agent is older, or its row is gone.
    ///
    /// - Returns: false if the refusal is about something else.
    mutating func goesOn(after error: ClientError) -> Bool {
        guard hasCursor, case .refused(let refusal) = error,
            refusal.name == BusError.Name.unknownMethod
                || refusal.name == ErrorName.notFound.rawValue
        else { return false }
        hasCursor = false
        if let last = sessions.last { repeatEnd(last.end, of: sessions) }
        nextSize = size
        return true
    }

    /// Lets the next page begin with the fasts of an end, of which some are known.
    private mutating func repeatEnd(_ end: Instant, of sessions: [Session]) {
        // Several fasts may end at the instant at which the page ends.
        until = end + 1
        known = Set(sessions.filter { $0.end == end }.map(\.id))
    }

    /// Takes the next page.
    mutating func take(_ rows: [History1.SessionRow]) throws(ClientError) {
        var page: [Session] = []
        for row in rows { page.append(try Session(row)) }
        let new = page.filter { !known.contains($0.id) }
        let asked = size
        sessions += new.prefix(wanted)
        guard let last = page.last, page.count >= min(asked, History1.listLimit),
            limit.map({ sessions.count < $0 }) ?? true
        else {
            nextSize = nil
            return
        }
        // A list that is silently cut off would be taken for the whole.
        if new.isEmpty { throw .tooMany }
        if !hasCursor { repeatEnd(last.end, of: page) }
        nextSize = size
    }
}

/// Asks for stored fasts without blocking. When the object goes, no answer comes.
public final class SessionPages {
    private let agent: AgentProxy
    private let since: Instant
    private var list: SessionList
    private var slot: Slot?
    private let handler: (Result<[Session], ClientError>) -> Void

    fileprivate init(
        _ agent: AgentProxy, since: Instant, until: Instant?,
        _ handler: @escaping (Result<[Session], ClientError>) -> Void
    ) {
        self.agent = agent
        self.since = since
        list = SessionList(since: since, until: until, limit: nil)
        self.handler = handler
        ask()
    }

    /// Asks for the next page, or hands the list over.
    private func ask() {
        guard let size = list.nextSize else { return handler(.success(list.sessions)) }
        do {
            let take = { [unowned self] (page: Result<[History1.SessionRow], ClientError>) in
                do throws(ClientError) {
                    try list.take(try page.get())
                    ask()
                } catch {
                    if list.goesOn(after: error) { ask() } else { handler(.failure(error)) }
                }
            }
            let history = agent.history1
            slot =
                list.hasCursor
                ? try history.listWithOptions(options: list.options(limit: size), take)
                : try history.list(from: since, until: list.until, limit: size, take)
        } catch {
            handler(.failure(.noBus("\(error)")))
        }
    }
}

extension AgentProxy {
    /// As ``sessions(since:until:limit:)`` without a limit, and without blocking.
    public func sessions(
        since: Instant = Instant(secondsSinceEpoch: 0), until: Instant? = nil,
        _ handler: @escaping (Result<[Session], ClientError>) -> Void
    ) -> SessionPages {
        SessionPages(self, since: since, until: until, handler)
    }
}
