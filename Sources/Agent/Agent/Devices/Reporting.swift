import AgentCore
import Fasting
import Folders
import Glibc
import Sharing
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
        if sharing.isOn, let use, let records = try? engine.knownLines(onMachine: machine.id) {
            report.waiting = use.pass.waiting(records)
            report.state =
                switch use.problem?.cause {
                case nil: use.pass.isExchanged(records) ? .refused : .ready
                case .absent, .unmarked, .hangs: .absent
                case .readOnly, .denied, .full, .notAFolder, .notOurs, .newer, .failed: .refused
                }
            report.problems = problems(use, records, facts)
        }
        report.problems += problems(facts)
        engine.setDevices(report)
    }

    /// What is wrong with the folder.
    private func problems(
        _ use: FolderUse, _ records: KnownLines, _ facts: DeviceFacts
    ) -> [DeviceProblem] {
        let path = use.path
        var found: [DeviceProblem] = []
        func below(_ cause: FolderProblem.Cause, _ name: String) -> DeviceProblem {
            .folder(FolderProblem(.shared, cause, "\(path)/\(name)"))
        }
        if let problem = use.problem { found.append(.folder(problem)) }
        if use.pass.isExchanged(records) { found.append(.exchanged(path)) }
        if use.inboxProblem != nil { found.append(below(.failed, Inbox.name)) }
        if found.isEmpty, let problem = page.problem { found.append(.folder(problem)) }
        if let listing = use.listing {
            if listing.isSilent { found.append(.silent(path)) }
            found += bounded(use.pass.refused.map { below(.notOurs, $0) })
            found += bounded(listing.tooLarge.map { .tooLarge("\(path)/\($0)") })
        }
        if use.hasTwin { found.append(.twin) }
        let lost = use.pass.lostLines(records)
        var ofMachines: [DeviceProblem] = []
        for device in facts.devices {
            if let lines = lost[device.id] { ofMachines.append(.lost(device.name, lines)) }
            if use.pass.isForked(device.id, records) { ofMachines.append(.forked(device.name)) }
        }
        return found + bounded(ofMachines, DeviceProblem.moreOfMachines)
    }

    /// What is wrong with what came from the folder.
    private func problems(_ facts: DeviceFacts) -> [DeviceProblem] {
        var found: [DeviceProblem] = []
        let tomorrow = engine.environment.now() + SharedFast.tolerance
        for device in facts.devices {
            if device.missing > 0 { found.append(.missing(device.name, device.missing)) }
            if let act = device.lastAct, act > tomorrow { found.append(.clocksDiffer(device.name)) }
        }
        found = bounded(found, DeviceProblem.moreOfMachines)
        if facts.contradicting > 0 { found.append(.contradicting(facts.contradicting)) }
        return found
    }

    /// Returns the first problems and how many more there are: a folder may contain any number of foreign
    /// files, and of machines.
    private func bounded(
        _ problems: [DeviceProblem], _ more: (Int) -> DeviceProblem = DeviceProblem.more
    ) -> [DeviceProblem] {
        let named = 5
        if problems.count <= named { return problems }
        return problems.prefix(named) + [more(problems.count - named)]
    }
}
