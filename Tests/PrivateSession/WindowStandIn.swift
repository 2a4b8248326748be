import Contract
import SDBus

/// Stands in for the window: records what is asked of it.
public final class WindowStandIn {
    /// One call, for example `Activate` or `show-forest`.
    public struct Call: Equatable {
        public let name: String
        public let platformData: [String: Value]

        public init(_ name: String, _ platformData: [String: Value] = [:]) {
            self.name = name
            self.platformData = platformData
        }
    }

    public private(set) var calls: [Call] = []
    private var slot: Slot?

    /// Takes the name on a bus. The caller runs the loop that the bus is attached to.
    public init(on bus: Bus) throws {
        slot = try bus.export(
            Interface(Application.interface, members), at: ObjectPath(Names.windowPath)!)
        guard try bus.requestName(Names.window) == .owned else {
            throw ChildProcess.Failure(description: "\(Names.window) has another owner")
        }
    }

    /// Makes the bus of a session able to start a window, as the installation does.
    ///
    /// - Parameter command: what the bus runs.
    public static func install(in session: PrivateSession, running command: String) throws {
        try PrivateSession.write(
            "[D-BUS Service]\nName=\(Names.window)\nExec=\(command)\n",
            to: "\(session.folder)/services/\(Names.window).service")
        let bus = try session.connect()
        _ = try bus.call(bus.methodCall(to: .daemon, "ReloadConfig"))
    }

    private var members: [Interface.Member] {
        [
            .method("Activate", in: ["platform_data"]) {
                [unowned self] (data: [String: Value]) -> Void in
                calls.append(Call("Activate", data))
            },
            .method("ActivateAction", in: ["action_name", "parameter", "platform_data"]) {
                [unowned self] (name: String, _: [Value], data: [String: Value]) -> Void in
                calls.append(Call(name, data))
            },
        ]
    }
}
