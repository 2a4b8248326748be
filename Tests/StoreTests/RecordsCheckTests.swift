import Glibc
import PrivateSession
import Testing

@testable import Fasting
@testable import Store

/// A check of the records changes nothing.
@Suite struct RecordsCheckTests {
    private let temporary = TemporaryFolder()

    /// A folder with a number of fasts that no process has open.
    private func prepared(_ count: UInt8) throws -> DataFolder {
        let folder = try temporary.dataFolder()
        let store = try openStore(folder)
        var change = keeping(state: FastState())
        change.writes += (10..<10 + count).map { .keep(session($0, from: -30, to: -10)) }
        try store.commit(change)
        withExtendedLifetime(store) {}
        return folder
    }

    private func names(_ folder: DataFolder) -> String {
        let output = PipeEnds()
        let list = try? ChildProcess(
            "/bin/ls", ["-la", "--time-style=full-iso", folder.path], environment: [:],
            output: .descriptor(output.writing))
        output.closeWriting()
        defer { withExtendedLifetime(list) {} }
        return output.readAll()
    }

    @Test func `there may be none`() throws {
        #expect(try RecordsCheck(of: DataFolder(path: temporary.path + "/none")) == .absent)
        #expect(try RecordsCheck(of: temporary.dataFolder()) == .absent)
    }

    @Test func `intact records at rest are left without a trace`() throws {
        let folder = try prepared(200)
        let before = names(folder)
        #expect(try RecordsCheck(of: folder) == .sound(fasts: 200))
        #expect(names(folder) == before)
        #expect(before.contains("atrest.sqlite"))
    }

    @Test func `records in use are read with their log`() throws {
        let folder = try prepared(3)
        let store = try openStore(folder)
        guard case .sound(let before) = try RecordsCheck(of: folder) else {
            Issue.record("not sound")
            return
        }
        var change = keeping(state: FastState())
        change.writes = [.keep(session(200, from: -5, to: -1))]
        try store.commit(change)
        #expect(try RecordsCheck(of: folder) == .sound(fasts: before + 1))
    }

    @Test func `a name that means something in a URI`() throws {
        let folder = DataFolder(path: temporary.path + "/a?b#c%20d é")
        try folder.create()
        withExtendedLifetime(try openStore(folder)) {}
        #expect(try RecordsCheck(of: folder) == .sound(fasts: 0))
    }

    @Test func `damage is found where it is`() throws {
        let folder = try prepared(200)
        var bytes = try #require(Files.bytes(folder.database))
        for index in 4096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index * 7 + 3) }
        Files.write(bytes, to: folder.database)
        let error = #expect(throws: StoreError.self) { try RecordsCheck(of: folder) }
        #expect(error?.cause == .damaged)
        // A check does not set the file aside. Only the agent does.
        #expect(Files.bytes(folder.database) == bytes)
    }
}
