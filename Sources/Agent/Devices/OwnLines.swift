/// Which lines of this machine are in the folder.
struct OwnLines {
    private var byFile: [String: Set<Int64>] = [:]
    private var all: Set<Int64> = []
    /// All lines before this number are in the folder.
    private var first: Int64 = 1

    var count: Int { all.count }

    func contains(_ number: Int64) -> Bool { all.contains(number) }
    func hasRead(file name: String) -> Bool { byFile[name] != nil }

    mutating func set(_ numbers: Set<Int64>, of name: String) {
        byFile[name] = numbers
        countAgain()
    }

    mutating func remove(file name: String) {
        if byFile.removeValue(forKey: name) != nil { countAgain() }
    }

    mutating func add(_ numbers: [Int64], of name: String) {
        byFile[name, default: []].formUnion(numbers)
        all.formUnion(numbers)
    }

    private mutating func countAgain() {
        all = byFile.values.reduce(into: []) { $0.formUnion($1) }
        first = 1
    }

    /// The number of the first line that is missing in the folder; nil if none is.
    mutating func firstMissing(upTo last: Int64) -> Int64? {
        while first <= last, all.contains(first) { first += 1 }
        return first <= last ? first : nil
    }
}
