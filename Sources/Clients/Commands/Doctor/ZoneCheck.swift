import Contract
import Glibc
import System
import Words

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
