import CSystemd
import Glibc

extension Bus {
    /// Protects this service from clients that ask for much and do not read the replies, as long as
    /// the returned object exists.
    ///
    /// Without it, such replies fill the queues of the bus. When those are full, the bus stops to read
    /// from this service, and then no client receives a reply any more.
    ///
    /// A client that was sent more than a little is asked with `org.freedesktop.DBus.Peer.Ping` if it
    /// reads, and its calls wait until no call of another client is left. At the limit its calls wait
    /// for its answer. If there is none, they are refused with
    /// `org.freedesktop.DBus.Error.LimitsExceeded`.
    ///
    /// - Parameter loop: the loop that the bus is attached to.
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
    /// Bytes of the replies to methods; properties are not counted.
    public private(set) var replyBytes: UInt64 = 0

    /// Calls that wait for their turn.
    public var waitingCalls: Int { turns.reduce(0) { $0 + $1.waiting.count } }

    private let bus: Bus
    private let loop: SDEventLoop
    private let limits: ReplyLimits
    private var clients: [String: Client] = [:]
    /// Clients with waiting calls, the one whose turn is next first.
    private var turns: [Client] = []
    private var turn: EventSource?
    private var turnTakenAt = Duration.zero
    /// The waiting call that is processed again.
    private var released: OpaquePointer?
    private var filter: OpaquePointer?

    /// Whether a client reads.
    private enum Reading {
        case unknown
        /// The question is under way.
        case asked(Slot)
        /// It did not answer in time.
        case silent

        var isSilent: Bool { if case .silent = self { true } else { false } }
    }

    private final class Client {
        let name: String
        var account: ReplyAccount
        var waiting: [Message] = []
        var reading = Reading.unknown

        init(_ name: String, at now: Duration) {
            self.name = name
            account = ReplyAccount(at: now)
        }
    }

    /// Clients that owe nothing are forgotten from time to time. Clients that left are among them
    /// after a while: to watch them leave would wake this process up for every program that ends.
    private static let rememberedClients = 128
    /// A waiting call gets its turn after this time, even if other clients never pause.
    private static let longestTurn = Duration.milliseconds(50)

    fileprivate init(_ bus: Bus, _ loop: SDEventLoop, _ limits: ReplyLimits) throws(SystemError) {
        self.bus = bus
        self.loop = loop
        self.limits = limits
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
        let now = SDEventTimer.Clock.monotonic.now
        let client = client(String(cString: sender), at: now)
        client.account.settle(at: now, limits)
        client.account.add(ReplyLimits.bytesPerCall)
        if !turns.isEmpty, now - turnTakenAt > Self.longestTurn { takeTurn() }
        switch verdict(on: client) {
        case .serve: return false
        case .ignore: break
        case .refuse:
            ask(client)
            if sd_bus_message_get_expect_reply(raw) > 0 {
                try? Message(borrowing: raw).replyWithError(Self.refusal)
            }
        case .wait:
            ask(client)
            client.waiting.append(Message(borrowing: raw))
            if client.waiting.count == 1 { turns.append(client) }
            prepareTurn()
        }
        return true
    }

    private static let refusal = BusError(
        name: BusError.Name.limitsExceeded,
        message: "Too many replies to this client wait to be read.")

    /// Adds the reply to a call to what its sender has to read.
    func count(_ bytes: Int, of call: Message) {
        replyBytes &+= UInt64(bytes)
        guard let sender = call.sender else { return }
        client(sender, at: SDEventTimer.Clock.monotonic.now).account.add(bytes)
    }

    private func client(_ name: String, at now: Duration) -> Client {
        if let client = clients[name] { return client }
        if clients.count >= Self.rememberedClients { forgetClients(at: now) }
        let client = Client(name, at: now)
        clients[name] = client
        return client
    }

    private func forgetClients(at now: Duration) {
        for (name, client) in clients {
            client.account.settle(at: now, limits)
            if client.account.bytes == 0, client.waiting.isEmpty { clients[name] = nil }
        }
    }

    private func verdict(on client: Client) -> ReplyAccount.Verdict {
        client.account.verdict(
            waitingCalls: client.waiting.count, isSilent: client.reading.isSilent, limits)
    }

    // MARK: The question whether a client reads

    /// The answer comes after the client has read everything that was sent before the question.
    private func ask(_ client: Client) {
        if case .asked = client.reading { return }
        let destination = Destination(
            service: client.name, path: "/", interface: "org.freedesktop.DBus.Peer")
        let bytes = client.account.bytes
        let askedAt = SDEventTimer.Clock.monotonic.now
        do throws(SystemError) {
            let question = try bus.methodCall(to: destination, "Ping", activates: false)
            let slot = try bus.callAsync(question, timeout: limits.answerTime) {
                [weak self, weak client] answer in
                guard let self, let client else { return }
                let isLate = SDEventTimer.Clock.monotonic.now - askedAt >= limits.answerTime
                answered(client, Self.isSign(answer), isLate: isLate, bytes)
            }
            client.reading = .asked(slot)
        } catch {
            client.reading = .silent
        }
    }

    /// True if the client itself has answered, and not the bus for it.
    private static func isSign(_ answer: Result<Message, BusError>) -> Bool {
        switch answer {
        case .success: true
        case .failure(let error): error.name == BusError.Name.unknownMethod
        }
    }

    private func answered(_ client: Client, _ isSign: Bool, isLate: Bool, _ bytes: Int) {
        if isSign {
            client.reading = .unknown
            client.account.confirm(bytes)
            if client.account.bytes > limits.unaskedBytes, !client.waiting.isEmpty { ask(client) }
        } else if isLate {
            client.reading = .silent
        } else {
            // The client has left the bus.
            client.waiting = []
            clients[client.name] = nil
        }
        prepareTurn()
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

    /// False if the next call of the client waits for its answer.
    private func isReady(_ client: Client) -> Bool {
        !client.account.isOver(limits) || client.reading.isSilent
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
        if !client.waiting.isEmpty { turns.append(client) }
        if client.account.isOver(limits) {
            try? call.replyWithError(Self.refusal)
        } else if sd_bus_enqueue_for_read(bus.raw, call.raw) >= 0 {
            released = call.raw
            if client.account.bytes > limits.unaskedBytes { ask(client) }
        }
    }
}
