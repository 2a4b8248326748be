/// SHA-256 (FIPS 180-4). The agent links no library that has it.
package struct SHA256 {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
        0x5be0_cd19,
    ]
    /// What does not fill a block yet.
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    private static let block = 64

    package init() {}

    /// The 32 bytes of a sum.
    package static func bytes(of bytes: some Collection<UInt8>) -> [UInt8] {
        var sum = SHA256()
        sum.update(bytes)
        return sum.value()
    }

    /// The 64 hexadecimal digits of a sum, in lower case.
    package static func text(of bytes: some Collection<UInt8>) -> String {
        String(decoding: hex(of: bytes), as: UTF8.self)
    }

    package static func hex(of bytes: some Collection<UInt8>) -> [UInt8] {
        var sum = SHA256()
        sum.update(bytes)
        return sum.hex()
    }

    /// A script or a style of a page as a source expression of its Content Security Policy, without the quotes.
    package static func policySource(of text: String) -> String {
        "sha256-" + Base64.text(bytes(of: text.utf8))
    }

    /// Adds bytes to the sum.
    package mutating func update(_ bytes: some Collection<UInt8>) {
        let wasContiguous: Void? = bytes.withContiguousStorageIfAvailable { add($0) }
        if wasContiguous == nil { Array(bytes).withUnsafeBufferPointer { add($0) } }
    }

    /// The 32 bytes of the sum.
    package consuming func value() -> [UInt8] {
        let bits = (count * 8).bigEndian
        let zeros = (2 * Self.block - 9 - rest.count) % Self.block
        update([0x80] + [UInt8](repeating: 0, count: zeros))
        withUnsafeBytes(of: bits) { update($0) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(32)
        for index in 0..<32 {
            bytes.append(UInt8(truncatingIfNeeded: state[index / 4] >> (24 - index % 4 * 8)))
        }
        return bytes
    }

    /// The sum as 64 hexadecimal digits in lower case.
    package consuming func hex() -> [UInt8] {
        let bytes = value()
        return (0..<64).map {
            let digit = bytes[$0 / 2] >> ($0 % 2 == 0 ? 4 : 0) & 15
            return digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
        }
    }

    private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        count += UInt64(bytes.count)
        var bytes = bytes[...]
        if !rest.isEmpty {
            let missing = bytes.prefix(Self.block - rest.count)
            rest += missing
            bytes = bytes.dropFirst(missing.count)
            if rest.count < Self.block { return }
            rest.withUnsafeBufferPointer { addBlocks($0) }
        }
        let whole = bytes.prefix(bytes.count / Self.block * Self.block)
        addBlocks(UnsafeBufferPointer(rebasing: whole))
        rest = Array(bytes.dropFirst(whole.count))
    }

    private mutating func addBlocks(_ bytes: UnsafeBufferPointer<UInt8>) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            Self.constants.withUnsafeBufferPointer { constants in
                for block in stride(from: 0, to: bytes.count, by: Self.block) {
                    add(bytes, from: block, schedule, constants)
                }
            }
        }
    }

    private mutating func add(
        _ bytes: UnsafeBufferPointer<UInt8>, from first: Int,
        _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
    ) {
        for index in 0..<16 {
            let at = first + 4 * index
            schedule[index] =
                UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16
                | UInt32(bytes[at + 2]) << 8 | UInt32(bytes[at + 3])
        }
        for index in 16..<64 {
            let (a, b) = (schedule[index - 15], schedule[index - 2])
            let low = a.rotated(7) ^ a.rotated(18) ^ (a >> 3)
            let high = b.rotated(17) ^ b.rotated(19) ^ (b >> 10)
            schedule[index] = schedule[index - 16] &+ low &+ schedule[index - 7] &+ high
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let high = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
            let choice = (e & f) ^ (~e & g)
            let first = h &+ high &+ choice &+ constants[index] &+ schedule[index]
            let low = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ low &+ majority)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() {
            state[index] = state[index] &+ word
        }
    }

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
        0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
        0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
        0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
        0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
        0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
        0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
        0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
        0xc671_78f2,
    ]
}

extension UInt32 {
    fileprivate func rotated(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
