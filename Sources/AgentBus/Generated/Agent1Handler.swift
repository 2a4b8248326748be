// Generated from dbus/app.atrest.Agent1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import Glibc
import SDBus

/// What carries out the calls of `app.atrest.Agent1`.
protocol Agent1Handler: AnyObject {
    /// Returns what the agent has used since it started, as the kernel counts it; 0 if the kernel
    /// does not know.
    func usage() throws -> Agent1.UsageResult
}

extension Agent1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        Interface(Agent1.interface, methodMembers)
    }

    private var methodMembers: [Interface.Member] {
        var members: [Interface.Member] = []
        members.append(.method("Usage", in: [], out: ["usage"]) {
            [unowned self] () throws -> [String: Value] in
            return try self.usage().values
        })
        return members
    }
}

extension Agent1.UsageResult {
    /// As it travels.
    var values: [String: Value] {
        let values: [String: Value] = [
            "Since": .uint64(since.wire),
            "Wakeups": .uint64(wakeups),
            "ProcessorTime": .uint64(processorTime.wire),
            "Memory": .uint64(memory),
            "Written": .uint64(written),
            "Notices": .uint64(notices),
        ]
        return values
    }
}
