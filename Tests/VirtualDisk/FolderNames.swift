import Glibc
import SeededRandom
import Synchronization

/// The names that are on the disk: a name that was made is lost at a power failure as long as its folder
/// was not synced.
struct FolderNames {
    /// By the path of the folder, the files and folders that its names lead to.
    private var synced: [String: [String: FileID]] = [:]

    /// Everything in a folder is on the disk.
    init(of folder: String) { add(folder) }

    private mutating func add(_ folder: String) {
        sync(folder)
        for (name, _) in synced[folder] ?? [:] where Self.isFolder("\(folder)/\(name)") {
            add("\(folder)/\(name)")
        }
    }

    mutating func sync(_ folder: String) {
        synced[folder] = Dictionary(
            uniqueKeysWithValues: VirtualDisk.names(in: folder).compactMap { name in
                FileID(at: "\(folder)/\(name)").map { (name, $0) }
            })
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Undoes changes of names that were not synced: some of them, or all. A file that was renamed gets its old
    /// name. One that took the place of another keeps it.
    func lose(all: Bool, in folder: String, random: inout SplitMix64) {
        let known = synced[folder] ?? [:]
        for name in VirtualDisk.names(in: folder) {
            let path = "\(folder)/\(name)"
            guard let file = FileID(at: path) else { continue }
            if known[name] == file {
                if Self.isFolder(path) { lose(all: all, in: path, random: &random) }
                continue
            }
            if known[name] != nil || !(all || random.chance(1, in: 2)) { continue }
            if let old = known.first(where: { $0.value == file })?.key {
                rename(path, "\(folder)/\(old)")
            } else {
                VirtualDisk.removeTree(path)
            }
        }
    }
}

extension VirtualDisk {
    private struct Reference: @unchecked Sendable {
        unowned(unsafe) let disk: VirtualDisk
    }

    /// The disks of this process, by the paths of their folders.
    private static let all = Mutex<[String: Reference]>([:])

    func listen() {
        let reference = Reference(disk: self)
        Self.all.withLock { $0[path] = reference }
    }

    /// Makes everything that is there now stay: the files were put there by a test.
    public func keepNames() { folderNames = FolderNames(of: path) }

    func stopListening() { Self.all.withLock { $0[path] = nil } }

    /// A folder was synced through the C library, by the thread that the disk belongs to.
    fileprivate static func noteSync(_ descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
        let folder = String(
            decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let found = all.withLock { all in
            all.first { folder == $0.key || folder.hasPrefix($0.key + "/") }?.value
        }
        found?.disk.folderWasSynced(folder)
    }

    private func folderWasSynced(_ folder: String) {
        if isDown { return }
        syncedNames(in: folder[...])
    }
}

/// Takes the place of fsync(2) in programs with this module, so that a disk learns which folders the store
/// has synced.
@_cdecl("fsync")
public func syncAndTell(_ descriptor: Int32) -> Int32 {
    let code = fdatasync(descriptor)
    let error = errno
    if code == 0 { VirtualDisk.noteSync(descriptor) }
    errno = error
    return code
}
