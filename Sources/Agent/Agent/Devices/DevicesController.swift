import AgentBus
import AgentCore
import Fasting
import Folders
import Glibc
import SDBus
import Sharing
import Store
import System
import SystemdSupport
import Words

/// Carries lines between the records and the folder that the user's machines share. ``SharingPass`` decides what to do
/// next; this object does it, one step after the other, and watches the folder. No act waits for it.
final class DevicesController {
    let engine: Engine
    let loop: SDEventLoop
    private let onProblem: (String) -> Void
    /// The folder in use; nil if none is.
    var use: FolderUse?
    private var hasBegun = false
    private var isBeginScheduled = false
    private(set) lazy var page: TodayPageController = TodayPageController(engine, loop: loop) {
        [weak self] in self?.report()
    }
    let inbox: InboxReader
    /// A `Join` that is being answered.
    var request: JoinRequest?
    /// The time by which attempts and rests are measured.
    private let steadyNow: () -> SteadyClock.Instant
    /// Called before each call of the system in the folder.
    private let beforeCall: @Sendable () -> Void

    init(
        _ engine: Engine, loop: SDEventLoop,
        steadyNow: @escaping () -> SteadyClock.Instant = { .now },
        beforeCall: @escaping @Sendable () -> Void = {},
        onProblem: @escaping (String) -> Void
    ) {
        self.engine = engine
        (self.steadyNow, self.beforeCall) = (steadyNow, beforeCall)
        self.loop = loop
        self.onProblem = onProblem
        inbox = InboxReader(engine)
    }

    // MARK: When something happens

    /// Schedules the work that a change causes for the folder.
    func apply(_ change: Change) {
        page.apply(change)
        guard case .readable = change.after.records else { return }
        let isNew = change.events.contains {
            if case .recordsRecovered = $0 { true } else { false }
        }
        if isNew { hasBegun = false }
        if !hasBegun { beginLater() }
        if change.events.contains(where: { $0.meaning.traits.contains(.act) }), let use {
            // A folder that is not there may be back without an event.
            if use.problem?.cause.isAbsent == true { use.pass.look() }
            schedule()
            if use.problem?.cause == .hangs {
                later(.zero, use) { controller, _ in controller.report() }
            }
        }
    }

    /// Starts with the stored folder. If none is stored, nothing is ever done.
    ///
    /// If the records cannot be read now, or are replaced later, sharing starts as soon as they can be
    /// read.
    func begin() {
        guard let sharing = try? engine.sharing() else { return }
        hasBegun = true
        if sharing.isOn {
            start(with: sharing.folder)
        } else if use != nil {
            stop()
        }
        report()
    }

    private func beginLater() {
        if isBeginScheduled { return }
        isBeginScheduled = true
        engine.environment.schedule(.zero) { [weak self] in
            guard let self else { return }
            isBeginScheduled = false
            if !hasBegun { begin() }
        }
    }

    /// Looks at the folder, and tries again what could not be read or written.
    func retry() {
        use?.pass.retryNow()
        schedule()
    }

    func start(with path: String) {
        let files = (try? engine.readFiles()) ?? []
        let use = FolderUse(
            path, SharingPass(known: files), since: engine.environment.now(), loop)
        // An earlier process has announced these.
        use.toldBeside = Set(((try? engine.deviceFacts().beside) ?? []).map(\.id))
        use.watches.onEvent = { [weak self, weak use] in
            use?.pass.look()
            self?.schedule()
        }
        self.use?.refuse(.plain(.devicesBusy))
        self.use = use
        schedule()
    }

    func stop() {
        request?.refuse(.plain(.devicesBusy))
        use?.refuse(.plain(.devicesBusy))
        (request, use) = (nil, nil)
        report()
    }

    // MARK: One step after the other

    func schedule() {
        guard let use, use.activity == .idle else { return }
        use.activity = .scheduled
        later(.zero, use) { $0.proceed($1) }
    }

    /// Calls a function unless another folder is used then.
    func later(
        _ delay: Duration, _ use: FolderUse,
        _ body: @escaping (DevicesController, FolderUse) -> Void
    ) {
        engine.environment.schedule(delay) { [weak self, weak use] in
            guard let self, let use, use === self.use else { return }
            body(self, use)
        }
    }

    var machine: OwnMachine { OwnMachine(id: MachineID.text ?? "", name: name) }

    private func proceed(_ use: FolderUse) {
        use.activity = .busy
        do throws(Refusal) {
            let records = try engine.knownLines(onMachine: machine.id)
            let step = use.pass.next(records, at: steadyNow())
            switch try use.pass.perform(step, on: engine, of: machine) {
            case .needsFolder: return inFolder(step, use, records)
            case .took(let reception): use.add(reception)
            case .done: finish(step, use)
            }
        } catch {
            use.refuse(error)
            use.pass.failed(isAbsent: false, at: steadyNow())
        }
        // Callers are answered in between.
        use.activity = .idle
        schedule()
    }

    /// What follows from a step in the records.
    private func finish(_ step: SharingPass.Step, _ use: FolderUse) {
        switch step {
        case .beginIncarnation: onProblem(Words.Devices.newIncarnation)
        case .show:
            tellBeside(use)
            use.hasRead = true
            page.look()
        default: break
        }
    }

