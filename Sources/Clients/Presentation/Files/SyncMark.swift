import Contract
import Glibc
import System

/// What programs that synchronise folders leave in the outermost one. Only marks that their
/// documentation or their users confirm are here; programs without one (Seafile, Insync, the clients
/// for OneDrive) are not recognised.
enum SyncMark {
    /// Files and folders that belong to one program.
    private static let names = [
        // docs.syncthing.net, "markerName".
        (".stfolder", "Syncthing"),
        (".dropbox.cache", "Dropbox"),
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
}
