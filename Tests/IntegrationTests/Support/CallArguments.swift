import PrivateSession
import SDBus
import Testing

/// The options of a call that is given none.
let noOptions: [String: Value] = [:]

/// No entries of water, for an import.
var noWater: [BusStruct<String, UInt64, UInt32, [String: Value]>] { [] }

/// The options of `Water1.Add`.
///
/// - Parameter at: in microseconds; nil for now.
func glass(_ milliliters: UInt32, at: UInt64? = nil) -> [String: Value] {
    var options: [String: Value] = ["Milliliters": .uint32(milliliters)]
    options["At"] = at.map(Value.uint64)
    return options
}

extension Message {
    /// The `Id` that the call of an act returned.
    func id() throws -> String {
        try #require(try read([String: Value].self)["Id"]?.stringValue)
    }
}
