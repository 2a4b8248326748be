import Fasting
import Sharing

extension SharedMachine {
    /// The lines that records have, and what follows from them.
    struct Knowledge {
        private(set) var texts: Set<String> = []
        private(set) var history = NaiveHistory()
        private var numbers: [Writer: Set<Int64>] = [:]
        private var forgotten: Set<Writer> = []
        /// Whether the machine has acted since it left the folder, which no line says yet.
        var isBehind = false

        mutating func add(_ lines: some Sequence<WrittenLine>) {
            for line in lines {
                if !has(line) { forgotten.remove(line.line.writer) }
                // Lines that carry the same one for two writers have the same text.
                numbers[line.line.writer, default: []].insert(line.line.number)
                guard texts.insert(line.text).inserted else { continue }
                history.add(line.line)
                let key = LineKey(writer: line.line.writer, number: line.line.number)
                if let other = first[key] {
                    doubled.formUnion([other, line.text])
                } else {
                    first[key] = line.text
                }
            }
        }

        /// The lines of which a different one has the same writer and number.
        private(set) var doubled: Set<String> = []
        private var first: [LineKey: String] = [:]

        func has(_ line: WrittenLine) -> Bool {
            texts.contains(line.text)
                && numbers[line.line.writer]?.contains(line.line.number) == true
        }

        /// From now on these writers are not listed, until a further line of them arrives.
        mutating func forget(_ device: DeviceID) {
            forgotten.formUnion(numbers.keys.lazy.filter { $0.device == device })
        }

        /// How many lines of a device have not arrived.
        func missing(of device: DeviceID) -> Int {
            numbers.reduce(0) { sum, lines in
                lines.key.device == device && !forgotten.contains(lines.key)
                    ? sum + Int(lines.value.max() ?? 0) - lines.value.count : sum
            }
        }
    }
}

/// Reads each line once: the machines of a world read the same lines again and again.
final class LineCache {
    private var read: [Writer: [String: [WrittenLine]]] = [:]

    /// - Parameter writer: the one that the folder names.
    func lines(_ text: String, of writer: Writer) -> [WrittenLine] {
        if let known = read[writer]?[text] { return known }
        let lines = LineReader.read(text.utf8, of: writer)
        read[writer, default: [:]][text] = lines
        return lines
    }
}
