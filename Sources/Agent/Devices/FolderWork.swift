import AgentBus
import Fasting
import Folders
import Glibc
import Sharing
import Store

/// What a thread does in the folder.
enum FolderWork: Sendable {
    case list
    case read(DeviceFolder.File)
    case append([String], of: Writer)
    /// `records` is the folder of the agent's own records.
    case count(besides: String)
    case adopt(id: String, besides: String)
    case inbox(Instant)
    case finish(Inbox.Item, sentence: String?)

    func outcome(in folder: DeviceFolder) -> Outcome {
        do throws(FolderProblem) {
            switch self {
            case .list: return .listed(try folder.list())
            case .read(let file): return .read(try folder.read(file))
            case .append(let lines, let writer):
                return .appended(try folder.append(lines, of: writer))
            case .count(let records):
                if folder.overlaps(records) { return .ownRecords }
                return .counted(try FolderContent(of: folder))
            case .inbox(let now):
                return .found(try Inbox(in: folder.path).content(at: now))
            case .finish(let item, let sentence):
                try Inbox(in: folder.path).finish(item, sentence: sentence)
                return .finished
            case .adopt(let id, let records):
                if folder.overlaps(records) { return .ownRecords }
                return .adopted(id: try folder.adopt(id: id))
            }
        } catch {
            return .failed(error)
        }
    }

    /// What a thread brings back.
    enum Outcome: Sendable {
        case listed(DeviceFolder.Listing)
        case read(LineReader.Content?)
        case appended([DeviceFolder.Extended])
        case counted(FolderContent)
        case adopted(id: String)
        case ownRecords
        case found(Inbox.Content)
        case finished
        case failed(FolderProblem)
    }
}

extension FolderContent {
    /// Counts the records in the segments of a folder. Changes nothing.
    init(of folder: DeviceFolder) throws(FolderProblem) {
        self.init()
        let listing: DeviceFolder.Listing
        do throws(FolderProblem) { listing = try folder.list() } catch {
            // A folder that no machine has joined yet.
            if error.cause == .absent, access(folder.path, F_OK) == 0 { return }
            throw error
        }
        for file in listing.files {
            for line in try folder.read(file)?.lines ?? [] {
                devices.insert(line.line.writer.device)
                switch line.line.content {
                case .fast(let id, _): fasts.insert(id)
                case .water(let id, _): water.insert(id)
                case .act, .device, .unknown: break
                }
            }
        }
    }

    mutating func add(_ reception: Reception) {
        fasts.formUnion(reception.fasts)
        water.formUnion(reception.water)
    }
}

extension ReadFile {
    init(_ file: DeviceFolder.File) {
        self.init(
            name: file.name, size: file.size, changed: file.changed,
            inode: Int64(truncatingIfNeeded: file.inode))
    }
    /// The state of a file after lines were appended to it; nil if it has more than was known of it: a machine with
    /// the same id may write there too.
    ///
    /// - Parameter known: its state before; nil if there was no file, or if it was not read.
    init?(_ extended: DeviceFolder.Extended, after known: ReadFile?) {
        guard extended.file.size == (known?.size ?? 0) + extended.added else { return nil }
        self.init(extended.file)
    }
}
