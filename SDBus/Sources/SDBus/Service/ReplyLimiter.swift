import CSystemd
import Glibc

extension Bus {
    /// Protects this service from clients that ask for much and do not read the replies, as long as
    /// the returned object exists.
    ///
    /// Without it, such replies fill the queues of the bus. When those are full, the bus stops reading from
    /// this service, and then no client receives a reply any more.
    ///
    /// After every 256 KiB, by default, the bus is asked how much of it the client has read
    /// (`org.freedesktop.DBus.Debug.Stats.GetConnectionStats` of dbus-daemon). Until the answer, and
    /// while others call, the calls of such a client wait. If too much waits to be read, they wait
    /// until the client has read it. A bus without these statistics is not asked: dbus-broker itself
    /// disconnects a client that does not read.
    ///
    /// A call that may not wait is refused with `org.freedesktop.DBus.Error.LimitsExceeded`: if 16 MiB
    /// of calls of its client wait, or 64 MiB of all clients, or if it carries a descriptor as a value.
    /// Calls that wait hold no descriptors, so that no client can use up those of this process.
    ///
    /// - Parameter loop: the loop that the bus is attached to.
    /// - Throws: ``SystemError``, `ESTALE` if the loop has ended.
    public func limitReplies(
        _ limits: ReplyLimits = ReplyLimits(), on loop: SDEventLoop
    ) throws(SystemError) -> ReplyLimiter {
        let limiter = try ReplyLimiter(self, loop, limits)
        replyLimiter = limiter
        return limiter
    }
}

/// Bounds what waits to be read by the clients of a service. See ``Bus/limitReplies(_:on:)``.
public final class ReplyLimiter {
    /// Calls that were received, refused ones included.
    public private(set) var calls: UInt64 = 0
    /// Bytes of the replies to methods, roughly; properties are not counted.
    public private(set) var replyBytes: UInt64 = 0

    /// Calls that wait for their turn.
    public var waitingCalls: Int { turns.reduce(0) { $0 + $1.waiting.count } }
    /// The bytes of these calls, roughly.
    public var waitingBytes: Int { turns.reduce(0) { $0 + $1.waiting.bytes } }

    private let bus: Bus
    private let loop: SDEventLoop
    private let limits: ReplyLimits
    private var clients: [String: Client] = [:]
    /// The one that called last. Often it calls again, and then nothing has to be looked up.
    private var latest: Client?
    /// Clients with waiting calls, the one whose turn is next first.
    private var turns: [Client] = []
    private var turn: EventSource?
    /// When it rings, the bus is asked again about clients that had not read.
    private var reminder: SDEventTimer?
    private var turnTakenAt = Duration.zero
    /// The waiting call that is processed again.
    private var released: OpaquePointer?
    private var filter: OpaquePointer?

    /// What the bus says about a client.
    private enum Reading {
        case unknown
        /// The question is under way.
        case asked(Slot)
        /// Too much waits to be read. The calls of the client wait until it has read.
        case behind
    }

    private final class Client {
        let name: String
        /// The name in C.
        let cName: [CChar]
        /// What was sent and may wait to be read.
        var bytes = 0
        var waiting = WaitingCalls()
        var reading = Reading.unknown
        /// When the bus is asked again, on the monotonic clock, if the client is behind.
        var remindAt = Duration.zero
        var reminderDelay = ReplyLimiter.reminderDelays.lowerBound

        init(_ name: String) {
            self.name = name
            cName = Array(name.utf8CString)
        }

        var isBehind: Bool { if case .behind = reading { true } else { false } }
        var isAsked: Bool { if case .asked = reading { true } else { false } }
    }

    /// More are not remembered at once, except those to which much was sent. To watch clients leave
    /// would wake this process up for every program that ends.
    private static let rememberedClients = 128
    /// A waiting call gets its turn after this time, even if other clients never pause.
    private static let longestTurn = Duration.milliseconds(50)
    /// How long to wait before the bus is asked again about clients that had not read: at first and at
    /// most. The delay doubles each time.
    private static let reminderDelays: ClosedRange<Duration> = .milliseconds(20) ... .seconds(10)
    /// False after the bus has said that it does not count.
    private var hasStatistics = true

    fileprivate init(_ bus: Bus, _ loop: SDEventLoop, _ limits: ReplyLimits) throws(SystemError) {
        self.bus = bus
        self.loop = loop
        self.limits = limits
        reminder = try loop.addTimer(.monotonic, accuracy: .milliseconds(5)) { [unowned self] in
            let now = SDEventTimer.Clock.monotonic.now
            for client in turns where client.isBehind && client.remindAt <= now { ask(client) }
            armReminder(now)
        }
        try check(
            sd_bus_add_filter(
                bus.raw, &filter,
                { message, userdata, _ in
                    Unmanaged<ReplyLimiter>.fromOpaque(userdata!).takeUnretainedValue()
                        .take(message!) ? 1 : 0
                }, Unmanaged.passUnretained(self).toOpaque()),
            "watching calls")
    }

    deinit { sd_bus_slot_unref(filter) }

    /// - Returns: true if the call must not be served now.
    private func take(_ raw: OpaquePointer) -> Bool {
        guard sd_bus_message_is_method_call(raw, nil, nil) > 0,
            let sender = sd_bus_message_get_sender(raw)
        else { return false }
        if released == raw {
            released = nil
            return false
        }
        calls &+= 1
        let client = client(sender)
        if !turns.isEmpty { takeOverdueTurn() }
        if client.bytes <= limits.uncheckedBytes, client.waiting.isEmpty {
            client.bytes += ReplyLimits.bytesPerReply
            return false
        }
        // About a client that is behind the reminder asks.
        if !client.isBehind || client.waiting.isEmpty { ask(client) }
        do throws(SystemError) {
            let call = try WaitingCall(copying: raw)
            if limits.mayWait(call.bytes, own: client.waiting.bytes, all: waitingBytes) {
                client.waiting.append(call)
                if client.waiting.count == 1 { turns.append(client) }
                prepareTurn()
            } else {
                refuse(raw, client, "Too many calls of this client wait for an answer.")
            }
        } catch {
            refuse(
                raw, client,
                error.code == EBADF
                    ? "A call with a file descriptor cannot wait for an answer."
                    : "This call cannot wait for an answer.")
        }
        return true
    }

