import Client
import Fasting
import Presentation
import Words

/// When the agent invites the user to the prayer, as `--invite` sets it.
enum InvitationSetting: Equatable {
    case off
    case at(TimeOfDay)

    static let example = "21:30"

    /// - Throws: ``Problem`` with the status `usage`.
    init(_ text: String) throws(Problem) {
        if UserInput.flag(text) == false {
            self = .off
        } else if let time = UserInput.timeOfDay(text) {
            self = .at(time)
        } else {
            throw Problem(.usage, Words.Prayer.unreadableTime(text, example: Self.example))
        }
    }

    /// Sets it, and says what is set. The time stays when the invitation is turned off.
    func set(_ output: Output) throws {
        let agent = try AgentProxy.starting()
        switch self {
        case .off:
            try agent.compline1.setEnabled(false)
            try output.line(Words.Prayer.notInvited)
        case .at(let time):
            try agent.compline1.setInvitationAt(String(describing: time))
            try agent.compline1.setEnabled(true)
            try output.line(Words.Prayer.invited(at: String(describing: time)))
        }
    }
}
