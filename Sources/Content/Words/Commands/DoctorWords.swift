import Text

extension Words {
    /// The results of `atrest doctor`.
    public enum Doctor {
        public static let busFound = translated("The session bus answers.")
        public static let agentRuns = saying(
            "The agent is running (process {process}) and can read its data.")
        public static let agentStopped = saying(
            "The agent (process {process}) is stopped. `kill -CONT {process}` lets it go on.")
        public static let agentSilent = saying(
            "The agent (process {process}) does not answer. `kill -KILL {process}` ends it, the next command "
                + "starts it again, and no fast is lost.")
        public static let agentAsleep = translated(
            "The agent is not running. The session bus starts it when it is needed.")
        public static let agentAbsent = translated("The agent is not running.")
        public static let activates = translated("The session bus can start the agent.")
        public static let cannotActivate =
            translated(
                "The session bus cannot start the agent. Install Atrest again, then log out and "
                    + "in again.")
        /// - Parameters:
        ///   - file: tells a bus how to start the agent.
        ///   - program: the agent.
        public static func notYetActivated(_ file: String, _ program: String) -> String {
            translated(
                "The session bus has not read {file}, so it cannot start the agent. It reads the "
                    + "file at the next login. Until then, start {program} yourself.",
                ["file": file, "program": program])
        }
        public static let programMissing = saying(
            "The session bus is set up to start {path}, but that file cannot be run. Install "
                + "Atrest again.")
        public static let authorityMalformed = saying(
            "Atrest cannot read {path}, so it has no effect. Reinstall its package.")
        public static let folderLocked =
            translated(
                "An agent on another bus is using the data folder. Stop that agent so that this "
                    + "one can start.")
        public static let unit = saying("systemd knows the user unit atrest.service ({state}).")
        /// - Parameter state: `masked` or `masked-runtime`.
        public static func unitMasked(_ state: String) -> String {
            state == "masked"
                ? translated(
                    "The session bus cannot start the agent, because the user unit atrest.service is masked. "
                        + "Allow it again with `systemctl --user unmask atrest.service`.")
                : translated(
                    "The session bus cannot start the agent, because the user unit atrest.service is masked until the "
                        + "next boot. Allow it again with `systemctl --user unmask --runtime atrest.service`."
                )
        }
        public static let unitBad = translated(
            "systemd cannot read the user unit atrest.service. Install Atrest again.")
        /// `{result}`: systemd's name for the reason.
        public static let unitFailed = saying(
            "The user unit atrest.service has failed ({result}). `journalctl --user -u "
                + "atrest.service` shows the reason. `systemctl --user reset-failed "
                + "atrest.service` lets it start again.")
        public static let unitMissing =
            translated(
                "The session bus starts the agent through systemd, but systemd does not know "
                    + "atrest.service. Install Atrest again.")
        public static let noUnit =
            translated(
                "systemd does not know atrest.service, so the session bus starts the agent "
                    + "itself. Installing Atrest again adds the unit.")
        public static let noSystemd = translated(
            "systemd is not on the session bus, so the bus starts the agent itself.")
        public static let systemdSilent = translated(
            "systemd did not answer, so the unit atrest.service was not checked.")
        public static func notices(by server: String, offering: [String]) -> String {
            offering.isEmpty
                ? translated("Notifications are shown by {server}.", ["server": server])
                : translated(
                    "Notifications are shown by {server}, which supports {offered}.",
                    ["server": server, "offered": offering.joined(separator: ", ")])
        }
        public static let noticesActivate =
            translated(
                "No notification server is running. The session bus starts one for the first "
                    + "notification.")
        public static let noNotices =
            translated(
                "No notification server is running. Install one, such as dunst, to see "
                    + "notifications. `atrest status` shows the same text.")
        public static let noticesSilent =
            translated(
                "The notification server does not answer. Restart it. This does not affect the "
                    + "fast.")
        /// Windows ask it for the colours and the fonts of the desktop, and wait up to 50 seconds for an answer.
        public static let portalSilent = translated(
            "The desktop's portal (xdg-desktop-portal) does not answer, so windows open up to a minute late. Restart "
                + "it, for example with `systemctl --user restart xdg-desktop-portal`.")
        public static let folder = saying("The data is in {path}.")
        public static let noFolder = saying(
            "There is no data in {path} yet. Atrest creates it when it is first used.")
        public static let folderOpen = saying(
            "Other users can read {path}. Prevent that with `chmod 700 {path}`.")
        /// - Parameter isSticky: whether users cannot change or delete the files of others.
        public static func everyoneWrites(_ path: String, isSticky: Bool) -> String {
            if isSticky {
                return translated(
                    "All users of this device can add files to {path}. If you do not want that: "
                        + "`chmod o-w {path}`.", ["path": path])
            }
            return translated(
                "All users of this device can add, change and delete files in {path}. If you do "
                    + "not want that: `chmod o-w {path}`.", ["path": path])
        }
        public static func folderUnusable(_ path: String, _ reason: String) -> String {
            translated("{path} cannot be checked: {reason}.", ["path": path, "reason": reason])
        }
        public static let folderIsNone = saying(
            "{path} is not a folder. Move it elsewhere; the agent then creates one.")
        public static let recordsAreNone = saying(
            "{path} is not a regular file. Move it elsewhere, and the agent creates one.")
        public static let folderNotWritable = saying(
            "You cannot write to {path}. Allow it with `chmod 700 {path}`.")
        /// - Parameters:
        ///   - parent: the nearest folder that exists.
        ///   - path: of the data folder.
        public static func parentNotWritable(_ parent: String, of path: String) -> String {
            translated(
                "{path} cannot be created, because you cannot write to {parent}. Allow it with "
                    + "`chmod u+rwx {parent}`.", ["path": path, "parent": parent])
        }
        /// - Parameters:
        ///   - parent: the nearest folder that exists. It belongs to another user.
        ///   - missing: what has to be created in it, or the parent itself.
        public static func parentNotOwn(
            _ parent: String, creating missing: String, of path: String
        ) -> String {
            translated(
                "Atrest cannot write to {path}, because {parent} belongs to another user. Type "
                    + "`sudo install -d -m 700 -o $(id -u) {missing}`, or set XDG_DATA_HOME to a "
                    + "folder of your own.", ["path": path, "parent": parent, "missing": missing])
        }
        public static func diskIsReadOnly(_ parent: String, of path: String) -> String {
            translated(
                "Atrest cannot write to {path}, because {parent} is on a disk that is mounted "
                    + "read-only. `findmnt -T {parent}` shows it. Mount it for writing, or set "
                    + "XDG_DATA_HOME to a folder on another disk.",
                ["path": path, "parent": parent])
        }
        /// - Parameter file: something other than a folder.
        public static func folderIsInTheWay(_ file: String, of path: String) -> String {
            translated(
                "{path} cannot be created, because {file} is not a folder. Move it elsewhere with "
                    + "`mv {file} {file}.old`, and the agent creates the folder.",
                ["path": path, "file": file])
        }
        public static let setAside = saying(
            "Atrest saved damaged data as {path}. You can delete that file if you do not need it.")
        public static let replaced = saying(
            "Atrest saved the replaced data as {path}. You can delete that file if you do not need "
                + "it.")
        public static let restoreHelps = translated(
            "`atrest restore` lists the backups and can bring back what is missing.")
        /// - Parameters:
        ///   - type: of the file system, as mount(8) names it.
        ///   - path: of the data folder.
        public static func network(_ type: String, data path: String) -> String {
            translated(
                "{path} is on a network file system ({type}), where the data is not safe. Move it "
                    + "to a local disk, and set XDG_DATA_HOME to the folder that contains it.",
                ["type": type, "path": path])
        }
        /// - Parameters:
        ///   - folder: all that the program synchronises.
        ///   - path: of the data folder.
        public static func synchronised(
            by program: String, _ folder: String, data path: String
        ) -> String {
            translated(
                "{program} synchronises {folder}. Exclude {path} from that: its files may be "
                    + "copied or replaced while Atrest uses them.",
                ["program": program, "folder": folder, "path": path])
        }
        public static func versions(client: String) -> String {
            "atrest \(client)."
        }
        /// - Parameters:
        ///   - folder: where the agent keeps the data.
        ///   - own: where this program would look for it.
        public static func otherFolder(_ folder: String, thanOf own: String) -> String {
            translated(
                "The agent keeps its data in {folder}. This terminal would use {own}, because its "
                    + "XDG_DATA_HOME is another one. What follows is about the agent's folder.",
                ["folder": folder.shownPath, "own": own.shownPath])
        }
        /// - Parameter process: the agent's, if systemd has not started it.
        public static func agentIsOther(_ version: String, process: String?) -> String {
            guard let process else {
                return translated(
                    "The running agent is version {version}. Restart it with `systemctl --user "
                        + "restart atrest.service`.", ["version": version])
            }
            return translated(
                "The running agent is version {version}. End it with `kill {process}`, and start "
                    + "Atrest again.", ["version": version, "process": process])
        }

