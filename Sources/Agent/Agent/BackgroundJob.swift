import SDBus
import System

/// Runs jobs that may wait for a disk on a thread of their own, one at a time, so that a slow disk delays no answer. If this
/// object is released meanwhile, the thread is left behind.
final class BackgroundJob {
    private let loop: SDEventLoop
    private var source: EventSource?
    private var timer: SDEventTimer?

    init(loop: SDEventLoop) { self.loop = loop }

    /// Runs a job, and then calls the handler on the loop. Call it again only after that.
    ///
    /// - Parameters:
    ///   - patience: how long the job may take.
    ///   - hangs: called if it takes longer. It may end later.
    ///   - handler: gets nil if the job was not run, because the system gave no thread or no pipe.
    func start<Value: Sendable>(
        _ body: @escaping @Sendable () -> Value, patience: Duration = .seconds(5),
        hangs: (() -> Void)? = nil, then handler: @escaping (Value?) -> Void
    ) {
        guard let result = ThreadResult(of: body) else { return handler(nil) }
        do throws(SystemError) {
            if let hangs {
                timer = try loop.addTimer(.monotonic, accuracy: .seconds(1), handler: hangs)
                try timer?.arm(after: patience)
            }
            source = try loop.addDescriptor(result.descriptor, events: .readable) {
                [unowned self] _ in
                (source, timer) = (nil, nil)
                handler(result.value)
            }
        } catch {
            timer = nil
            handler(nil)
        }
    }
}
