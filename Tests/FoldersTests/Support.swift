import Fasting
import Foundation
import PrivateSession
import SeededRandom
import System

@testable import Folders

/// 2026-03-02 06:00:00 UTC.
let morning = Instant(secondsSinceEpoch: 1_772_431_200)

/// A folder that is removed with the object.
final class TemporaryFolder {
    let path: String

    init() {
        path = PrivateSession.temporaryFolder + "/atrest-calendar-\(UUID().uuidString)"
        mkdir(path, 0o700)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func folder() throws -> CalendarFolder {
        let folder = CalendarFolder(path: path)
        try folder.adopt()
        return folder
    }

    func file(_ event: CalendarEvent) -> String { "\(path)/\(event.id).ics" }

    /// By name, what each file has that a calendar program reads.
    var events: [String: String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let files = names.filter { $0.hasSuffix(".ics") }.map {
            ($0, (try? String(contentsOfFile: "\(path)/\($0)", encoding: .utf8)) ?? "?")
        }
        return Dictionary(uniqueKeysWithValues: files)
    }

    /// The names that a pass leaves only if it is killed.
    var unfinished: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".tmp") }
    }

    /// What a folder has that got these events in one pass.
    static func expected(_ events: [CalendarEvent]) throws -> [String: String] {
        let other = TemporaryFolder()
        _ = try other.folder().bring(to: .init(events: events, isWhole: true), title: title)
        return other.events
    }
}

/// Takes the next hidden name under which a file would be written: with a folder that cannot be removed, or with the
/// file of a process that was killed.
func takeHiddenName(for name: String, in path: String, isFile: Bool = false) throws -> String {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(folder) }
    let file = UnfinishedFile(for: name, in: folder)
    close(file.descriptor)
    if !isFile {
        unlinkat(folder, file.name, 0)
        try FileManager.default.createDirectory(
            atPath: "\(path)/\(file.name)/inner", withIntermediateDirectories: true)
    }
    return file.name
}

func event(_ number: UInt8, act: Int64 = 1, hours: Int64 = 16) -> CalendarEvent {
    CalendarEvent(
        Session(
            id: RecordID(bytes: [UInt8](repeating: 0, count: 15) + [number])!,
            start: morning - Int64(number) * 86_400,
            end: morning - Int64(number) * 86_400 + hours * 3600,
            endOffset: 0, target: nil),
        act: ActStamp(number: act, at: morning + act))
}

func title(_ event: CalendarEvent) -> String { "Fast, \(event.duration / 3600) h" }
