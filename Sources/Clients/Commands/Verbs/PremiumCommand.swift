import Client
import Contract
import Fasting
import Licences
import LocalTime
import Presentation
import SDBus
import Words

/// The licence. The command is there only if the installation names a licence authority.
struct PremiumCommand: CommandGroup {
    private static let authority = InstalledAuthority(in: sharedFolders()).file
    static let isOffered = authority != nil

    static let configuration = CommandConfiguration(
        "premium", Words.Premium.help, discussion: Words.Premium.discussion,
        examples: ["premium", "premium show"],
        subcommands: [Offer.self, Show.self, Add.self, Remove.self], defaultSubcommand: Offer.self)

    struct Offer: ParsableCommand {
        static let configuration = CommandConfiguration("offer", Words.Premium.offerHelp)

        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let agent = try AgentProxy.starting()
            let state = try PremiumCommand.show(agent, answer)
            // A user who reads the offer is not asked whether to read it.
            if state.momentDue, answer.output.width != nil { try agent.premium1.dismiss() }
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration("show", Words.Premium.showHelp)

        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let agent = try AgentProxy.starting()
            let text = try PremiumCommand.asking { try agent.premium1.show() }
            if answer.json {
                let state = try agent.premium1.state()
                let view = PremiumView(state: state, seller: nil)
                return try answer.output.line(view.json(licence: text))
            }
            // The text is exactly what `premium add` takes.
            try answer.output.lines(
                text.split(separator: "\n").map { .verbatim(String($0)) })
        }
    }

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration("add", Words.Premium.addHelp)

        @Argument(.file, Words.Premium.fileHelp) var file: String
        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let bytes = try InputFile.bytes(of: file, upTo: PremiumText.enough)
            guard let text = PremiumText.licence(bytes) else {
                throw Problem(.badInput, Words.Premium.sentence(.wrong))
            }
            let agent = try AgentProxy.starting()
            try PremiumCommand.asking { _ = try agent.premium1.add(licence: text) }
            if !answer.json { try answer.output.line(Words.Premium.added) }
            _ = try PremiumCommand.show(agent, answer)
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration("remove", Words.Premium.removeHelp)

        @OptionGroup var answer: AnswerOptions

        func run() throws {
            let agent = try AgentProxy.starting()
            _ = try PremiumCommand.asking { try agent.premium1.remove() }
            if answer.json {
                _ = try PremiumCommand.show(agent, answer)
            } else {
                try answer.output.line(Words.Premium.removed)
            }
        }
    }

    private static func show(
        _ agent: AgentProxy, _ answer: AnswerOptions
    ) throws -> Premium1State {
        let state = try asking { try agent.premium1.state() }
        let view = PremiumView(state: state, seller: authority?.seller)
        try answer.show(view.json(), view.lines())
        return state
    }

    /// Asks the question about a licence in a terminal, after the fast that ended the trial, if no
    /// notification asks it. It is asked only once.
    static func askOnce(_ agent: AgentProxy, _ output: Output) throws {
        guard isOffered, output.width != nil, let state = try? agent.premium1.state(),
            state.momentDue
        else { return }
        let settings = try agent.settings1.state()
        if !settings.discreet, settings.notifyMilestones || settings.notifyTarget { return }
        try output.lines(["", .init(Words.Premium.promptText)].flatMap(output.folded))
        guard let goesOn = Question.isYes(Words.Premium.ask) else { return }
        if goesOn {
            try output.lines(PremiumView(state: state, seller: authority?.seller).lines())
        }
        try agent.premium1.dismiss()
    }

    private static func asking<Reply>(_ call: () throws -> Reply) throws -> Reply {
        do { return try call() } catch let error as ClientError { throw problem(error) }
    }

    private static func problem(_ error: ClientError) -> Problem {
        guard case .refused(let refusal) = error else { return Problem(error) }
        switch refusal.name {
        case BusError.Name.invalidArgs: return Problem(.badInput, refusal.ownSentence)
        case BusError.Name.unknownInterface, BusError.Name.unknownMethod:
            return Problem(.refused, Words.Premium.notServed)
        default: return Problem(error)
        }
    }
}

/// The licence, and after the trial the offer.
struct PremiumView {
    private typealias Say = Words.Premium

    let state: Premium1State
    /// nil if the offer is not shown.
    let seller: Seller?
    var zone = Zone.system

    /// During the trial nothing names a price, until the question about a licence is asked.
    private var offer: Seller? {
        state.state == Entitlement.free.rawValue || state.momentDue ? seller : nil
    }

    func lines() -> [StyledText] {
        let text = PremiumText(state, zone: zone)
        if text.isPremium { return [StyledText(text.state)] }
        var lines = [StyledText(text.state)]
        for part in offer.map(OfferText.init)?.parts ?? [] {
            lines += ["", .bold(part.title)] + part.lines.map { StyledText($0.printable) }
        }
        return lines + ["", .dim(Say.howTo)]
    }

    /// - Parameter licence: the text of the licence, if it was asked for.
    func json(licence: String? = nil) -> JSON {
        .answer([
            "state": state.state, "holder": state.holder, "until": state.until,
            "problem": state.problem, "momentDue": state.momentDue, "licence": licence,
            "offers": JSON.array(
                (offer?.offers ?? []).map {
                    JSON.object([("kind", $0.kind.rawValue.json), ("price", $0.price.json)])
                }), "seller": offer?.name, "address": offer?.address, "terms": offer?.terms,
        ])
    }
}
