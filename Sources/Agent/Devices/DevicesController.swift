import AgentBus
import AgentCore
import Fasting
import Folders
import Glibc
import SDBus
import Store
import System

/// Carries lines between the records and the folder that the user's machines share. Nothing waits for it:
/// what cannot be written now is written after a later act, after a wake-up, when a client asks, or at the
/// next start (docs/rules/devices.md, The folder).
final class DevicesController {
    let engine: Engine
    let loop: SDEventLoop
    let job: BackgroundJob<FolderWork.Outcome>
    let onProblem: (String) -> Void

    enum Activity {
        case idle
        case scheduled
        case busy
    }

    var activity = Activity.idle
    var folder = ""
    /// Whether the folder has to be looked at before anything is written.
    var mustLook = false
    /// Whether something has happened there since it was looked at.
    var isTold = false
    var hasBegun = false
    var isBeginScheduled = false
    var isWatchScheduled = false
    var watchDelay = DoublingDelay(.seconds(2) ... .seconds(300))
    /// Files as they were when they were read.
    var known: [String: ReadFile] = [:]
    var broken: [String: Int] = [:]
    var refused: [String] = []
    var tooLarge: [String] = []
    /// Whether the kernel may send no notifications about changes in the folder.
    var isSilent = false
    var own = OwnLines()
    /// Whether a new incarnation begins after all files have been read.
    var needsIncarnation = false
    /// Whether another machine writes under the id of this one.
    var hasTwin = false
    /// When this folder was first used by this process.
    var usedSince = Instant(secondsSinceEpoch: 0)
    /// Counts the folders that were used. A job for a folder that is no longer used changes nothing.
    var use = 0
    /// The fasts beside the shown one that were already announced.
    var toldBeside: Set<RecordID> = []
    var hasInbox = false
    let inbox: InboxReader
    /// Why a file of the inbox stays there. The lines of the machines do not wait for it.
    var inboxProblem: FolderProblem?
    var isInboxScheduled = false
    private let page: TodayPageController
    var problem: FolderProblem?
    var watches: [String: EventSource] = [:]
    var lastLook = Instant(secondsSinceEpoch: 0)
    /// The caller that waits until the folder has been read for the first time.
    var joining: Joining?

    struct Joining {
        let call: DeviceJoinReply
        var found = FolderContent()
        var hasRead = false
    }

    /// The number of lines that are processed in one turn of the loop.
    static let slice = 200
    /// The number of lines that are written at once.
    static let batch = 500

    init(_ engine: Engine, loop: SDEventLoop, onProblem: @escaping (String) -> Void) {
        self.engine = engine
        self.loop = loop
        self.onProblem = onProblem
        job = BackgroundJob(loop: loop)
        inbox = InboxReader(engine)
        page = TodayPageController(engine, loop: loop)
    }

    // MARK: When something happens

    /// Schedules the work that a change causes for the folder.
    func apply(_ change: Change) {
        page.apply(change)
        guard case .readable = change.after.records else { return }
        let isNew = change.events.contains {
            switch $0 {
            case .recordsRecovered, .recordsReplaced: true
            default: false
            }
        }
        if isNew { hasBegun = false }
        if !hasBegun { beginLater() }
        if change.events.contains(where: { $0.meaning.traits.contains(.act) }) { schedule() }
    }

    /// Starts with the stored folder. If none is stored, nothing is ever done.
    ///
    /// If the records cannot be read now, or are replaced later, sharing starts as soon as they can be
    /// read.
    func begin() {
        guard activity == .idle, let sharing = try? engine.sharing() else { return }
        hasBegun = true
        report()
        if sharing.isOn {
            use(sharing.folder)
        } else if !folder.isEmpty {
            stop()
        }
    }

    func beginLater() {
        if isBeginScheduled { return }
        isBeginScheduled = true
        engine.environment.schedule(.zero) { [weak self] in
            guard let self else { return }
            isBeginScheduled = false
            if !hasBegun { begin() }
        }
    }

    /// Retries what could not be read or written.
    func retry() {
        if folder.isEmpty { return }
        mustLook = true
        schedule()
    }

    func use(_ path: String) {
        forgetFolder()
        folder = path
        usedSince = engine.environment.now()
        // An earlier process may have ended before it could begin one.
        needsIncarnation = (try? engine.hasNumberTwice()) ?? false
        let files = (try? engine.readFiles()) ?? []
        known = Dictionary(files.map { ($0.name, $0) }) { $1 }
        // The earlier process has announced these.
        toldBeside = Set(((try? engine.deviceFacts().beside) ?? []).map(\.id))
        mustLook = true
        schedule()
    }

    func forgetFolder() {
        use += 1
        folder = ""
        watches = [:]
        known = [:]
        own = OwnLines()
        broken = [:]
        refused = []
        tooLarge = []
        (isSilent, hasInbox, needsIncarnation, hasTwin) = (false, false, false, false)
        problem = nil
    }

    func schedule() {
        guard activity == .idle, !folder.isEmpty else { return }
        activity = .scheduled
        engine.environment.schedule(.zero) { [weak self] in
            guard let self, activity == .scheduled else { return }
            activity = .busy
            mustLook ? look() : writeLines()
        }
    }

    func finish() {
        activity = .idle
        report()
        if problem == nil { page.look() }
        if let joining, joining.hasRead {
            self.joining = nil
            var found = joining.found
            found.devices = Set(engine.snapshot.devices.devices.map(\.id))
            joining.call(.success(found))
        }
        if !hasBegun { return begin() }
        if mustLook && (problem == nil || isTold) { schedule() }
    }

    // MARK: Threads

    /// - Parameter path: nil for the folder that is used.
    func run(
        _ work: FolderWork, in path: String? = nil,
        then handler: @escaping (FolderWork.Outcome) -> Void
    ) {
        let folder = DeviceFolder(path: path ?? folder)
        let use = use
        job.start {
            work.outcome(in: folder)
        } then: { [weak self] result in
            guard let self else { return }
            // The user has left the folder in the meantime.
            if path == nil, use != self.use { return finish() }
            handler(result ?? .failed(FolderProblem(.shared, .failed, folder.path)))
        }
    }

    /// The next act, wake-up or call of a client retries.
    func fail(_ outcome: FolderWork.Outcome) {
        guard case .failed(let problem) = outcome else { return finish() }
        if self.problem != problem {
            watches = [:]
            // It may have come back before it was watched.
            isTold = true
        }
        self.problem = problem
        if problem.cause == .absent, let slash = folder.lastIndex(of: "/"),
            slash > folder.startIndex
        {
            let name = String(folder[folder.index(after: slash)...])
            add(String(folder[..<slash]), [.arrived, .made], about: name)
            add(folder, [.written, .arrived, .gone])
        }
        // The folder may have different content when it comes back.
        mustLook = true
        refuseJoining(.folder(problem))
        finish()
    }

    /// Answers the caller of `Join` with a refusal if the folder has not been read yet.
    func refuseJoining(_ refusal: Refusal) {
        guard let joining, !joining.hasRead else { return }
        self.joining = nil
        joining.call(.failure(refusal))
    }
}
