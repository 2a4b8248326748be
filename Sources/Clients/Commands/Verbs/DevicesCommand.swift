import Client
import Contract
import Fasting
import Folders
import Glibc
import LocalTime
import Presentation
import System
import Text
import Words

/// The folder through which several machines share one history.
struct DevicesCommand: CommandGroup {
    private typealias Say = Words.Devices

    static let configuration = CommandConfiguration(
        "devices", Say.help, discussion: Say.discussion,
        examples: ["devices join ~/Sync", "devices name laptop"],
        subcommands: [
            Show.self, Join.self, Leave.self, Name.self, Forget.self, InboxSwitch.self,
            PageSwitch.self,
        ],
        defaultSubcommand: Show.self)

    /// What the agent says. The first question makes it look for a folder that is absent, and another one is answered after
    /// that.
    static func state(_ agent: AgentProxy) throws(ClientError) -> Devices1State {
        var state = try agent.devices1.state()
        for _ in 0..<10 where state.folderState == .absent {
            usleep(50_000)
            state = try agent.devices1.state()
        }
        return state
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration("show", Say.showHelp)

        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let view = DevicesView(state: try DevicesCommand.state(AgentProxy.starting()))
            try answer.show(view.json, view.lines(width: answer.output.width))
        }
    }

    struct Join: ParsableCommand {
        static let configuration = CommandConfiguration("join", Say.joinHelp)

        @Argument(.folder, Say.folderHelp) var folder: String
        @Flag(Say.dryRunHelp) var dryRun = false
        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let path = try CalendarFolderHint.path(folder)
            if path.isEmpty { throw Problem(.usage, Say.joinsNone(folder)) }
            let agent = try AgentProxy.starting()
            let found = try agent.withPatience {
                try agent.devices1.join(
                    folder: path, options: Devices1.JoinOptions(dryRun: dryRun ? true : nil))
            }
            if !dryRun { ActsDone.note() }
            if answer.json {
                return try answer.output.line(
                    JSON.answer([
                        "folder": path, "dryRun": dryRun, "devices": found.devices,
                        "fasts": found.fasts, "water": found.water,
                    ]))
            }
            var lines: [String] = dryRun ? [] : [Say.joined(path)]
            if let danger = FolderDanger.sentence(aboutChosen: path) { lines.append(danger) }
            lines.append(
                Say.found(
                    devices: Int(found.devices), fasts: Int(found.fasts),
                    water: Int(found.water), isDryRun: dryRun))
            if !dryRun {
                let state = try agent.devices1.state()
                lines += state.problems
                // The agent could read the folder, and has not written to it.
                if state.waiting > 0, !state.problems.isEmpty,
                    let hint = CalendarFolderHint.opening(path, to: AgentProcess(on: agent.bus))
                {
                    lines.append(hint)
                }
                lines.append(Say.carrier)
            }
            try answer.output.lines(lines.flatMap { answer.output.folded(StyledText($0)) })
        }
    }

    struct Leave: ParsableCommand {
        static let configuration = CommandConfiguration("leave", Say.leaveHelp)

        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let agent = try AgentProxy.starting()
            let isShared = try agent.devices1.state().folderState != .none
            try agent.devices1.leave()
            let state = try agent.devices1.state()
            try answer.show(
                DevicesView(state: state).json, [StyledText(isShared ? Say.left : Say.noFolder)])
        }
    }

    struct Name: ParsableCommand {
        static let configuration = CommandConfiguration("name", Say.nameHelp)

        @Argument(.name, Say.ownNameHelp) var name: String?
        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let agent = try AgentProxy.starting()
            try agent.devices1.setName(name ?? "")
            let state = try agent.devices1.state()
            try answer.show(
                DevicesView(state: state).json, [StyledText(Say.named(state.name).printable)])
        }
    }

    struct InboxSwitch: ParsableCommand {
        private typealias Say = Words.Devices.Inbox

        static let configuration = CommandConfiguration("inbox", Words.Devices.Inbox.help)

        @Argument(.onOrOff, Words.Devices.Inbox.stateHelp) var act: String?
        @OptionGroup var answer: AnswerOptions

        func run() throws {
            // What was typed is read before the agent is asked for anything.
            let wanted = try wantedState(act)
            let folder = try sharedFolder(AgentProxy.starting())
            let inbox = "\(folder)/\(Inbox.name)"
            // The agent refuses a link too: it may lead to any folder of the user.
            for path in [inbox, inbox + ".off"] where isForeign(path) {
                throw Problem(.refused, Words.Devices.notOurs(path))
            }
            var isOn = access(inbox, F_OK) == 0
            switch wanted {
            case nil: break
            case true?:
                if !isOn, rename(inbox + ".off", inbox) < 0, mkdir(inbox, 0o700) < 0 {
                    throw Problem(.refused, Say.unmade(inbox))
                }
                isOn = true
            case false?:
                if isOn, rename(inbox, inbox + ".off") < 0 {
                    throw Problem(.refused, Say.unmade(inbox + ".off"))
                }
                isOn = false
            }
            if wanted != nil { ActsDone.note() }
            try answer.show(
                JSON.answer(["inbox": isOn, "folder": inbox]),
                [StyledText(isOn ? Say.on(inbox) : Say.off)])
        }
    }

    struct PageSwitch: ParsableCommand {
        private typealias Say = Words.Devices.Page

        static let configuration = CommandConfiguration("today", Words.Devices.Page.help)

        @Argument(.onOrOff, Words.Devices.Inbox.stateHelp) var act: String?
        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let wanted = try wantedState(act)
            let agent = try AgentProxy.starting()
            let folder = try sharedFolder(agent)
            if let isWanted = wanted {
                try agent.set(.todayPage, to: .flag(isWanted))
            }
            let isOn = try agent.settings1.state().todayPage
            let path = "\(folder)/\(SharedPage.name)"
            try answer.show(
                JSON.answer(["today": isOn, "file": path]),
                [StyledText(isOn ? Say.on(path) : Say.off)])
        }
    }

    struct Forget: ParsableCommand {
        static let configuration = CommandConfiguration("forget", Say.forgetHelp)

        @Argument(.machine, Say.deviceHelp) var device: String
        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let agent = try AgentProxy.starting()
            let known = try agent.devices1.state().devices
            // A machine may have the id of another one as its name.
            let identified = known.filter { $0.id == device }
            let found = identified.isEmpty ? known.filter { $0.name == device } : identified
            guard let one = found.first else { throw Problem(.refused, Say.notFound(device)) }
            if found.count > 1 {
                throw Problem(.refused, Say.ambiguous(device, found.map(\.id)))
            }
            try agent.devices1.forget(id: one.id)
            let state = try agent.devices1.state()
            try answer.show(DevicesView(state: state).json, [StyledText(Say.forgotten)])
        }
    }
}

