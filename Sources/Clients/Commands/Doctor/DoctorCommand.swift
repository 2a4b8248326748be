import Client
import Contract
import Glibc
import Presentation
import SDBus
import Words

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "doctor", Words.Help.doctor, examples: ["doctor", "doctor --json"])

    @OptionGroup var answer: AnswerOptions

    func run() throws {
        let (output, json) = (answer.output, answer.json)
        var worst = ExitStatus.success
        var all: [CheckResult] = []
        try Doctor().check { results in
            all += results
            for result in results {
                if !json { try output.lines(result.lines(output)) }
                if worst == .success, case .failed(_, let problem) = result { worst = problem }
            }
        }
        if json { try output.line(JSON.array(all.map(\.json))) }
        if worst != .success { throw Problem(worst) }
    }
}

extension CheckResult {
    /// The word for programs, the mark for people, and the sentence.
    private var parts: (word: String, mark: StyledText, sentence: String) {
        switch self {
        case .ok(let sentence): ("ok", .dim("✓"), sentence)
        case .absent(let sentence): ("absent", .dim("·"), sentence)
        case .warning(let sentence): ("warning", .bold("!"), sentence)
        case .failed(let sentence, _): ("failed", .bold("✗"), sentence)
        }
    }

    fileprivate var json: JSON { .answer(["result": parts.word, "text": parts.sentence]) }

    /// The mark and the sentence, which is wrapped beside it.
    fileprivate func lines(_ output: Output) -> [StyledText] {
        output.wrapped(parts.sentence, indent: "  ").enumerated().map { at, line in
            at == 0 ? parts.mark + line.mapped { String($0.dropFirst()) } : line
        }
    }
}

/// Looks for a tray, and for the agent's icon in it. Starts and changes nothing.
struct TrayCheck {
    private typealias Say = Words.Doctor

    let bus: Bus
    /// nil while the agent is away.
    let agent: Agent?

    struct Agent {
        let process: UInt32
        let wantsIcon: Bool
    }

    private static let watcher = Destination(
        service: "org.kde.StatusNotifierWatcher", path: "/StatusNotifierWatcher",
        interface: "org.kde.StatusNotifierWatcher")

    var result: CheckResult {
        if agent?.wantsIcon == false { return .absent(Say.trayOff) }
        let hasHost: Bool? = try? bus.property(
            "IsStatusNotifierHostRegistered", of: Self.watcher, activates: false)
        guard let hasHost else { return .absent(Say.noTray) }
        guard hasHost else { return .absent(Say.trayWithoutHost) }
        guard let agent else { return .absent(Say.trayThere) }
        if items.contains(agent.process) { return .ok(Say.trayShown) }
        // The agent hides its item while a panel shows Atrest.
        return (try? bus.owner(of: Names.panel)) == nil
            ? .failed(Say.trayMissing) : .ok(Say.trayInPanel)
    }

    /// The process ids of all items in the tray.
    private var items: Set<UInt32> {
        let names: [String]? = try? bus.property(
            "RegisteredStatusNotifierItems", of: Self.watcher, activates: false)
        // An item is registered as ":1.42/StatusNotifierItem", or by its bus name alone.
        let owners = (names ?? []).map { String($0.prefix { $0 != "/" }) }
        return Set(owners.compactMap { bus.process(of: $0) })
    }
}
