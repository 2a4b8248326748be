import Client
import Contract
import Fasting
import LocalTime
import Presentation
import Text
import Words

/// The folder that several machines share, and the other machines.
struct DevicesView {
    private typealias Say = Words.Devices

    let state: Devices1State
    var now = Clock.now
    var zone = Zone.system

    func lines() -> [StyledText] {
        guard state.folderState != .none else {
            return [StyledText(Say.noFolder)] + problems
        }
        let own = TextTable([
            [Say.folder, state.folder.printable], [Say.thisMachine, state.name.printable],
        ])
        var lines = own.rows.map { StyledText.dim($0[0]) + StyledText($0[1]) }
        if state.waiting > 0 { lines.append(StyledText(Say.waiting(Int(state.waiting)))) }
        lines.append("")
        if state.devices.isEmpty {
            lines.append(StyledText(Say.noOthers))
        } else {
            let others = TextTable(
                state.devices.map { device in
                    [
                        device.name.isEmpty ? Say.unnamed : device.name.printable,
                        isAmbiguous(device) ? device.id : "",
                        device.lastAct.map { Say.lastAct(time($0)) } ?? Say.neverActed,
                        device.lastRead.map { Say.lastRead(time($0)) } ?? "",
                    ]
                })
            lines += others.rows.map { StyledText($0[0]) + .dim($0.dropFirst().joined()) }
        }
        return lines + problems
    }

    /// Whether only the id tells a machine from the others.
    private func isAmbiguous(_ device: Devices1.DeviceRow) -> Bool {
        device.name.isEmpty || state.devices.count { $0.name == device.name } > 1
    }

    private var problems: [StyledText] {
        state.problems.isEmpty ? [] : [""] + state.problems.map { StyledText($0.printable) }
    }

    private func time(_ instant: Instant) -> String {
        TimeText.recorded(instant, recordedAt: now, zone: zone, words: .ofUser)
    }

    var json: JSON {
        .answer([
            "folder": state.folder, "state": state.folderState.rawValue, "name": state.name,
            "waiting": state.waiting,
            "devices": JSON.array(
                state.devices.map {
                    JSON.object([
                        "id": $0.id, "name": $0.name, "lastAct": $0.lastAct,
                        "lastRead": $0.lastRead, "missing": $0.missing,
                    ])
                }), "problems": JSON.array(state.problems.map(JSON.string)),
        ])
    }
}
