import Fasting
import LocalTime
import Store
import System

/// The agent's core: it owns the current fast, the history, water and settings.
///
/// Every act goes the same way: a ``Command`` is reduced to a plan, the plan is stored in one
/// transaction, installed, and announced as a ``Change``. What is not stored did not happen. A
/// refused command changes nothing. Only what time brings is announced even if it cannot be stored
/// (docs/decisions/0003-what-was-announced.md).
///
/// The engine knows no bus, no notifications and no sentences. It belongs to one thread.
public final class Engine {
    /// Gets every change once it is stored. This is the engine's only way out.
    public var onChange: (Change) -> Void = { _ in }

    /// What the agent knows, as of the last change.
    public private(set) var snapshot: Snapshot

    public let environment: EngineEnvironment
    /// Where the records are.
    public var folder: DataFolder { gate.folder }

    let gate: StoreGate
    var state = FastState()
    var settings = Settings()
    var licences: LicenceKeeper
    var facts = DerivedFacts()
    /// What is added to the revisions of the open records, so that they differ from those of other records.
    private var firstRevision = 0
    /// The local day of the snapshot.
    private var day = LocalDay()
    /// Whether the snapshot has old values, because the store could not be read.
    private var isSnapshotOld = false
    private var publication = Publication.upToDate
    private var calendarState = CalendarState.ready
    private var devices = DevicesReport()
    /// The running fast with what was announced in it, while the store does not have that yet; nil otherwise.
    private var unstored: ActiveFast?
    /// How long to wait before another attempt to store a transition.
    private var retryDelay = DoublingDelay(.seconds(5) ... .seconds(300))

    private enum Publication {
        case upToDate
        /// Something changed that has not been announced yet.
        case due
        case underWay
    }

    /// A local day. With another offset from UTC it begins at another instant.
    private struct LocalDay: Equatable {
        var number: Int64 = 0
        /// Seconds east of UTC.
        var offset: Int64 = 0
    }

    /// Creates an engine. Nothing is opened yet.
    ///
    /// - Parameter folder: where the records are.
    public init(folder: DataFolder, environment: EngineEnvironment) {
        final class Later { weak var engine: Engine? }
        let later = Later()
        self.environment = environment
        licences = LicenceKeeper(authority: environment.authority)
        // A scheduled closure may cause events, which nothing else would announce.
        var forGate = environment
        forGate.schedule = { delay, body in
            environment.schedule(delay) {
                body()
                later.engine?.afterScheduled()
            }
        }
        gate = StoreGate(folder: folder, environment: forGate)
        snapshot = Snapshot(
            fast: state, settings: settings, now: environment.now(), zone: environment.zone)
        snapshot.licensing = licences.licensing(at: snapshot.now)
        later.engine = self
    }

    // MARK: Opening

    /// Takes the lock of the data folder for this process.
    ///
    /// - Parameter patience: how long to wait for another process that holds it.
    /// - Returns: false if another process still holds it.
    /// - Throws: ``StoreError`` if the folder or the lock cannot be made.
    public func lock(waiting patience: Duration) throws(StoreError) -> Bool {
        try gate.lock(waiting: patience)
    }

    /// Makes sure that the records can be read, that everything that depends on the local day is up to
    /// date, and that values which could not be read after an act are read now if possible. Call it before
    /// each read.
    ///
    /// - Parameter dependsOnDay: false if what is read follows from the fast alone. Then the zone is
    ///   not asked for.
    /// - Throws: ``Refusal/storage(_:_:path:)``.
    public func prepareRead(dependsOnDay: Bool = true) throws(Refusal) {
        if case .underWay = publication { return }
        if gate.openStore == nil { _ = try openForReading() }
        // The zone may have changed, which the system does not tell. What could not be read before is
        // read again.
        if isSnapshotOld || (dependsOnDay && localDay(at: environment.now()) != day) { tick() }
    }

    private func localDay(at now: Instant) -> LocalDay {
        let civil = environment.zone.civil(now)
        return LocalDay(
            number: civil.dayNumber, offset: civil.secondsSinceEpoch - now.secondsSinceEpoch)
    }

    /// Saves what is open if its files were removed or replaced, and stores what could not be stored before.
    /// Call it before the process ends.
    public func prepareToEnd() {
        if unstored == nil { gate.closeIfNotInPlace() } else { tick() }
        publishNews()
    }

    /// The store. It is opened if necessary, and what was just opened is announced.
    func openForReading() throws(Refusal) -> Store {
        defer { publishNews() }
        return try retrying { () throws(Refusal) in
            try adopt(gate.open(hasFast: state.active != nil))
        }
    }

