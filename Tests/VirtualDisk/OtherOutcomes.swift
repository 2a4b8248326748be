import Glibc
import SeededRandom

extension VirtualDisk {
    /// Whether a power failure can have more than one outcome.
    public var hasUnsyncedChanges: Bool {
        files.values.contains { !$0.isSynced } || !removed.isEmpty
    }

    /// Tries one of the other things that a power failure may leave: turns the power on, runs a body, and
    /// makes everything as it was just after the failure.
    ///
    /// The body may use the disk as a program does. It closes every connection, and leaves finished files
    /// in folders with the name `backups` as they are, apart from their names.
    public func tryOutcome(
        _ random: inout SplitMix64, as outcome: Outcome = .any, _ body: () throws -> Void
    ) rethrows {
        precondition(isDown && files.values.allSatisfy { $0.openings == 0 })
        let memory = DiskMemory(
            of: root + "/down", removed: removed.map(\.keptAt), at: root + "/kept")
        let (files, removed, counters, ownRandom) = (files, removed, counters, self.random)
        let names = folderNames
        let paths = files.values.map { ($0, $0.path) }
        turnOn(outcome, &random)
        try body()
        precondition(self.files.values.allSatisfy { $0.openings == 0 }, "a file is still open")
        heal()
        for file in self.removed { unlink(file.keptAt) }
        Self.removeTree(path)
        memory.bringBack()
        for (history, path) in paths { history.path = path }
        (self.files, self.removed, self.counters, self.random) = (
            files, removed, counters, ownRandom
        )
        folderNames = names
        isDown = true
    }
}

/// All files of a folder that is used and then restored. They stay the same files.
private struct DiskMemory {
    private struct File {
        let path: String
        /// Another name of the file.
        let link: String
        /// Nil if what is in it stays as it is.
        let bytes: [UInt8]?
    }

    private let place: String
    private var folders: [String] = []
    private var files: [File] = []

    init(of folder: String, removed: [String], at place: String) {
        self.place = place
        VirtualDisk.removeTree(place)
        precondition(mkdir(place, 0o700) == 0)
        addFolder(folder)
        for path in removed { addFile(path, withBytes: true) }
    }

    private mutating func addFolder(_ folder: String) {
        folders.append(folder)
        for name in VirtualDisk.names(in: folder) {
            let path = "\(folder)/\(name)"
            var status = stat()
            precondition(lstat(path, &status) == 0)
            if status.st_mode & S_IFMT == S_IFDIR {
                addFolder(path)
            } else {
                let isFinished = folder.hasSuffix("/backups") && name.hasSuffix(".sqlite")
                addFile(path, withBytes: !isFinished)
            }
        }
    }

    private mutating func addFile(_ path: String, withBytes: Bool) {
        let link = "\(place)/\(files.count)"
        precondition(Glibc.link(path, link) == 0, "\(path) cannot be kept: \(errno)")
        files.append(File(path: path, link: link, bytes: withBytes ? Self.read(path) : nil))
    }

    private static func read(_ path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        precondition(descriptor >= 0)
        defer { close(descriptor) }
        var status = stat()
        precondition(fstat(descriptor, &status) == 0)
        let size = Int(status.st_size)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = size == 0 ? 0 : pread(descriptor, buffer.baseAddress!, size, 0)
        }
    }

    func bringBack() {
        for folder in folders { precondition(mkdir(folder, 0o700) == 0) }
        for file in files {
            // One that still has its name would keep both.
            unlink(file.path)
            precondition(rename(file.link, file.path) == 0)
            guard let bytes = file.bytes else { continue }
            let descriptor = open(file.path, O_WRONLY | O_CLOEXEC)
            precondition(descriptor >= 0 && ftruncate(descriptor, off_t(bytes.count)) == 0)
            precondition(pwrite(descriptor, bytes, bytes.count, 0) == bytes.count)
            close(descriptor)
        }
        VirtualDisk.removeTree(place)
    }
}
