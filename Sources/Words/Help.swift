extension Words {
    /// What `--help` says.
    public enum Help {
        public static let program = "A quiet companion for fasting."
        public static let discussion = """
            The fast is kept by an agent that starts by itself when it is first asked. Without a \
            verb, `atrest` shows the state.
            """
        public static let start = "Begin a fast."
        public static let end = "End the fast."
        public static let abandon = "Set the fast aside without keeping it."
        public static let undo = "Take back the last ending: the same fast goes on."
        public static let adjust = "Change the start or the target of the running fast."
        public static let status = "Show the state of the fast."
        public static let doctor = "Look at the set-up and say how to mend what is wrong."

        public static let at = """
            When it happened: 20:00, yesterday 20:00, 2026-11-20 20:00, or ISO 8601 with an offset.
            """
        public static let ago = "How long ago it happened: 90m, 2h30m, 1.5h."
        public static let target = "How long the fast is meant to last, 4 to 168 hours."
        public static let adjustedStart = "When the fast began, in the forms of `start --at`."
        public static let json = "Print one JSON object."
        public static let quiet =
            "Print nothing; exit with 0 while a fast is running, with 1 while none is."
        public static let format = """
            Print this line, with {{status}}, {{elapsed}}, {{remaining}}, {{milestone}}, \
            {{title}}, {{text}}, {{scripture}}, {{started}} and {{target}} filled in.
            """
        public static let follow = "Print a line now and after every change."
        public static let color = "Colour on a terminal (auto), always or never."
    }

    // MARK: Usage

    public static func unreadableTime(_ text: String) -> String {
        "`\(text)` is no time. Write 20:00, yesterday 20:00, 2026-11-20 20:00 or ISO 8601 with an "
            + "offset."
    }

    public static func timeDoesNotExist(_ text: String) -> String {
        "The clock skips \(text) on that day. Name a time before or after it."
    }

    public static func unreadableDuration(_ text: String) -> String {
        "`\(text)` is no duration. Write 90m, 2h30m or 1.5h."
    }

    public static func unreadableHours(_ text: String) -> String {
        "`\(text)` is no number of hours. Write 16 or 16.5."
    }

    public static func unknownField(_ name: String, known: [String]) -> String {
        "There is no field {{\(name)}}. Known are \(known.joined(separator: ", "))."
    }

    public static let unclosedField = "A {{ in the template has no }}."
    public static let atOrAgo = "Name the time with --at or with --ago, not with both."
    public static let adjustWhat = "Name what to adjust: --start or --target."
    public static let oneOutput = "Choose one of --json, --format and --quiet."
    public static let quietFollow = "--quiet prints nothing to follow."
    public static func unknownVerb(_ verb: String) -> String {
        "There is no verb `\(verb.prefix(64))`."
    }

    public static let seeHelp = "See `atrest --help`."

    // MARK: No answer

    public static func noBus(_ reason: String) -> String {
        "There is no session bus to ask (\(reason)). Run atrest inside a desktop session, or under "
            + "`dbus-run-session`."
    }

    public static let agentUnknown =
        "The agent is not running, and the session bus does not know how to start it. Run `make "
        + "install` once, or start `atrestd`."

    public static func activationFailed(_ reason: String) -> String {
        "The session bus could not start the agent: \(reason). Start `atrestd` in a terminal to see "
            + "why."
    }

    public static let agentSilent =
        "The agent did not answer in time; what was asked may still happen. `atrest doctor` looks "
        + "for the reason."

    public static func agentUnreachable(_ reason: String) -> String {
        "The agent could not be reached: \(reason). `atrest doctor` looks for the reason."
    }

    public static func answerNotWritten(_ reason: String) -> String {
        "The answer could not be written: \(reason)."
    }
    public static let busWentAway = "The session bus has gone away."

    // MARK: Doctor

    /// What the doctor finds.
    public enum Doctor {
        public static let busFound = "The session bus answers."
        public static func agentRuns(_ process: String) -> String {
            "The agent is running (process \(process)) and knows its records."
        }
        public static let agentAsleep = "The agent is not running; the bus starts it when asked."
        public static let agentAbsent = "The agent is not running."
        public static let activates = "The session bus can start the agent."
        public static let cannotActivate =
            "The session bus cannot start the agent. Run `make install`, then log in anew."
        public static func programMissing(_ path: String) -> String {
            "The session bus is told to start \(path), which is no program that can be run. Run "
                + "`make install`."
        }
        public static let folderLocked =
            "Another agent, on another bus, holds the data folder. End it, and this one can serve."
        public static func unit(_ state: String) -> String {
            "The user unit atrest.service is known to systemd (\(state))."
        }
        public static func unitUnusable(_ state: String) -> String {
            "The user unit atrest.service cannot be started (\(state)). Mend it with `systemctl "
                + "--user unmask atrest.service` or `make install`."
        }
        public static let unitMissing =
            "The session bus asks systemd for atrest.service, which systemd does not know. Run "
            + "`make install`."
        public static let noUnit =
            "systemd does not know atrest.service; the bus starts the agent itself. `make install` "
            + "adds the unit."
        public static let noSystemd = "There is no user manager; the bus starts the agent itself."
        public static func notices(by server: String, offering: [String]) -> String {
            "Notices are shown by \(server)"
                + (offering.isEmpty ? "." : ", which offers \(offering.joined(separator: ", ")).")
        }
        public static let noticesActivate =
            "No notification server is running; the bus starts one for the first notice."
        public static let noNotices =
            "No notification server is running. Install one, as dunst is, to see notices; `atrest "
            + "status` shows the same words."
        public static let noticesSilent =
            "The notification server does not answer. Restart it; the fast is not touched by it."
        public static func folder(_ path: String) -> String { "The data lies in \(path)." }
        public static func noFolder(_ path: String) -> String {
            "There is no data in \(path) yet; the first fast makes it."
        }
        public static func folderOpen(_ path: String) -> String {
            "Others may read \(path). Close it with `chmod 700 \(path)`."
        }
        public static func folderUnusable(_ path: String, _ reason: String) -> String {
            "\(path) cannot be looked at: \(reason)."
        }
        public static func folderIsNone(_ path: String) -> String {
            "\(path) is no folder. Move it away, and the agent makes one."
        }
        public static func recordsAreNone(_ path: String) -> String {
            "\(path) is no file. Move it away, and the agent begins one."
        }
        public static func folderNotWritable(_ path: String) -> String {
            "\(path) cannot be written. Give it back to yourself with `chown` and `chmod 700`."
        }
        public static func setAside(_ path: String) -> String {
            "A damaged record was set aside as \(path). Keep it if you want to look into it, or "
                + "remove it."
        }
        public static func versions(client: String) -> String { "atrest \(client)." }
    }
}
