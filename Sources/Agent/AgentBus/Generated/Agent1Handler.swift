// Generated from dbus/app.atrest.Agent1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Contract
import Fasting
import SDBus

/// The properties of `app.atrest.Agent1` whose changes are announced.
struct Agent1Properties: PropertyValues {
    static var interface: String { Agent1.interface }

    /// Why the records cannot be read or written, or until the end of the next day that they were
    /// damaged or missing and what took their place, as a sentence for people; "" if all is well. A
    /// client shows the sentence. While the records cannot be read, the members of the other
    /// interfaces answer app.atrest.Error.Storage with the same sentence, and none of their changes
    /// is announced. When they can be read again, all properties of the other interfaces are
    /// announced, except the constant ones.
    var problem: String = ""

    func names(differingFrom other: Agent1Properties?) -> [String] {
        var names: [String] = []
        if problem != other?.problem { names.append("Problem") }
        return names
    }

    /// Those with a basic type, as the bus reads them.
    final class Stored: StoredValues {
        let problem = StoredProperty<String>("")

        func set(_ values: Agent1Properties) {
            problem.value = values.problem
        }
    }
}

/// What carries out the calls of `app.atrest.Agent1`.
protocol Agent1Handler: PublishingInterface where Properties == Agent1Properties {
    /// Returns what the agent has used since it started, as the kernel counts it; 0 if the kernel
    /// does not know.
    func usage() throws -> Agent1.UsageResult
    /// Returns what a refused call was about, for a client that makes a sentence of its own, for
    /// example in another language. An error itself has only a name and a sentence.
    func explain(sentence: String) throws -> [String: Value]
    /// The version of the program, such as 0.2.0.
    var release: String { get }
    /// The absolute path of the folder in which the agent keeps the records. A client that needs it
    /// asks, because the agent may have another environment.
    var dataFolder: String { get }
}

extension Agent1Handler {
    /// The interface as it is exported: calls go to this handler, which must outlive it.
    func makeInterface() -> Interface {
        var members: [Interface.Member] = []
        let published = published
        members.append(.method("Usage", in: [], out: ["usage"]) { [unowned self] () throws -> [String: Value] in try self.usage().values })
        members.append(.method("Explain", in: ["sentence"], out: ["details"]) { [unowned self] (sentence: String) throws -> [String: Value] in try self.explain(sentence: sentence) })
        members.append(.property("Release", .constant) { [unowned self] in self.release })
        members.append(.property("DataFolder", .constant) { [unowned self] in self.dataFolder })
        members.append(.property("Problem", .emitsChange, published.stored.problem))
        members.append(.property("Version", .constant) { Agent1.version })
        return Interface(Agent1.interface, members, beforeReading: published.check)
    }
}

extension Agent1.UsageResult {
    var values: [String: Value] {
        ["Since": .uint64(since.wire), "Wakeups": .uint64(wakeups), "ProcessorTime": .uint64(processorTime.wire), "Memory": .uint64(memory), "Written": .uint64(written), "Notices": .uint64(notices)]
    }
}
