import Contract
import Glibc
import System

/// A temporary folder in which a test runs the programs of `scripts`. It is removed with the object.
public final class ScriptFolder {
    public let path: String

    public init() throws { path = try PrivateSession.makeFolder() }

    deinit { _ = try? ChildProcess("/bin/rm", ["-rf", path], environment: [:]).wait() }

    /// The folder of the package.
    public static let package = #filePath.split(separator: "/").dropLast(3)
        .reduce("") { "\($0)/\($1)" }

    /// Why a script in Python cannot run here; nil if it can.
    public static let pythonObstacle = obstacle("python3", "python3 is not installed")

    /// Whether a program is installed, and the reason for a test that is skipped without it.
    public static func obstacle(_ program: String, _ reason: String) -> String? {
        let folders = (processEnvironment()["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.contains { access("\($0)/\(program)", X_OK) == 0 } ? nil : reason
    }

    /// Runs a script of the package and waits until it ends.
    ///
    /// - Parameter script: its path below `scripts`, or the absolute path of another program.
    public func run(
        _ script: String, _ arguments: [String], variables: [String: String] = [:]
    ) throws -> PrivateSession.Result {
        let (output, errors) = ("\(path).output", "\(path).errors")
        defer { for file in [output, errors] { unlink(file) } }
        let status = try ChildProcess(
            script.hasPrefix("/") ? script : "\(Self.package)/scripts/\(script)", arguments,
            environment: processEnvironment().merging(variables) { $1 }, output: .file(output),
            errors: .file(errors)
        ).wait()
        return .init(
            status: status, output: try PrivateSession.read(output),
            errors: try PrivateSession.read(errors))
    }

    /// The path of a file in the folder.
    public func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file, and the folders above it.
    public func write(_ text: String, to name: String) throws {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            mkdir(folder, 0o700)
        }
        try PrivateSession.write(text, to: file(name))
    }
}
