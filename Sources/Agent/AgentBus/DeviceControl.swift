import Fasting
import Store

/// What joining a folder would add.
public struct FolderContent: Sendable {
    public var devices: Set<DeviceID> = []
    public var fasts: Set<RecordID> = []
    public var water: Set<RecordID> = []

    public init() {}
}

public typealias DeviceJoinReply = (Result<FolderContent, Refusal>) -> Void

/// Carries out what clients ask of the folder that the user's machines share.
public protocol DeviceControl: AnyObject {
    /// A client reads the properties.
    func clientAsks()
    func join(_ path: String, isDryRun: Bool, then reply: @escaping DeviceJoinReply)
    func leave() throws(Refusal)
    func rename(_ name: String) throws(Refusal)
    /// - Returns: false if no other device has this id.
    func forget(_ device: DeviceID) throws(Refusal) -> Bool
}
