import Fasting

extension Words {
    /// The words about one history on several machines.
    public enum Devices {
        // MARK: In the terminal

        public static let help = translated("Share your fasts with your other devices.")
        public static let discussion = translated(
            "Use a folder that another program keeps in sync between your devices, such as "
                + "Syncthing or Nextcloud, or a folder on a USB stick. Atrest writes its changes "
                + "there, reads those of the other devices, and opens no network connection "
                + "itself. Settings, Vigil and Compline stay on each device.")
        public static let showHelp = translated("Show the folder and the other devices.")
        public static let joinHelp = translated("Share your fasts through a folder.")
        public static let leaveHelp = translated("Stop sharing. Nothing is deleted.")
        public static let nameHelp = translated(
            "Set the name that the other devices show for this one.")
        public static let forgetHelp = translated("Stop listing a device that you no longer use.")
        public static let folderHelp = translated("The shared folder, as a path on this device.")
        public static let dryRunHelp = translated("Show what would change, and change nothing.")
        public static let deviceHelp = translated("The name of the device, or its id.")
        public static let ownNameHelp = translated(
            "The name. By default, the host name of this device.")
        public static let form = translated(
            "The folder must be a full path, such as /home/me/Sync/atrest.")
        public static let nameForm = translated(
            "A name must be one line of up to 60 characters, without control characters.")

        public static let noFolder = translated(
            "This device does not share its fasts. `atrest devices join FOLDER` starts sharing.")
        /// `{text}`: the word for "no folder" that was typed.
        public static let joinsNone = quoting(
            "`{text}` means that there is no folder. `atrest devices leave` stops sharing. A folder with that name is "
                + "./{text}.")
        public static let noOthers = translated("No other device has written to the folder yet.")
        public static let left = translated(
            "This device no longer uses the folder. Your fasts stay here, and the files stay in "
                + "the folder.")
        public static let forgotten = translated(
            "The device is not listed until it writes again. Its fasts stay, here and on the other "
                + "devices.")
        public static let ownRecords = translated(
            "The shared folder must not contain Atrest's own data, nor be inside its folder. "
                + "Choose another one for your devices.")
        public static let busy = translated(
            "Atrest is still reading the folder. Try again in a moment.")
        public static let thisMachine = translated("This device")
        public static let folder = translated("Folder")

        public static let named = saying("This device is called {name}.")
        public static let joined = saying("Your fasts are shared through {path}.")
        /// What came, or would come.
        public static func found(devices: Int, fasts: Int, water: Int, isDryRun: Bool) -> String {
            if devices == 0 { return noOthers }
            let values: Holes = [
                "others": counted("{count} other device", "{count} other devices", devices),
                "records": Words.records(fasts: fasts, water: water),
            ]
            return isDryRun
                ? translated("{records} would come from {others}.", values)
                : translated("{records} came from {others}.", values)
        }
        /// What the program that carries the folder should be set to.
        public static let carrier = translated(
            "With Syncthing, set `fsWatcherDelayS` of the folder to 1, so that a change arrives "
                + "within seconds, and leave `maxConflicts` at 10. See `man atrest` for more.")

        public static let lastAct = saying("last change {time}")
        public static let lastRead = saying("last read {time}")
        public static let neverActed = translated("no change yet")
        public static let waiting = plural(
            "{count} change is not in the folder yet.",
            "{count} changes are not in the folder yet.")

        public static let notFound = quoting(
            "No other device is called `{name}`. `atrest devices` lists them.")
        /// - Parameter ids: of the machines with this name, by which they can be told apart.
        public static func ambiguous(_ name: String, _ ids: [String]) -> String {
            counted(
                "{count} device is called `{name}`. Type the id instead: {ids}",
                "{count} devices are called `{name}`. Type the id instead: {ids}", ids.count,
                ["name": .typed(name), "ids": ids.joined(separator: ", ")])
        }
        public static let moreRunning = plural(
            "{count} more fast is running.", "{count} more fasts are running.")
        public static func alsoRunning(_ time: String, on machine: String) -> String {
            machine.isEmpty
                ? translated("Also running since {time} on another device.", ["time": time])
                : translated(
                    "Also running since {time} on {machine}.", ["time": time, "machine": machine])
        }

        // MARK: In the window

        public static let title = translated("Other devices")
        public static let meaning = translated(
            "A folder that another program keeps in sync between your devices, such as Syncthing")
        public static let chooser = translated("Choose a shared folder…")
        public static let question = translated("Share your fasts through this folder?")
        public static let share = translated("Share")
        public static let reading = translated("The folder is being read…")
        public static let leave = translated("Stop using the folder")
        public static let leaveMeaning = translated(
            "Your fasts stay here, and the files stay in the folder")

        /// Files on the phone that begin and end fasts.
        public enum Inbox {
            public static let help = translated(
                "Run commands from text files that a phone writes, such as fast since 20:00, end "
                    + "fast or water 330.")
            public static let stateHelp = translated("on or off.")
            public static let unknownState = quoting("Write on or off instead of `{text}`.")
            public static let on = saying(
                "Atrest now runs the command in each text file in {path}, for example `water 330`, "
                    + "and then moves the file to done.")
            public static let off = translated("The inbox is off. Its files are in inbox.off.")
            public static let unmade = saying(
                "{path} cannot be created. Check the permissions of the folder.")
            public static let tooLarge = translated(
                "The file has more than 1,024 bytes. Write one line, such as: water 330")
            public static let notAFile = translated(
                "It is a link or a folder, or it belongs to another user. Write a text file of "
                    + "your own.")
            public static let tooOld = saying(
                "The date of {name} is before 1970. Correct the clock of the device that wrote it, "
                    + "and write the file again.")
            public static let manyLines = translated(
                "The file has more than one line. Write a file for each, such as: water 330")
            public static let notUnderstood = quoting(
                "Atrest does not understand `{text}`. Write one of: fast, fast since 20:00, end "
                    + "fast, end fast at 12:30, water 330")
        }

