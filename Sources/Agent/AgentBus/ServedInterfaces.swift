import AgentCore
import Compline
import Contract
import Fasting
import SDBus
import System

/// All interfaces of the agent on the bus.
///
/// If a signal cannot be sent, the other interfaces are still announced, and it is sent as soon as
/// it can be.
public final class ServedInterfaces {
    private let engine: Engine
    private let onFailure: (any Error) -> Void
    private let interfaces: [any ServedInterface]
    private let sandboxed = SandboxedCallers()
    private var slots: [Slot] = []
    /// Signals that could not be sent yet, oldest first.
    private var unsent: [Event] = []
    private var isRetryScheduled = false
    private var retryDelay = DoublingDelay(.seconds(1) ... .seconds(60))

    /// Exports all interfaces.
    ///
    /// - Parameters:
    ///   - launcher: carries out what launchers and searches ask for.
    ///   - devices: carries out what clients ask of the folder of several machines. It outlives this object.
    ///   - onFailure: gets what keeps a change from being announced.
    public init(
        engine: Engine, bus: Bus, prayer: PrayerState, launcher: any Launcher,
        devices: any DeviceControl,
        onFailure: @escaping (any Error) -> Void
    ) throws(SystemError) {
        self.engine = engine
        self.onFailure = onFailure
        let refusals = RecentRefusals()
        bus.onRefusal = refusals.remember
        bus.errorFor = { [unowned engine] in ($0 as? Refusal).map { BusError($0, engine) } }
        // The longest text that means something is a note, which has up to 16,000 bytes.
        bus.textLimits = TextLimits()
        // In the order in which changes are announced: Timer1 comes last, so that a client that acts
        // on its signals reads the new values everywhere.
        var interfaces: [any ServedInterface] = [
            ApplicationObject(engine: engine, launcher: launcher),
            SearchProviderObject(engine: engine, launcher: launcher),
            RunnerObject(engine: engine, launcher: launcher),
            Vigil1Object(engine: engine, bus: bus),
            Compline1Object(engine: engine, bus: bus, prayer: prayer),
            Settings1Object(engine: engine, bus: bus),
            Water1Object(engine: engine, bus: bus),
            History1Object(engine: engine, bus: bus),
            Forest1Object(engine: engine, bus: bus),
            Agent1Object(engine: engine, bus: bus, refusals: refusals),
            Devices1Object(engine: engine, bus: bus, control: devices),
            Journal1Object(engine: engine, bus: bus),
            Timer1Object(engine: engine, bus: bus),
        ]
        if engine.environment.authority != nil {
            interfaces.insert(Premium1Object(engine: engine, bus: bus), at: 3)
        }
        self.interfaces = interfaces
        for interface in interfaces { try export(interface, on: bus) }
    }

    /// What changes the past is at a second object too, for every caller. At the first one, callers in a sandbox are
    /// refused.
    private func export(_ served: any ServedInterface, on bus: Bus) throws(SystemError) {
        let interface = served.makeInterface()
        let effect = { (member: Interface.Member) -> RecordsObject.Effect in
            member.isProperty
                ? .past : RecordsObject.effect(of: member.name, on: interface.name)
        }
        slots.append(
            try bus.export(interface.checking { check(effect($0)) }, at: served.path))
        if let part = interface.limited(to: { effect($0) != .present }) {
            slots.append(try bus.export(part, at: .records))
        }
    }

    /// What refuses a caller in a sandbox; nil if every caller may.
    private func check(_ effect: RecordsObject.Effect) -> ((Message) throws -> Void)? {
        if effect == .present { return nil }
        return { [sandboxed, unowned engine] call in
            if effect != .past {
                let acts = try engine.reversibleActs()
                let act = effect == .undo ? acts.undoable : acts.redoable
                // Without an act the method itself refuses.
                if act?.kind.isOfThePresent ?? true { return }
            }
            try sandboxed.check(call)
        }
    }

    /// Announces a change: one `PropertiesChanged` for each interface that differs, then the signals.
    ///
    /// While the records cannot be read only that is announced, since every other read is refused then.
    /// When they can be read again, all properties are announced.
    public func publish(_ change: Change) {
        unsent += change.events
        publish(change.after)
    }

    private func publish(_ snapshot: Snapshot) {
        let isReadable = snapshot.records == .readable
        var failed = false
        for interface in interfaces {
            guard isReadable || !interface.needsRecords else {
                interface.forgetAnnounced()
                continue
            }
            do { try interface.publish(snapshot) } catch {
                failed = true
                onFailure(error)
            }
        }
        while isReadable, let event = unsent.first {
            // Timer1 first: clients learn about the fast before they learn that the history changed.
            do { for interface in interfaces.reversed() { try interface.send(event) } } catch {
                failed = true
                onFailure(error)
                break
            }
            unsent.removeFirst()
        }
        if failed { scheduleRetry() } else { retryDelay.reset() }
    }

    private func scheduleRetry() {
        if isRetryScheduled { return }
        isRetryScheduled = true
        engine.environment.schedule(retryDelay.duration) { [weak self] in
            guard let self else { return }
            isRetryScheduled = false
            publish(engine.snapshot)
        }
        retryDelay.lengthen()
    }

    /// Releases memory that is only needed for fast answers.
    public func releaseMemory() {
        for interface in interfaces { interface.releaseMemory() }
    }
}
