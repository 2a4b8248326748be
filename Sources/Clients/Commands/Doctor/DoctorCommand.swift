import Client
import Contract
import Glibc
import Presentation
import SDBus
import Words

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: Words.Help.doctor,
        examples: ["doctor", "doctor --json"])

    @OptionGroup var answer: AnswerOptions

    func run() throws {
        let (output, json) = (answer.output, answer.json)
        var worst = ExitStatus.success
        let results = Doctor().results()
        if json { try output.line(JSON.array(results.map(\.json))) }
        for result in results {
            if !json { try output.lines(result.lines(output)) }
            if worst == .success, case .failed(_, let problem) = result { worst = problem }
        }
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