        // MARK: Records

        public static let noRecords = translated("There is no data yet.")
        public static func recordsSound(fasts: Int) -> String {
            translated("The data is intact. Fasts: {count}.", ["count": fasts])
        }
        public static let recordsUnchecked = translated(
            "The data could not be checked: atrestd was not found. Install Atrest again.")
        public static func backups(_ count: Int, latest day: String) -> String {
            translated("Backups: {count}, the latest from {day}.", ["count": count, "day": day])
        }
        public static let backupOfFuture = saying(
            "The latest backup is from {day}, which is in the future: the clock of this device is "
                + "wrong, or was wrong then. Check the date of this device.")
        public static let noBackup = translated(
            "There is no backup yet. The first change of a day makes one.")

        /// - Parameter reason: part of a sentence.
        public static func backupsUnreadable(_ path: String, _ reason: String) -> String {
            translated(
                "The backups in {path} cannot be listed: {reason}.",
                ["path": path, "reason": reason])
        }
        public static let backupUnreadable = saying(
            "The backup from {day} cannot be read, so `atrest restore` does not list it.")
        /// - Parameters:
        ///   - day: of the backup.
        ///   - count: the fasts in it.
        public static func backupIsFuller(_ day: String, _ count: Int, than fasts: Int) -> String {
            translated(
                "Fasts: {fasts}. Fasts in the backup from {day}: {count}. If fasts are "
                    + "missing, `atrest restore` can bring them back.",
                ["fasts": fasts, "day": day, "count": count])
        }

        // MARK: Tray

        /// `{name}`: the value of `TZ`.
        public static let zoneUnknown = quoting(
            "The time zone `{name}` in the variable TZ is not known here, so times are read and "
                + "shown in UTC. Correct TZ, or `unset TZ` to use the time zone of this device.")
        public static let zoneFileMissing = saying(
            "{path} leads to a time zone that is not installed, so times are read and shown in "
                + "UTC. Install the package tzdata, or set the time zone with `timedatectl "
                + "set-timezone`.")
        public static let trayShown = translated("The tray shows the icon.")
        public static let trayInPanel = translated(
            "A panel shows Atrest, so there is no icon in the tray.")
        public static let trayOff = translated(
            "The icon in the tray is turned off. `atrest settings set tray-icon true` turns it on.")
        public static let trayThere = translated(
            "There is a tray for the icon, which appears when the agent runs.")
        public static let trayWithoutHost = translated(
            "No panel shows a tray. Add one to a panel to see the icon.")
        public static let noTray = translated("The desktop has no tray, so there is no icon.")
        public static let trayMissing = translated(
            "There is a tray, but the icon is not in it. Restart the agent to register the "
                + "icon again.")
    }
}