    func openForWriting() throws(Refusal) -> Store {
        try retrying { () throws(Refusal) in
            try adopt(gate.openForWriting(hasFast: state.active != nil))
        }
    }

    /// Tries again later if the records cannot be opened or written now.
    private func retrying<Result>(_ body: () throws(Refusal) -> Result) throws(Refusal) -> Result {
        do throws(Refusal) { return try body() } catch {
            // `publishNews` compares what is known now with what was announced.
            armForRetry()
            throw error
        }
    }

    /// Installs what was found if the store was just opened.
    private func adopt(_ opening: StoreGate.Opening) throws(Refusal) -> Store {
        switch opening {
        case .wasOpen(let store): return store
        case .opened(let store, let loaded?):
            state = loaded.state.announced(unstored)
            settings = loaded.settings
            licences.install(loaded.premium)
            recordsWereOpened()
            return store
        case .opened(let store, nil):
            recordsWereOpened()
            try gate.carryOver(to: store, state, settings, licences.record)
            return store
        }
    }

    private func recordsWereOpened() {
        facts.forgetRecords()
        firstRevision = snapshot.historyRevision + 1
        publication = .due
        // The caller may only want to read. The alarm handles what is due.
        environment.setAlarm(environment.now())
    }

    /// Releases memory that is only needed for fast answers.
    public func releaseMemory() { gate.openStore?.releaseMemory() }

    // MARK: Acting

    /// Carries out a command.
    ///
    /// - Parameters:
    ///   - condition: what the caller relies on; nil for nothing.
    ///   - key: identifies the request; it is stored together with the act (``hasDone(_:)``).
    /// - Throws: ``Refusal``; nothing has changed then.
    @discardableResult
    public func perform(
        _ command: Command, if condition: Precondition? = nil, once key: String? = nil
    ) throws(Refusal) -> Reply {
        defer { publishNews() }
        let store = try openForWriting()
        let now = environment.now()
        try catchUp(to: now, store)
        if let condition { try check(condition, store) }
        let plan = try plan(command, at: now, store)
        guard let write = plan.write else { return plan.reply }
        func run(_ store: Store) throws(StoreError) -> Plan.Outcome { try write(store, key) }
        if plan.isDryRun { return try gate.read(from: store, run).reply }
        let outcome = try gate.write(to: store, run)
        install(plan, outcome)
        if let shown = outcome.shown { state = shown }
        publish(outcome.events)
        arm(after: environment.now())
        return outcome.reply
    }

    /// Stores and announces what is due. Call it when the alarm rings, when the clock was set, and
    /// after a suspend.
    public func tick() {
        // What is opened may be another fast.
        let store = Result { () throws(Refusal) in try openForWriting() }
        let events = takeDue(at: environment.now())
        do throws(Refusal) {
            try storeAnnouncements(try store.get())
            try gate.tryWritingAgain(to: try store.get())
            publish(events)
            retryDelay.reset()
            arm(after: environment.now())
        } catch {
            // The person waits for it, and the disk may stay full.
            publish(events)
            armForRetry()
            retryDelay.lengthen()
        }
    }

    /// Announces what is due before something else is done.
    ///
    /// - Throws: ``Refusal/storage(_:_:path:)`` if it cannot be stored. It is announced nevertheless.
    func catchUp(to now: Instant, _ store: Store) throws(Refusal) {
        let missed = takeDue(at: now)
        defer { if !missed.isEmpty { publish(missed) } }
        try retrying { () throws(Refusal) in try storeAnnouncements(store) }
    }

    /// Advances the state. It is to be stored and announced after that.
    ///
    /// - Returns: the events to announce.
    private func takeDue(at now: Instant) -> [Event] {
        guard let change = state.advance(to: now) else { return [] }
        state = change.state
        unstored = change.state.active ?? unstored
        publication = .due
        return change.events.map(Event.fast)
    }

    /// Stores what was announced, if the store does not have it yet.
    private func storeAnnouncements(_ store: Store) throws(Refusal) {
        guard let fast = unstored else { return }
        try gate.write(to: store) { try $0.observe(fast) }
        unstored = nil
    }

    private func install(_ plan: Plan, _ outcome: Plan.Outcome) {
        state = plan.state
        settings = plan.settings
        if let premium = plan.premium { licences.install(premium) }
    }

    /// Takes what is known about the calendar folder, and announces it.
    public func setCalendarState(_ state: CalendarState) {
        if state == calendarState { return }
        calendarState = state
        publish([])
    }

    /// Takes what is known about the other machines, and announces it.
    public func setDevices(_ report: DevicesReport) {
        if report == devices { return }
        devices = report
        publish([])
    }

    // MARK: Alarm

