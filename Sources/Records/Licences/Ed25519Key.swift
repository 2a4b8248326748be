import CSystem

/// Which public keys are used. Anyone can make signatures for a point of small order. A point that is not
/// in the group, or is written in another form than RFC 8032 gives it, makes programs disagree on what is
/// signed. libgcrypt 1.10 ends the process for a coordinate that is much smaller than the field.
///
/// Source: RFC 8032, section 5.1.3, and SafeCurves, "Twist security".
extension Ed25519 {
    /// Whether a public key is a point of the curve, of the full order, in its only form. If libgcrypt is
    /// not installed, only the form is checked, and nothing is verified with the key.
    static func isUsable(_ publicKey: [UInt8]) -> Bool {
        guard publicKey.count == keyLength else { return false }
        var y = publicKey
        // The highest bit is the sign of the other coordinate.
        y[keyLength - 1] &= 0x7f
        guard y.reversed().lexicographicallyPrecedes(prime.reversed()) else { return false }
        return library.map { Field(library: $0).hasFullOrder(y: y) } ?? true
    }

    /// 2^255 - 19, lowest byte first.
    private static let prime = [0xed] + [UInt8](repeating: 0xff, count: 30) + [0x7f]

    /// The field of the curve, calculated by libgcrypt.
    private struct Field {
        let library: ced25519_library
        private let modulus: Number

        init(library: ced25519_library) {
            self.library = library
            modulus = Number(prime, library)
        }

        /// A number of libgcrypt, which is released with this object.
        private final class Number {
            /// Valid as long as this object: `withExtendedLifetime` keeps it that long.
            let pointer: gcry_mpi_t
            private let library: ced25519_library

            /// Zero.
            init(_ library: ced25519_library) {
                self.library = library
                pointer = library.number(0)!
            }

            /// - Parameter bytes: the lowest first.
            init(_ bytes: [UInt8], _ library: ced25519_library) {
                self.library = library
                var made: gcry_mpi_t?
                let bigEndian = Array(bytes.reversed())
                _ = library.scan(&made, GCRYMPI_FMT_USG, bigEndian, bigEndian.count, nil)
                // It fails only if there is no memory.
                pointer = made!
            }

            deinit { library.release_number(pointer) }

            static func == (one: Number, other: Number) -> Bool {
                withExtendedLifetime((one, other)) {
                    one.library.compare(one.pointer, other.pointer) == 0
                }
            }

            /// Whether the number needs as many machine words as the prime of the field. libgcrypt 1.10 ends the
            /// process when it calculates with a smaller coordinate. A random key does not have one.
            var needsAllWords: Bool { library.bits(pointer) > 192 }
        }

        private typealias Operation = (gcry_mpi_t?, gcry_mpi_t?, gcry_mpi_t?, gcry_mpi_t?) -> Void

        private func result(_ operation: Operation, _ one: Number, _ other: Number) -> Number {
            let result = Number(library)
            withExtendedLifetime((result, one, other, modulus)) {
                operation(result.pointer, one.pointer, other.pointer, modulus.pointer)
            }
            return result
        }
        private func times(_ one: Number, _ other: Number) -> Number {
            result(library.multiply, one, other)
        }
        private func plus(_ one: Number, _ other: Number) -> Number {
            result(library.add, one, other)
        }
        private func minus(_ one: Number, _ other: Number) -> Number {
            result(library.subtract, one, other)
        }
        private func power(_ base: Number, _ exponent: [UInt8]) -> Number {
            result(library.power, base, Number(exponent, library))
        }

        /// - Parameter y: less than the prime, lowest byte first.
        func hasFullOrder(y bytes: [UInt8]) -> Bool {
            let y = Number(bytes, library)
            guard let x = x(of: y), y.needsAllWords, x.needsAllWords,
                minus(Number([0], library), x).needsAllWords
            else { return false }
            // The order is a prime number. So the point has this order if the product is the neutral point and the
            // point itself is not. The x of the neutral point is 0, which was refused above.
            return isNeutral(order, times: (x, y))
        }

        /// The other coordinate of a point, with one of its two signs; nil if there is no such point.
        private func x(of y: Number) -> Number? {
            // -x² + y² = 1 + dx²y², so x² = (y² - 1) / (dy² + 1) = u / v.
            let one = Number([1], library)
            let square = times(y, y)
            let u = minus(square, one)
            let v = plus(times(Number(Self.d, library), square), one)
            let v3 = times(times(v, v), v)
            let root = power(times(times(u, v3), times(v3, v)), Self.rootExponent)
            let x = times(times(u, v3), root)
            for x in [x, times(x, power(Number([2], library), Self.quarter))]
            where times(v, times(x, x)) == u {
                return x
            }
            return nil
        }

        private func isNeutral(_ factor: [UInt8], times point: (x: Number, y: Number)) -> Bool {
            var curve: gcry_ctx_t?
            guard library.curve(&curve, nil, "Ed25519") == 0 else { return false }
            defer { library.release_curve(curve) }
            let (factor, one) = (Number(factor, library), Number([1], library))
            let (x, y) = (Number(library), Number(library))
            let isFinite = withExtendedLifetime((point.x, point.y, factor, one, x, y)) {
                let given = library.set_point(
                    nil, point.x.pointer, point.y.pointer, one.pointer)
                let product = library.point(0)
                defer {
                    library.release_point(given)
                    library.release_point(product)
                }
                library.multiply_point(product, factor.pointer, given, curve)
                return library.get_affine(x.pointer, y.pointer, product, curve) == 0
            }
            return isFinite && x == Number(library) && y == one
        }

        /// -121665 / 121666, lowest byte first.
        private static let d: [UInt8] = [
            0xa3, 0x78, 0x59, 0x13, 0xca, 0x4d, 0xeb, 0x75, 0xab, 0xd8, 0x41, 0x41, 0x4d, 0x0a,
            0x70, 0x00, 0x98, 0xe8, 0x79, 0x77, 0x79, 0x40, 0xc7, 0x8c, 0x73, 0xfe, 0x6f, 0x2b,
            0xee, 0x6c, 0x03, 0x52,
        ]
        /// (p - 5) / 8, for a root of u / v.
        private static let rootExponent = [0xfd] + [UInt8](repeating: 0xff, count: 30) + [0x0f]
        /// (p - 1) / 4: 2 to this power is a root of -1.
        private static let quarter = [0xfb] + [UInt8](repeating: 0xff, count: 30) + [0x1f]
    }
}
