import Contract
import Fasting
import SDBus

/// The stored fasts as they come from the bus, page by page.
struct SessionList {
    private(set) var sessions: [Session] = []
    /// The first end that is too late for the next page; nil for no limit.
    private(set) var until: Instant?
    /// How many fasts to ask for; nil if the list is complete.
    private(set) var nextSize: UInt32?
    private let limit: Int?
    /// Fasts that the next page repeats.
    private var known: Set<RecordID> = []

    /// - Parameter limit: the maximum number of fasts; nil for all.
    init(until: Instant?, limit: Int?) {
        self.until = until
        self.limit = limit
        nextSize = size
    }

    /// How many fasts are still wanted, without those that are repeated.
    private var wanted: Int {
        min(limit.map { $0 - sessions.count } ?? .max, Int(History1.listLimit))
    }

    private var size: UInt32 { UInt32(clamping: wanted + known.count) }

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
        // Several fasts may end at the instant at which the page ends.
        until = last.end + 1
        known = Set(page.filter { $0.end == last.end }.map(\.id))
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
        list = SessionList(until: until, limit: nil)
        self.handler = handler
        ask()
    }

    /// Asks for the next page, or hands the list over.
    private func ask() {
        guard let size = list.nextSize else { return handler(.success(list.sessions)) }
        do {
            slot = try agent.history1.list(
                since: since, until: list.until, limit: size
            ) { [unowned self] page in
                do throws(ClientError) {
                    try list.take(try page.get())
                    ask()
                } catch {
                    handler(.failure(error))
                }
            }
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
