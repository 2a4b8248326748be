import Client
import Contract
import Glibc
import Licences
import LocalTime
import Presentation
import SDBus
import System
import Words

/// The result of one check of the setup, in a sentence.
enum CheckResult: Equatable {
    case ok(String)
    /// The thing that was checked is not there, and that is not an error.
    case absent(String)
    /// It works, and something may harm the data.
    case warning(String)
    /// `refused` if the agent works in spite of it.
    case failed(String, ExitStatus = .refused)

    var isFailure: Bool { if case .failed = self { true } else { false } }
}

/// Checks everything that a running fast depends on. Starts and changes nothing.
struct Doctor {
    private typealias Say = Words.Doctor

    static let notifications = Destination(
        service: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
        interface: "org.freedesktop.Notifications")

    /// Hands out each result as soon as it is there: what hangs takes seconds.
    func check(_ found: ([CheckResult]) throws -> Void) throws {
        try found([.ok(Say.versions(client: Names.version))])
        var folder = DataFolderCheck(path: dataFolderPath())
        var calendar: Settings1State?
        var devices: Devices1State?
        var process: AgentProcess?
        switch Result(catching: { () throws(ClientError) in try AgentProxy(activates: false) }) {
        case .success(let agent):
            try found([.ok(Say.busFound)])
            process = AgentProcess(on: agent.bus)
            let path = Result { () throws(ClientError) in try agent.dataFolder() }
            // An agent that is silent is asked for nothing else: each answer would be waited for.
            let isSilent = path == .failure(.noAnswer)
            if case .success(let path) = path, path != folder.path {
                try found([.warning(Say.otherFolder(path, thanOf: folder.path))])
                folder = DataFolderCheck(path: path)
            }
            let names: [String]? = try? agent.bus.call(.daemon, "ListActivatableNames")
            let activatable = names ?? []
            try found(
                self.agent(
                    agent, process, folder, isSilent: isSilent,
                    isActivatable: activatable.contains(Names.application)))
            try found([
                notices(
                    agent.bus, isActivatable: activatable.contains(Self.notifications.service))
            ])
            if !isSilent {
                try found([tray(agent, process).result])
                if let usage = try? agent.agent1.usage() {
                    let view = QuietView(usage: usage, now: Clock.now, zone: .system)
                    try found([.ok(view.sentence)])
                }
                calendar = try? agent.settings1.state()
                devices = try? DevicesCommand.state(agent)
            }
            try found(portal(agent.bus))
        case .failure(let error):
            try found([.failed(Problem(error).sentence ?? "", .unavailable)])
        }
        if let calendar {
            try found(
                check(calendar.calendarFolder) { [process] in
                    CalendarCheck(settings: calendar, agent: process).results
                })
        }
        if let devices {
            try found(
                check(devices.folder) { [process] in
                    DevicesCheck(state: devices, agent: process).results
                })
        }
        if case .malformed(let path) = InstalledAuthority(in: sharedFolders()) {
            try found([.failed(Say.authorityMalformed(path))])
        }
        try found(ZoneCheck(environment: processEnvironment()).results)
        try found(folder.results() + folder.dangers)
        let records = DatabaseCheck(
            program: ActivationFile.installed?.program, folder: folder.path
        ).results
        try found(records + folder.backups(beside: records))
    }

    /// Looks at a folder that the user has chosen. Its disk may hang, and the agent may not know it yet.
    private func check(
        _ folder: String, _ results: @escaping @Sendable () -> [CheckResult]
    ) -> [CheckResult] {
        ThreadResult(of: results)?.value(within: 3000) ?? [.failed(Words.Devices.noAnswer(folder))]
    }

    private func tray(_ agent: AgentProxy, _ process: AgentProcess?) -> TrayCheck {
        let wantsIcon = (try? agent.settings1.state().trayIcon) ?? true
        return TrayCheck(
            bus: agent.bus,
            agent: process.map { .init(process: $0.id, wantsIcon: wantsIcon) })
    }

    // MARK: The agent

