import CNotify
import Glibc
import Synchronization

/// Notices through libnotify, on a thread of its own: its calls are synchronous and wait up to 25 s
/// for a server that does not answer.
///
/// The thread and libnotify begin with the first notice. Orders that come while the server keeps
/// the thread waiting do not pile up: of each place only the last one is carried out.
public final class DesktopNotices: NoticePort {
    private let identity: NoticeWorker.Identity
    private let log: @Sendable (String) -> Void
    private let answers = Answers()
    private var worker: NoticeWorker?

    /// - Parameters:
    ///   - application: the name that people read.
    ///   - desktopEntry: the desktop file's name without its ending; the icon's name too.
    ///   - log: gets a line for what failed, from the thread of the notices.
    public init(
        application: String, desktopEntry: String, log: @escaping @Sendable (String) -> Void
    ) {
        identity = NoticeWorker.Identity(application: application, desktopEntry: desktopEntry)
        self.log = log
    }

    public func show(_ notice: Notice, at place: NoticePlace) {
        let worker = self.worker ?? NoticeWorker(identity, log, answers)
        self.worker = worker
        worker.order(.show(notice, orderedAt: NoticeWorker.now), at: place)
    }

    public func revise(_ notice: Notice, at place: NoticePlace) {
        worker?.order(.revise(notice), at: place)
    }

    public func withdraw(_ place: NoticePlace) { worker?.order(.withdraw, at: place) }

    public func add(
        _ aside: String, below paragraph: AsidePlace, at place: NoticePlace, otherwise: Notice
    ) {
        worker?.order(.add(aside, below: paragraph, otherwise: otherwise), at: place)
    }

    /// Takes everything off the screen, and waits for that a moment: nobody else could do it once
    /// this process is gone.
    public func close() {
        guard let worker else { return }
        for place in NoticePlace.allCases { worker.order(.withdraw, at: place) }
        worker.waitUntilDone(milliseconds: 500)
    }

    /// How many notices a server has taken so far, each time that one was changed counted too.
    public var takenCount: Int { worker?.taken.load(ordering: .relaxed) ?? 0 }

    // MARK: Answers

    /// Becomes readable when somebody has answered a notice; ``takeAnswers()`` has them then.
    public var answerDescriptor: Int32 { answers.descriptor }

    /// What readers have done since the last call, in order.
    public func takeAnswers() -> [NoticeAnswer] { answers.take() }
}

/// Carries answers from the thread of the notices to the agent's.
final class Answers: Sendable {
    let descriptor = cnotify_bell_new()
    private let waiting = Mutex([NoticeAnswer]())

    deinit { close(descriptor) }

    func give(_ answer: NoticeAnswer) {
        waiting.withLock { $0.append(answer) }
        cnotify_bell_ring(descriptor)
    }

    func take() -> [NoticeAnswer] {
        cnotify_bell_silence(descriptor)
        return waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
