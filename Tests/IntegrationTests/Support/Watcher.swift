import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// A program on the bus that records the agent's signals and calls its methods.
final class Watcher {
    struct Event: Equatable {
        let interface: String
        let member: String
        let arguments: [Value]
    }

    private(set) var events: [Event] = []
    let bus: Bus
    let loop: SDEventLoop
    private var slot: Slot?
    private var lastProcess: Int32?

    /// How long to wait for an expected event. Only a failing test waits this long.
    static let patience = Duration.seconds(120)

    convenience init(_ session: PrivateSession) throws { try self.init(on: session.connect()) }

    init(on bus: Bus) throws {
        self.bus = bus
        loop = try SDEventLoop()
        try loop.attach(bus)
        try bus.setCallTimeout(Self.patience)
        slot = try bus.match(MatchRule(path: Names.objectPath)) { [unowned self] message in
            var arguments: [Value] = []
            while let value = try? Value(contentReading: message) { arguments.append(value) }
            events.append(
                Event(
                    interface: message.interface ?? "", member: message.member ?? "",
                    arguments: arguments))
        }
    }

    /// Runs the loop until a condition is true.
    ///
    /// - Parameter period: how often to check if no message of the bus can tell, in microseconds.
    func wait(
        until isDone: () -> Bool, every period: UInt64 = .max,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let deadline = SDEventTimer.Clock.monotonic.now + Self.patience
        while !isDone() {
            let now = SDEventTimer.Clock.monotonic.now
            try #require(now < deadline, "no such event came", sourceLocation: location)
            try loop.runOnce(timeout: min(.microseconds(period), deadline - now))
        }
    }

    func wait(for member: String, _ location: SourceLocation = #_sourceLocation) throws {
        try wait(until: { signals(member).count > 0 }, every: .max, location)
    }

    /// Calls the agent, so that everything it sent before its answer has arrived.
    func fence() throws {
        _ = try get(.status)
        while try loop.runOnce(timeout: .zero) {}
    }

    /// Forgets the recorded events.
    func forgetNow() { events = [] }

    /// Forgets all events that have arrived, recorded or not.
    func forget() throws {
        while try loop.runOnce(timeout: .zero) {}
        events = []
    }

    /// Forgets everything that the agent has sent so far.
    func settle() throws {
        try fence()
        try forget()
    }

    func signals(_ member: String) -> [Event] { events.filter { $0.member == member } }

    /// The names in each `PropertiesChanged` so far.
    var batches: [Set<String>] {
        signals("PropertiesChanged").map { event in
            guard case .dictionary(let entries, _, _) = event.arguments[1] else { return [] }
            return Set(entries.compactMap(\.key.stringValue))
        }
    }

    // MARK: Calling

    private static func destination(
        _ interface: String, at path: String = Names.objectPath
    ) -> Destination {
        Destination(
            service: Names.application, path: ObjectPath(path)!, interface: interface)
    }

    @discardableResult
    func call<each Argument: BusType>(
        _ member: String, on interface: String = Timer1.interface,
        at path: String = Names.objectPath, _ arguments: repeat each Argument
    ) throws -> Message {
        let call = try bus.methodCall(to: Self.destination(interface, at: path), member)
        try call.append(repeat each arguments)
        return try bus.call(call)
    }

    /// Starts a fast that reaches `seconds` after its start in a moment, and prepares for that moment.
    ///
    /// A busy machine may take longer than the lead. If the preparations ended too late, the fast is
    /// abandoned and another one starts with a longer lead.
    ///
    /// - Parameters:
    ///   - lead: the longest time until the moment, in seconds. A slow machine gets more.
    ///   - target: in microseconds; nil for the default.
    ///   - prepare: runs before the moment.
    ///   - reset: runs if `prepare` ended too late, before the fast is abandoned.
    /// - Returns: the start, in microseconds.
    @discardableResult
    func start(
        before seconds: Int64, lead: Int64 = 2, target: UInt64? = nil,
        prepare: (() throws -> Void)? = nil, reset: () throws -> Void = {},
        _ location: SourceLocation = #_sourceLocation
    ) throws -> UInt64 {
        try inTime(before: seconds, lead, isPrepared: prepare != nil, location) { start in
            var options = ["StartedAt": Value.uint64(start)]
            if let target { options["Target"] = .uint64(target) }
            try call("Start", options)
            try prepare?()
        } reset: {
            try reset()
            try call("Abandon", noOptions)
        }
    }

    /// Moves the start of the running fast so that it reaches `seconds` after it in a moment.
    func adjust(
        before seconds: Int64, lead: Int64 = 2, _ location: SourceLocation = #_sourceLocation
    ) throws {
        try inTime(before: seconds, lead, isPrepared: false, location) { start in
            try call("Adjust", ["StartedAt": Value.uint64(start)])
        } reset: {
        }
    }

