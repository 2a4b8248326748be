import Contract
import Glibc
import Presentation
import SDBus
import System

/// The process of the agent, as the kernel describes it to other processes.
///
/// A cause of a problem is named only if it can be the cause: the settings of the unit apply only to a process that
/// systemd has started as the unit.
struct AgentProcess: Equatable {
    let id: UInt32
    /// Whether systemd has started it as atrest.service.
    let isUnit: Bool
    /// The file systems that it sees, as in proc_pid_mountinfo(5). A unit may have mounts of its own.
    let mounts: [UInt8]

    /// The process that owns the agent's name on a bus; nil if there is none.
    init?(on bus: Bus) {
        guard let id = bus.process(of: Names.application) else { return nil }
        self.init(
            id: id, groups: textOfFile("/proc/\(id)/cgroup") ?? "",
            mounts: bytesOfFile("/proc/\(id)/mountinfo", most: 1 << 22) ?? [])
    }

    /// - Parameter groups: its control groups, as in cgroups(7): `0::/user.slice/…/atrest.service`.
    init(id: UInt32, groups: String, mounts: [UInt8]) {
        self.id = id
        isUnit = groups.split { $0 == "\n" || $0 == "/" }.contains { $0 == Names.unit }
        self.mounts = mounts
    }

    /// Whether the unit keeps it from writing to a folder to which this program can write.
    func isKept(from folder: String) -> Bool {
        guard isUnit, faccessat(AT_FDCWD, folder + "/", W_OK | X_OK, AT_EACCESS) == 0,
            let real = realPath(folder)
        else { return false }
        return Mount(of: real, in: mounts)?.isReadOnly == true
    }
}
