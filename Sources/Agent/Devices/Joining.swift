import AgentBus
import AgentCore
import DeviceFolder
import Fasting
import SystemdSupport
import UserFolders

/// The requests of clients.
extension DevicesController: DeviceControl {
    func clientAsks() {
        if folder.isEmpty || engine.environment.now() - lastLook < Self.patience { return }
        retry()
    }

    func join(_ path: String, isDryRun: Bool, then reply: @escaping DeviceJoinReply) {
        guard activity == .idle else { return reply(.failure(.busy)) }
        let records = dataFolderPath()
        if path == records || path.hasPrefix(records + "/") {
            return reply(.failure(.ownRecords))
        }
        activity = .busy
        if isDryRun {
            run(.count, in: path) {
                [weak self] outcome in
                guard let self else { return }
                activity = .idle
                switch outcome {
                case .counted(var content):
                    if let own = try? engine.presentWriter().device { content.devices.remove(own) }
                    content.fasts = content.fasts.filter {
                        !((try? self.engine.knows(fast: $0)) ?? false)
                    }
                    content.water = content.water.filter {
                        !((try? self.engine.knows(water: $0)) ?? false)
                    }
                    reply(.success(content))
                case .failed(let problem): reply(.failure(.folder(problem, path)))
                case .listed, .read, .appended, .adopted, .found, .finished: reply(.failure(.busy))
                }
            }
            return
        }
        let id = (try? engine.environment.makeID())?.description ?? ""
        run(.adopt(id: id), in: path) { [weak self] outcome in
            guard let self else { return }
            activity = .idle
            switch outcome {
            case .adopted(let id): join(path, id, reply)
            case .failed(let problem): reply(.failure(.folder(problem, path)))
            case .listed, .read, .appended, .counted, .found, .finished: reply(.failure(.busy))
            }
        }
    }

    private func join(_ path: String, _ id: String, _ reply: @escaping DeviceJoinReply) {
        do throws(Refusal) {
            try engine.join(
                path, folderID: id, name: name, machine: MachineID.text ?? "")
            joining = Joining(call: reply)
            use(path)
        } catch {
            reply(.failure(.refusal(error)))
        }
    }

    func leave() throws(Refusal) {
        try engine.leaveFolder()
        stop()
    }

    func stop() {
        folder = ""
        watches = [:]
        known = [:]
        own = OwnLines()
        broken = [:]
        refused = []
        problem = nil
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
