// A service with a method, a property and a signal. Try it:
//
//     busctl --user call org.example.Counter /org/example/Counter org.example.Counter1 Add u 2
//     busctl --user introspect org.example.Counter /org/example/Counter

import Glibc
import SDBus

let name = "org.example.Counter"
let interface = "org.example.Counter1"
let path: ObjectPath = "/org/example/Counter"
var value: UInt32 = 0

let loop = try SDEventLoop()
try loop.exitOnTerminationSignals()
let bus = try Bus.openUser()
try loop.attach(bus)
try bus.exitOnDisconnect()

let slot = try bus.export(
    Interface(
        interface,
        [
            .method("Add", in: ["number"], out: ["value"]) { (number: UInt32) throws -> UInt32 in
                let (sum, overflow) = value.addingReportingOverflow(number)
                if overflow { throw BusError.invalidArgs("The counter cannot count that far.") }
                value = sum
                try bus.emitPropertiesChanged(["Value"], of: interface, at: path)
                if value >= 100 { try bus.emit("Full", of: interface, at: path, value) }
                return value
            },
            .property("Value", .emitsChange) { value },
            .signal("Full", [("value", UInt32.self)]),
        ]), at: path)
let limiter = try bus.limitReplies(on: loop)

// This comes last, so that a client that sees the name finds everything.
guard try bus.requestName(name) == .owned else { fatalError("\(name) is already running.") }
let code = try loop.run()
withExtendedLifetime((slot, limiter)) {}
exit(code)
