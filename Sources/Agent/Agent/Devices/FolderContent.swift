import AgentBus
import Fasting
import Folders
import Sharing
import Store

extension FolderContent {
    /// Counts the records in the segments of a folder. Changes nothing.
    init(of folder: DeviceFolder, besides own: Writer) throws(FolderProblem) {
        self.init()
        for file in try folder.listUnadopted(by: own).files {
            for line in try folder.read(file) ?? [] {
                devices.insert(line.line.writer.device)
                switch line.line.content {
                case .record(.fast, let id, _): fasts.insert(id)
                case .record(.water, let id, _): water.insert(id)
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
