import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Words

struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "history", Words.History.help, examples: ["history :week", "history --total --by month"])

    @OptionGroup var intervalOptions: IntervalOptions
    @Option(.count, short: "n", Words.History.limitHelp) var limit: String?
    @Flag(Words.History.totalHelp) var total = false
    @Option(.span, Words.History.byHelp) var by: String?
    @Flag(Words.Note.notesHelp) var notes = false
    @Option(.text, Words.Note.grepHelp) var grep: String?
    @OptionGroup var answer: AnswerOptions

    /// How many fasts are shown if neither a number nor a time is given.
    private static let page = 20

    func run() throws {
        let limit = try limit.map {
            // More than fit into a number are all.
            let number = Int($0) ?? ($0.allSatisfy(\.isWholeNumber) ? .max : 0)
            guard number > 0 else { throw Problem(.usage, Words.History.noLimit) }
            return number
        }
        let span: CalendarSpan? = try by.map {
            try Suggestions.value(
                $0, synonyms: Suggestions.spans, orElse: Words.History.unknownSpan)
        }
        let interval = try intervalOptions.interval(orLimit: true)
        let text = try grep.map { text throws(Problem) in try typedText(text) }
        let agent = try AgentProxy.starting()
        Output.printProblem(of: agent)
        if total || span != nil {
            return try show(
                try totals(agent, interval, by: span, containing: text), by: span, interval,
                containing: text, limit: limit)
        }
        let showsNotes = notes || text != nil
        if let text { return try search(agent, interval, for: text, limit: limit ?? .max) }
        guard !answer.json else {
            let entries = try agent.sessions(in: interval, limit: limit)
            return try answer.output.line(
                JSON.array(entries.map { HistoryView.json($0, withNote: showsNotes) }))
        }
        try show(
            agent, interval, limit: limit ?? (interval.isEverything ? Self.page : .max),
            answer.output)
    }

    /// Shows the fasts whose note has a text.
    private func search(
        _ agent: AgentProxy, _ interval: Interval, for text: String, limit: Int
    ) throws {
        let found = try agent.sessions(in: interval).filter {
            $0.note.text.containsIgnoringCase(text)
        }
        let entries = Array(found.prefix(limit))
        if answer.json {
            let objects = entries.map { HistoryView.json($0, withNote: true) }
            return try answer.output.line(JSON.array(objects))
        }
        let running = try RunningRow(agent, in: interval, withNote: true).containing(text)
        let view = HistoryView(zone: .system, width: answer.output.width, withNotes: true)
        try answer.output.lines(running.lines(view, entries))
        if entries.isEmpty, running.timer == nil {
            try answer.output.line(Words.Note.noneContains(text))
        }
    }

    /// The agent sums up what ended between two instants. Fasts of certain days, or with a certain note, are
    /// summed up here.
    private func totals(
        _ agent: AgentProxy, _ interval: Interval, by span: CalendarSpan?, containing text: String?
    ) throws -> [History1.TotalRow] {
        let begin = interval.since ?? Instant(secondsSinceEpoch: 0)
        guard text != nil || interval.days != nil else {
            return try agent.history1.total(
                from: begin, until: interval.until, by: span?.rawValue ?? "")
        }
        let sessions = try agent.sessions(in: interval).filter { session in
            text.map(session.note.text.containsIgnoringCase) ?? true
        }
        return sessions.totals(
            by: span, firstWeekday: CalendarNames.system.firstDay, in: .system, since: begin)
    }

    private func show(
        _ totals: [History1.TotalRow], by span: CalendarSpan?, _ interval: Interval,
        containing text: String?, limit: Int?
    ) throws {
        let view = TotalView(span: span, totals: Array(totals.prefix(limit ?? .max)))
        let none =
            text.map(Words.Note.noneContains)
            ?? (interval.isEverything ? Words.History.none : Words.History.noneThen)
        try answer.show(
            view.json,
            totals.isEmpty ? [StyledText(none)] : view.lines(width: answer.output.width))
    }

    private func show(
        _ agent: AgentProxy, _ interval: Interval, limit: Int, _ output: Output
    ) throws {
        let found = try agent.sessions(
            in: interval, limit: interval.isEverything ? limit : nil)
        let entries = Array(found.prefix(limit))
        let all =
            try interval.isEverything && entries.count == limit
            ? Int(agent.history1.state().sessionCount) : found.count
        let running = try RunningRow(agent, in: interval, withNote: notes)
        let view = HistoryView(zone: .system, width: output.width, withNotes: notes)
        try output.lines(running.lines(view, entries))
        if entries.isEmpty {
            try output.line(interval.isEverything ? Words.History.none : Words.History.noneThen)
        }
        if all > entries.count {
            let more = Words.History.more(shown: entries.count, of: all)
            // A pipe gets fasts only.
            if output.width == nil {
                Output.printError(more)
            } else {
                try output.lines(output.folded(.dim(more)))
            }
        }
    }
}