    func arm(after now: Instant) {
        let retry =
            isSnapshotOld || gate.failedWrite != nil
            ? now + retryDelay.first.components.seconds : nil
        let next = [
            state.nextChange(after: now), snapshot.nextMidnightChange,
            snapshot.licensing?.nextChange(), retry,
        ]
        environment.setAlarm(next.compactMap(\.self).min())
    }

    private func armForRetry() {
        let now = environment.now()
        let next = state.advance(to: now) == nil ? state.nextChange(after: now) : now
        guard gate.mayRecover else { return environment.setAlarm(next) }
        let retry = now + retryDelay.duration.components.seconds
        environment.setAlarm(min(retry, next ?? retry))
    }

    // MARK: Announcing

    func publish(_ events: [Event]) {
        let before = snapshot
        snapshot = makeSnapshot()
        var events = gate.takeNews() + events
        if snapshot.entitlement.calendarDays != before.entitlement.calendarDays,
            snapshot.historyRevision == before.historyRevision
        {
            events.append(.calendarChanged)
        }
        if gate.failedWrite != nil, before.problem != snapshot.problem { armForRetry() }
        let change = Change(before: before, after: snapshot, events: events)
        publication = .underWay
        onChange(change)
        publication = .upToDate
    }

    /// Announces what a scheduled closure has caused. If the copy for the backup is damaged, the records
    /// are opened again, which checks them completely and recovers them.
    private func afterScheduled() {
        if gate.isSuspect { tick() } else { publishNews() }
    }

    /// Announces what happened besides commands, if anything did.
    func publishNews() {
        switch publication {
        case .underWay: return
        case .due: publish([])
        case .upToDate: if gate.hasNews || gate.problem != snapshot.problem { publish([]) }
        }
    }

    private func makeSnapshot() -> Snapshot {
        let now = environment.now()
        let zone = environment.zone
        let store = gate.openStore
        day = localDay(at: now)
        let old = snapshot
        var snapshot = Snapshot(fast: state, settings: settings, now: now, zone: zone)
        snapshot.historyRevision = old.historyRevision
        snapshot.records = gate.records
        snapshot.problem = gate.problem
        snapshot.recovery = gate.recovery(at: now)
        snapshot.devices = devices
        snapshot.calendar = settings.calendarFolder.isEmpty ? .none : calendarState
        isSnapshotOld = false
        snapshot.licensing = licences.licensing(at: now)
        guard let store else { return snapshot }
        snapshot.waterToday = known(or: old.waterToday) {
            try store.waterTotal(
                since: zone.startOfDay(at: now), until: zone.midnight(after: now))
        }
        snapshot.recentWater = known(or: old.recentWater) { try store.recentWater() }
        (snapshot.history, snapshot.historyRevision) = known(
            or: (old.history, old.historyRevision)
        ) {
            let (all, completed, revision) = try store.counts()
            return (HistoryCounts(all: all, completed: completed), firstRevision + revision)
        }
        snapshot.arrivalCount = known(or: old.arrivalCount) {
            try facts.arrivalCount(state.stage, store)
        }
        snapshot.isFirstFast = known(or: false) { try facts.isFirst(state.active, store) }
        snapshot.hasNeverStarted = known(or: false) {
            try facts.hasNeverStarted(state.active, store)
        }
        snapshot.undo.undoableEnding = known(or: old.undo.undoableEnding) {
            try undoableEnding(store, now)
        }
        // The store gets these from the act itself, so an older act is never named in its place.
        let acts = known(or: ReversibleActs?.none) { try store.reversibleActs() }
        if let acts {
            snapshot.undo.undoable = acts.undoable
            snapshot.undo.redoable = acts.redoable
        }
        return snapshot
    }

    /// Returns the value from the store, or the old value if the store cannot be read. In that case the
    /// store is read again soon.
    func known<Value>(or old: Value, _ ask: () throws -> Value) -> Value {
        do { return try ask() } catch {
            isSnapshotOld = true
            return old
        }
    }

    // MARK: For the parts of the engine

    /// Runs a body that reads.
    func read<Result>(_ body: (Store) throws -> Result) throws(Refusal) -> Result {
        defer { publishNews() }
        return try gate.read(from: openForReading(), body)
    }

    /// Runs a body that writes something besides acts.
    func write<Result>(_ body: (Store) throws -> Result) throws(Refusal) -> Result {
        defer { publishNews() }
        return try gate.write(to: openForWriting(), body)
    }

    /// Reads records for a plan.
    ///
    /// - Throws: ``Refusal/storage(_:_:path:)``.
    func reading<Answer>(_ body: () throws -> Answer) throws(Refusal) -> Answer {
        do { return try body() } catch { throw gate.refusal(error, .reading) }
    }
}
