import ArgumentParsing
import Client
import Contract
import Glibc
import Presentation
import SDBus
import Words

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: Words.Help.doctor)

    @OptionGroup var answer: AnswerOptions

    func run() throws {
        let (output, json) = (answer.output, answer.json)
        var worst = ExitStatus.success
        let results = Doctor().results()
        if json { try output.line(JSON.array(results.map(\.json)).text) }
        for result in results {
            if !json { try output.line(result.mark + " \(result.sentence)") }
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

    fileprivate var mark: StyledText {
        switch kind {
        case .ok: .dim("✓")
        case .absent: .dim("·")
        case .warning: .bold("!")
        case .failed: .bold("✗")
        }
    }
}
