import SDBus

/// Asks one service to hold something back, as long as this program wants it. It never waits and never
/// starts the service. If the service starts later, or again, it is asked then.
final class Inhibitor {
    let service: InhibitorService
    private let bus: Bus
    private var request: Request?
    private var state = State.absent

    private struct Request {
        let reason: String
        var watch: NameWatch?
    }

    private enum State {
        /// The service is not running, or does not offer this, or has refused.
        case absent
        /// Waits for a reply of the service with this unique name.
        case asking(Slot, owner: String)
        /// The number that the service has returned.
        case held(UInt32, by: Destination)
    }

    /// How long to wait for a reply. A service that is slower may still grant the request. It ends
    /// with the connection then.
    static let patience = Duration.seconds(5)

    init(_ service: InhibitorService, on bus: Bus) {
        self.service = service
        self.bus = bus
    }

    /// True if an answer is due whose grant will be released at once.
    var isReleasing: Bool {
        if case .asking = state { request == nil } else { false }
    }

    /// True if the service has agreed.
    var isHeld: Bool { if case .held = state { true } else { false } }

    /// - Parameter reason: a desktop may show it to the user.
    func hold(reason: String) {
        guard request == nil else { return }
        request = Request(reason: reason)
        request?.watch = try? bus.watchName(service.destination.service) { [weak self] owner in
            self?.ownerChanged(owner)
        }
    }

    func release() {
        request = nil
        // A call that is not answered yet is released by its reply.
        if case .held(let number, let holder) = state { end(number, by: holder) }
    }

    private func ownerChanged(_ owner: String?) {
        // An earlier call has no answer yet.
        if case .asking(_, let asked) = state, asked == owner { return }
        // What another owner held has ended with it.
        state = .absent
        guard let owner else { return }
        let own = service.destination
        let holder = Destination(service: owner, path: own.path, interface: own.interface)
        if service.capability == nil { ask(holder) } else { askWhatItCan(holder) }
    }

    private func askWhatItCan(_ holder: Destination) {
        call(
            holder, "GetCapabilities", arguments: { _ throws(SystemError) in },
            then: { [weak self] reply in
                guard let self else { return }
                state = .absent
                let capabilities = (try? reply.get().read([String].self)) ?? []
                if let needed = service.capability, capabilities.contains(needed) { ask(holder) }
            })
    }

    private func ask(_ holder: Destination) {
        guard let reason = request?.reason else { return }
        call(
            holder, "Inhibit",
            arguments: { [service] call throws(SystemError) in
                try service.append(reason, call)
            },
            then: { [weak self] reply in
                guard let self else { return }
                state = .absent
                guard let number = try? reply.get().read(UInt32.self) else { return }
                state = .held(number, by: holder)
                if request == nil { end(number, by: holder) }
            })
    }

    private func call(
        _ destination: Destination, _ member: String,
        arguments: (Message) throws(SystemError) -> Void,
        then handler: @escaping (Result<Message, BusError>) -> Void
    ) {
        do throws(SystemError) {
            let call = try bus.methodCall(to: destination, member, activates: false)
            try arguments(call)
            let slot = try bus.callAsync(call, timeout: Self.patience, handler: handler)
            state = .asking(slot, owner: destination.service)
        } catch {
            // The connection is lost, and everything that was held with it.
            state = .absent
        }
    }

    private func end(_ number: UInt32, by holder: Destination) {
        state = .absent
        guard let call = try? bus.methodCall(to: holder, service.end, activates: false),
            (try? call.append(number)) != nil
        else { return }
        // If it cannot be sent, the connection is lost, which ends it too.
        try? bus.send(call)
    }
}
