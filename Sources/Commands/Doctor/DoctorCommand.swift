import ArgumentParser
import Client
import Contract
import Glibc
import SDBus
import Words

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: Words.Help.doctor)

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let output = Output(color: outputOptions.color)
        var worst = ExitStatus.success
        for result in Doctor().results() {
            try output.line(result.mark + " \(result.sentence)")
            if worst == .success, case .failed(let problem) = result.kind { worst = problem }
        }
        if worst != .success { throw Problem(worst) }
    }
}

extension CheckResult {
    fileprivate var mark: StyledText {
        switch kind {
        case .ok: .dim("✓")
        case .absent: .dim("·")
        case .warning: .bold("!")
        case .failed: .bold("✗")
        }
    }
}
