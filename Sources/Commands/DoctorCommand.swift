import ArgumentParser
import Client
import Contract
import Glibc
import SDBus
import Words

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: Words.Help.doctor)

    @OptionGroup var look: LookOptions

    func run() throws {
        let output = Output(color: look.color)
        var worst = ExitStatus.success
        for finding in Examination().findings() {
            try output.line(finding.mark + " \(finding.sentence)")
            if worst == .success, case .wrong(let problem) = finding.kind { worst = problem }
        }
        if worst != .success { throw Problem(worst) }
    }
}

extension Finding {
    fileprivate var mark: StyledText {
        switch kind {
        case .well: .dim("✓")
        case .absent: .dim("·")
        case .wrong: .bold("✗")
        }
    }
}
