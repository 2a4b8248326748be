// Generated from dbus/app.atrest.Agent1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// What carries out the calls of `app.atrest.Agent1`.
protocol Agent1Handler: ServedInterface {
    /// Returns what the agent has used since it started, as the kernel counts it; 0 if the kernel
    /// does not know.
    func usage() throws -> Agent1.UsageResult
    /// Returns what a refused call was about, for a client that makes a sentence of its own, for
    /// example in another language. An error itself has only a name and a sentence.
    func explain(sentence: String) throws -> [String: Value]
}

extension Agent1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        members.append(.method("Usage", in: [], out: ["usage"]) { [unowned self] () throws -> [String: Value] in try self.usage().values })
        members.append(.method("Explain", in: ["sentence"], out: ["details"]) { [unowned self] (sentence: String) throws -> [String: Value] in try self.explain(sentence: sentence) })
        return Interface(Agent1.interface, members)
    }
}

extension Agent1.UsageResult {
    var values: [String: Value] {
        ["Since": .uint64(since.wire), "Wakeups": .uint64(wakeups), "ProcessorTime": .uint64(processorTime.wire), "Memory": .uint64(memory), "Written": .uint64(written), "Notices": .uint64(notices)]
    }
}
