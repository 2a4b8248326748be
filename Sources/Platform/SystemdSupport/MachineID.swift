import CSystemdSupport

/// The id of this machine, made from its machine-id for this program alone, so that no other program can
/// tell the machine by it (`sd_id128_get_machine_app_specific`).
public enum MachineID {
    /// 32 hexadecimal digits; nil if the machine has no id, as in some containers.
    public static let text: String? = {
        var application = sd_id128_t()
        let name: [UInt8] = [
            0x5e, 0x1d, 0x9b, 0x34, 0x70, 0xc2, 0x4f, 0x0a, 0x9d, 0x61, 0x2b, 0x8e, 0x47, 0xd3,
            0xa5,
            0x16,
        ]
        withUnsafeMutableBytes(of: &application) { $0.copyBytes(from: name) }
        var id = sd_id128_t()
        guard sd_id128_get_machine_app_specific(application, &id) >= 0 else { return nil }
        return withUnsafeBytes(of: &id) { bytes in
            bytes.map { byte in
                let text = String(byte, radix: 16)
                return text.utf8.count == 1 ? "0" + text : text
            }.joined()
        }
    }()
}
