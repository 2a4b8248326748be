import Contract
import Glibc
import System
import Words

/// Checks the records with the agent's own program: the client does not know the database's format.
struct DatabaseCheck {
    private typealias Say = Words.Doctor

    /// The program that the bus would start, if it is known.
    let program: String?
    /// The data folder.
    let folder: String

    var results: [CheckResult] {
        let beside = programFolder().map { "\($0)/atrestd" }
        let programs = [program, beside].compactMap(\.self)
        guard let program = programs.first(where: { access($0, X_OK) == 0 }),
            let (status, lines) = run(program), let sentence = lines.first
        else { return [.failed(Say.recordsUnchecked)] }
        let records = status == 0 ? CheckResult.ok(sentence) : .failed(sentence, .storage)
        return [records] + lines.dropFirst().map { .warning($0) }
    }

    /// - Returns: the exit status and the lines that the program printed: the first about the records,
    ///   the others about the backups. nil if it could not be run.
    private func run(_ program: String) -> (status: Int32, lines: [String])? {
        let output = PipeEnds()
        var environment = Self.environment
        // The folder is in the data home.
        if folder.hasSuffix("/\(Names.folder)") {
            environment["XDG_DATA_HOME"] = String(folder.dropLast(Names.folder.count + 1))
        }
        guard
            let child = try? ChildProcess(
                program, ["--check"], environment: environment,
                output: .descriptor(output.writing), errors: .nowhere)
        else { return nil }
        output.closeWriting()
        let lines = output.readAll().split(separator: "\n").map(String.init)
        return (child.wait(), lines)
    }

    /// The variables with which the agent finds the records and the user's language. The last three say where locales
    /// are: locale(7), and those of Guix and Nix.
    static var environment: [String: String] {
        let names = [
            "HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG",
            "LOCPATH", "GUIX_LOCPATH", "LOCALE_ARCHIVE",
        ]
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                environmentVariable(name).map { (name, $0) }
            })
    }
}

/// Looks whether the time zone is one that this machine knows. The C library takes UTC for another one, and says
/// nothing.
struct ZoneCheck {
    private typealias Say = Words.Doctor

    /// The value of `TZ`; nil if it is not set.
    let name: String?
    /// The folder with the files of the zones.
    let folder: String
    /// The file or link that names the zone of the machine.
    var local = "/etc/localtime"

    init(environment: [String: String]) {
        name = environment["TZ"]
        folder = environment["TZDIR"] ?? "/usr/share/zoneinfo"
    }

    /// Nothing if all is well.
    var results: [CheckResult] {
        guard let name else {
            // Without such a link the zone is UTC, and a link that leads nowhere means another one.
            let isBroken = isLink(local) && access(local, R_OK) != 0
            return isBroken ? [.warning(Say.zoneFileMissing(local))] : []
        }
        let zone = name.hasPrefix(":") ? String(name.dropFirst()) : name
        let file = zone.hasPrefix("/") ? zone : "\(folder)/\(zone)"
        if zone.isEmpty || Self.utc.contains(zone) || access(file, R_OK) == 0 || Self.isRule(zone) {
            return []
        }
        return [.warning(Say.zoneUnknown(name))]
    }

    /// For these, UTC is right.
    private static let utc = ["UTC", "GMT", "Etc/UTC", "Etc/GMT", "Universal", "Zulu", "UCT"]

    private func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether it is a rule such as `CET-1CEST` or `<+03>-3` (POSIX, TZ): a name of three letters or more, and an
    /// offset.
    static func isRule(_ zone: String) -> Bool {
        let rest: Substring
        if zone.hasPrefix("<") {
            guard let end = zone.firstIndex(of: ">") else { return false }
            rest = zone[end...].dropFirst()
        } else {
            rest = zone.drop { $0.isASCII && $0.isLetter }
            guard zone.count - rest.count >= 3 else { return false }
        }
        let digits = rest.first == "+" || rest.first == "-" ? rest.dropFirst() : rest
        return digits.first.map { ("0"..."9").contains($0) } ?? false
    }
}
