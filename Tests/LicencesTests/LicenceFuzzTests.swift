import Fasting
import Glibc
import LicenceSigning
import SeededRandom
import Testing

@testable import Licences

/// Licences with changed bytes. With `ATREST_SOAK` in the environment there are a million of them.
struct LicenceFuzzTests {
    private static let isLong = getenv("ATREST_SOAK") != nil
    private static let count = isLong ? 1_000_000 : 4000
    /// The seed can be repeated: `ATREST_SOAK=SEED`.
    private static let seed = getenv("ATREST_SOAK").flatMap { UInt64(String(cString: $0)) } ?? 1

    @Test func noChangedLicenceIsAccepted() {
        var numbers = SplitMix64(seed: Self.seed)
        let authority = Samples.key.authority
        let originals = [
            Samples.file(), Samples.file(Samples.licence(kind: .lifetime)),
            Samples.file(Samples.licence(name: "Zoë 李")),
        ]
        var refused = 0
        while refused < Self.count {
            var changed = originals[Int(numbers.number(0, Int64(originals.count - 1)))]
            for _ in 0..<numbers.number(1, 3) { mutate(&changed, with: originals, &numbers) }
            if originals.contains(changed) { continue }
            let licence = try? authority.check(changed)
            #expect(licence == nil, "seed \(Self.seed): \(changed)")
            // What a user may paste never becomes another licence.
            let tidied = Licence.tidied(changed)
            if !originals.contains(tidied), (try? authority.check(tidied)) != nil {
                Issue.record("seed \(Self.seed): \(tidied)")
            }
            refused += 1
        }
    }

    @Test func noOtherFileIsReadWrongly() {
        var numbers = SplitMix64(seed: Self.seed)
        let file = Samples.authorityFile
        let list = try! Samples.key.sign(RevocationList(serials: [Hex64(5), Hex64(7)]))
        for _ in 0..<Self.count {
            var changed = file
            for _ in 0..<numbers.number(1, 3) {
                mutate(&changed, with: [list, file, Samples.file()], &numbers)
            }
            if changed != file { #expect(AuthorityFile(changed) == nil) }
            changed = list
            mutate(&changed, with: [list, file], &numbers)
            if changed != list { #expect(Samples.key.authority.revoking(changed) == nil) }
        }
    }

    /// Changes bytes as a curious person, a disk or a mail program would.
    private func mutate(
        _ bytes: inout [UInt8], with others: [[UInt8]], _ numbers: inout SplitMix64
    ) {
        func index(_ count: Int) -> Int { Int(numbers.next() % UInt64(max(1, count))) }
        guard !bytes.isEmpty else { return bytes.append(UInt8(truncatingIfNeeded: numbers.next())) }
        let place = index(bytes.count)
        switch numbers.number(0, 8) {
        case 0: bytes[place] ^= 1 << UInt8(index(8))
        case 1: bytes[place] = UInt8(truncatingIfNeeded: numbers.next())
        case 2: bytes.insert(UInt8(truncatingIfNeeded: numbers.next()), at: place)
        case 3: bytes.remove(at: place)
        case 4: bytes.removeLast(index(bytes.count))
        case 5: bytes.swapAt(place, index(bytes.count))
        case 6:
            // A digit of a date, of the serial or of the signature becomes another one.
            let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
            guard !digits.isEmpty else { return }
            bytes[digits[index(digits.count)]] = 48 + UInt8(index(10))
        case 7:
            var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
            lines.swapAt(index(lines.count), index(lines.count))
            bytes = Array(lines.joined(separator: [10]))
        default:
            // The beginning of one licence and the end of another.
            let other = others[index(others.count)]
            bytes = Array(bytes[..<place] + other.dropFirst(min(place, other.count)))
        }
    }
}
