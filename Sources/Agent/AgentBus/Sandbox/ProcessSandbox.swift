import Fasting
import Glibc
import System

/// Whether a process runs in a sandbox, as its folder in /proc tells.
enum ProcessSandbox: Equatable {
    case none, flatpak, snap
    /// The process has ended, is hidden, or does not let others look at it.
    case unknown

    /// - Parameter processes: for tests, a folder that stands for /proc.
    init(of process: pid_t, in processes: String = "/proc") {
        let folder = "\(processes)/\(process)"
        switch Self.hasFlatpakFile(at: "\(folder)/root") {
        case true?: self = .flatpak
        case false?: self = Self.isSnap(folder) ? .snap : .none
        case nil: self = .unknown
        }
    }

    /// Flatpak puts this file into the root folder of each sandbox, and of the proxy that speaks for it on the bus.
    private static func hasFlatpakFile(at root: String) -> Bool? {
        let descriptor = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 { return nil }
        defer { close(descriptor) }
        var status = stat()
        if fstatat(descriptor, ".flatpak-info", &status, AT_SYMLINK_NOFOLLOW) == 0 { return true }
        return errno == ENOENT ? false : nil
    }

    /// AppArmor names the programs of a snap. The label of one that is not confined, such as an editor with a terminal,
    /// ends with "(complain)". Without AppArmor the control group tells.
    private static func isSnap(_ folder: String) -> Bool {
        for file in ["attr/apparmor/current", "attr/current"] {
            guard let label = text("\(folder)/\(file)") else { continue }
            return label.hasPrefix("snap.") && !label.hasSuffix("(complain)\n")
        }
        return text("\(folder)/cgroup")?.firstPlace(of: "/snap.") != nil
    }

    private static func text(_ path: String) -> String? {
        guard let bytes = bytesOfFile(path, most: 4096), !bytes.isEmpty else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
