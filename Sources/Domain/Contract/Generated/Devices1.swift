// Generated from dbus/app.atrest.Devices1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// One history on several machines.
///
/// The user names a folder that another program, for example Syncthing, copies between the
/// machines. The agent writes its acts there and reads those of the other machines. It opens no
/// network connection. Instants are microseconds since 1970-01-01 00:00 UTC. If the records cannot
/// be read, every member but Version answers app.atrest.Error.Storage.
public enum Devices1 {
    public static let interface = "app.atrest.Devices1"
    /// The version of this interface. It is raised when members, keys or values are added; nothing
    /// is removed.
    public static let version: UInt32 = 1

    public enum Method: String, CaseIterable, Sendable {
        case join = "Join", leave = "Leave", forget = "Forget"
    }

    public enum Property: String, CaseIterable, Sendable {
        case folder = "Folder", folderState = "FolderState", name = "Name", waiting = "Waiting", devices = "Devices", problems = "Problems", version = "Version"
    }

    public enum FolderState: String, CaseIterable, WireConvertible, Sendable {
        case none, ready, absent, refused
    }

    public enum Key: String, CaseIterable, Sendable {
        case dryRun = "DryRun", devices = "Devices", fasts = "Fasts", water = "Water"
    }

    /// `Devices`.
    ///
    /// The other machines: id, name, the instant of its last act that is known here, when lines of
    /// it were last read, how many of its lines have not arrived, and extras.
    public struct DeviceRow: Equatable, Sendable {
        public var id: String
        public var name: String
        public var lastAct: Instant?
        public var lastRead: Instant?
        public var missing: UInt32

        public init(id: String, name: String, lastAct: Instant? = nil, lastRead: Instant? = nil, missing: UInt32) {
            (self.id, self.name, self.lastAct, self.lastRead, self.missing) = (id, name, lastAct, lastRead, missing)
        }
    }

    /// `options` of `Join`.
    ///
    /// DryRun (b): only count.
    public struct JoinOptions: Equatable, Sendable {
        public static let keys: [Key] = [.dryRun]
        public var dryRun: Bool?

        public init(dryRun: Bool? = nil) {
            self.dryRun = dryRun
        }
    }

    /// `found` of `Join`.
    ///
    /// Devices (u): the other machines whose lines are there. Fasts and Water (u): records that
    /// were added from there, or would be added.
    public struct JoinResult: Equatable, Sendable {
        public var devices: UInt32
        public var fasts: UInt32
        public var water: UInt32

        public init(devices: UInt32, fasts: UInt32, water: UInt32) {
            (self.devices, self.fasts, self.water) = (devices, fasts, water)
        }
    }
}
