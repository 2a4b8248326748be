import AgentBus
import AgentCore
import Contract
import Fasting
import Folders
import SystemdSupport

/// The requests of clients.
extension DevicesController: DeviceControl {
    func clientAsks() {
        if folder.isEmpty { return }
        let isLate = mustLook && activity == .idle
        if LookRule(reportsChanges: !isSilent && problem == nil && !isLate).isDue(
            last: lastLook, now: engine.environment.now())
        {
            retry()
        }
    }

    func join(_ path: String, isDryRun: Bool, then reply: @escaping DeviceJoinReply) {
        guard activity == .idle else { return reply(.failure(.plain(.devicesBusy))) }
        var path = path[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        activity = .busy
        isDryRun ? count(String(path), reply) : adopt(String(path), reply)
    }

    /// Counts the records that a join would add.
    private func count(_ path: String, _ reply: @escaping DeviceJoinReply) {
        run(.count(besides: dataFolderPath()), in: path) { [weak self] outcome in
            guard let self else { return }
            guard case .counted(var content) = outcome else {
                activity = .idle
                return fail(outcome, path, reply)
            }
            if let own = try? engine.presentWriter().device { content.devices.remove(own) }
            let records =
                content.fasts.map { (id: $0, isFast: true) }
                + content.water.map { (id: $0, isFast: false) }
            (content.fasts, content.water) = ([], [])
            keepUnknown(of: records[...], in: content, reply)
        }
    }

    /// Keeps the records that this machine does not have. Each turn of the loop looks up some of them, so
    /// that calls are answered in between.
    private func keepUnknown(
        of records: ArraySlice<(id: RecordID, isFast: Bool)>, in content: FolderContent,
        _ reply: @escaping DeviceJoinReply
    ) {
        var content = content
        for (id, isFast) in records.prefix(Self.slice) {
            if isFast {
                if (try? engine.knows(fast: id)) != true { content.fasts.insert(id) }
            } else if (try? engine.knows(water: id)) != true {
                content.water.insert(id)
            }
        }
        let rest = records.dropFirst(Self.slice)
        if rest.isEmpty {
            activity = .idle
            return reply(.success(content))
        }
        engine.environment.schedule(.zero) { [weak self] in
            self?.keepUnknown(of: rest, in: content, reply)
        }
    }

    private func adopt(_ path: String, _ reply: @escaping DeviceJoinReply) {
        let id = (try? engine.environment.makeID())?.description ?? ""
        let use = use
        run(.adopt(id: id, besides: dataFolderPath()), in: path) { [weak self] outcome in
            guard let self else { return }
            activity = .idle
            // The user has asked to leave in the meantime.
            if use != self.use { return reply(.failure(.plain(.devicesBusy))) }
            guard case .adopted(let id) = outcome else { return fail(outcome, path, reply) }
            join(path, id, reply)
        }
    }

    private func fail(
        _ outcome: FolderWork.Outcome, _ path: String, _ reply: DeviceJoinReply
    ) {
        switch outcome {
        case .ownRecords: reply(.failure(.plain(.ownRecords)))
        case .failed(let problem): reply(.failure(.folder(problem)))
        default: reply(.failure(.plain(.devicesBusy)))
        }
        if mustLook { schedule() }
    }

    private func join(_ path: String, _ id: String, _ reply: @escaping DeviceJoinReply) {
        do throws(Refusal) {
            try engine.join(
                path, folderID: id, name: name, machine: MachineID.text ?? "")
            joining = Joining(call: reply)
            use(path)
        } catch {
            reply(.failure(error))
        }
    }

    func leave() throws(Refusal) {
        try engine.leaveFolder()
        stop()
    }

    func stop() {
        refuseJoining(.plain(.devicesBusy))
        forgetFolder()
        report()
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
