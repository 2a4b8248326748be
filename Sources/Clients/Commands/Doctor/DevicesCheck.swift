import Client
import Contract
import Presentation
import Words

/// Checks the folder that several machines share. Changes nothing.
struct DevicesCheck {
    private typealias Say = Words.Devices

    let state: Devices1State
    let agent: AgentProcess?

    var results: [CheckResult] {
        let problems = state.problems.map { CheckResult.warning($0) }
        switch state.folderState {
        case .none: return [.absent(Say.noFolder)]
        case .ready:
            let waits = state.waiting == 0 ? [] : [Say.waiting(Int(state.waiting))]
            let danger = [FolderDanger.sentence(aboutChosen: state.folder)].compactMap(\.self)
            return [.ok(Say.joined(state.folder))]
                + (danger + waits).map { CheckResult.warning($0) } + problems
                + [hint].compactMap(\.self).map { CheckResult.failed($0) }
        case .absent: return [.failed(state.problems.joined(separator: "\n"))]
        case .refused:
            return [
                .failed((state.problems + [hint].compactMap(\.self)).joined(separator: "\n"))
            ]
        }
    }

    /// How the restrictions of the agent's unit are opened, if they keep it from writing to the folder.
    private var hint: String? { CalendarFolderHint.opening(state.folder, to: agent) }
}
