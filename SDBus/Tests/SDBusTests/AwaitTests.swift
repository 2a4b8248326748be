import Glibc
import PrivateBus
import SDBus
import Testing

@testable import example_await

/// An actor that runs on the thread of a loop and has its own connections.
private actor Caller {
    private let executor: SDEventExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    private var service: Bus?
    private var client: Bus?
    private var slot: Slot?
    private let loop: SDEventLoop
    private(set) var threads: Set<UInt> = []

    /// Must be called on the thread of the loop.
    init(_ loop: sending SDEventLoop, executor: SDEventExecutor) {
        self.loop = loop
        self.executor = executor
    }

    func connect(to address: String) throws {
        let service = try Bus.open(address: address)
        let client = try Bus.open(address: address)
        try loop.attach(service)
        try loop.attach(client)
        slot = try service.export(
            Interface(
                "test.Await",
                [
                    .method("Double", in: ["n"], out: ["m"]) { (n: Int32) in 2 * n },
                    .method("Fail") { () throws -> Void in throw BusError.invalidArgs("no") },
                ]), at: "/")
        (self.service, self.client) = (service, client)
    }

    func double(_ number: Int32) async throws -> Int32 {
        threads.insert(UInt(pthread_self()))
        defer { threads.insert(UInt(pthread_self())) }
        return try await client!.call(try destination(), "Double", number)
    }

    func fail() async throws { try await client!.call(try destination(), "Fail") }

    private func destination() throws -> Destination {
        Destination(service: try service!.uniqueName, path: "/", interface: "test.Await")
    }

    func end() {
        slot = nil
        (service, client) = (nil, nil)
        loop.exit()
    }
}

@Suite struct AwaitTests {
    /// The loop blocks its thread, so it runs on a new one.
    @Test func `calls are awaited on the thread of the loop`() async throws {
        let session = try PrivateBus()
        defer { session.end() }
        let address = session.address
        try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<Void, any Error>) in
            Thread.run {
                continuation.resume(with: Result { try Self.run(on: address) })
            }
        }
    }

    private static func run(on address: String) throws {
        let loop = try SDEventLoop()
        let (executor, source) = try loop.makeExecutor()
        let mine = UInt(pthread_self())
        nonisolated(unsafe) let same = loop
        let caller = Caller(same, executor: executor)
        let outcome = Outcome()
        let task = Task {
            do {
                try await caller.connect(to: address)
                outcome.doubled = try await caller.double(21)
                async let one = caller.double(1)
                async let two = caller.double(2)
                outcome.both = try await [one, two]
                do { try await caller.fail() } catch { outcome.error = error as? BusError }
                outcome.threads = await caller.threads
            } catch {
                Issue.record(error)
            }
            await caller.end()
        }
        _ = try same.run()
        withExtendedLifetime((task, source)) {}
        #expect(outcome.doubled == 42)
        #expect(outcome.both == [2, 4])
        #expect(outcome.error == .invalidArgs("no"))
        #expect(outcome.threads == [mine])
    }

    /// Instead of waiting for ever.
    @Test func `an await without a loop stops the program`() async {
        let unattached = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let bus = try lonelyBus()
            try await bus.call(Destination(service: "", path: "/", interface: "a.b"), "C")
        }
        expect(unattached, says: "Attach the bus")
        let elsewhere = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let bus = try lonelyBus()
            let loop = try SDEventLoop()
            try loop.attach(bus)
            try await bus.call(Destination(service: "", path: "/", interface: "a.b"), "C")
            withExtendedLifetime(loop) {}
        }
        expect(elsewhere, says: "Call this from an actor")
    }

    private func expect(_ result: ExitTest.Result?, says sentence: String) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(sentence), "\(text)")
    }

    @Test func `states are an asynchronous sequence of the newest`() async throws {
        let pair = try Pair()
        let level = UInt32(1)
        try pair.export(.property("Level", .emitsChange) { level })
        #expect(try pair.service.requestName("test.Name") == .owned)
        var object: RemoteObject? = RemoteObject(
            on: pair.client,
            Destination(service: "test.Name", path: Pair.path, interface: Pair.interface))
        let states = try #require(try object?.followedStates())
        try pair.until { object?["Level"] != nil }
        object = nil
        var seen: [RemoteObject.State] = []
        for await state in states { seen.append(state) }
        #expect(seen == [.present(["Level": .uint32(1)])])
    }
}

/// A connection whose other end never answers.
private func lonelyBus() throws -> Bus {
    var ends: [Int32] = [-1, -1]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    return try Bus.peerToPeer(descriptor: ends[0], isServer: false)
}

/// A task writes it before the loop ends. It is read only afterwards, so there is no data race.
private final class Outcome: @unchecked Sendable {
    var doubled: Int32?
    var both: [Int32] = []
    var error: BusError?
    var threads: Set<UInt> = []
}

private enum Thread {
    /// Runs a closure on a new thread.
    static func run(_ body: @escaping @Sendable () -> Void) {
        final class Box {
            let body: @Sendable () -> Void

            init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        }
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            {
                Unmanaged<Box>.fromOpaque($0!).takeRetainedValue().body()
                return nil
            }, Unmanaged.passRetained(Box(body)).toOpaque())
        pthread_detach(thread)
    }
}
