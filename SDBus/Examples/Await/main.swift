// A client of Examples/Service that waits with `await`: an actor on the thread of the loop. The other files are what it
// needs for that; copy them. Try it:
//
//     swift run example-service & swift run example-await

import Glibc
import SDBus

/// Writes a line at once, also into a pipe.
func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    write(STDOUT_FILENO, bytes, bytes.count)
}

actor Client {
    private let executor: SDEventExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }
    private let loop: SDEventLoop
    private let counter = Destination(
        service: "org.example.Counter", path: "/org/example/Counter",
        interface: "org.example.Counter1")

    init(_ loop: sending SDEventLoop, _ executor: SDEventExecutor) {
        self.loop = loop
        self.executor = executor
    }

    func run() async {
        do {
            let bus = try Bus.openUser()
            try loop.attach(bus)
            let object = RemoteObject(on: bus, counter)
            for await state in try object.followedStates() {
                guard case .present(let values) = state else { continue }
                say("value \(values["Value"].map { "\($0)" } ?? "unknown")")
                break
            }
            for number: UInt32 in 1...3 {
                let sum: UInt32 = try await bus.call(counter, "Add", number)
                say("sum \(sum)")
            }
            loop.exit()
        } catch {
            say("problem: \(error)")
            loop.exit(1)
        }
    }
}

/// The loop holds the main thread, so nothing can run on the main actor.
nonisolated func runLoop() throws -> Int32 {
    nonisolated(unsafe) let loop = try SDEventLoop()
    let (executor, source) = try loop.makeExecutor()
    let client = Client(loop, executor)
    let task = Task.detached { await client.run() }
    let code = try loop.run()
    withExtendedLifetime((source, task)) {}
    return code
}

exit(try runLoop())
