import Fasting

/// One line: its writer, its number, and its sum if the writer has two lines with this number.
public struct LineKey: Hashable, Sendable {
    public let writer: Writer
    public let number: Int64
    public let sum: String?

    public init(writer: Writer, number: Int64, sum: String? = nil) {
        self.writer = writer
        self.number = number
        self.sum = sum
    }
}

/// A set of lines. Normally the number tells which line of a writer it is. If two lines of a writer have one number,
/// because two machines had the same records, their sums are needed too.
public struct LineSet: Equatable, Sendable {
    /// The lines of one writer.
    public struct Lines: Equatable, Sendable {
        /// The numbers that one line has.
        public var single = NumberRanges()
        /// The sums of the lines whose number another line has too.
        public var doubled: [Int64: Set<String>] = [:]

        public init() {}

        public var isEmpty: Bool { single.isEmpty && doubled.isEmpty }
        public var count: Int { doubled.values.reduce(single.count) { $0 + $1.count } }

        func union(_ other: Lines) -> Lines {
            var all = self
            all.single = single.union(other.single)
            all.doubled.merge(other.doubled) { $0.union($1) }
            return all
        }

        func subtracting(_ other: Lines) -> Lines {
            var rest = Lines()
            rest.single = single.subtracting(other.single)
            for (number, sums) in doubled {
                let some = sums.subtracting(other.doubled[number] ?? [])
                if !some.isEmpty { rest.doubled[number] = some }
            }
            return rest
        }

        /// Whether a number that has one line here has two according to the other set.
        fileprivate func isAmbiguous(beside known: Lines) -> Bool {
            known.doubled.keys.contains { single.contains($0) }
        }
    }

    public private(set) var writers: [Writer: Lines] = [:]

    public init() {}

    /// - Parameter known: says which numbers two lines have.
    public init(_ lines: some Sequence<WrittenLine>, besides known: LineSet) {
        var singles: [Writer: [Int64]] = [:]
        for line in lines {
            let (writer, number) = (line.line.writer, line.line.number)
            if known[writer].doubled[number] == nil {
                singles[writer, default: []].append(number)
            } else {
                writers[writer, default: Lines()].doubled[number, default: []].insert(line.sum)
            }
        }
        for (writer, numbers) in singles {
            writers[writer, default: Lines()].single = NumberRanges(numbers)
        }
    }

    public subscript(writer: Writer) -> Lines {
        get { writers[writer] ?? Lines() }
        set { writers[writer] = newValue.isEmpty ? nil : newValue }
    }

    public var isEmpty: Bool { writers.isEmpty }
    public var count: Int { writers.values.reduce(0) { $0 + $1.count } }

    public mutating func formUnion(_ other: LineSet) {
        for (writer, lines) in other.writers { writers[writer] = self[writer].union(lines) }
    }

    public func subtracting(_ other: LineSet) -> LineSet {
        var rest = LineSet()
        for (writer, lines) in writers { rest[writer] = lines.subtracting(other[writer]) }
        return rest
    }

    /// Whether a number that has one line here has two according to the other set.
    public func isAmbiguous(beside known: LineSet) -> Bool {
        writers.contains { $0.value.isAmbiguous(beside: known[$0.key]) }
    }

    /// The first lines, in the order of their writers and numbers.
    public func prefix(_ count: Int) -> [LineKey] {
        var keys: [LineKey] = []
        for (writer, lines) in writers.sorted(by: { $0.key < $1.key }) {
            for number in lines.single.numbers {
                if keys.count == count { return keys }
                keys.append(LineKey(writer: writer, number: number))
            }
            for (number, sums) in lines.doubled.sorted(by: { $0.key < $1.key }) {
                for sum in sums.sorted() {
                    if keys.count == count { return keys }
                    keys.append(LineKey(writer: writer, number: number, sum: sum))
                }
            }
        }
        return keys
    }
}

/// What the records of a machine know about lines.
public struct KnownLines: Equatable, Sendable {
    /// The present incarnation of this machine.
    public var present: Writer
    /// The id of the folder that it shares.
    public var folderID = ""
    /// Whether the records came here with a home folder that was copied from another machine.
    public var isCopied = false
    /// All lines.
    public var all = LineSet()
    /// The writers of machines that this one carries on, because they are gone.
    public var forgotten: Set<Writer> = []
    /// The lines that carry a line of another writer.
    public var carriers = LineSet()
    /// The lines that they carry, by the writer that carries them.
    public var carried: [Writer: LineSet] = [:]

    public init(present: Writer) { self.present = present }

    /// Whether this machine must see to it that the lines of a writer are in the folder: they are its own of any
    /// incarnation, or those of a machine that it carries on.
    public func keeps(_ writer: Writer) -> Bool {
        writer.device == present.device || forgotten.contains(writer)
    }

    /// The devices that have written as several writers.
    public var restored: Set<DeviceID> {
        Set(Dictionary(grouping: all.writers.keys, by: \.device).filter { $1.count > 1 }.keys)
    }

    /// The lines of a writer, and instead of those that carry another line that one.
    public func content(of writer: Writer) -> LineSet {
        var content = carried[writer] ?? LineSet()
        let plain = all[writer].subtracting(carriers[writer])
        content[writer] = content[writer].union(plain)
        return content
    }
}
