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
    let job: BackgroundJob<FolderWork.Outcome>
    /// When the folder was first used by this process.
    private let since: Instant
    var activity = Activity.idle
    /// Why the folder cannot be used, or not be written.
    var problem: FolderProblem?
    /// What was in the folder when it was last listed.
    var listing: FolderListing?
    var lastLook = Instant(secondsSinceEpoch: 0)
    var wakesAt: ContinuousClock.Instant?
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
}

extension FolderProblem {
    /// Whether it may be only about writing.
    var isAboutWriting: Bool {
        switch cause {
        case .readOnly, .denied, .full, .failed: true
        case .absent, .unmarked, .notAFolder, .notOurs, .newer: false
        }
    }
}