/// The fast that runs, above those that ended.
private struct RunningRow {
    /// nil if none runs, or not in the interval that is asked for.
    var timer: Timer1State?
    var note = ""
    let now = Clock.now

    /// The fasts of a list with the running one before them.
    func lines(_ view: HistoryView, _ entries: [Session]) -> [StyledText] {
        view.lines(entries, running: timer, note: note, now: now)
    }

    init(_ agent: AgentProxy, in interval: Interval, withNote: Bool) throws {
        let timer = try agent.timer1.state()
        guard timer.isActive, interval.includesWhatRuns(at: now) else { return }
        self.timer = timer
        if withNote, let id = timer.id { note = try agent.note(of: id).text }
    }

    /// The same if the note has a text, or else nothing.
    func containing(_ text: String) -> RunningRow {
        var row = self
        if !note.containsIgnoringCase(text) { row.timer = nil }
        return row
    }
}

struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "log", Words.History.logHelp,
        examples: ["log yesterday 8am - 8pm", "log --start yesterday 20:00 --end 2h ago"])

    @Argument(.times, Words.History.logSpan) var span: [String] = []
    @Option(.time, Words.History.logStart) var start: String?
    @Option(.time, Words.History.logEnd) var end: String?
    @Option(.hours, Words.Help.target) var target: String?
    @Option(.text, Words.Note.optionHelp) var note: String?
    @OptionGroup var outputOptions: OutputOptions

    /// The times of the fast.
    func times() throws(Problem) -> (start: Instant, end: Instant) {
        if !span.isEmpty {
            if start != nil || end != nil { throw Problem(.usage, Words.History.spanOrStart) }
            return try UserInput.span(span)
        }
        if start == nil, end == nil { throw Problem(.usage, Words.History.logWhat) }
        guard let start, let end else {
            let model = CommandModel(Self.self)
            let missing = [start == nil ? "--start" : nil, end == nil ? "--end" : nil]
            let options = missing.compactMap { $0.flatMap(model.option(typed:)) }
            throw Problem(
                .usage,
                Words.CommandLine.missing("atrest log", options.map(HelpView.synopsis)) + " "
                    + Words.CommandLine.seeHelp(of: "atrest log"))
        }
        do throws(UserInput.IntervalProblem) {
            return try UserInput.interval(start: start, end: end)
        } catch {
            throw error.problem
        }
    }

    func run() throws {
        let (start, end) = try times()
        if end > Clock.now {
            let time = ActAnswer.Reader.local.short(end)
            throw Problem(.refused, Words.History.endsInTheFuture(time))
        }
        let target = try target.map(UserInput.hours)
        let note = try typedNote(note)
        try outputOptions.carryOut { agent in
            _ = try agent.history1.log(
                start: start, end: end, options: .init(target: target, note: note))
            return .logged(from: start, to: end, target: target)
        }
    }
}

