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
    let job: BackgroundJob
    private var reply: DeviceJoinReply?

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
        let now = engine.environment.now()
        guard let use, let patience = use.patience, abs(now - use.lastLook) >= patience else {
            return
        }
        use.lastLook = now
        retry()
    }

    func join(_ path: String, isDryRun: Bool, then reply: @escaping DeviceJoinReply) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        // The later request counts.
        request?.refuse(.plain(.devicesBusy))
        use?.refuse(.plain(.devicesBusy))
        let request = JoinRequest(loop, reply)
        self.request = request
        do throws(Refusal) {
            let writer = try engine.presentWriter()
            if isDryRun { count(path, writer, request) } else { try adopt(path, writer, request) }
        } catch { end(request, .failure(error)) }
    }

    private func run<Content: Sendable>(
        _ request: JoinRequest, in path: String, patience: Duration = .seconds(5),
        _ body: @escaping @Sendable (DeviceFolder) throws(FolderProblem) -> Content,
        then handler: @escaping (Content) -> Void
    ) {
        let records = dataFolderPath()
        let work = { @Sendable () -> Result<Content, Refusal> in
            let folder = DeviceFolder(path: path)
            if folder.overlaps(records) { return .failure(.plain(.ownRecords)) }
            return Result { () throws(FolderProblem) in try body(folder) }
                .mapError { .folder($0) }
        }
        let hangs = { [weak self] in
            guard let self else { return }
            end(request, .failure(.folder(FolderProblem(.shared, .hangs, path))))
        }
        request.job.start(work, patience: patience, hangs: hangs) { [weak self] result in
            guard let self, request === self.request else { return }
            switch result ?? .failure(.folder(FolderProblem(.shared, .failed, path))) {
            case .success(let content): handler(content)
            case .failure(let refusal): end(request, .failure(refusal))
            }
        }
    }

    private func end(
        _ request: JoinRequest, _ result: Result<FolderContent, Refusal>
    ) {
        if request === self.request { self.request = nil }
        request.answer(result)
    }

    /// Counts the records that a join would add.
    private func count(_ path: String, _ writer: Writer, _ request: JoinRequest) {
        // Everything is read, perhaps from a slow server.
        run(request, in: path, patience: .seconds(60)) { (folder) throws(FolderProblem) in
            try folder.checkPlace()
            return try FolderContent(of: folder, besides: writer)
        } then: { [weak self] content in
            var content = content
            let records =
                content.fasts.map { (id: $0, isFast: true) }
                + content.water.map { (id: $0, isFast: false) }
            (content.fasts, content.water) = ([], [])
            self?.keepUnknown(of: records[...], in: content, request)
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
                if (try? engine.knows(.fast, id)) != true { content.fasts.insert(id) }
            } else if (try? engine.knows(.water, id)) != true {
                content.water.insert(id)
            }
        }
        let rest = records.dropFirst(SharingPass.slice)
        if rest.isEmpty { return end(request, .success(content)) }
        engine.environment.schedule(.zero) { [weak self] in
            self?.keepUnknown(of: rest, in: content, request)
        }
    }

    private func adopt(
        _ path: String, _ writer: Writer, _ request: JoinRequest
    ) throws(Refusal) {
        let id = try engine.newID().description
        run(request, in: path) { (folder) throws(FolderProblem) in
            try folder.adopt(id: id, by: writer)
        } then: { [weak self] id in
            guard let self else { return }
            do throws(Refusal) {
                try engine.join(path, folderID: id, name: name, machine: machine.id)
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
