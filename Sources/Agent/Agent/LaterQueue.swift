import SDBus

/// Runs closures on later turns of an event loop.
final class LaterQueue {
    private let loop: SDEventLoop
    private let onFailure: (String) -> Void
    private var sources: [Int: EventSource] = [:]
    private var nextKey = 0

    init(on loop: SDEventLoop, onFailure: @escaping (String) -> Void) {
        self.loop = loop
        self.onFailure = onFailure
    }

    /// Releases every closure that has not run.
    func cancelAll() { sources = [:] }

    /// Runs a closure once, after a delay.
    func schedule(after delay: Duration, _ body: @escaping () -> Void) {
        let key = nextKey
        nextKey += 1
        let run = { [unowned self] in
            sources[key] = nil
            body()
        }
        do throws(SystemError) {
            if delay == .zero {
                sources[key] = try loop.addDeferred(run)
            } else {
                let timer = try loop.addTimer(.monotonic, accuracy: delay / 4, handler: run)
                try timer.arm(after: delay)
                sources[key] = timer
            }
        } catch {
            sources[key] = nil
            onFailure(error.description)
        }
    }
}
