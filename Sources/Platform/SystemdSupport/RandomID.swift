import CSystemdSupport
import SDBus

/// Returns 128 random bits in the form of a version 4 UUID (`sd_id128_randomize`).
public func randomID128() throws(SystemError) -> [UInt8] {
    var id = sd_id128_t()
    let result = sd_id128_randomize(&id)
    if result < 0 { throw SystemError(code: -result, operation: "making a random id") }
    return withUnsafeBytes(of: &id) { Array($0) }
}
