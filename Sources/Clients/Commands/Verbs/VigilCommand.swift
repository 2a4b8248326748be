import Client
import Presentation
import Words

struct VigilCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "vigil", Words.Vigil.help, discussion: Words.Vigil.explanation,
        examples: ["vigil on", "vigil show --cite"])

    enum Act: String, CaseIterable {
        case on
        case off
        case show
        case forest
    }

    @Argument(.vigilAct, Words.Vigil.actHelp) var act: String?
    @Flag(Words.Vigil.citeHelp) var cite = false
    @OptionGroup var answer: AnswerOptions

    func run() throws {
        let act: Act? = try act.map {
            try Suggestions.value($0, synonyms: Suggestions.vigil, orElse: Words.Vigil.unknownAct)
        }
        if cite && act != .show && act != .forest { throw Problem(.usage, Words.Vigil.citeWhat) }
        let agent = try AgentProxy.starting()
        let isChange = act == .on || act == .off
        if isChange { try agent.vigil1.setEnabled(act == .on) }
        let vigil = try agent.vigil1.state()
        let isOfForest = act == .forest
        let citation: String? =
            !cite
            ? nil
            : isOfForest ? try agent.vigil1.inscriptionCitation() : try agent.vigil1.citation()
        if answer.json { return try answer.output.line(json(vigil, citation)) }
        guard act == .show || isOfForest else {
            let state = StyledText(vigil.enabled ? Words.Vigil.isOn : Words.Vigil.isOff)
            return try answer.output.lines(
                isChange
                    ? [state] : [state] + answer.output.wrapped(Words.Vigil.explanation, .dim))
        }
        guard vigil.enabled else { throw Problem(.refused, Words.Vigil.nothingWhileOff) }
        if isOfForest { try show(vigil.inscription, citation) } else { try show(vigil, citation) }
    }

    /// The same object for each act. The citation is only in it with `--cite`.
    private func json(_ vigil: Vigil1State, _ citation: String?) -> JSON {
        .answer([
            "enabled": vigil.enabled, "scripture": vigil.scripture, "companion": vigil.companion,
            "inscription": vigil.inscription, "citation": citation,
        ])
    }

    /// Prints nothing if Vigil has no words for this moment, as after a fast that ended early.
    private func show(_ vigil: Vigil1State, _ citation: String?) throws {
        let output = answer.output
        if let companion = vigil.companion {
            try output.lines(output.wrapped(companion) + [""])
        }
        try show(vigil.scripture, citation)
    }

    private func show(_ words: String?, _ citation: String?) throws {
        guard let words else { return }
        let output = answer.output
        try output.lines(
            output.wrapped(words, .italic) + (citation.map { [.dim($0)] } ?? []))
    }
}
