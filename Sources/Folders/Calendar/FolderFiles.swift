import Fasting
import Glibc
import System

/// The files of an open folder. Links are never followed from there.
struct FolderFiles: ~Copyable {
    private let descriptor: Int32
    private let beforeStep: () throws(CalendarFolder.Problem) -> Void

    private typealias Problem = CalendarFolder.Problem

    /// The size of the largest file that is read, in bytes.
    private static let largest = 64 << 20

    /// - Parameter beforeStep: called before each change of the folder.
    init(
        _ path: String,
        beforeStep: @escaping () throws(CalendarFolder.Problem) -> Void = {
            () throws(CalendarFolder.Problem) in
        }
    ) throws(CalendarFolder.Problem) {
        self.beforeStep = beforeStep
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
        if descriptor < 0 { throw Problem(errno: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_uid == geteuid() else {
            throw .notOurs
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    // MARK: Reading

    /// The content of a file.
    struct Content {
        let bytes: [UInt8]
        var sum: UInt64 { checksum(bytes) }
    }

    /// - Returns: nil if there is no such file. Anything but a regular file counts as a file with other bytes.
    func read(_ name: String) throws(CalendarFolder.Problem) -> Content? {
        let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        if file < 0 {
            if errno == ENOENT { return nil }
            if errno == ELOOP || errno == ENXIO || errno == EACCES { return Content(bytes: []) }
            throw Problem(errno: errno)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= Self.largest
        else { return Content(bytes: []) }
        guard let bytes = OpenDescriptor.read(file, size: Int(status.st_size)) else {
            throw Problem(errno: errno)
        }
        return Content(bytes: bytes)
    }

    func names() throws(CalendarFolder.Problem) -> [String] {
        guard let names = OpenDescriptor.names(in: descriptor) else { throw Problem(errno: errno) }
        return names
    }

    /// - Throws: ``CalendarFolder/Problem`` if no file can be made there.
    func checkWritable() throws(CalendarFolder.Problem) {
        if faccessat(descriptor, ".", W_OK | X_OK, AT_EACCESS) != 0 { throw Problem(errno: errno) }
    }

    // MARK: Writing

    /// Writes a file under another name, which calendar programs do not read.
    ///
    /// - Returns: that name.
    func writeUnfinished(
        _ name: String, _ bytes: [UInt8]
    ) throws(CalendarFolder.Problem) -> String {
        try beforeStep()
        let file = UnfinishedFile(for: name, in: descriptor)
        if file.descriptor < 0 { throw Problem(errno: errno) }
        defer { close(file.descriptor) }
        let code = System.write(bytes, to: file.descriptor)
        if code == 0 { return file.name }
        removeUnfinished(file.name)
        throw Problem(errno: code)
    }

    /// Waits until an unfinished file is on the disk. For many files, it is faster to write all of
    /// them first.
    func syncUnfinished(_ hidden: String) throws(CalendarFolder.Problem) {
        let file = openat(descriptor, hidden, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        if file < 0 { throw Problem(errno: errno) }
        defer { close(file) }
        if fsync(file) < 0 { throw Problem(errno: errno) }
    }

    /// Whether a file has the bytes with this sum. With nil, whether the file is missing.
    func has(_ sum: UInt64?, _ name: String) throws(CalendarFolder.Problem) -> Bool {
        try beforeStep()
        return try read(name)?.sum == sum
    }

    /// Gives an unfinished file its name, in place of the file that had it.
    func finish(_ hidden: String, as name: String) throws(CalendarFolder.Problem) {
        if renameat(descriptor, hidden, descriptor, name) < 0 {
            throw Problem(errno: errno)
        }
    }

    func replace(_ name: String, by bytes: [UInt8]) throws(CalendarFolder.Problem) {
        let hidden = try writeUnfinished(name, bytes)
        try syncUnfinished(hidden)
        try beforeStep()
        try finish(hidden, as: name)
        try sync()
    }

    func append(
        _ bytes: [UInt8], to name: String, isForDisk: Bool
    ) throws(CalendarFolder.Problem) {
        try beforeStep()
        let file = openat(
            descriptor, name, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        if file < 0 { throw Problem(errno: errno) }
        defer { close(file) }
        let code = System.write(bytes, to: file)
        if code != 0 { throw Problem(errno: code) }
        if isForDisk, fsync(file) < 0 { throw Problem(errno: errno) }
    }

    /// Does nothing if that is not possible, for example because a folder has the name.
    func removeUnfinished(_ hidden: String) { unlinkat(descriptor, hidden, 0) }

    /// Does nothing if there is no such file.
    func remove(_ name: String) throws(CalendarFolder.Problem) {
        if unlinkat(descriptor, name, 0) < 0, errno != ENOENT { throw Problem(errno: errno) }
    }

    /// Waits until the names are on the disk.
    func sync() throws(CalendarFolder.Problem) {
        if !OpenDescriptor.sync(folder: descriptor) { throw Problem(errno: errno) }
    }

}
