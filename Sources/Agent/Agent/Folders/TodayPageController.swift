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
    private let keeper: FolderKeeper<SharedPage.Outcome>
    /// Called when ``problem`` is another one.
    private let onProblem: () -> Void

    /// The folder with a page of this machine; "" if there is none.
    private var folder = ""
    /// The offset of the local zone at the start of the running fast, in seconds; nil if none runs. The page says
    /// since when, in local time.
    private var offset: Int64?
    /// Folders that are to have no page any more.
    private var left: [String] = []
    /// Whether the page has to be compared with the state.
    private var isDue = false
    /// The sum of the page that this machine has brought last. A page of another machine may have followed it, and stays
    /// as long as the state is the same.
    private var brought: UInt64?
    /// Why the page cannot be written.
    private(set) var problem: FolderProblem?

    init(_ engine: Engine, loop: SDEventLoop, onProblem: @escaping () -> Void) {
        self.engine = engine
        self.onProblem = onProblem
        keeper = FolderKeeper(engine, loop: loop)
    }

    /// Notes what a change means for the page.
    func apply(_ change: Change) {
        guard case .readable = change.after.records else { return }
        let folder = change.after.settings.showsTodayPage ? change.after.devices.folder : ""
        let offset = change.after.fast.active.map { change.after.zone.offset($0.start) }
        defer { self.offset = offset }
        if folder != self.folder {
            if !self.folder.isEmpty { left.append(self.folder) }
            if problem != nil {
                engine.environment.schedule(.zero) { [weak self] in self?.onProblem() }
            }
            (self.folder, brought, problem) = (folder, nil, nil)
            isDue = true
        } else if offset != self.offset
            || change.events.contains(where: { $0.meaning.traits.contains(.page) })
        {
            isDue = true
        }
        schedule()
    }

    /// Something has happened in the folder, which is there.
    func look() {
        isDue = true
        schedule()
    }

    private var hasWork: Bool { !left.isEmpty || isDue && !folder.isEmpty }

    private func schedule() {
        keeper.schedule(if: hasWork) { [weak self] in self?.work() }
    }

    private func work() {
        if let path = left.popLast() { return remove(from: path) }
        guard isDue, let id = try? engine.sharing().folderID else { return keeper.end() }
        isDue = false
        let path = folder
        let file = SharedPage(in: path, id: id, mark: TodayPage.mark)
        let page = TodayPage(engine.snapshot)
        let brought = brought
        keeper.run(file.problem(.failed)) { () throws(FolderProblem) in
            try file.bring(to: page.text, after: brought)
        } then: { [weak self] result in
            self?.finish(result, file, in: path)
        }
    }

    private func remove(from path: String) {
        let file = SharedPage(in: path, id: nil, mark: TodayPage.mark)
        keeper.run(file.problem(.failed)) { () throws(FolderProblem) in
            try file.remove()
            return .removed
        } then: { [weak self] _ in
            self?.keeper.end()
            self?.schedule()
        }
    }

    private func finish(
        _ result: FolderKeeper<SharedPage.Outcome>.Result, _ file: SharedPage, in path: String
    ) {
        let again = keeper.mustRetry
        keeper.end()
        if path == folder {
            var problem: FolderProblem?
            switch result {
            case .success(.brought(let sum)): brought = sum
            case .success(.foreign): problem = file.problem(.notOurs)
            case .success(.removed): break
            case .failure(let failure):
                isDue = true
                // If the folder is not there, sharing says so.
                if !failure.cause.isAbsent { problem = file.problem(failure.cause) }
            }
            let isNew = problem != self.problem
            self.problem = problem
            if isNew { onProblem() }
        }
        if case .success = result { return schedule() }
        // What has happened meanwhile may have brought the folder back.
        if path != folder || again { schedule() }
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
