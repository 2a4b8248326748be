import CNotify

/// A closure that runs once, later, on the thread of a GLib context.
///
/// Releasing the object cancels it. Use it on the context's thread only.
final class ScheduledAction {
    private let source: UnsafeMutablePointer<GSource>

    init(after delay: Duration, in context: OpaquePointer, _ action: @escaping () -> Void) {
        source = cnotify_schedule(
            context, UInt32(clamping: delay.wholeMilliseconds), runClosure,
            Closure.retained(action), releaseClosure)
    }

    deinit { cnotify_cancel(source) }
}

/// Runs a closure on the thread of a GLib context, after everything that already waits there.
func post(to context: OpaquePointer, _ action: @escaping () -> Void) {
    cnotify_post(context, runClosure, Closure.retained(action), releaseClosure)
}

/// Carries a Swift closure through a C `data` pointer.
private final class Closure {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }

    static func retained(_ run: @escaping () -> Void) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(Closure(run)).toOpaque()
    }
}

/// Returns 0, so that GLib removes the source.
private let runClosure: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
    Unmanaged<Closure>.fromOpaque(data!).takeUnretainedValue().run()
    return 0
}

private let releaseClosure: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    Unmanaged<Closure>.fromOpaque(data!).release()
}

extension Duration {
    /// Rounded down.
    var wholeMilliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
