import CSystemd
import Glibc

/// Something that a loop watches as long as this object exists.
public class EventSource {
    let raw: OpaquePointer
    private let loop: SDEventLoop
    private let payload: AnyObject

    init(owning raw: OpaquePointer, loop: SDEventLoop, payload: AnyObject) {
        self.raw = raw
        self.loop = loop
        self.payload = payload
    }

    deinit { sd_event_source_disable_unref(raw) }

    /// A name for the log messages of sd-event.
    public func setDescription(_ text: String) { sd_event_source_set_description(raw, text) }

    /// If several sources are ready, the one with the lowest number comes first.
    public func setPriority(_ priority: Int64) throws(SystemError) {
        try check(sd_event_source_set_priority(raw, priority), "setting a priority")
    }
}

/// The events of a descriptor (epoll(7)).
public struct DescriptorEvents: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let readable = DescriptorEvents(rawValue: EPOLLIN.rawValue)
    public static let writable = DescriptorEvents(rawValue: EPOLLOUT.rawValue)
    public static let urgent = DescriptorEvents(rawValue: EPOLLPRI.rawValue)
    public static let error = DescriptorEvents(rawValue: EPOLLERR.rawValue)
    public static let hangUp = DescriptorEvents(rawValue: EPOLLHUP.rawValue)
}

extension SDEventLoop {
    /// Watches a descriptor. The caller still has to close it.
    ///
    /// - Parameters:
    ///   - events: what to wait for. Errors and hang-ups are always included.
    ///   - handler: receives the events that occurred.
    public func addDescriptor(
        _ descriptor: Int32, events: DescriptorEvents, handler: @escaping (DescriptorEvents) -> Void
    ) throws(SystemError) -> EventSource {
        let box = Box(handler)
        var source: OpaquePointer?
        try check(
            sd_event_add_io(
                raw, &source, descriptor, events.rawValue,
                { _, _, events, userdata in
                    Box<(DescriptorEvents) -> Void>.content(of: userdata)(
                        DescriptorEvents(rawValue: events))
                    return 0
                }, box.pointer),
            "watching descriptor \(descriptor)")
        return EventSource(owning: source!, loop: self, payload: box)
    }

    /// Calls the handler when the loop is about to end, while its buses are still open.
    public func addExit(_ handler: @escaping () -> Void) throws(SystemError) -> EventSource {
        let source = try add(sd_event_add_exit, "waiting for the end of the loop", handler)
        try source.setPriority(2 * Int64(SD_EVENT_PRIORITY_IMPORTANT))
        return source
    }

    /// Calls the handler once, in the next iteration of the loop.
    public func addDeferred(_ handler: @escaping () -> Void) throws(SystemError) -> EventSource {
        try add(sd_event_add_defer, "deferring work", handler)
    }

    /// Adds a source that has nothing but a handler.
    private func add(
        _ function: (
            OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?, sd_event_handler_t?,
            UnsafeMutableRawPointer?
        ) -> Int32, _ operation: String, _ handler: @escaping () -> Void
    ) throws(SystemError) -> EventSource {
        let box = Box(handler)
        var source: OpaquePointer?
        let result = function(
            raw, &source,
            { _, userdata in
                Box<() -> Void>.content(of: userdata)()
                return 0
            }, box.pointer)
        try check(result, operation)
        return EventSource(owning: source!, loop: self, payload: box)
    }
}
