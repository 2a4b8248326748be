import AgentBus
import AgentCore
import Fasting
import Folders
import SDBus
import Sharing
import Store
import System

/// A shared folder while this process uses it.
final class FolderUse {
    enum Activity {
        case idle
        case scheduled
        case busy
    }

    let path: String
    var pass: SharingPass
    let watches: FolderWatches
    let job: BackgroundJob
    /// When the folder was first used by this process.
    private let since: Instant
    var activity = Activity.idle
    /// Why the folder cannot be used, or not be written.
    var problem: FolderProblem?
    /// What was in the folder when it was last listed.
    var listing: FolderListing?
    /// Where a folder that is absent is waited for.
    var place: DeviceFolder.Place?
    var lastLook = Instant(secondsSinceEpoch: 0)
    var wakesAt: SteadyClock.Instant?
    var watchDelay = DoublingDelay(.seconds(2) ... .seconds(300))
    var isWatchScheduled = false
    /// A `Join` that is answered when the folder was read and written for the first time.
    var request: JoinRequest?
    /// Whether everything was read once.
    var hasRead = false
    /// What has come from other machines.
    private(set) var found = FolderContent()
    /// Whether another machine writes under the id of this one.
    private(set) var hasTwin = false
    /// The fasts beside the shown one that were already announced.
    var toldBeside: Set<RecordID> = []
    var isInboxDue = false
    var inboxItems: ArraySlice<Inbox.Item> = []
    /// Whether the inbox has more files than were read.
    var hasMoreInInbox = false
    var isInboxScheduled = false
    /// Why a file of the inbox stays there. The lines of the machines do not wait for it.
    var inboxProblem: FolderProblem?

    init(_ path: String, _ pass: SharingPass, since: Instant, _ loop: SDEventLoop) {
        self.path = path
        self.pass = pass
        self.since = since
        watches = FolderWatches(loop)
        job = BackgroundJob(loop: loop)
    }

    func refuse(_ refusal: Refusal) {
        request?.refuse(refusal)
        request = nil
    }

    func add(_ reception: MergeResult) {
        found.add(reception)
        // Acts from before these records were restored are older, and they are this machine's own.
        if let acted = reception.twinActedAt, acted > since { hasTwin = true }
    }

    /// The shortest time between two questions of clients that list the folder, in seconds; nil if the kernel tells
    /// enough.
    var patience: Int64? {
        if problem?.cause.isAbsent == true { return 1 }
        return problem != nil || listing?.isSilent == true ? 60 : nil
    }

    /// The folders that have to be watched now. While nothing can be written, the folder of this machine is not among them:
    /// its own attempts would wake it.
    ///
    /// - Parameter own: this machine.
    func wanted(by own: Writer?) -> Set<FolderWatches.Watch> {
        var wanted: Set<FolderWatches.Watch> = []
        if problem?.cause.isAbsent == true {
            if let place {
                wanted.insert(
                    .init(path: place.folder, events: [.arrived, .made, .gone], name: place.name))
            }
            if problem?.cause == .unmarked {
                wanted.insert(.init(path: path, events: [.written, .arrived, .gone]))
            }
            return wanted
        }
        guard let listing else { return [] }
        wanted.insert(.init(path: path, events: [.written, .arrived, .made, .removed, .gone]))
        let passedOver = problem == nil ? nil : own?.description
        for name in listing.folders + (listing.hasInbox ? [Inbox.name] : [])
        where name != passedOver {
            wanted.insert(.init(path: "\(path)/\(name)", events: [.written, .arrived, .gone]))
        }
        return wanted
    }
}

extension FolderProblem {
    /// Whether it may be only about writing.
    var isAboutWriting: Bool { [.readOnly, .denied, .full, .failed].contains(cause) }
}
