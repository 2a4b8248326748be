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
