import CGcrypt

/// SHA-256, calculated by libgcrypt.
struct SHA256: ~Copyable {
    private let handle: gcry_md_hd_t

    private static let isReady: Void = cgcrypt_prepare()

    init() {
        Self.isReady
        guard let handle = cgcrypt_sha256() else { fatalError("no memory for SHA-256") }
        self.handle = handle
    }

    deinit { gcry_md_close(handle) }

    func update(_ bytes: some Collection<UInt8>) {
        let wasContiguous: Void? = bytes.withContiguousStorageIfAvailable {
            gcry_md_write(handle, $0.baseAddress, $0.count)
        }
        if wasContiguous == nil { update(Array(bytes)) }
    }

    /// The 32 bytes of the digest.
    consuming func value() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 32) { value, count in
            cgcrypt_sha256_value(handle, value.baseAddress)
            count = 32
        }
    }

    /// The digest as 64 hexadecimal digits in lower case.
    consuming func hex() -> [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        return value().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    }
}
