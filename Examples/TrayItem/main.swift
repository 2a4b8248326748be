// An item in the tray with a menu: a check mark and an entry that ends the program.

import Glibc
import SDBus
import Tray

/// Writes a line at once, also into a pipe.
func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    write(STDOUT_FILENO, bytes, bytes.count)
}

var isOn = true

let loop = try SDEventLoop()
try loop.exitOnTerminationSignals()
let bus = try Bus.openUser()
try loop.attach(bus)
try bus.exitOnDisconnect()

let content = {
    TrayContent(
        title: "Lamp", iconName: isOn ? "weather-clear" : "weather-clear-night",
        tooltipTitle: "Lamp", tooltipText: isOn ? "on" : "off",
        menu: [
            TrayMenuEntry(id: 1, label: "Light", kind: .check(isOn: isOn)),
            .separator(id: 2), TrayMenuEntry(id: 3, label: "Quit"),
        ])
}

let tray = Tray(
    bus: bus, loop: loop, id: "example-lamp", content: content,
    onEvent: { event in
        if case .chosen(3, _) = event { return loop.exit() }
        isOn.toggle()
        say(isOn ? "on" : "off")
        tray.announce()
    },
    onShown: { say(tray.isShown ? "shown" : "hidden") },
    onProblem: { say("problem: \($0)") })
tray.isWanted = true
exit(try loop.run())