struct EditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "edit", Words.History.editHelp, examples: ["edit --target 18", "edit @1 --end 12:30"])

    @Argument(.fast, Words.History.idHelp) var id: String?
    @Option(.time, Words.History.logStart) var start: String?
    @Option(.time, Words.History.logEnd) var end: String?
    @Option(.hours, Words.Help.target) var target: String?
    @Option(.text, Words.Note.optionHelp) var note: String?
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        guard start != nil || end != nil || target != nil || note != nil else {
            throw Problem(.usage, Words.History.editWhat)
        }
        if id == nil, end != nil {
            let missing = CommandModel(Self.self).positionals.map(HelpView.synopsis)
            throw Problem(.usage, Words.CommandLine.missing("atrest edit --end", missing))
        }
        let note = try typedNote(note)
        // A mistake is reported before the agent is asked for anything.
        for text in [start, end] {
            _ = try text.map { try UserInput.time($0, changing: Clock.now) }
        }
        let target = try target.map(UserInput.hours)
        let agent = try AgentProxy.starting()
        guard let id, case .kept(let before) = try agent.find(id) else {
            if end != nil { throw Problem(.usage, Words.History.runningHasNoEnd) }
            let running = try agent.timer1.state().startedAt
            let start = try start.map { try UserInput.time($0, changing: running) }
            return try outputOptions.adjust(
                .init(startedAt: start, target: target, note: note), with: agent)
        }
        let times = try times(before)
        try outputOptions.carryOut(with: agent) { agent in
            try agent.history1.edit(
                id: before.id,
                options: .init(
                    startedAt: start.map { _ in times.start }, endedAt: end.map { _ in times.end },
                    target: target, note: note))
            return .edited(from: times.start, to: times.end, target: target)
        }
    }

    /// The new times of a fast.
    private func times(_ before: Session) throws(Problem) -> (start: Instant, end: Instant) {
        do throws(UserInput.IntervalProblem) {
            return try UserInput.interval(
                changing: (before.start, before.end), start: start, end: end)
        } catch {
            throw error.problem
        }
    }
}

struct DeleteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "delete", Words.History.deleteHelp, examples: ["delete @1", "delete @1 @2"])

    @Argument(.keptFast, Words.History.deletedIDHelp) var id: String
    @Argument(.keptFast, Words.History.moreIDsHelp) var others: [String] =
        []
    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let agent = try AgentProxy.starting()
        // All of them are found first: without @1, another fast is the latest one.
        var entries: [Session] = []
        for id in [id] + others {
            guard case .kept(let entry) = try agent.find(id) else {
                throw Problem(.refused, Words.History.deleteRunning)
            }
            if !entries.contains(entry) { entries.append(entry) }
        }
        if entries.count == 1 {
            return try outputOptions.carryOut(with: agent) { agent in
                try agent.history1.delete(id: entries[0].id)
                return .deleted(entries[0])
            }
        }
        // The sentence of each is that of `ActReply.deleted` without the command that undoes it: one undo
        // brings back only the last, so the last line says how all of them come back.
        let output = outputOptions.output
        for entry in entries {
            try agent.history1.delete(id: entry.id)
            let span = ActAnswer.Reader.local.span(from: entry.start, to: entry.end)
            try output.line(Words.History.deleted(span))
        }
        try output.line(Words.Journal.undoBringsBack(entries.count))
    }
}

extension AgentProxy {
    /// The kept fasts that ended in an interval, the latest first.
    func sessions(in interval: Interval, limit: Int? = nil) throws(ClientError) -> [Session] {
        let ends = interval.ofEnds
        let found = try sessions(
            since: ends.since ?? Instant(secondsSinceEpoch: 0), until: ends.until,
            limit: interval.days == nil ? limit : nil)
        return Array(
            found.lazy.filter { interval.contains($0, zone: .system) }.prefix(limit ?? .max))
    }

    /// The fast that the user names.
    ///
    /// - Throws: ``Problem`` if there is none, or several.
    func find(_ text: String) throws -> FoundFast {
        let reference = try RecordReference(text)
        let kept: [Session]
        switch reference {
        case .place(0): kept = []
        case .place(let place): kept = try sessions(limit: place)
        default: kept = try sessions()
        }
        if let entry = try reference.record(in: kept, by: \.id) { return .kept(entry) }
        if case .place(1...) = reference { throw Problem(.refused, Words.History.notFound(text)) }
        let timer = try timer1.state()
        if timer.isActive, reference == .place(0) || timer.id.map(reference.matches) ?? false {
            return .running
        }
        throw Problem(
            .refused,
            reference == .place(0)
                ? Words.refusal(.notActive) { _ in "" } : Words.History.notFound(text))
    }
}

/// A fast that the user has named.
enum FoundFast {
    case running
    case kept(Session)
}
