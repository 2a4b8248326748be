import Contract
import Fasting
import SDBus

/// A list as it comes from the bus, page by page: each page follows the last row of the one before.
struct PagedList<Row> {
    private(set) var rows: [Row] = []
    /// How many rows to ask for; nil if the list is complete.
    private(set) var nextSize: UInt32?
    private let limit: Int?
    private let id: (Row) -> RecordID

    /// - Parameter limit: the maximum number of rows; nil for all.
    init(limit: Int? = nil, id: @escaping (Row) -> RecordID) {
        self.limit = limit
        self.id = id
        nextSize = size
    }

    /// The row that the next page follows.
    var last: RecordID? { rows.last.map(id) }

    private var size: UInt32 {
        UInt32(clamping: min(limit.map { $0 - rows.count } ?? .max, Int(History1.listLimit)))
    }

    /// - Throws: ``ClientError/tooMany`` if the page goes no further.
    mutating func take(_ page: [Row]) throws(ClientError) {
        let asked = Int(size)
        // A list that is silently cut off would be taken for the whole.
        if let last, page.last.map(id) == last { throw .tooMany }
        rows += page.prefix(asked)
        nextSize = page.count < asked || size == 0 ? nil : size
    }

    /// Starts over if the row is gone that the page was to follow.
    ///
    /// - Returns: false if the error is about something else.
    mutating func startsOver(after error: ClientError) -> Bool {
        guard last != nil, case .refused(let refusal) = error,
            refusal.name == ErrorName.notFound.rawValue
        else { return false }
        self = PagedList(limit: limit, id: id)
        return true
    }

    /// Asks for all pages.
    static func all(
        limit: Int? = nil, id: @escaping (Row) -> RecordID,
        _ ask: (_ size: UInt32, _ after: RecordID?) throws(ClientError) -> [Row]
    ) throws(ClientError) -> [Row] {
        var list = PagedList(limit: limit, id: id)
        while let size = list.nextSize {
            do throws(ClientError) { try list.take(try ask(size, list.last)) } catch {
                if !list.startsOver(after: error) { throw error }
            }
        }
        return list.rows
    }
}

/// Asks for stored fasts without blocking. When the object goes, no answer comes.
public final class SessionPages {
    private let agent: AgentProxy
    private let since: Instant
    private let until: Instant?
    private var list = PagedList<History1.SessionRow> { $0.id }
    private var slot: Slot?
    private let handler: (Result<[Session], ClientError>) -> Void

    fileprivate init(
        _ agent: AgentProxy, since: Instant, until: Instant?,
        _ handler: @escaping (Result<[Session], ClientError>) -> Void
    ) {
        self.agent = agent
        self.since = since
        self.until = until
        self.handler = handler
        ask()
    }

    /// Asks for the next page, or hands the list over.
    private func ask() {
        guard let size = list.nextSize else {
            return handler(Result { () throws(ClientError) in try sessions(list.rows) })
        }
        let options = History1.ListOptions(
            since: since, until: until, limit: size, after: list.last)
        do {
            slot = try agent.history1.list(options: options) { [unowned self] page in
                do throws(ClientError) { try list.take(try page.get()) } catch {
                    if !list.startsOver(after: error) { return handler(.failure(error)) }
                }
                ask()
            }
        } catch {
            handler(.failure(.noBus("\(error)")))
        }
    }
}

extension AgentProxy {
    /// The stored fasts that ended in an interval, newest first.
    ///
    /// - Parameters:
    ///   - since: the earliest end.
    ///   - until: the first end that is too late; nil for no limit.
    ///   - limit: the maximum number of fasts; nil for all.
    public func sessions(
        since: Instant = Instant(secondsSinceEpoch: 0), until: Instant? = nil, limit: Int? = nil
    ) throws(ClientError) -> [Session] {
        try Client.sessions(
            PagedList.all(limit: limit, id: \.id) { (size, after) throws(ClientError) in
                try history1.list(
                    options: .init(since: since, until: until, limit: size, after: after))
            })
    }

    /// As ``sessions(since:until:limit:)`` without a limit, and without blocking.
    public func sessions(
        since: Instant = Instant(secondsSinceEpoch: 0), until: Instant? = nil,
        _ handler: @escaping (Result<[Session], ClientError>) -> Void
    ) -> SessionPages {
        SessionPages(self, since: since, until: until, handler)
    }
}

private func sessions(_ rows: [History1.SessionRow]) throws(ClientError) -> [Session] {
    var sessions: [Session] = []
    for row in rows { sessions.append(try Session(row)) }
    return sessions
}
