import DeviceFolder
import Fasting

extension Words {
    /// The words about one history on several machines.
    public enum Devices {
        // MARK: In the terminal

        public static let help = translated("Share your fasts with your other machines.")
        public static let discussion = translated(
            "Name a folder that something else carries between your machines, for example Syncthing, Nextcloud or "
                + "a USB stick. Atrest writes its acts there, reads those of the others, and opens no network "
                + "connection. Settings, Vigil and Compline stay on each machine.")
        public static let showHelp = translated("Show the folder and the other machines.")
        public static let joinHelp = translated("Share your fasts through a folder.")
        public static let leaveHelp = translated("Use no folder any more. Everything stays.")
        public static let nameHelp = translated("Name this machine for the others.")
        public static let forgetHelp = translated("List a machine that is gone no longer.")
        public static let folderHelp = translated("A folder that is on each machine.")
        public static let dryRunHelp = translated("Only tell what would come.")
        public static let deviceHelp = translated("The name of the machine, or its id.")
        public static let ownNameHelp = translated(
            "The name, or nothing for the name of the computer.")
        public static let form = translated(
            "The folder must be a full path, such as /home/me/Sync/atrest.")
        public static let nameForm = translated(
            "A name has one line and at most 60 characters.")

        public static let noFolder = translated(
            "This machine shares nothing. `atrest devices join FOLDER` begins.")
        public static let noOthers = translated("No other machine has written there yet.")
        public static let left = translated(
            "This machine uses the folder no longer. Everything is still here and there.")
        public static let forgotten = translated(
            "It is listed no longer. Its fasts stay, here and on the others.")
        public static let ownRecords = translated(
            "That is the folder of Atrest's own records. Choose another one for your machines.")
        public static let busy = translated(
            "The folder is being read just now. Try again in a moment.")
        public static let thisMachine = translated("This machine")
        public static let folder = translated("Folder")
        public static let waitingTitle = translated("Waiting")

        public static func named(_ name: String) -> String {
            translated("The others call this machine {name}.", ["name": name])
        }
        public static func joined(_ path: String) -> String {
            translated("Your fasts are shared through {path}.", ["path": Words.quoted(path: path)])
        }
        /// What came, or would come.
        public static func found(machines: Int, fasts: Int, water: Int, isDryRun: Bool) -> String {
            if machines == 0 { return noOthers }
            let others =
                machines == 1
                ? translated("1 other machine")
                : translated("{count} other machines", ["count": "\(machines)"])
            let records =
                fasts == 1
                ? translated("1 fast") : translated("{count} fasts", ["count": "\(fasts)"])
            let drinks =
                water == 1
                ? translated("1 entry of water")
                : translated("{count} entries of water", ["count": "\(water)"])
            let values: KeyValuePairs = ["others": others, "fasts": records, "water": drinks]
            return isDryRun
                ? translated("From {others}, {fasts} and {water} would come.", values)
                : translated("From {others}, {fasts} and {water} came.", values)
        }
        /// What the program that carries the folder should be set to.
        public static let carrier = translated(
            "With Syncthing, set `fsWatcherDelayS` of the folder to 1, so that an act arrives within seconds, and "
                + "leave `maxConflicts` at 10. More in `man atrest`.")

        public static func lastAct(_ time: String) -> String {
            translated("last act {time}", ["time": time])
        }
        public static func lastRead(_ time: String) -> String {
            translated("heard of {time}", ["time": time])
        }
        public static let neverActed = translated("no act yet")
        public static func waiting(_ count: Int) -> String {
            count == 1
                ? translated("1 line is not in the folder yet.")
                : translated("{count} lines are not in the folder yet.", ["count": "\(count)"])
        }

        public static func notFound(_ name: String) -> String {
            translated(
                "No other machine is called {name}. `atrest devices` lists them.",
                ["name": Words.quoted(path: name)])
        }
        public static func alsoRunning(_ time: String, on machine: String) -> String {
            machine.isEmpty
                ? translated("Also running since {time} on another machine.", ["time": time])
                : translated(
                    "Also running since {time} on {machine}.",
                    ["time": time, "machine": machine])
        }
        // MARK: In the window

        public static let title = translated("Other machines")
        public static let meaning = translated(
            "A folder that something else carries between your machines, for example Syncthing")
        public static let chooser = translated("Choose a shared folder…")
        public static let question = translated("Share your fasts through this folder?")
        public static let share = translated("Share")
        public static let reading = translated("The folder is being read…")
        public static let leave = translated("Use the folder no longer")
        public static let leaveMeaning = translated("Everything stays, here and there")