/// Whether there is something with this path that is not a folder of this user.
private func isForeign(_ path: String) -> Bool {
    var status = stat()
    if lstat(path, &status) < 0 { return false }
    return status.st_mode & S_IFMT != S_IFDIR || status.st_uid != geteuid()
}

extension ParsableCommand {
    /// The path of the shared folder.
    fileprivate func sharedFolder(_ agent: AgentProxy) throws -> String {
        let state = try agent.devices1.state()
        guard state.folderState != .none else {
            throw Problem(.refused, Words.Devices.noFolder)
        }
        return state.folder
    }

    /// What `on` and `off` ask for; nil if nothing is asked for.
    fileprivate func wantedState(_ act: String?) throws -> Bool? {
        switch act {
        case nil: nil
        case "on"?: true
        case "off"?: false
        case let other?: throw Problem(.usage, Words.Devices.Inbox.unknownState(other))
        }
    }
}

/// The folder that several machines share, and the other machines.
struct DevicesView {
    private typealias Say = Words.Devices

    let state: Devices1State
    var now = Clock.now
    var zone = Zone.system

    /// - Parameter width: the columns of the terminal; nil if it is none.
    func lines(width: Int?) -> [StyledText] {
        guard state.folderState != .none else {
            return [StyledText(Say.noFolder)] + problems
        }
        let own = TextTable([
            [Say.folder, state.folder.printable], [Say.thisMachine, state.name.printable],
        ])
        var lines = own.rows.map { StyledText.dim($0[0]) + StyledText($0[1]) }
        if state.waiting > 0 { lines.append(StyledText(Say.waiting(Int(state.waiting)))) }
        lines.append("")
        if state.devices.isEmpty {
            lines.append(StyledText(Say.noOthers))
        } else {
            let others = state.devices.map { device in
                Table.Row(cells: [
                    StyledText(device.name.isEmpty ? Say.unnamed : device.name.printable),
                    .dim(isAmbiguous(device) ? device.id : ""),
                    .dim(device.lastAct.map { Say.lastAct(time($0)) } ?? Say.neverActed),
                    .dim(device.lastRead.map { Say.lastRead(time($0)) } ?? ""),
                ])
            }
            lines += Table(rows: others).lines(width: width)
        }
        return lines + problems
    }

    /// Whether only the id tells a machine from the others.
    private func isAmbiguous(_ device: Devices1.DeviceRow) -> Bool {
        device.name.isEmpty || state.devices.count { $0.name == device.name } > 1
    }

    private var problems: [StyledText] {
        state.problems.isEmpty ? [] : [""] + state.problems.map { StyledText($0.printable) }
    }

    private func time(_ instant: Instant) -> String {
        TimeText.recorded(instant, recordedAt: now, zone: zone, words: .ofUser)
    }

    var json: JSON {
        .answer([
            "folder": state.folder, "state": state.folderState.rawValue, "name": state.name,
            "waiting": state.waiting,
            "devices": JSON.array(
                state.devices.map {
                    JSON.object([
                        "id": $0.id, "name": $0.name, "lastAct": $0.lastAct,
                        "lastRead": $0.lastRead, "missing": $0.missing,
                    ])
                }), "problems": JSON.array(state.problems.map(JSON.string)),
        ])
    }
}
