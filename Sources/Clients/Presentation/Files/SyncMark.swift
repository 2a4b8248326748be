import Contract
import Glibc
import System

/// What programs that synchronise folders leave in the outermost one. Only marks that their
/// documentation or their users confirm are here; programs without one (Seafile, Insync, the clients
/// for OneDrive) are not recognised.
enum SyncMark {
    static let dropbox = "Dropbox"

    /// Files and folders that belong to one program.
    private static let names = [
        // docs.syncthing.net, "markerName".
        (".stfolder", "Syncthing"),
        (".dropbox.cache", dropbox),
        // help.mega.io, ".megaignore".
        (".megaignore", "MEGA"),
        (".SynologyWorkingDirectory", "Synology Drive"),
        // help.resilio.com, ".sync folder".
        (".sync/ID", "Resilio Sync"),
        // The journal of older clients; github.com/owncloud/client, issue 5662.
        (".csync_journal.db", "ownCloud"),
    ]

    /// The program that synchronises a folder; nil if none is known to.
    static func program(in folder: String) -> String? {
        var status = stat()
        for (name, program) in names where fileStatus("\(folder)/\(name)", &status) == 0 {
            return program
        }
        return namesInFolder(folder).contains(where: isNextcloudJournal) ? "Nextcloud" : nil
    }

    /// `.sync_6f3a0c2e8b1d.db`, in some versions `._sync_6f3a0c2e8b1d.db`: the journal of Nextcloud's
    /// and ownCloud's clients.
    private static func isNextcloudJournal(_ name: String) -> Bool {
        name.hasSuffix(".db") && (name.hasPrefix(".sync_") || name.hasPrefix("._sync_"))
    }

    /// The values of `path` in Dropbox's `info.json`: {"personal": {"path": "/home/me/Dropbox"}}.
    static func dropboxPaths(in json: String) -> [String] {
        var paths: [String] = []
        var rest = json[...]
        while let quote = rest.firstIndex(of: "\"") {
            rest = rest[quote...].dropFirst()
            guard let key = string(&rest) else { break }
            let value = rest.drop { $0.isWhitespace || $0 == ":" }
            guard key == "path", value.first == "\"" else { continue }
            rest = value.dropFirst()
            if let path = string(&rest), path.hasPrefix("/") { paths.append(path) }
        }
        return paths
    }

    /// Reads the rest of a string of JSON, and its closing quote.
    private static func string(_ rest: inout Substring) -> String? {
        var units: [UInt16] = []
        while let character = rest.popFirst() {
            switch character {
            case "\"": return String(decoding: units, as: UTF16.self)
            case "\\":
                guard let escaped = rest.popFirst() else { return nil }
                if escaped == "u" {
                    guard let unit = UInt16(rest.prefix(4), radix: 16) else { return nil }
                    units.append(unit)
                    rest = rest.dropFirst(4)
                } else {
                    units += String(escaped).utf16
                }
            default: units += String(character).utf16
            }
        }
        return nil
    }
}