    private func agent(
        _ agent: AgentProxy, _ process: AgentProcess?, _ folder: DataFolderCheck,
        isSilent: Bool, isActivatable: Bool
    ) -> [CheckResult] {
        var results: [CheckResult] = []
        var isAway = false
        do throws(ClientError) {
            if isSilent { throw .noAnswer }
            _ = try agent.timer1.state()
            results.append(.ok(Say.agentRuns(process.map { String($0.id) } ?? "?")))
            // What can be read is not always what can be written, or what was there.
            let state = try agent.agent1.state()
            let problem = state.problem.printable
            if !problem.isEmpty { results.append(.failed(problem, .storage)) }
            let version = state.release
            if version != Names.version, let process {
                let byHand = process.isUnit ? nil : String(process.id)
                results.append(.failed(Say.agentIsOther(version, process: byHand)))
            }
        } catch .away {
            isAway = true
        } catch .noAnswer where process != nil {
            let id = String(process!.id)
            let state = processState(process!.id, named: Names.agentProgram)
            let isStopped = state == "T" || state == "t"
            results.append(
                .failed(isStopped ? Say.agentStopped(id) : Say.agentSilent(id), .unavailable))
        } catch {
            let problem = Problem(error)
            results.append(.failed(problem.sentence ?? "", problem.exitStatus))
        }
        // While the agent runs, its activation matters only the next time.
        let activation = activation(
            agent.bus, isActivatable: isActivatable, isAway ? .unavailable : .refused)
        if isAway {
            let starts = !activation.contains(where: \.isFailure)
            results.append(.absent(starts ? Say.agentAsleep : Say.agentAbsent))
            if folder.isLocked { results.append(.failed(Say.folderLocked, .configuration)) }
        }
        return results + activation
    }

    /// Whether the bus can start the agent. That it can is not said beside a problem of the unit that it starts.
    private func activation(
        _ bus: Bus, isActivatable: Bool, _ severity: ExitStatus
    ) -> [CheckResult] {
        let file = ActivationFile.installed
        guard isActivatable else {
            let sentence = file.map { Say.notYetActivated($0.path, $0.program) }
            return [.failed(sentence ?? Say.cannotActivate, severity)]
        }
        let unit = unit(bus, file, severity)
        if let file, !file.isExecutable {
            return [.failed(Say.programMissing(file.program), severity), unit]
        }
        return unit.isFailure ? [unit] : [.ok(Say.activates), unit]
    }

    private func unit(
        _ bus: Bus, _ activation: ActivationFile?, _ severity: ExitStatus
    ) -> CheckResult {
        do throws(BusError) {
            let state: String = try bus.call(
                Bus.manager, "GetUnitFileState", Names.unit, activates: false)
            if state.hasPrefix("masked") {
                // A bus whose file names no unit starts the program itself.
                return activation?.namesUnit == false
                    ? .absent(Say.unit(state)) : .failed(Say.unitMasked(state), severity)
            }
            if state == "bad" { return .failed(Say.unitBad, severity) }
            if let result = bus.failureOfUnit { return .failed(Say.unitFailed(result), severity) }
            return .ok(Say.unit(state))
        } catch {
            switch ClientError(error) {
            case .away: return .absent(Say.noSystemd)
            case .noAnswer: return .absent(Say.systemdSilent)
            default:
                return activation?.namesUnit == true
                    ? .failed(Say.unitMissing, severity) : .absent(Say.noUnit)
            }
        }
    }

    // MARK: Notices

    private func notices(_ bus: Bus, isActivatable: Bool) -> CheckResult {
        do throws(BusError) {
            let (name, _, version, _): (String, String, String, String) = try bus.call(
                Self.notifications, "GetServerInformation", activates: false)
            let capabilities: [String] = try bus.call(
                Self.notifications, "GetCapabilities", activates: false)
            return .ok(Say.notices(by: "\(name) \(version)", offering: capabilities.sorted()))
        } catch {
            guard ClientError(error) == .away else { return .failed(Say.noticesSilent) }
            return .absent(isActivatable ? Say.noticesActivate : Say.noNotices)
        }
    }

    // MARK: The portal

    /// Whether the portal answers, which the window asks when it opens. It is not said that a desktop has one, or none.
    private func portal(_ bus: Bus) -> [CheckResult] {
        do throws(BusError) {
            let _: UInt32 = try bus.property("version", of: DesktopMotion.portal, activates: false)
            return []
        } catch {
            return ClientError(error) == .noAnswer ? [.failed(Say.portalSilent)] : []
        }
    }
}
