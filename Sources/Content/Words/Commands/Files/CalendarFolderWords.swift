import Fasting

extension Words {
    /// The words about the calendar folder.
    public enum CalendarFolder {
        public static let title = translated("Calendar folder")
        public static let meaning = translated(
            "A file for each fast, for calendar programs on this device")
        public static let running = translated("The running fast in the calendar")
        public static let runningMeaning = translated("Up to its target")
        public static let years = translated("Years in the calendar")
        public static let chooser = translated("Choose a folder…")
        public static let choose = translated("Choose a folder")
        public static let stop = translated("Use no folder")
        public static let form = translated(
            "Write the calendar folder as a full path, such as /home/me/.calendars/atrest, or off.")

        // MARK: Why it cannot be written

        public static let ownRecords = translated(
            "The calendar folder must not contain Atrest's own data, nor be inside its folder. "
                + "Choose another one.")
        public static let absent = saying(
            "The calendar folder {path} is missing, or another folder is in its place. If its disk "
                + "is not connected, Atrest writes the files later. Otherwise create the folder if it "
                + "is missing, and set it again.")
        /// `{path}`: that of the calendar folder or the folder of several machines.
        public static let notText = saying(
            "The path {path} is not valid UTF-8, and D-Bus cannot carry it. Rename the folder, or "
                + "name a symbolic link that leads to it.")

        public static let notAFolder = saying(
            "{path} is not a folder. Choose a folder for the calendar.")
        public static let notOurs = saying(
            "The folder {path} belongs to another user or to the system. Choose one of your own.")
        public static let readOnly = saying(
            "Atrest can read the calendar folder {path} but not write to it. Make it writable, or "
                + "choose another one.")
        public static let full = saying(
            "The disk with the calendar folder {path} is full. Free some space; the files are "
                + "written with the next change.")
        public static let refused = saying(
            "Atrest cannot write to the calendar folder {path}. Check its permissions with `ls -ld "
                + "{path}`.")

        /// What keeps the folder from being up to date; nil if nothing does.
        public static func sentence(_ state: CalendarState, _ path: String) -> String? {
            switch state {
            case .none, .ready: nil
            case .absent: absent(path)
            case .readOnly: readOnly(path)
            case .full: full(path)
            case .refused: refused(path)
            }
        }

        // MARK: The restrictions of the unit

        /// Said before the lines that let the agent write to a folder.
        public static func opening(_ path: String) -> String {
            translated(
                "The agent's unit does not allow it to write to {path}. To allow it, type "
                    + "`systemctl --user edit {unit}`, add these two lines, and then type "
                    + "`systemctl --user restart {unit}`:",
                ["path": path, "unit": "atrest.service"])
        }

        // MARK: Files of others

        /// Names a file that is left as it is.
        ///
        /// - Parameter isRemoved: whether another program has removed it, and not changed it.
        public static func foreignFile(_ name: String, isRemoved: Bool, in path: String) -> String {
            isRemoved ? removed(name, in: path) : changed(name, in: path)
        }

        private static func changed(_ name: String, in path: String) -> String {
            translated(
                "In the calendar folder {path}, another program has changed {name}. Atrest leaves it as it is.",
                ["path": path, "name": name])
        }
        private static func removed(_ name: String, in path: String) -> String {
            translated(
                "In the calendar folder {path}, another program has deleted {name}. Atrest does "
                    + "not write it again.", ["path": path, "name": name])
        }
        public static let emptied = saying(
            "No event is left in the calendar folder {path}. vdirsyncer stops at an empty folder; "
                + "if it is meant to be empty, type `vdirsyncer sync --force-delete atrest`.")
        /// `{count}`: how many are not named.
        public static let more = plural(
            "Other programs have also changed or deleted {count} more file of the calendar folder.",
            "Other programs have also changed or deleted {count} more files of the calendar folder."
        )
        public static let ready = saying("The calendar folder is {path}.")
    }
}
