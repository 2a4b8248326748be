import AgentCore
import Contract
import Fasting
import LocalTime
import SDBus
import Words

/// `app.atrest.Devices1` on the bus: one history on several machines.
final class Devices1Object: PublishingObject<Devices1Properties>, Devices1Handler {
    private unowned let control: any DeviceControl

    init(engine: Engine, bus: Bus, control: any DeviceControl) {
        self.control = control
        super.init(engine: engine, bus: bus) { [unowned control] in
            try $0.prepareRead(dependsOnDay: false)
            control.clientAsks()
        }
    }

    func join(call: PendingCall, message: Message) throws {
        let folder = try message.read(String.self)
        let given = try message.read([String: Value].self)
        let options = try CallOptions(given, Devices1.JoinOptions.keys)
        guard folder.hasPrefix("/"), !folder.contains("\0") else {
            throw BusError.invalidArgs(Words.Devices.form)
        }
        control.join(folder, isDryRun: try options.flag(.dryRun) ?? false) { result in
            switch result {
            case .success(let found):
                let answer = Devices1.JoinResult(
                    devices: UInt32(clamping: found.devices.count),
                    fasts: UInt32(clamping: found.fasts.count),
                    water: UInt32(clamping: found.water.count))
                try? call.answer(answer.values)
            case .failure(let failure): try? call.fail(failure)
            }
        }
    }

    func leave() throws -> [String: Value] {
        try control.leave()
        return [:]
    }

    func forget(id text: String) throws -> [String: Value] {
        guard let id = DeviceID(text), try control.forget(id) else {
            throw Refusal.deviceNotFound(text)
        }
        return [:]
    }

    func setName(_ value: String) throws {
        guard DeviceName(value) != nil else { throw BusError.invalidArgs(Words.Devices.nameForm) }
        try control.rename(value)
    }
}

extension Devices1Properties {
    init(_ snapshot: Snapshot) {
        self.init()
        let report = snapshot.devices
        folder = report.folder
        folderState = report.state.rawValue
        name = report.name
        waiting = UInt32(clamping: report.waiting)
        devices = report.devices.map {
            Devices1.DeviceRow(
                id: "\($0.id)", name: $0.name, lastAct: $0.lastAct,
                lastRead: $0.lastRead,
                missing: UInt32(clamping: $0.missing))
        }
        problems =
            report.beside.prefix(Self.named).map {
                Words.Devices.alsoRunning(
                    TimeText.recorded(
                        $0.start, after: nil, recordedAt: snapshot.now, zone: snapshot.zone,
                        words: .ofUser),
                    on: $0.machine)
            }
            + (report.beside.count > Self.named
                ? [Words.Devices.moreRunning(report.beside.count - Self.named)] : [])
            + report.problems.map(Words.Devices.sentence)
    }

    /// How many of the other running fasts are named.
    private static let named = 3
}