    private func refuse(_ call: OpaquePointer, _ client: Client, _ sentence: String) {
        // Even an error would only add to what a client does not read.
        if sd_bus_message_get_expect_reply(call) <= 0
            || hasStatistics && client.bytes > 2 * limits.bytesPerClient
        {
            return
        }
        client.bytes += ReplyLimits.bytesPerReply
        let error = BusError(name: BusError.Name.limitsExceeded, message: sentence)
        try? Message(borrowing: call).replyWithError(error)
    }

    /// Adds the reply to a call to what its sender has to read.
    func count(_ bytes: Int, of call: Message) {
        replyBytes &+= UInt64(bytes)
        if let sender = call.sender { client(sender).bytes += bytes }
    }

    private func client(_ name: UnsafePointer<CChar>) -> Client {
        if let latest, strcmp(latest.cName, name) == 0 { return latest }
        let client = client(String(cString: name))
        latest = client
        return client
    }

    private func client(_ name: String) -> Client {
        if let client = clients[name] { return client }
        if clients.count >= Self.rememberedClients {
            latest = nil
            clients = clients.filter {
                $0.value.bytes > limits.uncheckedBytes || !$0.value.waiting.isEmpty
            }
        }
        let client = Client(name)
        clients[name] = client
        return client
    }

    // MARK: The question how much a client has read

    private static let statistics = Destination.daemon.with(
        interface: "org.freedesktop.DBus.Debug.Stats")

    private func ask(_ client: Client) {
        guard hasStatistics, !client.isAsked else { return }
        let bytes = client.bytes
        do throws(SystemError) {
            let question = try bus.methodCall(to: Self.statistics, "GetConnectionStats")
            try question.append(client.name)
            let slot = try bus.callAsync(question) { [weak self, weak client] answer in
                if let self, let client { answered(client, answer, askedAt: bytes) }
            }
            client.reading = .asked(slot)
        } catch {
            client.reading = .unknown
        }
    }

    private func answered(
        _ client: Client, _ answer: Result<Message, BusError>, askedAt bytes: Int
    ) {
        client.reading = .unknown
        switch answer {
        case .success(let message):
            let values = try? message.read([String: Value].self)
            if let waiting = values?["OutgoingBytes"]?.uint32Value {
                // What was sent since the question is not in the answer, or only in part.
                client.bytes += Int(waiting) - bytes
                follow(client)
            } else {
                hasStatistics = false
            }
        case .failure(let error):
            switch error.name {
            case BusError.Name.nameHasNoOwner:
                // The client has left the bus.
                client.waiting = WaitingCalls()
                clients[client.name] = nil
                latest = nil
            case BusError.Name.noReply, BusError.Name.timeout, BusError.Name.disconnected: break
            default: hasStatistics = false
            }
        }
        prepareTurn()
    }

    /// Asks again later if too much waits to be read.
    private func follow(_ client: Client) {
        guard client.bytes > limits.bytesPerClient else {
            client.reminderDelay = Self.reminderDelays.lowerBound
            return
        }
        client.reading = .behind
        let now = SDEventTimer.Clock.monotonic.now
        client.remindAt = now + client.reminderDelay
        client.reminderDelay = min(client.reminderDelay * 2, Self.reminderDelays.upperBound)
        armReminder(now)
    }

    private func armReminder(_ now: Duration) {
        let next = turns.filter { $0.isBehind && !$0.waiting.isEmpty }.map(\.remindAt).min()
        if let next { try? reminder?.arm(after: next - now) }
    }

    // MARK: Waiting calls

    /// The next waiting call is served when nothing else is left to do.
    private func prepareTurn() {
        guard turn == nil, turns.contains(where: isReady) else { return }
        turn = try? loop.addDeferred { [unowned self] in
            turn = nil
            takeTurn()
            prepareTurn()
        }
        try? turn?.setPriority(Int64(SD_EVENT_PRIORITY_IDLE))
    }

    /// False if the next call of the client waits for the answer of the bus, or until the client has
    /// read.
    private func isReady(_ client: Client) -> Bool {
        client.bytes <= limits.bytesPerClient || !(client.isAsked || client.isBehind)
    }

    private func takeOverdueTurn() {
        let now = SDEventTimer.Clock.monotonic.now
        if now - turnTakenAt > Self.longestTurn { takeTurn() }
    }

    /// Gives the next client the turn for one call.
    private func takeTurn() {
        let now = SDEventTimer.Clock.monotonic.now
        // The last one is still to be processed, unless another filter has taken it.
        if released != nil, now - turnTakenAt < Self.longestTurn { return }
        turns.removeAll { $0.waiting.isEmpty }
        guard let index = turns.firstIndex(where: isReady) else { return }
        turnTakenAt = now
        let client = turns.remove(at: index)
        let call = client.waiting.removeFirst()
        client.bytes += ReplyLimits.bytesPerReply
        if sd_bus_enqueue_for_read(bus.raw, call.raw) >= 0 { released = call.raw }
        if !client.waiting.isEmpty {
            turns.append(client)
            if client.bytes > limits.uncheckedBytes { ask(client) }
        } else if !hasStatistics {
            client.bytes = 0
        }
    }
}
