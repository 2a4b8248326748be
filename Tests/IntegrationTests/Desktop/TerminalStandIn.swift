import Foundation
import Glibc
import PrivateSession

/// A folder with a program named xterm, which only writes down what it was asked to run.
struct TerminalStandIn {
    /// For `PATH`.
    let folder: String
    /// The file with the arguments. It appears complete.
    let opened: String

    init() throws {
        folder =
            FileManager.default.temporaryDirectory.appending(
                path: "terminal-\(UUID().uuidString)"
            ).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        opened = folder + "/opened"
        let terminal = folder + "/xterm"
        try PrivateSession.write(
            "#!/bin/sh\necho \"$@\" >'\(opened).new' && /bin/mv '\(opened).new' '\(opened)'\n",
            to: terminal)
        chmod(terminal, 0o700)
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
