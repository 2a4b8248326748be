import CAdwaita

/// Calls a closure once at a later time, in GLib's loop.
final class LoopTimer {
    private var source: UInt32 = 0
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    deinit { cancel() }

    /// Sets the time. It replaces the one that was set before.
    func arm(afterMilliseconds milliseconds: UInt32) {
        cancel()
        source = g_timeout_add(
            milliseconds,
            { data in
                let timer = instance(LoopTimer.self, data)
                timer.source = 0
                timer.body()
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Whether it waits.
    var isArmed: Bool { source != 0 }

    func cancel() {
        if source != 0 { g_source_remove(source) }
        source = 0
    }
}

/// Calls a closure before each frame of a widget while something moves in it.
final class FrameTicks {
    private let widget: Widget
    private var identifier: UInt32 = 0
    private let body: () -> Void

    init(_ widget: Widget, _ body: @escaping () -> Void) {
        self.widget = widget
        self.body = body
    }

    var isRunning: Bool {
        get { identifier != 0 }
        set {
            if newValue, identifier == 0 {
                identifier = gtk_widget_add_tick_callback(
                    widget,
                    { _, _, data in
                        instance(FrameTicks.self, data).body()
                        return 1
                    }, Unmanaged.passUnretained(self).toOpaque(), nil)
            } else if !newValue, identifier != 0 {
                gtk_widget_remove_tick_callback(widget, identifier)
                identifier = 0
            }
        }
    }
}

/// Lets GLib's loop run what waits for a descriptor. It ends with the object.
final class LoopSource {
    private var source: UnsafeMutablePointer<GSource>?
    private let isReady: () -> Bool
    private let process: () -> Bool

    /// - Parameters:
    ///   - isReady: asked before and after the loop waits.
    ///   - process: returns whether there can be more.
    init(
        _ descriptor: Int32, isReady: @escaping () -> Bool, process: @escaping () -> Bool
    ) {
        self.isReady = isReady
        self.process = process
        source = cadwaita_watch(
            descriptor, { instance(LoopSource.self, $0).isReady() ? 1 : 0 },
            { instance(LoopSource.self, $0).process() ? 1 : 0 },
            Unmanaged.passUnretained(self).toOpaque())
    }

    deinit {
        g_source_destroy(source)
        g_source_unref(source)
    }
}

/// Does work on its own thread, so that the window does not wait for it, and hands the result to
/// the loop.
///
/// - Parameters:
///   - work: must not touch widgets, or the connection of the window.
///   - handler: called from the loop.
func inBackground<Result>(
    _ work: @escaping @Sendable () -> Result, then handler: @escaping (Result) -> Void
) {
    let job = Unmanaged.passRetained(
        Job {
            work()
        } then: {
            handler($0 as! Result)
        })
    let thread = g_thread_new(
        "work",
        { data in
            instance(Job.self, data).run()
            return nil
        }, job.toOpaque())
    g_thread_unref(thread)
}

/// Work, and what is called with its result. The loop releases it.
///
/// `@unchecked Sendable`: the thread writes the result before it hands the object to the loop, which
/// alone calls the handler.
private final class Job: @unchecked Sendable {
    private let work: @Sendable () -> Any
    private let handler: (Any) -> Void
    private var result: Any?

    init(_ work: @escaping @Sendable () -> Any, then handler: @escaping (Any) -> Void) {
        self.work = work
        self.handler = handler
    }

    func run() {
        result = work()
        g_idle_add_full(
            G_PRIORITY_DEFAULT,
            { data in
                let job = instance(Job.self, data)
                if let result = job.result { job.handler(result) }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque(),
            { release($0) })
    }
}

/// Reports the progress of work from a thread, at most ten times a second.
///
/// `@unchecked Sendable`: only the thread uses `last`, and only the loop calls the handler.
final class ProgressReporter: @unchecked Sendable {
    private let handler: (String) -> Void
    private var last: gint64 = 0

    init(_ handler: @escaping (String) -> Void) { self.handler = handler }

    func report(_ text: @autoclosure () -> String) {
        let now = g_get_monotonic_time()
        guard now - last > 100_000 else { return }
        last = now
        let text = text()
        later { [self] in handler(text) }
    }
}
