import Client
import Contract
import Fasting
import Glibc
import LocalTime
import Presentation
import Text
import Words

struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "undo", Words.Journal.undoHelp, examples: ["undo", "undo --list"])

    @Argument(.count, Words.Journal.countHelp) var count: String?
    @Flag(Words.Journal.listHelp) var list = false
    @Option(.count, short: "n", Words.Journal.limitHelp) var limit: String?
    @Flag(Words.Interchange.yesHelp) var yes = false
    @OptionGroup var answer: AnswerOptions

    func run() throws {
        let count = try actCount(count)
        if list {
            if count != nil { throw Problem(.usage, Words.Journal.listOrCount) }
            return try show()
        }
        guard limit == nil else { throw Problem(.usage, Words.Journal.onlyWithList) }
        var confirmed: [UInt64?] = []
        if let count, count > 1, !yes, isatty(STDIN_FILENO) != 0, isatty(STDERR_FILENO) != 0 {
            confirmed = try confirm(count)
        }
        try answer.show(ActReply.undone, count) { journal, place in
            // What came in between was not shown.
            let act = place < confirmed.count ? confirmed[place] : nil
            return try journal.undo(options: .init(act: act))
        }
    }

    /// Names several acts, and asks. A script is not asked.
    ///
    /// - Returns: the numbers of the acts, in their order.
    private func confirm(_ count: Int) throws -> [UInt64?] {
        let all = try AgentProxy.starting().acts(limit: History1.listLimit)
        let acts = Array(all.lazy.filter { !$0.isUndone }.prefix(count))
        guard acts.count > 1 else { return [] }
        let view = JournalView(zone: .system)
        for line in view.lines(acts, width: answer.output.width) {
            Output.printDetail(line)
        }
        try Question.confirm(
            Words.Journal.askUndo(acts.count), noTerminal: Words.Interchange.noTerminal,
            declined: Words.Journal.nothingUndone)
        return acts.map(\.number)
    }

    private func show() throws {
        let limit = try limit.map {
            guard let number = UInt32($0), (1...History1.listLimit).contains(number) else {
                throw Problem(.usage, Words.Journal.noLimit)
            }
            return number
        }
        // JSON lists everything; a page is enough for a person.
        let acts = try AgentProxy.starting().acts(
            limit: limit ?? (answer.json ? History1.listLimit : 20))
        let view = JournalView(zone: .system)
        try answer.show(
            .array(acts.map(view.json)),
            acts.isEmpty
                ? [StyledText(Words.Journal.none)] : view.lines(acts, width: answer.output.width))
    }
}

struct RedoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "redo", Words.Journal.redoHelp, examples: ["redo", "redo 2"])

    @Argument(.count, Words.Journal.redoCountHelp) var count: String?
    @OptionGroup var answer: AnswerOptions

    func run() throws {
        try answer.show(ActReply.redone, try actCount(count)) { journal, _ in
            try journal.redo(options: .init())
        }
    }
}

/// Reads how many acts are undone or redone; nil if no number was given.
private func actCount(_ text: String?) throws(Problem) -> Int? {
    guard let text else { return nil }
    guard let count = Int(text), (1...Int(History1.listLimit)).contains(count) else {
        throw Problem(.usage, Words.Journal.unreadableCount(text))
    }
    return count
}

extension AnswerOptions {
    /// Undoes or redoes acts, and says what each was. It ends at the first refusal.
    ///
    /// - Parameter count: nil for one. With a number, JSON is an array.
    fileprivate func show(
        _ reply: (Journal1.UndoResult) -> ActReply, _ count: Int?,
        _ act: (Journal1Proxy, _ place: Int) throws -> Journal1.UndoResult
    ) throws {
        let agent = try AgentProxy.starting()
        func call(_ journal: Journal1Proxy, _ place: Int = 0) throws -> Journal1.UndoResult {
            try agent.withPatience { try act(journal, place) }
        }
        guard json else {
            for place in 0..<(count ?? 1) {
                try options.carryOut(with: agent) { reply(try call($0.journal1, place)) }
            }
            return
        }
        guard let count else { return try output.line(JournalView.json(call(agent.journal1))) }
        var results: [JSON] = []
        var failure: (any Error)?
        while failure == nil, results.count < count {
            do { results.append(JournalView.json(try call(agent.journal1, results.count))) } catch {
                failure = error
            }
        }
        // The answer still contains what was done before the refusal.
        if failure == nil || !results.isEmpty { try output.line(JSON.array(results)) }
        if let failure { throw failure }
    }
}

/// The list of acts, and undo and redo as JSON.
struct JournalView {
    let zone: Zone

    /// One line for each act, in columns: when it was carried out, what it was, and whether it was
    /// undone.
    ///
    /// - Parameter width: the columns of the terminal; nil if it is none. If the columns do not fit, what
    ///   an act was is wrapped, and that it was undone follows it.
    func lines(_ acts: [Journal1.ActRow], width: Int? = nil) -> [StyledText] {
        Table(
            rows: acts.map { act in
                Table.Row(
                    cells: [
                        StyledText(TimeText.full(act.at, zone: zone)),
                        StyledText(act.text(in: zone)),
                    ] + (act.isUndone ? [.dim(Words.Journal.undoneMark)] : []))
            }
        ).lines(width: width)
    }

    /// What an undo or a redo did.
    static func json(_ result: Journal1.UndoResult) -> JSON {
        .answer([
            "act": result.act, "at": result.at, "text": result.text(in: .system),
            "left": result.left,
        ])
    }

    func json(_ act: Journal1.ActRow) -> JSON {
        .answer([
            "at": act.at, "act": act.act, "text": act.text(in: zone),
            "takenBack": act.isUndone,
        ])
    }
}
