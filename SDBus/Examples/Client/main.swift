// A client of Examples/Service. Try it:
//
//     swift run example-service & swift run example-client

import Glibc
import SDBus

let counter = Destination(
    service: "org.example.Counter", path: "/org/example/Counter", interface: "org.example.Counter1")

let loop = try SDEventLoop()
let bus = try Bus.openUser()
try loop.attach(bus)

// A call in one line, which waits. Several results are a tuple.
let sum: UInt32 = try bus.call(counter, "Add", UInt32(2))
print("sum \(sum)")

// Properties that follow their changes.
let object = RemoteObject(on: bus, counter)
try object.follow { state in
    guard case .present(let values) = state, let value = values["Value"]?.uint32Value else {
        return
    }
    print("value \(value)")
    if value >= 100 { loop.exit() }
}

// Signals, only from the owner of the name.
let full = try object.subscribe(to: "Full") { message in
    if let value = try? message.read(UInt32.self) { print("full at \(value)") }
}

// A call that does not wait. The object keeps calls until their replies arrive.
let pending = PendingReplies(on: bus)
try pending.call(counter, "Add", UInt32(98)) { reply in
    switch reply {
    case .success(let message):
        if let sum = try? message.read(UInt32.self) { print("sum \(sum)") }
    case .failure(let error):
        print("problem: \(error.message)")
        loop.exit(1)
    }
}

let code = try loop.run()
withExtendedLifetime((object, full, pending)) {}
exit(code)
