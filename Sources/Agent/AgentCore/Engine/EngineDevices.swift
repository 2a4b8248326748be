import Fasting
import LocalTime
import Sharing
import Store

/// What comes from other machines and goes to them (rule: docs/rules/devices.md).
extension Engine {
    /// Takes lines that were read from the folder.
    ///
    /// - Throws: ``Refusal/storage(_:_:path:)``. Nothing has changed then, and the lines are taken when they
    ///   are read again.
    @discardableResult
    public func receive(_ lines: [WrittenLine]) throws(Refusal) -> MergeResult {
        try receiving { try $0.receive(lines, at: $1, then: $2) }
    }

    /// Shows fasts whose times were too far in the future before.
    public func showFastsNoLongerAhead() throws(Refusal) {
        try receiving { try $0.showFastsNoLongerAhead(at: $1, then: $2) }
    }

    @discardableResult
    private func receiving(
        _ body: (Store, Instant, (MergeResult) throws(StoreError) -> Void) throws -> MergeResult
    ) throws(Refusal) -> MergeResult {
        defer { publishNews() }
        let store = try openForWriting()
        let now = environment.now()
        try catchUp(to: now, store)
        var next: FastState?
        let reception = try gate.write(to: store) { store in
            // What is shown is read in the same transaction. If that fails, the lines come again.
            try body(store, now) { (reception) throws(StoreError) in
                if reception.changesRecords { next = try state(after: reception, store, now) }
                // What can be undone may be another act.
                if next == nil, reception.lines > 0 { next = state }
            }
        }
        guard let next else { return reception }
        state = next
        publish([.received(reception)])
        arm(after: environment.now())
        return reception
    }

    private func state(
        after reception: MergeResult, _ store: Store, _ now: Instant
    ) throws(StoreError) -> FastState {
        let stored = try store.load()
        if stored.active != nil { return stored }
        switch state.stage {
        case .idle: return state
        case .active(let fast):
            let id = reception.cover ?? fast.id
            return try state(afterEndOf: id, as: fast, reception, store, now)
        case .ended(let ended):
            guard reception.fasts.contains(ended.fast.id) else { return state }
            if try store.session(ended.fast.id) == ended.session { return state }
            return try state(afterEndOf: ended.fast.id, as: ended.fast, reception, store, now)
        }
    }

    /// The same ended state as on the machine on which the fast ended.
    private func state(
        afterEndOf id: RecordID, as fast: ActiveFast, _ reception: MergeResult, _ store: Store,
        _ now: Instant
    ) throws(StoreError) -> FastState {
        let midnight = environment.zone.midnight(after: now)
        if let session = try store.session(id) {
            guard environment.zone.midnight(after: session.end) == midnight else {
                return FastState()
            }
            let ended = ActiveFast(
                id: id, start: session.start, target: session.effectiveTarget,
                note: session.note, actedAt: now, observedAt: now)
            return FastState(
                stage: .ended(EndedFast(ended, as: session, shownUntil: midnight)))
        }
        guard let kind = reception.endings[id], kind == .end || kind == .abandon, id == fast.id,
            let end = try store.endOfRemovedFast(id),
            environment.zone.midnight(after: end) == midnight
        else { return FastState() }
        return FastState(
            stage: .ended(
                EndedFast(
                    fast: fast, end: max(end, fast.start),
                    ending: kind == .abandon ? .abandoned : .tooShort, shownUntil: midnight)))
    }

    /// The open database, for tests that compare it with a model.
    package var openStore: Store? { gate.openStore }

    // MARK: The folder

    /// What is stored about other machines.
    public func sharing() throws(Refusal) -> SharingState {
        try read { try $0.sharingState() }
    }

    /// This machine in its present incarnation.
    public func presentWriter() throws(Refusal) -> Writer {
        try read { try $0.presentWriter() }
    }

    /// Begins to share the records.
    ///
    /// - Parameters:
    ///   - folderID: the id of the folder.
    ///   - name: of this machine, for the others.
    ///   - machine: the id of this machine; "" if it has none.
    public func join(
        _ folder: String, folderID: String, name: String, machine: String
    ) throws(Refusal) {
        try write { try $0.join(folder, folderID: folderID, name: name, machine: machine) }
    }

    public func leaveFolder() throws(Refusal) {
        try write { try $0.leaveFolder() }
    }

    /// - Parameter stored: what the user has chosen; "" for the host's name.
    public func setDeviceName(_ stored: String, shown: String) throws(Refusal) {
        try write { try $0.setDeviceName(stored, shown: shown) }
    }

    /// - Returns: false if no other device has this id.
    public func forgetDevice(_ device: DeviceID) throws(Refusal) -> Bool {
        try write { try $0.forgetDevice(device) }
    }

    /// A random id.
    public func newID() throws(Refusal) -> RecordID {
        do { return try environment.makeID() } catch { throw .noRandomID("\(error)") }
    }

    /// Begins a new incarnation: from now on the lines of this machine have another writer.
    public func beginIncarnation(machine: String, name: String) throws(Refusal) {
        let bits = try newID().bytes.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        try write { try $0.beginIncarnation(bits, machine: machine, name: name) }
    }

    /// What the records know about lines.
    ///
    /// - Parameter machine: the id of this machine; "" if it has none.
    public func knownLines(onMachine machine: String) throws(Refusal) -> KnownLines {
        try read { try $0.knownLines(onMachine: machine) }
    }

    /// This machine, if its records do not have all its lines of these.
    public func lacking(_ lines: some Sequence<WrittenLine>) throws(Refusal) -> Writer? {
        try read { (store) throws(StoreError) in
            try store.lacksOwn(lines) ? store.presentWriter() : nil
        }
    }

    /// The files that were read. While one is the same, it need not be read again.
    public func readFiles() throws(Refusal) -> [ReadFile] {
        try read { try $0.readFiles() }
    }

    /// The lines of this machine from a number on, in their order.
    public func ownLines(
        from number: Int64, limit: Int
    ) throws(Refusal) -> [(number: Int64, text: String)] {
        try read { try $0.ownLines(from: number, limit: limit) }
    }

    /// The other machines, the fasts that run there, and records that are not shown.
    public func deviceFacts() throws(Refusal) -> DeviceFacts {
        let now = environment.now()
        return try read { (store) throws(StoreError) in
            DeviceFacts(
                devices: try store.devices(),
                beside: try store.fastsBeside(at: now).map {
                    FastBeside(id: $0.id, start: $0.start, machine: $0.machine)
                }, contradicting: try store.brokenRecords(at: now))
        }
    }

    /// Publishes that fasts run beside the one that is shown.
    public func announceOtherFasts(_ fasts: [FastBeside]) {
        if !fasts.isEmpty, state.active != nil { publish([.foundBeside(fasts)]) }
    }
}

/// What the records say about other machines.
public struct DeviceFacts: Equatable, Sendable {
    public let devices: [DeviceSummary]
    public let beside: [FastBeside]
    /// How many records are kept and not shown.
    public let contradicting: Int
}

extension Engine {
    /// Whether an act was stored with this key in the last seconds.
    public func hasDone(_ key: String, for seconds: Int64) throws(Refusal) -> Bool {
        let since = environment.now() - seconds
        return try read { try $0.hasDone(key, since: since) }
    }

    /// Whether a record is known, also if it is deleted.
    public func knows(_ kind: RecordKind, _ id: RecordID) throws(Refusal) -> Bool {
        try read { try $0.knows(kind, id) }
    }
}
