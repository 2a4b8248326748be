import Dispatch
import Glibc
import PrivateSession
import System
import Testing

/// The reader of a pipe may have made it non-blocking.
@Test func fullPipeIsWaitedFor() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    defer { close(reader) }
    for end in ends { try #require(fcntl(end, F_SETFD, FD_CLOEXEC) == 0) }
    try #require(fcntl(writer, F_SETFL, O_NONBLOCK) == 0)
    // Many times the capacity of a pipe.
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let result = DispatchQueue(label: "writer").asyncResult {
        defer { close(writer) }
        return System.write(bytes, to: writer)
    }
    var read: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while read.count < bytes.count, case let count = Glibc.read(reader, &part, part.count),
        count > 0
    {
        read += part.prefix(count)
    }
    #expect(result() == 0)
    // A comparison in the expectation would take minutes to describe the difference.
    let isWhole = read == bytes
    #expect(isWhole)
}

extension DispatchQueue {
    /// Runs the body on the queue. The returned function waits for the result.
    fileprivate func asyncResult(_ body: @escaping @Sendable () -> Int32) -> () -> Int32 {
        nonisolated(unsafe) var result: Int32 = -1
        let done = DispatchSemaphore(value: 0)
        async {
            result = body()
            done.signal()
        }
        return {
            done.wait()
            return result
        }
    }
}

/// An open folder that is removed with the object.
private final class OpenedFolder {
    let path: String
    let descriptor: Int32

    init() throws {
        var template = Array("\(PrivateSession.temporaryFolder)/atrest-system-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }

    deinit {
        for name in names { unlink("\(path)/\(name)") }
        close(descriptor)
        rmdir(path)
    }

    var names: [String] {
        (OpenDescriptor.names(in: descriptor) ?? []).filter { $0 != "." && $0 != ".." }
    }

    func bytes(of name: String) -> [UInt8]? {
        let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        return OpenDescriptor.read(file, size: 1000)
    }
}

struct ReplaceTests {
    /// A name may have 255 bytes, so the hidden one must not be longer.
    @Test(arguments: ["a", "ä", String(repeating: "n", count: 255)])
    func fileIsReplaced(_ name: String) throws {
        let folder = try OpenedFolder()
        #expect(replace(name, by: [1, 2, 3], in: folder.descriptor) == 0)
        #expect(replace(name, by: [4], in: folder.descriptor) == 0)
        #expect(folder.bytes(of: name) == [4])
        #expect(folder.names == [name])
        var status = stat()
        #expect(fstatat(folder.descriptor, name, &status, 0) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
    }

    @Test func failureLeavesNothing() throws {
        let folder = try OpenedFolder()
        let tooLong = String(repeating: "n", count: 256)
        #expect(replace(tooLong, by: [1], in: folder.descriptor) == ENAMETOOLONG)
        #expect(replace("no/folder", by: [1], in: folder.descriptor) == ENOENT)
        #expect(folder.names == [])
    }

    /// A link with the name is replaced, and not followed.
    @Test func linkIsReplaced() throws {
        let folder = try OpenedFolder()
        #expect(replace("target", by: [1], in: folder.descriptor) == 0)
        #expect(symlinkat("target", folder.descriptor, "link") == 0)
        #expect(replace("link", by: [2], in: folder.descriptor) == 0)
        #expect(folder.bytes(of: "target") == [1])
        #expect(folder.bytes(of: "link") == [2])
    }

    @Test func killedProcessLeavesOneFileThatIsRecognised() throws {
        let folder = try OpenedFolder()
        let first = UnfinishedFile(for: "name", in: folder.descriptor)
        close(first.descriptor)
        let second = UnfinishedFile(for: "name", in: folder.descriptor)
        close(second.descriptor)
        #expect(first.name == second.name)
        #expect(folder.names == [second.name])
        #expect(UnfinishedFile.isOne(second.name))
        // Another process may be writing this one.
        let random = UnfinishedFile(in: folder.descriptor)
        close(random.descriptor)
        #expect(!UnfinishedFile.isOne(random.name))
        for name in [".atrest", ".atrest-.tmp", ".atrest-xyz.tmp", ".name.tmp", "a.tmp"] {
            #expect(!UnfinishedFile.isOne(name))
        }
    }

    @Test func diskThatIsFullIsReported() {
        let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
        defer { close(full) }
        #expect(System.write([1, 2], to: full) == ENOSPC)
        #expect(System.write([1], to: -1) == EBADF)
        #expect(System.write([], to: -1) == 0)
    }
}
