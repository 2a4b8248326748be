extension Words {
    /// The results of `atrest doctor`.
    public enum Doctor {
        public static let busFound = translated("The session bus answers.")
        public static func agentRuns(_ process: String) -> String {
            translated(
                "The agent is running (process {process}) and can read its records.",
                ["process": process])
        }
        public static let agentAsleep = translated(
            "The agent is not running; the bus starts it when asked.")
        public static let agentAbsent = translated("The agent is not running.")
        public static let activates = translated("The session bus can start the agent.")
        public static let cannotActivate =
            translated(
                "The session bus cannot start the agent. Run `make install`, then log in anew.")
        public static func programMissing(_ path: String) -> String {
            translated(
                "The session bus is told to start {path}, which is no program that can "
                    + "be run. Run `make install`.", ["path": path])
        }
        public static let folderLocked =
            translated(
                "Another agent, on another bus, holds the data folder. End it, and this "
                    + "one can serve."
            )
        public static func unit(_ state: String) -> String {
            translated(
                "The user unit atrest.service is known to systemd ({state}).", ["state": state])
        }
        public static func unitUnusable(_ state: String) -> String {
            translated(
                "The user unit atrest.service cannot be started ({state}). Mend it with "
                    + "`systemctl --user unmask atrest.service` or `make install`.",
                ["state": state])
        }
        /// - Parameter result: systemd's name for the reason.
        public static func unitFailed(_ result: String) -> String {
            translated(
                "The user unit atrest.service has failed ({result}). `systemctl --user "
                    + "reset-failed atrest.service` lets it start again; `journalctl --user -u "
                    + "atrest.service` has the reason.", ["result": result])
        }
        public static let unitMissing =
            translated(
                "The session bus asks systemd for atrest.service, which systemd does not "
                    + "know. Run `make install`.")
        public static let noUnit =
            translated(
                "systemd does not know atrest.service; the bus starts the agent itself. "
                    + "`make install` adds the unit.")
        public static let noSystemd = translated(
            "There is no user manager; the bus starts the agent itself.")
        public static func notices(by server: String, offering: [String]) -> String {
            offering.isEmpty
                ? translated("Notices are shown by {server}.", ["server": server])
                : translated(
                    "Notices are shown by {server}, which offers {offered}.",
                    ["server": server, "offered": offering.joined(separator: ", ")])
        }
        public static let noticesActivate =
            translated(
                "No notification server is running; the bus starts one for the first notice.")
        public static let noNotices =
            translated(
                "No notification server is running. Install one, such as dunst, to see "
                    + "notices; `atrest status` shows the same words.")
        public static let noticesSilent =
            translated(
                "The notification server does not answer. Restart it; the fast is not "
                    + "touched by it."
            )
        public static func folder(_ path: String) -> String {
            translated("The data lies in {path}.", ["path": path])
        }
        public static func noFolder(_ path: String) -> String {
            translated("There is no data in {path} yet; the first fast makes it.", ["path": path])
        }
        public static func folderOpen(_ path: String) -> String {
            translated("Others may read {path}. Close it with `chmod 700 {path}`.", ["path": path])
        }
        public static func folderUnusable(_ path: String, _ reason: String) -> String {
            translated("{path} cannot be looked at: {reason}.", ["path": path, "reason": reason])
        }
        public static func folderIsNone(_ path: String) -> String {
            translated(
                "{path} is no folder. Move it away, and the agent makes one.", ["path": path])
        }
        public static func recordsAreNone(_ path: String) -> String {
            translated("{path} is no file. Move it away, and the agent makes one.", ["path": path])
        }
        public static func folderNotWritable(_ path: String) -> String {
            translated(
                "{path} cannot be written. Give it back to yourself with `chown` and `chmod 700`.",
                ["path": path])
        }
        public static func setAside(_ path: String) -> String {
            translated(
                "Damaged records were set aside as {path}. Keep them if you want to look "
                    + "into them, or remove them.",
                [
                    "path": path
                ])
        }
        public static let restoreHelps = translated(
            "`atrest restore` lists the backups, and can bring back what is missing.")
        /// - Parameters:
        ///   - type: of the file system, as mount(8) names it.
        ///   - path: of the data folder.
        public static func network(_ type: String, data path: String) -> String {
            translated(
                "{path} is on a network file system ({type}), on which the records are not safe. Move it "
                    + "to a local disk, and set XDG_DATA_HOME to the folder above it.",
                ["type": type, "path": path])
        }
        /// - Parameters:
        ///   - folder: all that the program synchronises.
        ///   - path: of the data folder.
        public static func synchronised(
            by program: String, _ folder: String, data path: String
        ) -> String {
            translated(
                "{program} synchronises {folder}. Exclude {path} there: its files may be copied or "
                    + "replaced while Atrest uses them.",
                ["program": program, "folder": folder, "path": path])
        }
        public static func versions(client: String) -> String {
            "atrest \(client)."
        }
        public static func agentIsOther(_ version: String) -> String {
            translated(
                "The agent is of version {version}. Restart it: \"Quit\" in the tray, or "
                    + "`systemctl --user restart atrest.service`.", ["version": version])
        }

        // MARK: Records

        public static let noRecords = translated("There are no records yet.")
        public static func recordsSound(fasts: Int) -> String {
            translated("The records are sound. Fasts kept: {count}.", ["count": String(fasts)])
        }
        public static let recordsUnchecked = translated(
            "The records could not be checked: atrestd was not found. Run `make install`.")
        public static func backups(_ count: Int, latest day: String) -> String {
            translated(
                "Backups: {count}, the latest of {day}.", ["count": String(count), "day": day])
        }
        public static let noBackup = translated(
            "There is no backup yet; the first write of a day makes one.")

        public static func backupUnreadable(_ day: String) -> String {
            translated(
                "The backup of {day} cannot be read, and `atrest restore` leaves it out.",
                ["day": day])
        }
        /// - Parameters:
        ///   - day: of the backup.
        ///   - count: the fasts in it.
        public static func backupIsFuller(_ day: String, _ count: Int, than fasts: Int) -> String {
            translated(
                "Fasts kept: {fasts}, and in the backup of {day}: {count}. If fasts are missing, "
                    + "`atrest restore` brings them back.",
                ["fasts": String(fasts), "day": day, "count": String(count)])
        }

        // MARK: Tray

        public static let trayShown = translated("A tray shows the icon.")
        public static let trayOff = translated(
            "The icon in the tray is off; `atrest settings set tray-icon true` shows it.")
        public static let trayThere = translated("There is a tray for the icon.")
        public static let trayWithoutHost = translated(
            "Icons can register for a tray, but nobody shows them. Add a tray to the panel.")
        public static let noTray = translated("The desktop has no tray; the icon needs one.")
        public static let trayMissing = translated(
            "There is a tray, and the icon is not in it. Restart the agent to have it register "
                + "again.")
    }
}
