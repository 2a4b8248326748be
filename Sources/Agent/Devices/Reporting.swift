import AgentCore
import Fasting
import Folders
import Glibc
import Store

/// What clients are told.
extension DevicesController {
    /// The name of this machine.
    var name: String {
        if let stored = try? engine.sharing().name, !stored.isEmpty { return stored }
        return hostName
    }

    var hostName: String {
        var text = [CChar](repeating: 0, count: 256)
        gethostname(&text, text.count - 1)
        let name = String(
            decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return DeviceName(beginningOf: String(name.prefix { $0 != "." })).text
    }

    /// Tells clients what is known.
    func report() {
        guard let sharing = try? engine.sharing(), let facts = try? engine.deviceFacts() else {
            return
        }
        var report = DevicesReport()
        report.folder = sharing.folder
        report.name = name
        report.devices = facts.devices
        report.beside = facts.beside
        if sharing.isOn {
            report.waiting = max(0, Int((try? engine.lastOwnLine()) ?? 0) - own.count)
            report.state =
                switch problem?.cause {
                case nil, .readOnly, .denied, .full: .ready
                case .absent: .absent
                case .notAFolder, .notOurs, .newer, .failed: .refused
                }
        }
        report.problems = problems(sharing.folder, facts)
        engine.setDevices(report)
    }

    func problems(_ path: String, _ facts: DeviceFacts) -> [DeviceProblem] {
        var found: [DeviceProblem] = []
        func below(_ cause: FolderProblem.Cause, _ name: String) -> DeviceProblem {
            .folder(FolderProblem(.shared, cause, "\(path)/\(name)"))
        }
        if let problem { found.append(.folder(problem)) }
        if inboxProblem != nil { found.append(below(.failed, Inbox.name)) }
        if isSilent { found.append(.silent(path)) }
        found += bounded(refused.map { below(.notOurs, $0) })
        found += bounded(tooLarge.map { .tooLarge("\(path)/\($0)") })
        if hasTwin { found.append(.twin) }
        let lines = broken.values.reduce(0, +)
        if lines > 0 { found.append(.broken(lines)) }
        let tomorrow = engine.environment.now() + SharedFast.tolerance
        for device in facts.devices {
            if device.missing > 0 { found.append(.missing(device.name, device.missing)) }
            if let act = device.lastAct, act > tomorrow { found.append(.clockAhead(device.name)) }
        }
        if facts.contradicting > 0 { found.append(.contradicting(facts.contradicting)) }
        return found
    }

    /// Returns the first problems and how many more there are: a folder may contain any number of foreign
    /// files.
    private func bounded(_ problems: [DeviceProblem]) -> [DeviceProblem] {
        let named = 5
        if problems.count <= named { return problems }
        return problems.prefix(named) + [.more(problems.count - named)]
    }
}
