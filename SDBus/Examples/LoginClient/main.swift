// Follows the session of the user at logind: prints when it is locked and when the machine sleeps.

import Glibc
import SDBus

let service = "org.freedesktop.login1"
let manager = Destination(
    service: service, path: "/org/freedesktop/login1", interface: service + ".Manager")

/// Writes a line at once, also into a pipe.
func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    write(STDOUT_FILENO, bytes, bytes.count)
}

let loop = try SDEventLoop()
try loop.exitOnTerminationSignals()
let bus = try Bus.openSystem()
try bus.setCallTimeout(.seconds(5))

// A call in one line.
let path: ObjectPath = try bus.call(manager, "GetSession", "auto")
try loop.attach(bus)

// Properties that follow their changes.
let session = RemoteObject(
    on: bus, Destination(service: service, path: path, interface: service + ".Session"))
var line = ""
try session.follow { state in
    let now =
        switch state {
        case .unknown: "waiting"
        case .absent: "logind is not running"
        case .failed(let error): "no properties: \(error.message)"
        case .present(let values):
            values["LockedHint"]?.booleanValue == true ? "locked" : "unlocked"
        }
    if now != line { say(now) }
    line = now
}

// A signal, only from the owner of the name.
let sleep = try bus.subscribe(
    to: MatchRule(
        path: manager.path.text, interface: manager.interface, member: "PrepareForSleep"),
    from: service
) { message in
    if let isStart = try? message.read(Bool.self) { say(isStart ? "sleeping" : "awake") }
}

let code = try loop.run()
withExtendedLifetime((session, sleep)) {}
exit(code)
