import AgentCore
import Fasting
import Foundation
import PrivateSession
import Store

/// An engine with its records in a temporary folder.
final class TestEngine {
    let folder: URL
    let engine: Engine
    var now: Instant
    /// What is to be done at once, in order.
    var scheduled: [() -> Void] = []
    /// What is to be done later.
    var later: [(delay: Duration, body: () -> Void)] = []
    private var lastID: UInt64 = 0

    init(at start: Instant) throws {
        now = start
        folder = URL(filePath: PrivateSession.temporaryFolder).appending(
            path: "atrest-engine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        nonisolated(unsafe) var next: () -> Instant = { start }
        nonisolated(unsafe) var makeID: () -> RecordID = { fatalError() }
        nonisolated(unsafe) var schedule: (Duration, @escaping () -> Void) -> Void = { _, _ in }
        engine = Engine(
            folder: DataFolder(path: folder.path + "/atrest"),
            environment: EngineEnvironment(
                now: { next() }, zone: .utc, setAlarm: { _ in },
                schedule: { schedule($0, $1) },
                makeID: { makeID() }, usage: { Usage(since: start) }, authority: nil))
        next = { [unowned self] in now }
        makeID = { [unowned self] in
            lastID += 1
            return RecordID(
                bytes: [UInt8](repeating: 1, count: 8)
                    + (0..<8).map { UInt8(truncatingIfNeeded: lastID >> (8 * $0)) })!
        }
        schedule = { [unowned self] delay, body in
            if delay == .zero { scheduled.append(body) } else { later.append((delay, body)) }
        }
        _ = try engine.lock(waiting: .seconds(30))
        try engine.prepareRead()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
