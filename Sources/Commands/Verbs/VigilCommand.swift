import ArgumentParser
import Client
import Words

struct VigilCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vigil", abstract: Words.Vigil.help, discussion: Words.Vigil.explanation)

    private enum Act: String {
        case on
        case off
        case show
    }

    @Argument(help: ArgumentHelp(Words.Vigil.actHelp, valueName: "act")) var act: String?
    @Flag(help: ArgumentHelp(Words.Vigil.citeHelp)) var cite = false
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let act = try act.map { (text) throws(Problem) in
            guard let act = Act(rawValue: text.lowercased()) else {
                throw Problem(.usage, Words.Vigil.unknownAct(text))
            }
            return act
        }
        if cite && act != .show { throw Problem(.usage, Words.Vigil.citeWhat) }
        let output = Output(color: outputOptions.color)
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        switch act {
        case nil: try state(agent, output)
        case .on, .off:
            try asking { () throws(ClientError) in try agent.vigil1.setEnabled(act == .on) }
            try output.line(act == .on ? Words.Vigil.isOn : Words.Vigil.isOff)
        case .show: try show(agent, output)
        }
    }

    private func state(_ agent: AgentProxy, _ output: Output) throws {
        let vigil = try asking { () throws(ClientError) in try agent.vigil1.state() }
        try output.line(vigil.enabled ? Words.Vigil.isOn : Words.Vigil.isOff)
        try output.line(.dim(Words.Vigil.explanation))
    }

    /// Prints nothing if Vigil has no words for this moment, as after a fast that ended early.
    private func show(_ agent: AgentProxy, _ output: Output) throws {
        let (vigil, citation) = try asking { () throws(ClientError) in
            (try agent.vigil1.state(), cite ? try agent.vigil1.citation() : nil)
        }
        guard vigil.enabled else { throw Problem(.refused, Words.Vigil.nothingWhileOff) }
        if let companion = vigil.companion {
            try output.lines(output.wrapped(companion, indent: "").map { StyledText($0) } + [""])
        }
        guard let scripture = vigil.scripture else { return }
        try output.lines(output.wrapped(scripture, indent: "").map { .italic($0) })
        if let citation { try output.line(.dim(citation)) }
    }
}