        /// Files on the phone that begin and end fasts.
        public enum Inbox {
            public static let help = translated(
                "Carry out text files that a phone writes: fast since 20:00, end fast, water 330.")
            public static let stateHelp = translated("on or off.")
            public static func on(_ path: String) -> String {
                translated(
                    "A text file in {path} is now carried out, for example with `water 330`. Then it is moved to done.",
                    ["path": Words.quoted(path: path)])
            }
            public static let off = translated(
                "Files in the inbox are carried out no longer. They are kept in inbox.off.")
            public static func unmade(_ path: String) -> String {
                translated(
                    "{path} cannot be made. Check the permissions of the folder.",
                    ["path": Words.quoted(path: path)])
            }
            public static let tooLarge = translated(
                "The file has more than 1,024 bytes. Write one line, such as: water 330")
            public static let notAFile = translated(
                "It is a link, a folder, or belongs to another user. Write a text file of your own."
            )
            public static func notUnderstood(_ text: String) -> String {
                translated(
                    "{text} is not understood. Write one of: fast, fast since 20:00, end fast, end fast at 12:30, water 330",
                    ["text": Words.quoted(text)])
            }
        }

        // MARK: Log

        public static let newIncarnation = translated(
            "These records are a copy, or older than what this machine has shared. It writes under a new name now."
        )

        // MARK: Problems

        public static func absent(_ path: String) -> String {
            translated(
                "The shared folder {path} is not there. What happens meanwhile is written when it comes back.",
                ["path": Words.quoted(path: path)])
        }
        private static func missing(_ path: String) -> String {
            translated(
                "There is no folder {path}. Make it first: `mkdir -p {path}`",
                ["path": Words.quoted(path: path)])
        }
        private static func notAFolder(_ path: String) -> String {
            translated(
                "{path} is not a folder. Choose a folder that your machines share.",
                ["path": Words.quoted(path: path)])
        }
        private static func notOurs(_ path: String) -> String {
            translated(
                "{path} belongs to another user, or is not a plain file. Atrest does not read it.",
                ["path": Words.quoted(path: path)])
        }
        private static func newer(_ path: String) -> String {
            translated(
                "A newer version of Atrest has made {path}. Update Atrest on this machine too.",
                ["path": Words.quoted(path: path)])
        }
        private static func unwritable(_ path: String) -> String {
            translated(
                "Atrest cannot write to the shared folder {path}. What waits is written later.",
                ["path": Words.quoted(path: path)])
        }

        /// Why a folder cannot be joined.
        public static func sentence(_ problem: DeviceFolder.Problem, _ path: String) -> String {
            switch problem {
            case .absent: missing(path)
            case .notAFolder: notAFolder(path)
            case .notOurs: notOurs(path)
            case .newer: newer(path)
            case .readOnly, .full, .failed: unwritable(path)
            }
        }

        /// What is wrong with the folder, or with what came from it.
        public static func sentence(_ problem: DeviceProblem) -> String {
            switch problem {
            case .absent(let path): absent(path)
            case .unwritable(let path): unwritable(path)
            case .notOurs(let path): notOurs(path)
            case .newer(let path): newer(path)
            case .broken(let lines):
                lines == 1
                    ? translated(
                        "1 line in the shared folder cannot be read. The machine that wrote it writes it again."
                    )
                    : translated(
                        "{count} lines in the shared folder cannot be read. The machines that wrote them write "
                            + "them again.", ["count": "\(lines)"])
            case .missing(let name, let lines):
                lines == 1
                    ? translated(
                        "1 line of {name} has not arrived yet.",
                        ["name": name.isEmpty ? unnamed : name])
                    : translated(
                        "{count} lines of {name} have not arrived yet.",
                        ["count": "\(lines)", "name": name.isEmpty ? unnamed : name])
            case .twin:
                translated(
                    "Another machine writes with the id of this one. Each has its own name now.")
            case .contradicting(let count):
                count == 1
                    ? translated("1 fast is kept and not shown: its times contradict each other.")
                    : translated(
                        "{count} fasts are kept and not shown: their times contradict each other.",
                        ["count": "\(count)"])
            case .clockAhead(let name):
                translated(
                    "The clock of {name} is more than a day ahead. Set it right there.",
                    ["name": name.isEmpty ? unnamed : name])
            }
        }

        public static let unnamed = translated("another machine")
    }
}
