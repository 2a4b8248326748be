import AgentCore
import Contract
import Fasting
import SDBus

/// One interface of the agent on the bus.
///
/// A method decodes all arguments, performs one command and answers with the reply or the refusal.
/// It does nothing else: what changed is announced by ``publish(_:)``.
protocol ServedInterface: AnyObject {
    /// Whether its properties follow from the records. Otherwise they are announced even while the records
    /// cannot be read.
    var needsRecords: Bool { get }

    /// The object on the bus that has the interface.
    var path: ObjectPath { get }

    /// The interface as it is exported: calls go to this object, which must outlive it.
    func makeInterface() -> Interface

    /// Announces the properties that differ from those that clients know.
    func publish(_ snapshot: Snapshot) throws

    /// Announces all properties next time, because clients could not read them meanwhile.
    func forgetAnnounced()

    /// Sends the signal of an event, if the interface has one for it.
    func send(_ event: Event) throws

    /// Releases memory that is only needed for fast answers.
    func releaseMemory()
}

extension ServedInterface {
    var needsRecords: Bool { true }
    var path: ObjectPath { .agent }
    func publish(_ snapshot: Snapshot) throws {}
    func forgetAnnounced() {}
    func send(_ event: Event) throws {}
    func releaseMemory() {}
}

/// An interface that has properties whose changes are announced.
protocol PublishingInterface: ServedInterface {
    associatedtype Properties: PropertyValues

    var published: PublishedProperties<Properties> { get }
}

extension PublishingInterface {
    func publish(_ snapshot: Snapshot) throws { try published.publish(Properties(snapshot)) }
    func forgetAnnounced() { published.forgetAnnounced() }
}

/// What every interface with properties has: the engine that performs its calls, and the properties, which follow from
/// the engine's snapshots.
class PublishingObject<Properties: PropertyValues> {
    let engine: Engine
    let bus: Bus
    let published: PublishedProperties<Properties>

    /// - Parameter check: called before each read. It throws if the values must not be shown, by default if the
    ///   records cannot be read.
    init(
        engine: Engine, bus: Bus,
        check: @escaping (Engine) throws -> Void = { try $0.prepareRead() }
    ) {
        self.engine = engine
        self.bus = bus
        published = PublishedProperties(Properties(engine.snapshot)) { [unowned engine] in
            try check(engine)
        } announce: { (names) throws(SystemError) in
            try bus.emitPropertiesChanged(names, of: Properties.interface, at: .agent)
        }
    }
}

extension Engine {
    /// Performs a command on the records.
    ///
    /// - Returns: the reply, and the number of the act; 0 if nothing changed.
    func act(
        _ command: Command, if condition: Precondition? = nil
    ) throws(Refusal) -> (reply: Reply, act: UInt64) {
        let before = try reversibleActs().undoable?.number
        let reply = try perform(command, if: condition)
        let after = snapshot.undo.undoable?.number
        return (reply, after == before ? 0 : UInt64(clamping: after ?? 0))
    }

    /// Performs a command on the records whose only result is its act.
    func change(
        _ command: Command, if condition: Precondition? = nil
    ) throws(Refusal) -> Journal1.ActResult {
        Journal1.ActResult(act: try act(command, if: condition).act)
    }

    /// Performs a command that returns an id.
    func add(_ command: Command) throws -> (id: RecordID, act: UInt64) {
        let done = try act(command)
        guard case .id(let id) = done.reply else { throw BusError.noReply }
        return (id, done.act)
    }
}

extension BusError {
    /// The core gave another reply than its command has.
    static var noReply: BusError {
        BusError(name: BusError.Name.failed, message: "The act gave no result.")
    }
}
