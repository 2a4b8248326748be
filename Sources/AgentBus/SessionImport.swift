import AgentCore
import Contract
import Fasting
import SDBus
import Words

/// One call of History1.Merge.
///
/// A message may hold 100,000 sessions. It is decoded in slices on several turns of the event loop,
/// so that other callers are answered in between. Then everything is stored in one transaction.
final class SessionImport {
    /// The number of sessions that are decoded on one turn: some milliseconds.
    private static let sliceLength = 2000

    private let engine: Engine
    private let call: PendingCall
    private let message: Message
    private var sessions: [Session] = []

    init(_ engine: Engine, _ call: PendingCall, _ message: Message) {
        self.engine = engine
        self.call = call
        self.message = message
    }

    /// Decodes the first slice. What follows is done on later turns.
    func start() throws {
        try message.enterArray(of: History1.MergeRow.signature)
        try decodeSlice()
    }

    private func decodeSlice() throws {
        let end = sessions.count + Self.sliceLength
        while sessions.count < end, try !message.isAtEnd {
            sessions.append(try Session(History1.MergeRow(reading: message)))
        }
        if try !message.isAtEnd { return continueLater { try $0.decodeSlice() } }
        try message.leaveArray()
        let options = try CallOptions(
            message.read([String: Value].self), History1.MergeOptions.keys)
        let isDryRun = try options.flag(.dryRun) ?? false
        continueLater { try $0.store(isDryRun: isDryRun) }
    }

    private func store(isDryRun: Bool) throws {
        let counts = try engine.merge(.merge(sessions, isDryRun: isDryRun))
        try call.answer(counts.values)
    }

    private func continueLater(_ body: @escaping (SessionImport) throws -> Void) {
        engine.environment.schedule(.zero) { [self] in
            do { try body(self) } catch {
                let error = error as? BusError ?? .invalidArgs("\(error)")
                try? call.fail(error)
            }
        }
    }
}

extension Session {
    /// - Throws: InvalidArgs or InvalidTarget for a row that cannot be a session.
    fileprivate init(_ row: History1.MergeRow) throws(BusError) {
        let limit = Session.offsetLimit
        let offset = row.utcOffset.map { Int($0) }
        if let offset, !(-limit...limit).contains(offset) {
            throw .invalidArgs(Words.noOffset)
        }
        self.init(
            id: try RecordID(checking: row.id), start: Instant(microsecondsSinceEpoch: row.start),
            end: Instant(microsecondsSinceEpoch: row.end), endOffset: offset,
            target: try Target(noneIfZero: row.target))
    }
}
