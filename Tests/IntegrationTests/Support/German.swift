import Foundation
import PrivateSession
import SDBus
import Testing

/// A session whose programs speak German.
///
/// gettext translates only if the locale is not C, and glibc 2.39 counts C.UTF-8 as C. Few machines
/// have a German locale, so the session compiles one.
enum German {
    /// The source of the locale, from Debian's package `locales`.
    private static let source = "/usr/share/i18n/locales/de_DE"
    /// Whether a German locale can be compiled.
    static let isPossible = FileManager.default.fileExists(atPath: source)
    static let isMissing: Comment = "the sources of locales are not installed"

    /// A session with the translation of the project, as `make install` places it. The agent starts with the first
    /// call and speaks German.
    ///
    /// - Throws: `ChildProcess.Failure` if the locale or the translation cannot be compiled.
    static func translatedSession() throws -> PrivateSession {
        let session = try session()
        let locale = "\(session.environment["XDG_DATA_HOME"]!)/locale"
        let result = try session.run(
            packageFolder.path + "/scripts/translations", ["compile", locale])
        guard result.status == 0 else {
            session.end()
            throw ChildProcess.Failure(description: "translations: \(result.errors)")
        }
        return session
    }

    /// The files of the locale, by their paths. To compile them takes a second, so it is done once.
    private static let files = Result<[String: Data], any Error> {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let folder = session.folder + "/de_DE.UTF-8"
        let result = try session.run(
            "localedef", ["--no-archive", "-i", source, "-f", "UTF-8", folder])
        guard result.status == 0 else {
            throw ChildProcess.Failure(description: "localedef: \(result.errors)")
        }
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
        return names.reduce(into: [:]) { files, name in
            files[name] = FileManager.default.contents(atPath: "\(folder)/\(name)")
        }
    }

    /// - Throws: `ChildProcess.Failure` if the locale cannot be compiled.
    static func session() throws -> PrivateSession {
        let session = try PrivateSession()
        let folder = session.folder + "/locales"
        for (name, bytes) in try files.get() {
            let file = URL(filePath: "\(folder)/de_DE.UTF-8/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: file)
        }
        let variables = ["LOCPATH": folder, "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de"]
        session.environment.merge(variables) { $1 }
        // The bus starts the agent with its own environment.
        let bus = try session.connect()
        let call = try bus.methodCall(to: .daemon, "UpdateActivationEnvironment")
        try call.append(variables)
        _ = try bus.call(call)
        return session
    }
}
