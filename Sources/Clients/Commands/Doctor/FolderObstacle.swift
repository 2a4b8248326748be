import Client
import Contract
import Glibc
import Presentation
import System
import Words

/// Why a folder cannot be written, or a folder in it cannot be created.
struct FolderObstacle: Equatable {
    enum Reason: Equatable {
        /// It is something other than a folder.
        case isNone
        case readOnlyDisk
        /// It belongs to this user, who has no permission.
        case mode
        /// It belongs to another user.
        case notOwn
    }

    /// The folder that exists.
    let folder: String
    /// The first folder below it that is missing; nil if none is.
    let missing: String?
    let reason: Reason

    /// Looks at a folder, or at the nearest one above it that exists.
    ///
    /// - Parameters:
    ///   - path: absolute.
    ///   - user: the user's id.
    /// - Returns: nil if it can be written, and what is missing can be created.
    init?(to path: String, user: uid_t = geteuid()) {
        var folder = path
        var missing: String?
        var status = stat()
        while fileStatus(folder, &status) != 0 {
            guard errno == ENOENT || errno == ENOTDIR || errno == EACCES, folder != "/",
                let end = folder.lastIndex(of: "/")
            else { return nil }
            missing = folder
            folder = end == folder.startIndex ? "/" : String(folder[..<end])
        }
        self.folder = folder
        self.missing = missing
        guard status.st_mode & S_IFMT == S_IFDIR else {
            reason = .isNone
            return
        }
        // With the effective user, as the agent has it.
        if faccessat(AT_FDCWD, folder, R_OK | W_OK | X_OK, AT_EACCESS) == 0 { return nil }
        if errno == EROFS {
            reason = .readOnlyDisk
        } else {
            reason = status.st_uid == user ? .mode : .notOwn
        }
    }

    /// What is wrong and what to type.
    ///
    /// - Parameter path: the folder that is to be written.
    func sentence(about path: String) -> String {
        switch reason {
        case .isNone: Words.Doctor.folderIsInTheWay(folder, of: path)
        case .readOnlyDisk: Words.Doctor.diskIsReadOnly(folder, of: path)
        case .mode where missing == nil: Words.Doctor.folderNotWritable(folder)
        case .mode: Words.Doctor.parentNotWritable(folder, of: path)
        case .notOwn: Words.Doctor.parentNotOwn(folder, creating: missing ?? path, of: path)
        }
    }
}

/// Checks the folder that several machines share. Changes nothing.
struct DevicesCheck {
    private typealias Say = Words.Devices

    let state: Devices1State
    let agent: AgentProcess?

    var results: [CheckResult] {
        let problems = state.problems.map { CheckResult.warning($0) }
        switch state.folderState {
        case .none: return [.absent(Say.noFolder)]
        case .ready:
            let waits = state.waiting == 0 ? [] : [Say.waiting(Int(state.waiting))]
            let danger = [FolderDanger.sentence(aboutChosen: state.folder)].compactMap(\.self)
            return [.ok(Say.joined(state.folder))]
                + (danger + waits).map { CheckResult.warning($0) } + problems
                + [hint].compactMap(\.self).map { CheckResult.failed($0) }
        case .absent: return [.failed(state.problems.joined(separator: "\n"))]
        case .refused:
            return [
                .failed((state.problems + [hint].compactMap(\.self)).joined(separator: "\n"))
            ]
        }
    }

    /// How the restrictions of the agent's unit are opened, if they keep it from writing to the folder.
    private var hint: String? { CalendarFolderHint.opening(state.folder, to: agent) }
}