        /// The page that shows the running fast in any browser.
        public enum Page {
            public static let title = translated("Page for the browser")
            public static let meaning = translated(
                "today.html in the folder shows the running fast, for example on the phone")
            public static let help = translated(
                "Write a page to the folder that shows the running fast in any browser.")
            public static let on = saying(
                "{path} shows the running fast. Open it in any browser, for example on the phone.")
            public static let off = translated("This device writes no page to the folder.")
        }

        // MARK: Log

        public static let newIncarnation = translated(
            "This data is a copy, or older than what this device has shared. It now writes with a "
                + "new id.")

        // MARK: Problems

        public static let absent = saying(
            "The shared folder {path} is missing. If it is on a disk, connect the disk. Your "
                + "changes are written when it is available again.")
        /// The folder is there, and has no mark.
        public static let unmarked = saying(
            "The folder {path} has no atrest.json. If the shared folder is on a disk, connect the "
                + "disk. To share through this folder, type `atrest devices join {path}`.")
        /// The folder has no mark, and files of others.
        public static let incomplete = saying(
            "The folder {path} has files of other devices, and atrest.json has not arrived yet. Wait "
                + "until your sync program is done, then type the same again.")
        public static let notAFolder = saying(
            "{path} is not a folder. Choose a folder that your devices share.")
        public static let notOurs = saying(
            "{path} belongs to another user, or is not a plain file. Atrest does not read it. Check "
                + "its owner with `ls -ld {path}`, and run your sync program as your own user.")
        private static let tooLarge = saying(
            "{path} is too large to be a file from Atrest. Atrest does not read it.")
        private static let silent = saying(
            "Perhaps the disk of {path} does not report changes by other devices. Atrest looks for them "
                + "when it starts, after a wake-up, and when you type `atrest devices`.")
        public static let newer = saying(
            "{path} was written by a newer version of Atrest. Update Atrest on this device too.")
        public static let exchanged = saying(
            "Another shared folder is at {path} now. Atrest neither reads it nor writes to it. To "
                + "share through it, type `atrest devices join {path}`.")
        public static let readOnly = saying(
            "The disk with the shared folder {path} is read-only. Make it writable. Your changes are "
                + "written then.")
        public static let full = saying(
            "The disk with the shared folder {path} is full. Free some space. Your changes are "
                + "written then.")
        public static let denied = saying(
            "The permissions do not let Atrest use {path}. Check them with `ls -ld {path}`. Your "
                + "changes are written later.")
        public static let noAnswer = saying(
            "The folder {path} does not answer. If a server or a program provides it, check that "
                + "this works. Your changes are written when the folder answers again.")
        public static let failed = saying(
            "The system reports an error for the shared folder {path}. Check its disk, or the "
                + "program that provides it. Your changes are written later.")

        /// What is wrong with the folder, or with what came from it.
        public static func sentence(_ problem: DeviceProblem) -> String {
            switch problem {
            case .folder(let problem): Words.sentence(problem, isUsed: true)
            case .exchanged(let path): exchanged(path)
            case .tooLarge(let path): tooLarge(path)
            case .more(let count):
                counted(
                    "{count} more file has the same problem.",
                    "{count} more files have the same problem.", count)
            case .moreOfMachines(let count):
                counted(
                    "There is {count} more problem with other devices.",
                    "There are {count} more problems with other devices.", count)
            case .silent(let path): silent(path)
            case .missing(let name, let lines):
                counted(
                    "{count} change of {name} has not arrived yet.",
                    "{count} changes of {name} have not arrived yet.", lines,
                    ["name": name.isEmpty ? unnamed : name])
            case .lost(let name, let lines):
                counted(
                    "{count} change of {name} is no longer in the folder. That device writes it "
                        + "again when you next use it. Only if you no longer use it, type `atrest "
                        + "devices forget DEVICE`. Its changes are kept.",
                    "{count} changes of {name} are no longer in the folder. That device writes "
                        + "them again when you next use it. Only if you no longer use it, type "
                        + "`atrest devices forget DEVICE`. Its changes are kept.",
                    lines, ["name": name.isEmpty ? unnamed : name])
            case .forked(let name):
                translated(
                    "The data of {name} is a copy, or was restored: two of its changes have the "
                        + "same number. This device keeps both.",
                    ["name": name.isEmpty ? unnamed : name])
            case .twin:
                translated(
                    "Another device has the same id as this one, because the data of one is a copy of "
                        + "the other. No change is lost, but other devices list both as one.")
            case .contradicting(let count):
                counted(
                    "{count} fast is kept but not shown, because its times contradict each other.",
                    "{count} fasts are kept but not shown, because their times contradict each "
                        + "other.", count)
            case .clocksDiffer(let name):
                translated(
                    "The clocks of {name} and of this device differ by more than a day. Correct "
                        + "the one that is wrong.",
                    ["name": name.isEmpty ? unnamed : name])
            }
        }

        public static let unnamed = translated("another device")
    }
}
