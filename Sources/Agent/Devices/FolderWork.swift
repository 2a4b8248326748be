import AgentBus
import Fasting
import Folders
import Sharing
import Store
import System

/// What a thread does in the folder.
enum FolderWork: Sendable {
    case list
    case read(DeviceFolder.File)
    case append([String], of: Writer)
    /// `records` is the folder of the agent's own records.
    case count(by: Writer, besides: String)
    case adopt(id: String, by: Writer, besides: String)
    case inbox(Instant)
    case finish(Inbox.Item, sentence: String?)

    func outcome(in folder: DeviceFolder) -> Outcome {
        do throws(FolderProblem) {
            switch self {
            case .list: return .listed(try folder.list())
            case .read(let file): return .read(try folder.read(file))
            case .append(let lines, let writer):
                return .appended(try folder.append(lines, of: writer))
            case .count(let writer, let records):
                if folder.overlaps(records) { return .ownRecords }
                try folder.checkPlace()
                return .counted(try FolderContent(of: folder, besides: writer))
            case .inbox(let now):
                return .found(
                    try Inbox(in: folder.path, rest: 500_000_000).content(at: now))
            case .finish(let item, let sentence):
                try Inbox(in: folder.path).finish(item, sentence: sentence)
                return .finished
            case .adopt(let id, let writer, let records):
                if folder.overlaps(records) { return .ownRecords }
                return .adopted(id: try folder.adopt(id: id, by: writer))
            }
        } catch {
            return .failed(error)
        }
    }

    /// Whether the folder cannot be used if it fails.
    var endsUse: Bool {
        switch self {
        case .list, .append: true
        case .read, .count, .adopt, .inbox, .finish: false
        }
    }

    /// What a thread brings back.
    enum Outcome: Sendable {
        case listed(DeviceFolder.Listing)
        case read([WrittenLine]?)
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
    init(of folder: DeviceFolder, besides own: Writer) throws(FolderProblem) {
        self.init()
        for file in try folder.listUnadopted(by: own).files {
            for line in try folder.read(file) ?? [] {
                devices.insert(line.line.writer.device)
                switch line.line.content {
                case .fast(let id, _): fasts.insert(id)
                case .water(let id, _): water.insert(id)
                case .act, .device, .unknown: break
                }
            }
        }
        devices.remove(own.device)
    }

    mutating func add(_ reception: MergeResult) {
        fasts.formUnion(reception.fasts)
        water.formUnion(reception.water)
    }
}
