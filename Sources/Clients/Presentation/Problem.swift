import Client
import Contract
import Fasting
import Glibc
import LocalTime
import SDBus
import Text
import Words

/// Why a command fails: an exit status and a sentence.
package struct Problem: Error, Equatable {
    package let exitStatus: ExitStatus
    /// nil if nothing is to be printed.
    package let sentence: String?

    package init(_ exitStatus: ExitStatus, _ sentence: String? = nil) {
        self.exitStatus = exitStatus
        self.sentence = sentence
    }

    /// - Parameter folder: the data folder, which an agent on another bus may hold.
    package init(_ error: ClientError, dataFolder folder: String = dataFolderPath()) {
        switch error {
        case .noBus(let reason): self.init(.unavailable, Words.noBus(reason))
        case .unconnected(let failure):
            self.init(
                .unavailable,
                Words.noSessionBus(
                    code: failure.code, isRoot: geteuid() == 0,
                    address: failure.address.map(String.init(pathBytes:)),
                    answering: failure.answering.map(String.init(pathBytes:))))
        case .away: self.init(.unavailable, Words.agentUnknown)
        case .activationFailed where isDataFolderLocked(folder):
            self.init(.unavailable, Words.folderInUse(path: folder))
        case .activationFailed(let reason):
            self.init(.unavailable, Words.activationFailed(reason))
        case .masked(let state): self.init(.unavailable, Words.Doctor.unitMasked(state))
        case .tooMany: self.init(.storage, Words.tooMany)
        case .noAnswer: self.init(.unavailable, Words.agentSilent)
        case .stranger(let program, let process):
            self.init(.unavailable, Words.nameTaken(by: program.printable, process: process))
        case .unreachable(let reason): self.init(.unavailable, Words.agentUnreachable(reason))
        case .unexpectedAnswer(let part):
            self.init(.unavailable, Words.unexpectedAnswer(part))
        case .refused(let error):
            self.init(
                ErrorName(rawValue: error.name)?.exitStatus ?? .refused,
                error.ownSentence)
        }
    }

    package init(_ error: SystemError) { self.init(.unavailable, error.description) }

    /// An error of which only the person needs to know.
    package init(of error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let error as ClientError: self.init(error)
        default: self.init(.unavailable, "\(error)")
        }
    }
}

extension Problem {
    /// The sentence as a window says it, which does not ask for a command in a terminal; nil if nothing is to be said.
    package var windowText: String? { sentence?.printable.withoutCommands }
}

extension String {
    /// The text without the sentences that name a command of Atrest, and without such a part after a semicolon. What is
    /// left says what happened. A text of such sentences only stays as it is.
    package var withoutCommands: String {
        let kept = parts.reduce(into: [String]()) { kept, part in
            let words = part.split(separator: " ")
            if !words.contains(where: {
                $0 == "`atrest" || $0.hasPrefix("`atrest`") || $0.hasPrefix("`--")
            }) {
                kept.append(part)
            } else if let last = kept.last, last.hasSuffix(";") {
                kept[kept.count - 1] = "\(last.dropLast())."
            }
        }
        return kept.isEmpty ? self : kept.joined(separator: " ")
    }

    /// The text with the quotes of its language for those of a terminal.
    package var withQuotes: String {
        split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .map { $0 % 2 == 0 ? String($1) : Words.inQuotes(String($1)) }.joined()
    }

    private var parts: [String] {
        var parts: [[Substring]] = [[]]
        let words = split(separator: " ", omittingEmptySubsequences: false)
        for (word, next) in zip(words, words.dropFirst() + [""]) {
            parts[parts.count - 1].append(word)
            // "6." is a day in German, and no command follows it.
            let isDay = word.dropLast().allSatisfy(\.isNumber) && next.first != "`"
            if let last = word.last, ".!?;".contains(last), !isDay { parts.append([]) }
        }
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }
}

/// Calls the agent and turns a failure into a ``Problem``.
package func asking<Result>(_ body: () throws -> Result) throws(Problem) -> Result {
    do { return try body() } catch { throw Problem(of: error) }
}

/// Connects to the agent, which is started if it is not running, and asks it something.
package func askingAgent<Result>(
    _ body: (AgentProxy) throws -> Result
) throws(Problem) -> Result { try asking { try body(AgentProxy(activates: true)) } }

/// Connects to the agent. The first call starts it if it is not running.
package func connectingToAgent() throws(Problem) -> AgentProxy { try askingAgent { $0 } }

extension BusError {
    /// Why the agent refused a call, in the language of this program and with the times of its zone. If the
    /// agent says no more than its sentence, or something that this program does not know, it is that
    /// sentence.
    package var ownSentence: String {
        UserInput.inOwnZone(RefusalDetails(details).sentence ?? message)
    }

    /// Whether the agent could not write to a folder. What opens the folder to it helps then, and not if it was refused
    /// for another reason.
    package var isDeniedWrite: Bool {
        guard case .folder(let problem) = RefusalDetails(details).refusal else { return false }
        return [.readOnly, .denied, .failed].contains(problem.cause)
    }
}

extension RefusalDetails {
    fileprivate init(_ values: [String: Value]) {
        self.init(
            texts: values.compactMapValues(\.stringValue),
            instants: values.compactMapValues { $0.uint64Value.flatMap(Instant.init(wire:)) })
    }

    /// nil if the reason is not known here.
    fileprivate var sentence: String? {
        refusal.map {
            Words.sentence($0, runningSince: runningSince, now: Clock.now, zone: .system)
        }
    }
}
