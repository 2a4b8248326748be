/// The keys of the open objects, to find a key that occurs twice.
/// Keys in ascending order, as in every sorted file, are only compared with the key before them.
/// Other keys are sorted when their object ends, so a million keys stay fast.
struct JSONKeys {
    /// The state before an object began.
    struct Mark {
        fileprivate let count: Int
        fileprivate let isRising: Bool
    }

    private var keys: [JSONString] = []
    private var first = 0
    private var isRising = true

    /// Begins an object.
    mutating func enter() -> Mark {
        let mark = Mark(count: first, isRising: isRising)
        first = keys.count
        isRising = true
        return mark
    }

    mutating func note(_ key: JSONString, in bytes: [UInt8]) {
        if isRising {
            isRising =
                !key.isEscaped
                && (keys.count == first || precedes(keys[keys.count - 1], key, in: bytes))
        }
        keys.append(key)
    }

    /// Ends an object.
    ///
    /// - Returns: whether a key came twice.
    mutating func leave(_ mark: Mark, in bytes: [UInt8]) -> Bool {
        defer {
            keys.removeLast(keys.count - first)
            first = mark.count
            isRising = mark.isRising
        }
        return !isRising && hasTwins(keys[first...], in: bytes)
    }

    private func hasTwins(_ keys: ArraySlice<JSONString>, in bytes: [UInt8]) -> Bool {
        if keys.contains(where: \.isEscaped) {
            let reader = JSONReader(bytes, in: 0..<0)
            var said = Set<[UInt8]>()
            return !keys.allSatisfy { said.insert(Array(reader.content($0))).inserted }
        }
        let sorted = keys.sorted { precedes($0, $1, in: bytes) }
        return zip(sorted, sorted.dropFirst()).contains { !precedes($0, $1, in: bytes) }
    }

    private func precedes(_ a: JSONString, _ b: JSONString, in bytes: [UInt8]) -> Bool {
        var (i, j) = (a.range.lowerBound, b.range.lowerBound)
        while i < a.range.upperBound, j < b.range.upperBound {
            if bytes[i] != bytes[j] { return bytes[i] < bytes[j] }
            i += 1
            j += 1
        }
        return a.range.count < b.range.count
    }
}
