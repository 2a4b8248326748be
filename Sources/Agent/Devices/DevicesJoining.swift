import AgentBus
import AgentCore
import Contract
import Fasting
import Folders
import SDBus
import SystemdSupport

/// A `Join` that is being answered. The folder is looked at on a thread of its own, so a slow disk of another folder does
/// not delay it.
final class JoinRequest {
    let job: BackgroundJob<FolderWork.Outcome>
    private var reply: DeviceJoinReply?
    /// Looks at the folder, after an earlier request that was refused has ended. nil if it has begun.
    var begin: (() -> Void)?

    init(_ loop: SDEventLoop, _ reply: @escaping DeviceJoinReply) {
        job = BackgroundJob(loop: loop)
        self.reply = reply
    }

    func answer(_ result: Result<FolderContent, Refusal>) {
        reply?(result)
        reply = nil
    }

    func refuse(_ refusal: Refusal) { answer(.failure(refusal)) }

    /// Answers what has come from the other machines.
    func answer(with use: FolderUse, _ engine: Engine) {
        var found = use.found
        found.devices = Set(((try? engine.deviceFacts().devices) ?? []).map(\.id))
        answer(.success(found))
    }
}

/// The requests of clients.
extension DevicesController: DeviceControl {
    func clientAsks() {
        guard let use else { return }
        let isSilent = use.listing?.isSilent ?? false
        if LookRule(reportsChanges: !isSilent && use.problem == nil).isDue(
            last: use.lastLook, now: engine.environment.now())
        {
            use.lastLook = engine.environment.now()
            retry()
        }
    }

    func join(_ path: String, isDryRun: Bool, then reply: @escaping DeviceJoinReply) {
        var path = path[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        // The later request counts.
        request?.refuse(.plain(.devicesBusy))
        use?.refuse(.plain(.devicesBusy))
        let request = JoinRequest(loop, reply)
        self.request = request
        request.begin = { [weak self, weak request, path = String(path)] in
            guard let self, let request else { return }
            isDryRun ? count(path, request) : adopt(path, request)
        }
        beginRequest()
    }

    /// Begins the request, if no thread looks at a folder for an earlier one: both would write the same file.
    private func beginRequest() {
        guard !isRequestRunning, let request, let begin = request.begin else { return }
        request.begin = nil
        begin()
    }

    private func run(
        _ work: FolderWork, in path: String, _ request: JoinRequest,
        then handler: @escaping (FolderWork.Outcome) -> Void
    ) {
        let folder = DeviceFolder(path: path)
        isRequestRunning = true
        request.job.start {
            work.outcome(in: folder)
        } then: { [weak self] result in
            guard let self else { return }
            isRequestRunning = false
            guard request === self.request else { return beginRequest() }
            switch result {
            case .ownRecords?: end(request, .failure(.plain(.ownRecords)))
            case .failed(let problem)?: end(request, .failure(.folder(problem)))
            case let outcome?: handler(outcome)
            case nil: end(request, .failure(.folder(FolderProblem(.shared, .failed, path))))
            }
        }
    }

    private func end(
        _ request: JoinRequest, _ result: Result<FolderContent, Refusal>
    ) {
        self.request = nil
        request.answer(result)
    }

    /// Counts the records that a join would add.
    private func count(_ path: String, _ request: JoinRequest) {
        guard let writer = try? engine.presentWriter() else {
            return end(request, .failure(.folder(FolderProblem(.shared, .failed, path))))
        }
        let work = FolderWork.count(by: writer, besides: dataFolderPath())
        run(work, in: path, request) { [weak self] outcome in
            guard let self, case .counted(var content) = outcome else { return }
            let records =
                content.fasts.map { (id: $0, isFast: true) }
                + content.water.map { (id: $0, isFast: false) }
            (content.fasts, content.water) = ([], [])
            keepUnknown(of: records[...], in: content, request)
        }
    }

    /// Keeps the records that this machine does not have. Each turn of the loop looks up some of them, so
    /// that calls are answered in between.
    private func keepUnknown(
        of records: ArraySlice<(id: RecordID, isFast: Bool)>, in content: FolderContent,
        _ request: JoinRequest
    ) {
        guard request === self.request else { return }
        var content = content
        for (id, isFast) in records.prefix(SharingPass.slice) {
            if isFast {
                if (try? engine.knows(fast: id)) != true { content.fasts.insert(id) }
            } else if (try? engine.knows(water: id)) != true {
                content.water.insert(id)
            }
        }
        let rest = records.dropFirst(SharingPass.slice)
        if rest.isEmpty { return end(request, .success(content)) }
        engine.environment.schedule(.zero) { [weak self] in
            self?.keepUnknown(of: rest, in: content, request)
        }
    }

    private func adopt(_ path: String, _ request: JoinRequest) {
        guard let writer = try? engine.presentWriter(), let id = try? engine.environment.makeID()
        else { return end(request, .failure(.folder(FolderProblem(.shared, .failed, path)))) }
        let work = FolderWork.adopt(id: id.description, by: writer, besides: dataFolderPath())
        run(work, in: path, request) { [weak self] outcome in
            guard let self, case .adopted(let id) = outcome else { return }
            do throws(Refusal) {
                try engine.join(
                    path, folderID: id, name: name, machine: MachineID.text ?? "")
                // It is answered when the folder was read for the first time.
                start(with: path)
                use?.request = request
                self.request = nil
            } catch {
                end(request, .failure(error))
            }
        }
    }

    func leave() throws(Refusal) {
        try engine.leaveFolder()
        stop()
    }

    func rename(_ name: String) throws(Refusal) {
        try engine.setDeviceName(name, shown: name.isEmpty ? hostName : name)
        report()
        schedule()
    }

    func forget(_ device: DeviceID) throws(Refusal) -> Bool {
        let isKnown = try engine.forgetDevice(device)
        report()
        schedule()
        return isKnown
    }
}

/// Decides whether a call of a client lists the folder.
struct LookRule {
    /// Whether the kernel reports changes in the folder. Then calls never list it.
    let reportsChanges: Bool

    /// The shortest time between two listings, in seconds.
    static let patience: Int64 = 60

    /// - Parameter last: when the folder was last listed. The clock may have been set back since.
    func isDue(last: Instant, now: Instant) -> Bool {
        !reportsChanges && abs(now - last) >= Self.patience
    }
}
