import Fasting
import Foundation
import SDBus
import Testing

@testable import Agent
@testable import AgentCore
@testable import Folders

struct DevicesControllerTests {
    /// The size of all files in a folder.
    private static func size(of folder: URL) -> Int {
        let walk = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.fileSizeKey])
        var sum = 0
        while let file = walk?.nextObject() as? URL {
            sum += (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
        }
        return sum
    }

    /// A folder on a disk that hangs delays no answer.
    @Test func actIsAnsweredBeforeItsLinesAreInTheFolder() throws {
        let run = try TestEngine(at: Instant(secondsSinceEpoch: 1_772_431_200))
        let loop = try SDEventLoop()
        let shared = run.folder.appending(path: "shared")
        try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
        let folderID = "00000000-0000-0000-0000-000000000001"
        _ = try DeviceFolder(path: shared.path).adopt(
            id: folderID, by: try run.engine.presentWriter())
        let controller = DevicesController(run.engine, loop: loop) { Issue.record("\($0)") }
        try run.engine.join(
            shared.path, folderID: folderID, name: "desk", machine: controller.machine.id)
        run.engine.onChange = { controller.apply($0) }

        /// Runs the loop until the folder has more than it had.
        func write(more size: Int) throws {
            for _ in 0..<1000 where Self.size(of: shared) <= size {
                if run.scheduled.isEmpty {
                    try loop.runOnce(timeout: .seconds(30))
                } else {
                    run.scheduled.removeFirst()()
                }
            }
            #expect(Self.size(of: shared) > size)
        }
        let empty = Self.size(of: shared)
        controller.begin()
        try write(more: empty)
        let before = Self.size(of: shared)
        _ = try run.engine.perform(.start())
        #expect(Self.size(of: shared) == before)
        try write(more: before)
        controller.stop()
    }
}
