import Foundation
import PrivateSession

extension PrivateSession {
    /// Replaces programs by scripts for the session.
    ///
    /// - Parameter path: where other programs are searched.
    func stub(_ scripts: [String: String], before path: String) throws {
        let folder = folder + "/stubs"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false)
        for (program, script) in scripts {
            try PrivateSession.write("#!/bin/sh\n\(script)\n", to: "\(folder)/\(program)")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(program)")
        }
        environment["PATH"] = "\(folder):\(path)"
    }
}
