import ArgumentParser
import Client
import Contract
import Glibc
import SDBus
import Words

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: Words.Help.doctor)

    @OptionGroup var look: LookOptions

    func run() throws {
        let output = Output(color: look.color)
        var worst = ExitStatus.success
        for finding in Examination().findings() {
            let mark = finding.problem == nil ? "✓" : "✗"
            try output.line(
                "\(finding.problem == nil ? output.dim(mark) : output.bold(mark)) \(finding.sentence)"
            )
            if worst == .success, let problem = finding.problem { worst = problem }
        }
        if worst != .success { throw Problem(worst) }
    }
}

/// What one look at the set-up brought.
struct Finding: Equatable {
    let sentence: String
    /// nil where all is well.
    let problem: ExitStatus?

    static func well(_ sentence: String) -> Finding { Finding(sentence: sentence, problem: nil) }

    static func wrong(
        _ sentence: String, _ problem: ExitStatus = .unavailable
    ) -> Finding {
        Finding(sentence: sentence, problem: problem)
    }
}

/// Looks at everything that a running fast depends on. Starts and changes nothing.
struct Examination {
    private typealias Say = Words.Doctor
    private let notifications = Destination(
        service: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
        interface: "org.freedesktop.Notifications")
    private let manager = Destination(
        service: "org.freedesktop.systemd1", path: "/org/freedesktop/systemd1",
        interface: "org.freedesktop.systemd1.Manager")

    func findings() -> [Finding] {
        var findings = [Finding.well(Say.versions(client: Names.version))]
        do throws(ClientError) {
            let agent = try AgentProxy(activates: false)
            let activatable = activatableNames(agent.bus)
            findings.append(.well(Say.busFound))
            findings += self.agent(agent, isActivatable: activatable.contains(Names.application))
            findings.append(unit(agent.bus))
            findings.append(
                notices(agent.bus, isActivatable: activatable.contains(notifications.service)))
        } catch {
            findings.append(.wrong(Problem(error).sentence ?? ""))
        }
        return findings + folder(dataFolderPath())
    }

    // MARK: The bus

    private func activatableNames(_ bus: Bus) -> [String] {
        (try? ask(bus, .daemon, "ListActivatableNames", as: [String].self)) ?? []
    }

    private func agent(_ agent: AgentProxy, isActivatable: Bool) -> [Finding] {
        var findings: [Finding] = []
        do throws(ClientError) {
            _ = try agent.timer()
            let process = try? ask(
                agent.bus, .daemon, "GetConnectionUnixProcessID", Names.application,
                as: UInt32.self)
            findings.append(.well(Say.agentRuns(process.map { String($0) } ?? "?")))
        } catch .away {
            findings.append(
                isActivatable ? .well(Say.agentAsleep) : .wrong(Say.agentAbsent))
        } catch {
            let problem = Problem(error)
            findings.append(.wrong(problem.sentence ?? "", problem.exitStatus))
        }
        findings.append(isActivatable ? .well(Say.activates) : .wrong(Say.cannotActivate))
        return findings
    }

    private func unit(_ bus: Bus) -> Finding {
        do {
            let state = try ask(bus, manager, "GetUnitFileState", Names.unit, as: String.self)
            return .well(Say.unit(state))
        } catch let error as BusError where ClientError(error) != .away {
            return .well(Say.noUnit)
        } catch {
            return .well(Say.noSystemd)
        }
    }

    private func notices(_ bus: Bus, isActivatable: Bool) -> Finding {
        do {
            let call = try bus.methodCall(
                to: notifications, "GetServerInformation", activates: false)
            let (name, _, version, _) = try bus.call(call).read(
                String.self, String.self, String.self, String.self)
            let capabilities = try ask(bus, notifications, "GetCapabilities", as: [String].self)
            return .well(Say.notices(by: "\(name) \(version)", offering: capabilities.sorted()))
        } catch let error as BusError where ClientError(error) == .away {
            return .well(isActivatable ? Say.noticesActivate : Say.noNotices)
        } catch {
            return .wrong(Say.noticesSilent)
        }
    }

    private func ask<each Argument: BusType, Answer: BusType>(
        _ bus: Bus, _ destination: Destination, _ member: String,
        _ arguments: repeat each Argument, as type: Answer.Type
    ) throws -> Answer {
        let call = try bus.methodCall(to: destination, member, activates: false)
        try call.append(repeat each arguments)
        return try bus.call(call).read(Answer.self)
    }

    // MARK: The data

    private func folder(_ path: String) -> [Finding] {
        var status = stat()
        guard stat(path, &status) == 0 else { return [.well(Say.noFolder(path))] }
        var findings: [Finding] = []
        if status.st_mode & 0o077 != 0 {
            findings.append(.wrong(Say.folderOpen(path), .configuration))
        }
        if access(path, R_OK | W_OK | X_OK) != 0 {
            findings.append(.wrong(Say.folderNotWritable(path), .storage))
        }
        if findings.isEmpty { findings.append(.well(Say.folder(path))) }
        return findings
            + names(in: path).filter {
                $0.contains(".damaged-") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
            }
            .sorted().map { .well(Say.setAside("\(path)/\($0)")) }
    }

    private func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names
    }
}
