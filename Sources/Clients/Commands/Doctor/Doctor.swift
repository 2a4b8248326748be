import Client
import Contract
import Glibc
import Licences
import LocalTime
import Presentation
import SDBus
import System
import Words

/// The result of one check of the setup.
struct CheckResult: Equatable {
    enum Kind: Equatable {
        case ok
        /// The thing that was checked is not there, and that is not an error.
        case absent
        /// It works, and something may harm the data.
        case warning
        case failed(ExitStatus)
    }

    let sentence: String
    let kind: Kind

    var isFailure: Bool {
        if case .failed = kind { true } else { false }
    }

    static func ok(_ sentence: String) -> CheckResult {
        CheckResult(sentence: sentence, kind: .ok)
    }
    static func absent(_ sentence: String) -> CheckResult {
        CheckResult(sentence: sentence, kind: .absent)
    }

    static func warning(_ sentence: String) -> CheckResult {
        CheckResult(sentence: sentence, kind: .warning)
    }

    /// - Parameter problem: `refused` if the agent works in spite of it.
    static func failed(_ sentence: String, _ problem: ExitStatus = .refused) -> CheckResult {
        CheckResult(sentence: sentence, kind: .failed(problem))
    }
}

/// Checks everything that a running fast depends on. Starts and changes nothing.
struct Doctor {
    private typealias Say = Words.Doctor

    private static let notifications = Destination(
        service: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
        interface: "org.freedesktop.Notifications")
    private static let manager = Destination(
        service: "org.freedesktop.systemd1", path: "/org/freedesktop/systemd1",
        interface: "org.freedesktop.systemd1.Manager")

    func results() -> [CheckResult] {
        var results = [CheckResult.ok(Say.versions(client: Names.version))]
        var folder = DataFolderCheck(path: dataFolderPath())
        var calendar: Settings1State?
        var devices: Devices1State?
        var process: AgentProcess?
        do throws(ClientError) {
            let agent = try AgentProxy(activates: false)
            results.append(.ok(Say.busFound))
            if let path = try? agent.dataFolder(), path != folder.path {
                results.append(.warning(Say.otherFolder(path, thanOf: folder.path)))
                folder = DataFolderCheck(path: path)
            }
            let names = Self.ask(agent.bus, .daemon, "ListActivatableNames", as: [String].self)
            let activatable = (try? names.get()) ?? []
            process = AgentProcess(on: agent.bus)
            results += self.agent(
                agent, process, folder, isActivatable: activatable.contains(Names.application))
            results.append(
                notices(
                    agent.bus,
                    isActivatable: activatable.contains(Self.notifications.service)))
            results.append(tray(agent, process).result)
            if let usage = try? agent.agent1.usage() {
                let view = QuietView(usage: usage, now: Clock.now, zone: .system)
                results.append(.ok(view.sentence))
            }
            results += portal(agent.bus)
            calendar = try? agent.settings1.state()
            devices = try? DevicesCommand.state(agent)
        } catch {
            results.append(.failed(Problem(error).sentence ?? "", .unavailable))
        }
        if let calendar {
            results += check(calendar.calendarFolder) { [process] in
                CalendarCheck(settings: calendar, agent: process).results
            }
        }
        if let devices {
            results += check(devices.folder) { [process] in
                DevicesCheck(state: devices, agent: process).results
            }
        }
        if case .malformed(let path) = InstalledAuthority(in: sharedFolders()) {
            results.append(.failed(Say.authorityMalformed(path)))
        }
        results += ZoneCheck(environment: processEnvironment()).results
        let records = DatabaseCheck(program: ActivationFile.installed?.program, folder: folder.path)
        return results + folder.results() + folder.dangers + records.results + folder.backups
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
        isActivatable: Bool
    ) -> [CheckResult] {
        var results: [CheckResult] = []
        var isAway = false
        do throws(ClientError) {
            _ = try agent.timer1.state()
            results.append(.ok(Say.agentRuns(process.map { String($0.id) } ?? "?")))
            // What can be read is not always what can be written.
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
        switch Self.ask(bus, Self.manager, "GetUnitFileState", Names.unit, as: String.self) {
        case .success(let state) where state.hasPrefix("masked"):
            // A bus whose file names no unit starts the program itself.
            return activation?.namesUnit == false
                ? .absent(Say.unit(state)) : .failed(Say.unitMasked(state), severity)
        case .success("bad"): return .failed(Say.unitBad, severity)
        case .success(let state):
            if let result = bus.failureOfUnit { return .failed(Say.unitFailed(result), severity) }
            return .ok(Say.unit(state))
        case .failure(let error) where ClientError(error) == .away:
            return .absent(Say.noSystemd)
        case .failure(let error) where ClientError(error) == .noAnswer:
            return .absent(Say.systemdSilent)
        case .failure:
            return activation?.namesUnit == true
                ? .failed(Say.unitMissing, severity) : .absent(Say.noUnit)
        }
    }

    // MARK: Notices

    private func notices(_ bus: Bus, isActivatable: Bool) -> CheckResult {
        do {
            let call = try bus.methodCall(
                to: Self.notifications, "GetServerInformation", activates: false)
            let (name, _, version, _) = try bus.call(call).read(
                String.self, String.self, String.self, String.self)
            let capabilities = try Self.ask(
                bus, Self.notifications, "GetCapabilities", as: [String].self
            ).get()
            return .ok(Say.notices(by: "\(name) \(version)", offering: capabilities.sorted()))
        } catch let error as BusError where ClientError(error) == .away {
            return .absent(isActivatable ? Say.noticesActivate : Say.noNotices)
        } catch {
            return .failed(Say.noticesSilent)
        }
    }

    // MARK: The portal

    private static let portal = Destination(
        service: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
        interface: "org.freedesktop.DBus.Properties")

    /// Whether the portal answers, which the window asks when it opens. It is not said that a desktop has one, or none.
    private func portal(_ bus: Bus) -> [CheckResult] {
        let answer = Self.ask(
            bus, Self.portal, "Get", "org.freedesktop.portal.Settings", "version", as: Value.self)
        guard case .failure(let error) = answer, ClientError(error) == .noAnswer else { return [] }
        return [.failed(Say.portalSilent)]
    }

    /// Calls a method of a service that is running. A service that is not running is not started.
    static func ask<each Argument: BusType, Answer: BusType>(
        _ bus: Bus, _ destination: Destination, _ member: String,
        _ arguments: repeat each Argument, as type: Answer.Type
    ) -> Result<Answer, BusError> {
        do {
            let call = try bus.methodCall(to: destination, member, activates: false)
            try call.append(repeat each arguments)
            return .success(try bus.call(call).read(Answer.self))
        } catch {
            return .failure(error as? BusError ?? .invalidArgs("\(error)"))
        }
    }
}
