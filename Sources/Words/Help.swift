extension Words {
    /// What `--help` says.
    public enum Help {
        public static let program = translated("A quiet companion for fasting.")
        public static let discussion =
            translated(
                "The fast is kept by an agent that starts by itself when it is first "
                    + "asked. Without a verb, `atrest` shows the state.")
        public static let start = translated("Begin a fast.")
        public static let end = translated("End the fast.")
        public static let abandon = translated("Set the fast aside without keeping it.")
        public static let undo = translated(
            "Take back the last act: an ending, and the same fast goes on, or a change of the history."
        )
        public static let adjust = translated("Change the start or the target of the running fast.")
        public static let status = translated("Show the state of the fast.")
        public static let doctor = translated(
            "Look at the setup and say how to mend what is wrong.")

        public static let at =
            translated(
                "When it happened: 20:00, yesterday 20:00, 2026-11-20 20:00, or ISO 8601 "
                    + "with an offset."
            )
        public static let ago = translated("How long ago it happened: 90m, 2h30m, 1.5h.")
        public static let target = translated("How long the fast is meant to last, 4 to 168 hours.")
        public static let adjustedStart = translated(
            "When the fast began, in the forms of `start --at`.")
        public static let json = translated("Print one JSON object.")
        public static let quiet =
            translated(
                "Print nothing; exit with 0 while a fast is running, 1 while none is, 69 "
                    + "while nobody knows.")
        public static let format =
            translated(
                "Print this line, with {{status}}, {{elapsed}}, {{remaining}}, "
                    + "{{milestone}}, {{title}}, {{text}}, {{scripture}}, {{started}} and "
                    + "{{target}} filled in.")
        public static let follow = translated("Print a line now and after every change.")
        public static let color = translated("Colour: auto (only on a terminal), always or never.")
    }

    // MARK: Usage

    public static func unreadableTime(_ text: String) -> String {
        translated(
            "`{text}` is no time. Write 20:00, yesterday 20:00, 2026-11-20 20:00 or ISO "
                + "8601 with an offset.", ["text": text])
    }

    public static func timeDoesNotExist(_ text: String) -> String {
        translated(
            "The clock skips {text} on that day. Name a time before or after it.", ["text": text])
    }

    public static func unreadableDuration(_ text: String) -> String {
        translated("`{text}` is no duration. Write 90m, 2h30m or 1.5h.", ["text": text])
    }

    public static func unreadableHours(_ text: String) -> String {
        translated("`{text}` is no number of hours. Write 16 or 16.5.", ["text": text])
    }

    public static func unknownField(_ name: String, known: [String]) -> String {
        translated(
            "There is no field {{{name}}}. The known ones are {known}.",
            ["name": name, "known": known.joined(separator: ", ")])
    }

    public static let unclosedField = translated("A {{ in the template has no }}. Close it.")
    public static let atOrAgo = translated("Name the time with --at or with --ago, not with both.")
    public static let adjustWhat = translated("Name what to adjust: --start or --target.")
    public static let oneOutput = translated("Choose one of --json, --format and --quiet.")
    public static let quietFollow = translated("--quiet prints nothing; leave out --follow.")
    public static func unknownVerb(_ verb: String) -> String {
        translated("There is no verb `{verb}`.", ["verb": String(verb.prefix(64))])
    }

    public static let seeHelp = translated("See `atrest --help`.")

    // MARK: No answer

    public static func noBus(_ reason: String) -> String {
        translated(
            "There is no session bus to ask ({reason}). Run atrest inside a desktop "
                + "session, or under `dbus-run-session`.", ["reason": reason])
    }

    public static let agentUnknown =
        translated(
            "The agent is not running, and the session bus does not know how to start "
                + "it. Run `make install` once, or start `atrestd`.")

    public static func activationFailed(_ reason: String) -> String {
        translated(
            "The session bus could not start the agent: {reason}. Start `atrestd` in a "
                + "terminal to see why.", ["reason": reason])
    }

    public static let agentSilent =
        translated(
            "The agent did not answer in time; what was asked may still happen. `atrest "
                + "doctor` looks for the reason.")

    public static func agentUnreachable(_ reason: String) -> String {
        translated(
            "The agent could not be reached: {reason}. `atrest doctor` looks for the reason.",
            ["reason": reason])
    }

    public static func answerNotWritten(_ reason: String) -> String {
        translated("The answer could not be written: {reason}.", ["reason": reason])
    }
    public static let busWentAway = translated("The session bus has gone away.")

    // MARK: Doctor

    /// What the doctor finds.
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
        public static func versions(client: String) -> String {
            "atrest \(client)."
        }
    }
}
