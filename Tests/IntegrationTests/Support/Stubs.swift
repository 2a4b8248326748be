import Foundation
import PrivateSession

extension PrivateSession {
    /// Puts scripts in the place of programs, for whatever runs in the session.
    ///
    /// - Parameter path: where other programs are looked for.
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
