import Fasting

/// A file that is produced in chunks, so that the caller can show progress and never holds the
/// whole file in memory.
public protocol ChunkedFile {
    /// The sessions in the order of the file.
    var sessions: [Session] { get }

    /// Passes the bytes of the file on in order, in chunks of some tens of KiB.
    ///
    /// - Parameter body: receives a chunk, and how many of ``sessions`` are written so far. An
    ///   error that it throws ends the writing.
    func forEachChunk<Failure: Error>(
        _ body: (_ chunk: [UInt8], _ done: Int) throws(Failure) -> Void
    ) throws(Failure)
}

extension ChunkedFile {
    /// The whole file.
    ///
    /// - Parameter progress: called now and then with the number of ``sessions`` that are written.
    public func encoded(progress: (_ done: Int) -> Void = { _ in }) -> [UInt8] {
        var bytes: [UInt8] = []
        forEachChunk { chunk, done in
            bytes.append(contentsOf: chunk)
            progress(done)
        }
        return bytes
    }
}

/// The size from which a chunk is passed on, in bytes.
private let enough = 65_536

/// Writes records one after the other, and passes full chunks on.
///
/// - Parameter writer: contains what comes before the records; afterwards, the rest that was not
///   passed on.
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
