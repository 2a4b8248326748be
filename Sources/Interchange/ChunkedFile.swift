import Fasting

/// A file that is handed out piece by piece, so that whoever writes it can show progress and never
/// holds the whole of it.
public protocol ChunkedFile {
    /// What stands in the file, in this order.
    var sessions: [Session] { get }

    /// Hands out the bytes of the file in order, in pieces of some tens of KiB.
    ///
    /// - Parameter body: takes a piece, and how many of ``sessions`` stand in what was handed out
    ///   with it; what it throws ends the writing.
    func forEachChunk<Failure: Error>(
        _ body: (_ chunk: [UInt8], _ done: Int) throws(Failure) -> Void
    ) throws(Failure)
}

extension ChunkedFile {
    /// The whole file.
    ///
    /// - Parameter progress: how many of ``sessions`` are written, now and then.
    public func encoded(progress: (_ done: Int) -> Void = { _ in }) -> [UInt8] {
        var bytes: [UInt8] = []
        forEachChunk { chunk, done in
            bytes.append(contentsOf: chunk)
            progress(done)
        }
        return bytes
    }
}

/// Bytes after which a piece is handed out.
private let enough = 65_536

/// Writes records one after another and hands out what has come together.
///
/// - Parameter writer: holds what comes before the records; afterwards what was not handed out.
func writeInChunks<Record, Failure: Error>(
    _ records: [Record], after writer: inout ByteWriter,
    _ body: (_ chunk: [UInt8], _ done: Int) throws(Failure) -> Void,
    write: (Record, inout ByteWriter) -> Void
) throws(Failure) {
    for (index, record) in records.enumerated() {
        write(record, &writer)
        guard writer.bytes.count >= enough else { continue }
        try body(writer.bytes, index + 1)
        writer.bytes.removeAll(keepingCapacity: true)
    }
}
