import Foundation
import PrivateSession
import Testing

extension PrivateSession {
    /// Every file of the session with its bytes and its time. Sockets have no bytes.
    var files: [String: Data] {
        var files: [String: Data] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            let path = "\(folder)/\(name)"
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard attributes?[.type] as? FileAttributeType != .typeDirectory else { continue }
            let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            files[path] =
                (FileManager.default.contents(atPath: path) ?? Data()) + Data("\(time)".utf8)
        }
        return files
    }

    /// What the bus has written to its standard error. On a desktop that is the journal.
    var busLog: String {
        get throws { try Self.read(folder + "/bus.log") }
    }

    /// Checks every byte that was written.
    ///
    /// - Parameter more: other words that must not be there, in small letters.
    func expectNoWordOfAPrayer(
        _ more: [String] = [], _ location: SourceLocation = #_sourceLocation
    ) {
        let words = ["pray", "compline", "office", "amen", "examination", "nunc", "psalm"] + more
        for (path, bytes) in files where !path.hasSuffix("/bus.conf") {
            let text = String(decoding: bytes, as: UTF8.self).lowercased()
            for word in words {
                #expect(!text.contains(word), "\(word) in \(path)", sourceLocation: location)
            }
        }
    }
}
