import Fasting

/// Writes what only the desktop has, as a member of the top-level object.
struct ExtrasWriter {
    private let notes: [Session]
    private let offsets: [Session]
    private let running: RunningFast?
    private let settings: [(key: String, text: String)]
    private let water: [WaterEntry]

    /// - Parameter sessions: the exported sessions, whose notes and offsets are written too.
    init(_ extras: Extras, sessions: [Session]) {
        notes = sessions.filter { !$0.note.isEmpty }.sortedByID
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
        notes.isEmpty && offsets.isEmpty && running == nil && settings.isEmpty && water.isEmpty
    }

    func write<Failure: Error>(
        after writer: inout ByteWriter,
        _ body: (_ chunk: [UInt8], _ done: Int) throws(Failure) -> Void
    ) throws(Failure) {
        writer.append("\"")
        writer.append(Extras.key)
        writer.append("\":{")
        var isFirst = true
        if !notes.isEmpty {
            writer.separate(&isFirst)
            try write("notes", of: notes, after: &writer, body) { session, writer in
                writer.append(quoted: session.note.text)
            }
        }
        if !offsets.isEmpty {
            writer.separate(&isFirst)
            try write("offsets", of: offsets, after: &writer, body) { session, writer in
                writer.append(String(session.endOffset ?? 0))
            }
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

    /// Values by session. Each id is written once, since keys must be unique.
    private func write<Failure: Error>(
        _ key: StaticString, of sessions: [Session], after writer: inout ByteWriter,
        _ body: (_ chunk: [UInt8], _ done: Int) throws(Failure) -> Void,
        value: (Session, inout ByteWriter) -> Void
    ) throws(Failure) {
        writer.append("\"")
        writer.append(key)
        writer.append("\":{")
        var last: RecordID?
        try writeInChunks(sessions, after: &writer, body) { session, writer in
            if session.id == last { return }
            writer.append(last == nil ? "\"" : ",\"")
            writer.append(session.id)
            writer.append("\":")
            value(session, &writer)
            last = session.id
        }
        writer.append("}")
    }

    /// As a session in `payload`, without an end.
    private func write(_ running: RunningFast, after writer: inout ByteWriter) {
        writer.append("\"running\":{\"id\":\"")
        writer.append(running.id)
        if let note = running.note.stated {
            writer.append("\",\"note\":")
            writer.append(quoted: note)
            writer.append(",\"start\":\"")
        } else {
            writer.append("\",\"start\":\"")
        }
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
