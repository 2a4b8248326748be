import Fasting

/// Writes what only the desktop has, as a member of the top-level object.
struct ExtrasWriter {
    private let offsets: [Session]
    private let running: RunningFast?
    private let settings: [(key: String, text: String)]
    private let water: [WaterEntry]

    /// - Parameter sessions: the exported sessions, whose offsets are written too.
    init(_ extras: Extras, sessions: [Session]) {
        offsets =
            sessions
            .filter { $0.endOffset.map(Extras.offsets.contains) ?? false }
            .sortedByID
        settings =
            extras.settings
            .map { ($0.key, $0.value) }
            .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
        water = extras.water.filter(\.at.isInCalendar).newestFirst
        running = extras.running.flatMap { $0.start.isInCalendar ? $0 : nil }
    }

    var isEmpty: Bool {
        offsets.isEmpty && running == nil && settings.isEmpty && water.isEmpty
    }

    func write<Failure: Error>(
        after writer: inout ByteWriter,
        _ body: (_ chunk: [UInt8], _ done: Int) throws(Failure) -> Void
    ) throws(Failure) {
        writer.append("\"")
        writer.append(Extras.key)
        writer.append("\":{")
        var isFirst = true
        if !offsets.isEmpty {
            writer.separate(&isFirst)
            try writeOffsets(after: &writer, body)
        }
        if let running {
            writer.separate(&isFirst)
            write(running, after: &writer)
        }
        if !settings.isEmpty {
            writer.separate(&isFirst)
            writeSettings(after: &writer)
        }
        if !water.isEmpty {
            writer.separate(&isFirst)
            try writeWater(after: &writer, body)
        }
        writer.append("}")
    }

    /// Minutes east of UTC by session. Each id is written once, since keys must be unique.
    private func writeOffsets<Failure: Error>(
        after writer: inout ByteWriter,
        _ body: (_ chunk: [UInt8], _ done: Int) throws(Failure) -> Void
    ) throws(Failure) {
        writer.append("\"offsets\":{")
        var last: RecordID?
        try writeInChunks(offsets, after: &writer, body) { session, writer in
            if session.id == last { return }
            writer.append(last == nil ? "\"" : ",\"")
            writer.append(session.id)
            writer.append("\":")
            writer.append(String(session.endOffset ?? 0))
            last = session.id
        }
        writer.append("}")
    }

    /// As a session in `payload`, without an end.
    private func write(_ running: RunningFast, after writer: inout ByteWriter) {
        writer.append("\"running\":{\"id\":\"")
        writer.append(running.id)
        writer.append("\",\"start\":\"")
        writer.append(running.start)
        writer.append("\",\"targetDurationHours\":")
        writer.append(running.target.hoursText)
        writer.append("}")
    }

    private func writeSettings(after writer: inout ByteWriter) {
        writer.append("\"settings\":{")
        var isFirst = true
        for (key, text) in settings {
            writer.separate(&isFirst)
            writer.append(quoted: key)
            writer.append(":")
            writer.append(quoted: text)
        }
        writer.append("}")
    }

    private func writeWater<Failure: Error>(
        after writer: inout ByteWriter,
        _ body: (_ chunk: [UInt8], _ done: Int) throws(Failure) -> Void
    ) throws(Failure) {
        writer.append("\"water\":[")
        var isFirst = true
        try writeInChunks(water, after: &writer, body) { entry, writer in
            writer.separate(&isFirst)
            writer.append("{\"at\":\"")
            writer.append(entry.at)
            writer.append("\",\"id\":\"")
            writer.append(entry.id)
            writer.append("\",\"milliliters\":")
            writer.append(String(entry.amount.milliliters))
            writer.append("}")
        }
        writer.append("]")
    }
}
