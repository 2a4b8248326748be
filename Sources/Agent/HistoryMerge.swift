import Contract
import Fasting
import LocalTime
import SDBus
import Store
import Words

/// A merge of many records that comes in one call: read and stored in slices between which the loop
/// turns, so that nobody else waits. All of it is taken, or nothing: what cannot be taken back at once
/// is taken back before anything else is stored.
final class HistoryMerge {
    /// Entries in a slice: some milliseconds.
    private static let sliceLength = 500

    /// Slices in a transaction: to store more at once would keep others waiting.
    private static let slicesInBatch = 20

    private let call: PendingCall
    private let message: Message
    private let records: Records
    private let active: () -> RecordID?
    private let finish: () throws(BusError) -> Void
    private let tell: () -> Void
    private let onEnd: () -> Void
    private let now = Clock.now
    private var isTrial = false
    private var isChecked = false
    private var isStored = false
    private var counts = MergeCounts()
    private var slices = 0
    private var source: EventSource?
    private let loop: SDEventLoop
    private var store: Store?

    typealias Entry = BusStruct<String, UInt64, UInt64, UInt64, [String: Value]>

    /// - Parameters:
    ///   - active: the id of the fast that is running.
    ///   - finish: makes a merge that is whole, and has changed something, lasting.
    ///   - tell: announces what was finished.
    ///   - onEnd: called once, however it ends.
    init(
        _ call: PendingCall, _ message: Message, loop: SDEventLoop, records: Records,
        active: @escaping () -> RecordID?,
        finish: @escaping () throws(BusError) -> Void, tell: @escaping () -> Void,
        onEnd: @escaping () -> Void
    ) {
        self.call = call
        self.message = message
        self.loop = loop
        self.records = records
        self.active = active
        self.finish = finish
        self.tell = tell
        self.onEnd = onEnd
    }

    /// Checks everything before anything is stored, then merges.
    func begin() throws {
        try message.enterArray(of: Entry.signature)
        next()
    }

    private func next() {
        do throws(SystemError) {
            source = try loop.addDeferred { [unowned self] in slice() }
        } catch {
            end(with: BusError(name: BusError.Name.failed, message: error.description))
        }
    }

    private func slice() {
        do {
            let sessions = try read()
            if isChecked, !sessions.isEmpty { try merge(sessions) }
            if try !message.isAtEnd { return next() }
            if isChecked, !isStored { return try storeTheRest() }
            try message.leaveArray()
            if isChecked { return try conclude() }
            isTrial = try Options.isTrial(message.read([String: Value].self))
            isChecked = true
            try message.rewind()
            try message.enterArray(of: Entry.signature)
            next()
        } catch {
            end(with: error as? BusError ?? .invalidArgs("\(error)"))
        }
    }

    private func read() throws -> [Session] {
        var sessions: [Session] = []
        sessions.reserveCapacity(Self.sliceLength)
        while sessions.count < Self.sliceLength, try !message.isAtEnd {
            // Not as a whole struct: there are very many of them.
            let (id, start, end, target, extras) = try message.readContainer("r", "sttta{sv}") {
                () throws(SystemError) in
                try message.read(
                    String.self, UInt64.self, UInt64.self, UInt64.self, [String: Value].self)
            }
            sessions.append(try Self.session(id, start, end, target, extras))
        }
        return sessions
    }

    /// - Throws: InvalidArgs for what can be no record; one that is merely not taken is counted.
    private static func session(
        _ text: String, _ start: UInt64, _ end: UInt64, _ target: UInt64,
        _ extras: [String: Value]
    ) throws(BusError) -> Session {
        guard let id = RecordID(text) else { throw .invalidArgs(Words.noID(text)) }
        try Options.check(extras, known: [History1.Key.utcOffset.rawValue])
        var offset: Int?
        if let value = extras[History1.Key.utcOffset.rawValue] {
            guard case .int32(let minutes) = value, (-1440...1440).contains(minutes) else {
                throw .invalidArgs(Words.noOffset)
            }
            offset = Int(minutes)
        }
        let target = try Options.target(target)
        return Session(
            id: id, start: Instant(microsecondsSinceEpoch: start),
            end: Instant(microsecondsSinceEpoch: end), endOffset: offset, target: target)
    }

    private func merge(_ sessions: [Session]) throws(BusError) {
        // Where somebody has removed the records meanwhile, nothing of it is in the next ones.
        let store = try records.opened()
        if let mine = self.store, mine !== store { throw BusError(.storage, Words.mergeCutOff) }
        self.store = store
        do throws(StoreError) {
            try store.merge(
                sessions, active: active(), now: now, isTrial: isTrial, counts: &counts)
            slices += 1
            if !isTrial, slices % Self.slicesInBatch == 0 { try store.closeBatch() }
        } catch {
            throw records.refusal(error, while: .writing)
        }
    }

    /// The last transaction has a turn of its own, as each before it.
    private func storeTheRest() throws {
        if !isTrial { try store?.closeBatch() }
        isStored = true
        next()
    }

    private func conclude() throws {
        guard !isTrial, counts.new + counts.changed > 0 else { return try answer() }
        try finish()
        // Nothing of it can be taken back any more.
        store = nil
        source = try loop.addDeferred { [unowned self] in
            tell()
            do { try answer() } catch { end(with: BusError.invalidArgs("\(error)")) }
        }
    }

    private func answer() throws {
        source = nil
        try call.answer(counts.wire)
        onEnd()
    }

    /// The records are no longer there.
    func cutOff() {
        store = nil
        end(with: BusError(.storage, Words.mergeCutOff))
    }

    private func end(with error: BusError) {
        if !isTrial, isChecked { try? store?.takeBackMerge() }
        store = nil
        source = nil
        try? call.fail(error)
        onEnd()
    }
}

extension MergeCounts {
    /// As it travels on the bus.
    var wire: [String: Value] {
        [
            History1.Key.new.rawValue: .uint32(UInt32(clamping: new)),
            History1.Key.changed.rawValue: .uint32(UInt32(clamping: changed)),
            History1.Key.equal.rawValue: .uint32(UInt32(clamping: equal)),
            History1.Key.short.rawValue: .uint32(UInt32(clamping: short)),
        ]
    }
}