    /// Tries with longer and longer leads until `act` ends before its fast reaches `seconds`.
    @discardableResult
    private func inTime(
        before seconds: Int64, _ lead: Int64, isPrepared: Bool, _ location: SourceLocation,
        act: (_ start: UInt64) throws -> Void, reset: () throws -> Void
    ) throws -> UInt64 {
        var lead = lead + (try delay())
        for _ in 0..<6 {
            let announced = signals("MilestoneReached").count
            let start = fromNow(lead - seconds)
            try act(start)
            if SDEventTimer.Clock.microsecondsSinceEpoch < start + UInt64(seconds) * 1_000_000 {
                return start
            }
            if !isPrepared {
                // The agent may have been in time although its answer was not.
                try fence()
                if signals("MilestoneReached").count > announced { return start }
            }
            try reset()
            lead *= 2
        }
        try #require(Bool(false), "the machine is too slow for this test", sourceLocation: location)
        return 0
    }

    /// How many seconds to add to a lead: a hundred times what a call takes now. 0 on an idle machine.
    private func delay() throws -> Int64 {
        // The first call may have to start the agent.
        try fence()
        let before = SDEventTimer.Clock.monotonic.now
        for _ in 0..<5 { try fence() }
        return Int64((SDEventTimer.Clock.monotonic.now - before) / Duration.milliseconds(50))
    }

    /// The name of the error that refuses a call; nil if the call succeeds.
    func refusal<each Argument: BusType>(
        of member: String, on interface: String = Timer1.interface,
        _ arguments: repeat each Argument
    ) throws -> String? {
        try refusal { try call(member, on: interface, repeat each arguments) }
    }

    /// The name of the bus error that a closure throws; nil if it returns.
    func refusal<Result>(_ body: () throws -> Result) throws -> String? {
        do {
            _ = try body()
            return nil
        } catch let error as BusError {
            #expect(!error.message.isEmpty)
            return error.name
        }
    }

    func get(_ property: Timer1.Property) throws -> Value {
        try get(property.rawValue, of: Timer1.interface)
    }

    func get(_ property: String, of interface: String) throws -> Value {
        try call("Get", on: Self.propertiesInterface, interface, property).read(Value.self)
    }

    func set(_ property: String, of interface: String, to value: Value) throws {
        try call("Set", on: Self.propertiesInterface, interface, property, value)
    }

    func setVigil(_ isOn: Bool) throws {
        try set(Vigil1.Property.enabled.rawValue, of: Vigil1.interface, to: .boolean(isOn))
    }

    func properties(of interface: String = Timer1.interface) throws -> [String: Value] {
        try call("GetAll", on: Self.propertiesInterface, interface).read([String: Value].self)
    }

    static let propertiesInterface = "org.freedesktop.DBus.Properties"

    /// The values in each `PropertiesChanged` of an interface so far.
    func changes(of interface: String) -> [[String: Value]] {
        signals("PropertiesChanged").filter { $0.arguments[0] == .string(interface) }.map { event in
            guard case .dictionary(let entries, _, _) = event.arguments[1] else { return [:] }
            return Dictionary(
                uniqueKeysWithValues: entries.map { entry in
                    guard case .variant(let value) = entry.value else {
                        return (entry.key.stringValue!, entry.value)
                    }
                    return (entry.key.stringValue!, value)
                })
        }
    }

    /// The process that owns the agent's name.
    func agentProcess() throws -> Int32 {
        let call = try bus.methodCall(to: .daemon, "GetConnectionUnixProcessID")
        try call.append(Names.application)
        let process = Int32(bitPattern: try bus.call(call).read(UInt32.self))
        lastProcess = process
        return process
    }

    /// Waits until a name has no owner.
    func waitUntilFree(_ name: String) throws {
        var isFree = false
        let slot = try bus.match(.ownerChange(of: name)) { message in
            if let (_, _, owner) = try? message.read(String.self, String.self, String.self) {
                isFree = owner.isEmpty
            }
        }
        if try bus.owner(of: name) == nil { isFree = true }
        try withExtendedLifetime(slot) { try wait(until: { isFree }) }
    }

    /// Waits until the agent has left the bus and its process has ended.
    ///
    /// It leaves the bus first and closes the records after that.
    func waitUntilAway() throws {
        try waitUntilFree(Names.application)
        guard let lastProcess else { return }
        // A process that has ended has no program, even if its parent has not waited for it.
        let program = "/proc/\(lastProcess)/exe"
        var byte: CChar = 0
        try wait(until: { readlink(program, &byte, 1) < 0 }, every: 1000)
    }
}

/// The time `seconds` from now, truncated to the second, in microseconds since the epoch.
func fromNow(_ seconds: Int64) -> UInt64 {
    UInt64(Int64(SDEventTimer.Clock.microsecondsSinceEpoch / 1_000_000) + seconds) * 1_000_000
}

let hour: Int64 = 3600

/// The folder of the package.
let packageFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
