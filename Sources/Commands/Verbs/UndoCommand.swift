import ArgumentParsing
import Client
import Contract
import LocalTime
import Presentation
import Words

struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: Words.Journal.undoHelp)

    @Flag(help: ArgumentHelp(Words.Journal.listHelp)) var list = false
    @Option(
        short: "n", help: ArgumentHelp(Words.Journal.limitHelp, valueName: "number"))
    var limit: String?
    @OptionGroup var answer: AnswerOptions

    func run() throws {
        if list { return try show() }
        guard limit == nil else { throw Problem(.usage, Words.Journal.onlyWithList) }
        try answer.show(ActReply.undone) { try $0.undo() }
    }

    private func show() throws {
        let limit = try limit.map {
            guard let number = UInt32($0), (1...History1.listLimit).contains(number) else {
                throw Problem(.usage, Words.Journal.noLimit)
            }
            return number
        }
        // JSON lists everything; a page is enough for a person.
        let acts = try AgentProxy(activates: true).acts(
            limit: limit ?? (answer.json ? History1.listLimit : 20))
        let view = JournalView(zone: .system)
        try answer.show(
            .array(acts.map(view.json)),
            acts.isEmpty ? [StyledText(Words.Journal.none)] : view.lines(acts))
    }
}

struct RedoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "redo", abstract: Words.Journal.redoHelp)

    @OptionGroup var answer: AnswerOptions

    func run() throws { try answer.show(ActReply.redone) { try $0.redo() } }
}

extension AnswerOptions {
    /// Takes an act back or does it again, and says what it was.
    fileprivate func show(
        _ reply: (Journal1.UndoResult) -> ActReply,
        _ call: (Journal1Proxy) throws -> Journal1.UndoResult
    ) throws {
        guard json else {
            return try options.carryOut { reply(try call($0.journal1)) }
        }
        try output.line(JournalView.json(call(AgentProxy(activates: true).journal1)).text)
    }
}
