import Client
import Contract
import Presentation
import Words

/// The sentences about safety that verbs add to their answers. Rule: docs/rules/evidence.md, Safety.
enum SafetyNote {
    /// After the very first start: who asks a physician first, and when to stop. After a start with
    /// a target of more than five days: how to eat again.
    ///
    /// - Parameter target: nil if it is the one from the settings, which was commented when it was
    ///   set.
    static func afterStart(target: Duration?) throws {
        if isFirstStart { try write(Words.Safety.first) }
        try afterTarget(target)
    }

    /// After a target was set.
    ///
    /// - Parameter target: nil if none was.
    static func afterTarget(_ target: Duration?) throws {
        if let target, SafetyMoments.isLong(target) { try write(Words.Safety.longFast) }
    }

    /// After a fast has ended.
    static func afterEnd(seconds: Int64) throws {
        if SafetyMoments.isLong(.seconds(seconds)) { try write(Words.Safety.longFast) }
    }

    /// Whether the start that was just answered is the very first one. Nothing is stored for this:
    /// the journal tells.
    ///
    /// False if the agent cannot be asked: the start itself is done, and its answer stands.
    private static var isFirstStart: Bool {
        do throws(ClientError) {
            let agent = try AgentProxy(activates: false)
            return SafetyMoments.isFirstStart(
                try agent.journal1.list(limit: 0).map(\.act),
                sessions: Int(try agent.history1.state().sessionCount))
        } catch {
            return false
        }
    }

    private static func write(_ text: Words.BodyText) throws {
        let output = Output()
        try output.lines([""] + output.wrapped(text.text, indent: "").map { StyledText($0) })
    }
}
