import Fasting
import Text

/// Reads version 1 of the format that the phone and the desktop share. Keys may be in any order,
/// with any white space and with unknown keys between them. Rule: docs/rules/domain.md, Export
/// and import.
struct PhoneFileReader {
    private let bytes: [UInt8]
    private let layout: FileLayout

    init(_ bytes: [UInt8], _ layout: FileLayout) {
        self.bytes = bytes
        self.layout = layout
    }

    /// The version is checked first, since another version may have another structure.
    func read(_ collector: inout RecordCollector) throws(FormatProblem) -> FileReader.Result {
        let version = try version()
        guard version == ExportFile.version else { return .unsupportedVersion(version) }
        let payload = try place(.payload)
        let checksum = Array(try string(.checksum))
        let generatedAt = try time()
        try readSessions(in: payload) { record in
            let target = record.targetHours.flatMap { collector.target(hours: $0) }
            collector.add(record.start, record.end, id: record.id, of: "atrest", target: target)
        }
        let settings = try collector.readExtras(bytes, in: layout[.extras])
        guard digest(of: payload) == checksum || canonicalDigest(of: payload) == checksum else {
            return .checksumMismatch
        }
        return .file(
            ImportFile(
                .atrest(version: version), collector, generatedAt: generatedAt, settings: settings))
    }

    // MARK: Top-level members

    private func version() throws(FormatProblem) -> Int64 {
        guard let range = layout[.version] else { throw .unrecognized }
        var reader = JSONReader(bytes, in: range)
        guard let number = try reader.number(), let version = reader.integer(number) else {
            throw .member("version", at: range.lowerBound)
        }
        return version
    }

    private func place(_ member: FileLayout.Member) throws(FormatProblem) -> Range<Int> {
        guard let range = layout[member] else { throw .member(member.rawValue, at: 0) }
        return range
    }

    private func string(_ member: FileLayout.Member) throws(FormatProblem) -> Bytes {
        var reader = JSONReader(bytes, in: try place(member))
        guard let string = try reader.string() else { throw reader.memberProblem(member.rawValue) }
        return reader.content(string)
    }

    private func time() throws(FormatProblem) -> Instant {
        guard case .instant(let instant) = FileTime(try string(.generatedAt)) else {
            throw .member("generatedAt", at: try place(.generatedAt).lowerBound)
        }
        return instant
    }

    // MARK: Sessions

    /// A session as it is written, valid or not.
    struct Record {
        let id: RecordID
        let start: FileTime
        let end: FileTime
        let targetHours: Double?
    }

    private func readSessions(
        in payload: Range<Int>, _ take: (Record) -> Void
    ) throws(FormatProblem) {
        var reader = JSONReader(bytes, in: payload)
        guard try reader.enterObject() else { throw reader.memberProblem("payload") }
        var isThere = false
        while let key = try reader.nextKey() {
            guard reader.equals(key, "sessions") else {
                try reader.skip()
                continue
            }
            isThere = true
            guard try reader.enterArray() else { throw reader.memberProblem("sessions") }
            while try reader.nextElement() { take(try reader.session()) }
        }
        if !isThere { throw reader.memberProblem("sessions") }
    }

    // MARK: The checksum

    private func digest(of payload: Range<Int>) -> [UInt8] {
        var digest = SHA256()
        digest.update(bytes[payload])
        return digest.hex()
    }

    /// The checksum of `payload` as the phone would encode it. It matches if the file was only
    /// reformatted.
    ///
    /// - Returns: nil if the payload cannot be encoded again.
    private func canonicalDigest(of payload: Range<Int>) -> [UInt8]? {
        var digest = SHA256()
        var writer = ByteWriter()
        var isFirst = true
        var isWritable = true
        writer.append("{\"sessions\":[")
        try? readSessions(in: payload) { record in
            guard case .instant(let start) = record.start, case .instant(let end) = record.end
            else {
                isWritable = false
                return
            }
            writer.separate(&isFirst)
            writer.append(
                id: record.id, start: start, end: end,
                targetHours: record.targetHours.map(shortest))
            digest.update(writer.bytes)
            writer.bytes.removeAll(keepingCapacity: true)
        }
        writer.append("]}")
        digest.update(writer.bytes)
        return isWritable ? digest.hex() : nil
    }

    /// The shortest decimal form of a number: 16, 16.5, 16.333.
    private func shortest(_ number: Double) -> String {
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension JSONReader {
    /// Reads one element of `sessions`.
    fileprivate mutating func session() throws(FormatProblem) -> PhoneFileReader.Record {
        var id: RecordID?
        var start: FileTime?
        var end: FileTime?
        var targetHours: Double?
        guard try enterObject() else { throw memberProblem("sessions") }
        while let key = try nextKey() {
            if equals(key, "id") {
                id = try self.id("id")
            } else if equals(key, "start") {
                start = try time("start")
            } else if equals(key, "end") {
                end = try time("end")
            } else if equals(key, "targetDurationHours") {
                if try !null() { targetHours = try amount("targetDurationHours") }
            } else {
                try skip()
            }
        }
        guard let id else { throw memberProblem("id") }
        guard let start else { throw memberProblem("start") }
        guard let end else { throw memberProblem("end") }
        return PhoneFileReader.Record(id: id, start: start, end: end, targetHours: targetHours)
    }
}
