import Client
import Presentation
import Words

/// What a panel or a follower knows of the agent at one moment.
enum AgentState: Equatable {
    case running(AgentReport)
    /// The agent is not running, or it does not answer. A fast may be running all the same.
    case away
    /// The agent cannot read its records. The sentence says why.
    case unreadable(String)

    /// - Parameter failure: why there is no report; nil if the agent is not running.
    init(_ report: AgentReport?, _ failure: ClientError?) {
        if let report {
            self = .running(report)
        } else if let failure, failure.isAboutRecords {
            self = .unreadable(Problem(failure).sentence?.printable ?? Words.unreadable)
        } else {
            self = .away
        }
    }

    /// nil if nothing is known about the fast.
    var report: AgentReport? {
        if case .running(let report) = self { report } else { nil }
    }

    /// Why the records cannot be read or written, or what was done because they were damaged; nil if nothing is known to be wrong, or it was not asked for.
    var problem: String? {
        if case .unreadable(let sentence) = self { return sentence }
        return report?.agent.flatMap { $0.problem.isEmpty ? nil : $0.problem.printable }
    }

    /// What stands in for the status of a fast if nothing is known about it.
    var name: String {
        switch self {
        case .running(let report): report.timer.status.rawValue
        case .away: "away"
        case .unreadable: "unreadable"
        }
    }

    /// A few words for a bar if nothing is known about the fast; nil otherwise.
    var words: String? {
        switch self {
        case .running: nil
        case .away: Words.awayInBar
        case .unreadable: Words.unreadable
        }
    }
}
