import ArgumentParsing
import Client
import Presentation
import Words

struct VigilCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vigil", abstract: Words.Vigil.help, discussion: Words.Vigil.explanation)

    enum Act: String, CaseIterable {
        case on
        case off
        case show
        case forest
    }

    @Argument(help: ArgumentHelp(Words.Vigil.actHelp, valueName: "act")) var act: String?
    @Flag(help: ArgumentHelp(Words.Vigil.citeHelp)) var cite = false
    @Flag(help: ArgumentHelp(Words.Help.json)) var json = false
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let act = try act.map { (text) throws(Problem) in
            guard let act = Act(rawValue: text.lowercased()) else {
                throw Problem(
                    .usage,
                    Words.CommandLine.suggesting(
                        Likely.words(
                            for: text, among: Act.allCases.map(\.rawValue), synonyms: Likely.vigil),
                        after: Words.Vigil.unknownAct(text)))
            }
            return act
        }
        if cite && act != .show && act != .forest { throw Problem(.usage, Words.Vigil.citeWhat) }
        let output = Output(color: outputOptions.color)
        let agent = try asking { () throws(ClientError) in try AgentProxy(activates: true) }
        switch act {
        case nil where json: try printJSON(agent, output)
        case nil: try state(agent, output)
        case .on, .off:
            try asking { () throws(ClientError) in try agent.vigil1.setEnabled(act == .on) }
            if json { return try printJSON(agent, output) }
            try output.line(act == .on ? Words.Vigil.isOn : Words.Vigil.isOff)
        case .show where json: try printJSON(agent, output)
        case .show: try show(agent, output)
        case .forest where json: try printJSON(agent, output, ofForest: true)
        case .forest: try showInscription(agent, output)
        }
    }

    private func state(_ agent: AgentProxy, _ output: Output) throws {
        let vigil = try asking { () throws(ClientError) in try agent.vigil1.state() }
        try output.line(vigil.enabled ? Words.Vigil.isOn : Words.Vigil.isOff)
        try output.line(.dim(Words.Vigil.explanation))
    }

    /// Prints the same object for each act. The citation is only in it with `--cite`.
    private func printJSON(
        _ agent: AgentProxy, _ output: Output, ofForest: Bool = false
    ) throws {
        let (vigil, citation) = try asking { () throws(ClientError) in
            let vigil = try agent.vigil1.state()
            guard cite else { return (vigil, String?.none) }
            return (
                vigil,
                ofForest
                    ? try agent.vigil1.inscriptionCitation() : try agent.vigil1.citation()
            )
        }
        try output.line(
            JSON.object([
                JSON.schema, ("enabled", .boolean(vigil.enabled)),
                ("scripture", .optional(vigil.scripture) { .string($0) }),
                ("companion", .optional(vigil.companion) { .string($0) }),
                ("inscription", .optional(vigil.inscription) { .string($0) }),
                ("citation", .optional(citation) { .string($0) }),
            ]).text)
    }

    /// Prints nothing if Vigil has no words for this moment, as after a fast that ended early.
    private func show(_ agent: AgentProxy, _ output: Output) throws {
        let (vigil, citation) = try asking { () throws(ClientError) in
            (try agent.vigil1.state(), cite ? try agent.vigil1.citation() : nil)
        }
        try checkEnabled(vigil)
        if let companion = vigil.companion {
            try output.lines(output.wrapped(companion) + [""])
        }
        guard let scripture = vigil.scripture else { return }
        try output.lines(output.wrapped(scripture, .italic))
        if let citation { try output.line(.dim(citation)) }
    }

    /// Prints the line below the forest.
    private func showInscription(_ agent: AgentProxy, _ output: Output) throws {
        let (vigil, citation) = try asking { () throws(ClientError) in
            (try agent.vigil1.state(), cite ? try agent.vigil1.inscriptionCitation() : nil)
        }
        try checkEnabled(vigil)
        guard let inscription = vigil.inscription else { return }
        try output.lines(output.wrapped(inscription, .italic))
        if let citation { try output.line(.dim(citation)) }
    }

    private func checkEnabled(_ vigil: Vigil1State) throws(Problem) {
        guard vigil.enabled else { throw Problem(.refused, Words.Vigil.nothingWhileOff) }
    }
}
