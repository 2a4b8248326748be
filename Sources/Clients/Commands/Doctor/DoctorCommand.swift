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
            if worst == .success, case .failed(let problem) = result.kind { worst = problem }
        }
        if worst != .success { throw Problem(worst) }
    }
}

extension CheckResult {
    fileprivate var json: JSON {
        let result =
            switch kind {
            case .ok: "ok"
            case .absent: "absent"
            case .warning: "warning"
            case .failed: "failed"
            }
        return .answer(["result": result, "text": sentence])
    }

    /// The mark and the sentence, which is wrapped beside it.
    fileprivate func lines(_ output: Output) -> [StyledText] {
        output.wrapped(sentence, indent: "  ").enumerated().map { at, line in
            guard at == 0 else { return line }
            return mark + line.mapped { String($0.dropFirst()) }
        }
    }

    fileprivate var mark: StyledText {
        switch kind {
        case .ok: .dim("✓")
        case .absent: .dim("·")
        case .warning: .bold("!")
        case .failed: .bold("✗")
        }
    }
}
