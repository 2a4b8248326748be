import AgentCore
import Fasting
import Folders
import Pages
import SDBus
import Words

/// Keeps `today.html` in the shared folder as the state is, if the user asked for it. Nothing waits for it: what
/// cannot be written now is written after a later act, after a wake-up, or at the next start
/// (docs/rules/devices.md, The page).
final class TodayPageController {
    private let engine: Engine
    private let job: BackgroundJob<Result<SharedPage.Outcome, FolderProblem>>

    /// What is to be done with the page.
    private enum Task: Int, Comparable {
        case nothing
        /// Write it if there is none.
        case restore
        /// Write it if it is another one.
        case replace

        static func < (a: Task, b: Task) -> Bool { a.rawValue < b.rawValue }
    }

    /// The folder with a page of this machine; "" if there is none.
    private var folder = ""
    private var task = Task.nothing
    /// Folders that are to have no page any more.
    private var left: [String] = []
    private var isBusy = false
    private var isScheduled = false

    init(_ engine: Engine, loop: SDEventLoop) {
        self.engine = engine
        job = BackgroundJob(loop: loop)
    }

    /// Notes what a change means for the page.
    func apply(_ change: Change) {
        guard case .readable = change.after.records else { return }
        let folder = change.after.settings.showsTodayPage ? change.after.devices.folder : ""
        if folder != self.folder {
            if !self.folder.isEmpty { left.append(self.folder) }
            self.folder = folder
            task = folder.isEmpty ? .nothing : .replace
        } else if change.events.contains(where: { $0.meaning.traits.contains(.page) }) {
            task = .replace
        }
        schedule()
    }

    /// Something has happened in the folder, which is there.
    func look() {
        if folder.isEmpty { return }
        task = max(task, .restore)
        schedule()
    }

    private func schedule() {
        guard !isScheduled, !isBusy, !left.isEmpty || task != .nothing && !folder.isEmpty else {
            return
        }
        isScheduled = true
        engine.environment.schedule(.zero) { [weak self] in
            guard let self else { return }
            isScheduled = false
            work()
        }
    }

    private func work() {
        if let path = left.popLast() {
            run { () throws(FolderProblem) in
                try SharedPage(in: path, mark: TodayPage.mark).remove()
                return .unchanged
            }
            return
        }
        guard task != .nothing, !folder.isEmpty else { return }
        let replaces = task == .replace
        task = .nothing
        let file = SharedPage(in: folder, mark: TodayPage.mark)
        let page = TodayPage(engine.snapshot)
        run(replaces ? .replace : .restore) { () throws(FolderProblem) in
            try file.bring(to: { page.text }, replaces: replaces)
        }
    }

    /// - Parameter unfinished: what is to be done later if the folder is not there or full.
    private func run(
        _ unfinished: Task = .nothing,
        _ body: @escaping @Sendable () throws(FolderProblem) -> SharedPage.Outcome
    ) {
        isBusy = true
        job.start {
            Result(catching: body)
        } then: { [weak self] result in
            guard let self else { return }
            isBusy = false
            if case .success? = result { return schedule() }
            let hasMore = !left.isEmpty || task != .nothing
            task = max(task, unfinished)
            // What has happened meanwhile may have brought the folder back.
            if hasMore { schedule() }
        }
    }
}

extension TodayPage {
    fileprivate init(_ snapshot: Snapshot) {
        let state: State
        switch snapshot.fast.stage {
        case .idle: state = .idle
        case .active(let fast): state = .running(start: fast.start, target: fast.target)
        case .ended(let ended):
            state = .ended(
                line: Words.line(after: ended.outcome, kept: ended.kept),
                duration: ended.kept ? ended.duration : nil,
                isComplete: ended.outcome == .completed, until: ended.shownUntil)
        }
        let motion: Motion =
            switch snapshot.settings.reducedMotion {
            case .auto: .auto
            case .on: .none
            case .off: .always
            }
        self.init(
            state, tree: snapshot.treeGrowth?.tree, isDiscreet: snapshot.settings.isDiscreet,
            motion: motion, zone: snapshot.zone)
    }
}