    /// Does a step that needs the folder.
    private func inFolder(
        _ step: SharingPass.Step, _ use: FolderUse, _ records: KnownLines
    ) {
        switch step {
        case .list:
            use.pass.listingBegins()
            run(use) { (folder) throws(FolderProblem) in
                try folder.list()
            } then: { (controller, use, result) throws(FolderProblem) in
                controller.listed(try result.get(), use)
            }
        case .read(let file):
            run(use) { (folder) throws(FolderProblem) in
                try folder.read(file)
            } then: { controller, use, result in
                try controller.read(result, file, use)
            }
        case .append(let numbers): append(numbers, use)
        case .wait(let until):
            rest(use, records)
            wakeLater(use, until)
        default: rest(use, records)
        }
    }

    /// Nothing is to be done now.
    private func rest(_ use: FolderUse, _ records: KnownLines) {
        if use.pass.isExchanged(records) {
            use.problem = nil
            use.refuse(.folder(FolderProblem(.shared, .absent, use.path)))
        } else {
            if use.pass.hasListing { use.problem = nil }
            if stepInInbox(use) { return }
        }
        use.activity = .idle
        report()
        if use.hasRead { answer(use) }
    }

    private func answer(_ use: FolderUse) {
        use.request?.answer(with: use, engine)
        use.request = nil
    }

    private func wakeLater(_ use: FolderUse, _ until: SteadyClock.Instant) {
        if use.wakesAt == until { return }
        use.wakesAt = until
        later(until - steadyNow(), use) { controller, _ in controller.schedule() }
    }

    /// Runs a step on a thread, and goes on after it. Then the folders that have to be watched are.
    func run<Content: Sendable>(
        _ use: FolderUse,
        _ body: @escaping @Sendable (DeviceFolder) throws(FolderProblem) -> Content,
        then handler:
            @escaping (DevicesController, FolderUse, Result<Content, FolderProblem>) throws -> Void
    ) {
        let folder = DeviceFolder(
            path: use.path, id: try? engine.sharing().folderID, beforeCall: beforeCall)
        use.job.start {
            let result = Result { () throws(FolderProblem) in try body(folder) }
            return (result, folder.place)
        } hangs: { [weak self, weak use] in
            guard let self, let use else { return }
            use.problem = FolderProblem(.shared, .hangs, use.path)
            report()
            use.refuse(.folder(use.problem!))
        } then: { [weak self, weak use] outcome in
            guard let self, let use, use === self.use else { return }
            let failure = FolderProblem(.shared, .failed, use.path)
            if use.problem?.cause == .hangs { use.problem = nil }
            use.place = outcome?.1
            do {
                try handler(self, use, outcome?.0 ?? .failure(failure))
            } catch {
                fail(error as? FolderProblem, use)
            }
            watch(use)
            use.activity = .idle
            schedule()
        }
    }

    private func listed(_ listing: FolderListing, _ use: FolderUse) {
        guard let own = try? engine.presentWriter() else { return }
        use.lastLook = engine.environment.now()
        use.pass.listed(listing, by: own.device, at: steadyNow())
        use.isInboxDue = listing.hasInbox
        if !use.pass.hasListing { return }
        if use.problem?.isAboutWriting == false { use.problem = nil }
        use.listing = listing
    }

    /// Watches what has to be watched now. What has happened there before is seen by another look.
    private func watch(_ use: FolderUse) {
        beforeCall()
        let (hasMore, hasFailed) = use.watches.keep(use.wanted(by: try? engine.presentWriter()))
        if hasMore { use.pass.look() }
        if !hasFailed { return use.watchDelay.reset() }
        if use.isWatchScheduled { return }
        use.isWatchScheduled = true
        later(use.watchDelay.duration, use) { controller, use in
            use.isWatchScheduled = false
            controller.retry()
        }
        use.watchDelay.lengthen()
    }

    private func read(
        _ result: Result<[WrittenLine]?, FolderProblem>, _ file: SegmentFile, _ use: FolderUse
    ) throws {
        switch result {
        case .success(let lines):
            use.pass.read(lines, of: file, lackedBy: try engine.lacking(lines ?? []))
        case .failure(let problem) where problem.cause.isAbsent: throw problem
        case .failure: use.pass.refuse(file)
        }
    }

    private func append(_ numbers: [Int64], _ use: FolderUse) {
        guard let writer = try? engine.presentWriter(), let first = numbers.first,
            let lines = try? engine.ownLines(from: first, limit: numbers.count)
        else {
            use.activity = .idle
            return
        }
        let wanted = Set(numbers)
        let texts = lines.filter { wanted.contains($0.number) }.map(\.text)
        run(use) { (folder) throws(FolderProblem) in
            try folder.append(texts, of: writer)
        } then: { controller, use, result in
            let files = try result.get()
            if use.problem != nil {
                use.problem = nil
                use.pass.look()
            }
            use.pass.appended(
                texts, to: files, try controller.engine.knownLines(onMachine: controller.machine.id)
            )
        }
    }

    /// The folder, or with nil the records, cannot be used now. Another attempt comes later, or when something has changed.
    private func fail(_ problem: FolderProblem?, _ use: FolderUse) {
        use.pass.failed(isAbsent: problem?.cause.isAbsent == true, at: steadyNow())
        guard let problem else { return }
        use.problem = problem
        if use.hasRead {
            report()
            answer(use)
        } else {
            use.refuse(.folder(problem))
        }
    }

    /// Announces each fast beside the shown one once, after all files have been read. In the middle of a
    /// history, a fast may still seem to run that ended long ago.
    private func tellBeside(_ use: FolderUse) {
        let beside = (try? engine.deviceFacts().beside) ?? []
        let new = beside.filter { !use.toldBeside.contains($0.id) }
        use.toldBeside = Set(beside.map(\.id))
        engine.announceOtherFasts(Array(new.prefix(3)))
    }
}
