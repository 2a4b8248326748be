import SDBus

/// A notification server that records its calls: `org.freedesktop.Notifications`, version 1.2.
public final class NoticeServer {
    /// One call of Notify.
    public struct Call: Equatable {
        public let application: String
        public let replaces: UInt32
        public let icon: String
        public let title: String
        public let body: String
        public let actions: [String]
        public let hints: [String: Value]
        public let timeout: Int32
        /// The id in the answer.
        public let id: UInt32
    }

    public private(set) var calls: [Call] = []
    public private(set) var closed: [UInt32] = []
    public let bus: Bus
    private let capabilities: [String]
    private let onNotify: (Call) -> Void
    private var slot: Slot?
    private var lastID: UInt32 = 0

    public static let name = "org.freedesktop.Notifications"
    private static let path: ObjectPath = "/org/freedesktop/Notifications"

    /// Takes the name on a bus. The caller runs the loop that the bus is attached to.
    ///
    /// - Throws: `ChildProcess.Failure` if another program owns the name.
    public init(
        on bus: Bus, capabilities: [String], onNotify: @escaping (Call) -> Void = { _ in }
    ) throws {
        self.bus = bus
        self.capabilities = capabilities
        self.onNotify = onNotify
        slot = try bus.export(Interface(Self.name, members), at: Self.path)
        guard try bus.requestName(Self.name) == .owned else {
            throw ChildProcess.Failure(description: "\(Self.name) has another owner")
        }
    }

    /// Deletes the recorded calls.
    public func forget() {
        calls = []
        closed = []
    }

    /// Acts as if the user had pressed a button.
    ///
    /// - Parameters:
    ///   - closing: whether this also closes the notification, as with some servers.
    ///   - token: what the server sends before it, for a window that opens.
    public func press(
        _ key: String, on id: UInt32, closing: Bool = false, token: String? = nil
    ) throws {
        if let token {
            try bus.emit("ActivationToken", of: Self.name, at: Self.path, id, token)
        }
        try bus.emit("ActionInvoked", of: Self.name, at: Self.path, id, key)
        if closing { try close(id, reason: 2) }
    }

    /// Closes a notification. The reason is 1 if it expired, 2 if the user closed it, 3 if its sender did.
    public func close(_ id: UInt32, reason: UInt32) throws {
        try bus.emit("NotificationClosed", of: Self.name, at: Self.path, id, reason)
    }

    private var members: [Interface.Member] {
        [
            .method("GetCapabilities", out: ["capabilities"]) { [unowned self] () -> [String] in
                capabilities
            },
            .method("GetServerInformation", out: ["name", "vendor", "version", "spec_version"]) {
                () -> (String, String, String, String) in
                ("Keeper", "Atrest", "1", "1.2")
            },
            .method(
                "Notify",
                in: [
                    "app_name", "replaces_id", "app_icon", "summary", "body", "actions", "hints",
                    "expire_timeout",
                ], out: ["id"]
            ) {
                [unowned self]
                (
                    application: String, replaces: UInt32, icon: String, title: String,
                    body: String, actions: [String], hints: [String: Value], timeout: Int32
                ) -> UInt32 in
                if replaces == 0 { lastID += 1 }
                let call = Call(
                    application: application, replaces: replaces, icon: icon, title: title,
                    body: body, actions: actions, hints: hints, timeout: timeout,
                    id: replaces == 0 ? lastID : replaces)
                calls.append(call)
                onNotify(call)
                return call.id
            },
            .method("CloseNotification", in: ["id"]) { [unowned self] (id: UInt32) throws -> Void in
                closed.append(id)
                try close(id, reason: 3)
            },
            .signal("NotificationClosed", [("id", UInt32.self), ("reason", UInt32.self)]),
            .signal("ActivationToken", [("id", UInt32.self), ("activation_token", String.self)]),
            .signal("ActionInvoked", [("id", UInt32.self), ("action_key", String.self)]),
        ]
    }
}
