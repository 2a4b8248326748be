import Fasting

/// A zone in the form in which libc has it in files (RFC 9636, tzfile(5)): the instants at which the offset changes,
/// and a rule for the time after them.
struct ZoneFile {
    /// The changes in order, with the offset that each begins, in seconds east of UTC.
    private var changes: [(at: Int64, offset: Int64)] = []
    /// Before the first change.
    private var first: Int64 = 0
    /// After the last change; nil if its offset stays.
    private var rule: ZoneRule?

    /// - Returns: nil if the bytes have another form.
    init?(_ bytes: [UInt8]) {
        guard let old = Block(bytes[...], timeSize: 4) else { return nil }
        guard old.version >= UInt8(ascii: "2") else {
            guard read(old) else { return nil }
            return
        }
        // The same again with times of 64 bits, then the rule in a line of its own.
        guard let block = Block(bytes[old.end...], timeSize: 8), read(block) else { return nil }
        let line = bytes[block.end...].dropFirst().prefix { $0 != UInt8(ascii: "\n") }
        if line.isEmpty { return }
        guard let rule = ZoneRule(line) else { return nil }
        self.rule = rule
    }

    /// In seconds east of UTC.
    func offset(at instant: Instant) -> Int64 {
        let seconds = instant.secondsSinceEpoch
        guard let last = changes.last else { return rule?.offset(at: seconds) ?? first }
        if seconds >= last.at { return rule?.offset(at: seconds) ?? last.offset }
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].at <= seconds { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? first : changes[low - 1].offset
    }

    private mutating func read(_ block: Block) -> Bool {
        guard let offsets = block.offsets, let first = offsets.first else { return false }
        self.first = first
        changes.reserveCapacity(block.count)
        for index in 0..<block.count {
            guard let (at, type) = block.change(index), offsets.indices.contains(type),
                changes.last.map({ at > $0.at }) ?? true
            else { return false }
            changes.append((at, offsets[type]))
        }
        return true
    }

    /// One of the two blocks of a file.
    private struct Block {
        private let bytes: ArraySlice<UInt8>
        private let timeSize: Int
        let version: UInt8
        /// Of changes.
        let count: Int
        private let typeCount: Int
        let end: Int

        init?(_ bytes: ArraySlice<UInt8>, timeSize: Int) {
            let header = bytes.prefix(44)
            guard header.count == 44, header.starts(with: Array("TZif".utf8)) else { return nil }
            version = header[header.startIndex + 4]
            let counts = (0..<6).map {
                Int(Self.number(header, header.startIndex + 20 + 4 * $0, 4))
            }
            let (isUT, isStandard, leaps) = (counts[0], counts[1], counts[2])
            (count, typeCount) = (counts[3], counts[4])
            // No zone has as many. The limit keeps the sum small.
            guard counts.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
            let size =
                count * (timeSize + 1) + typeCount * 6 + counts[5] + leaps * (timeSize + 4)
                + isStandard + isUT
            end = header.endIndex + size
            guard end <= bytes.endIndex else { return nil }
            self.bytes = bytes[header.endIndex..<end]
            self.timeSize = timeSize
        }

        /// The offsets of the types; nil if one is impossible.
        var offsets: [Int64]? {
            let begin = bytes.startIndex + count * (timeSize + 1)
            let offsets = (0..<typeCount).map { Self.number(bytes, begin + 6 * $0, 4) }
            return offsets.allSatisfy { abs($0) < 26 * 3600 } ? offsets : nil
        }

        func change(_ index: Int) -> (at: Int64, type: Int)? {
            guard index < count else { return nil }
            let at = Self.number(bytes, bytes.startIndex + index * timeSize, timeSize)
            return (at, Int(bytes[bytes.startIndex + count * timeSize + index]))
        }

        /// A number with its sign, the highest byte first.
        private static func number(_ bytes: ArraySlice<UInt8>, _ at: Int, _ size: Int) -> Int64 {
            var value = bytes[at] < 0x80 ? Int64(0) : -1
            for byte in bytes[at..<at + size] { value = value << 8 | Int64(byte) }
            return value
        }
    }
}
