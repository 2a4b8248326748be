import CSystemd
import Glibc

/// Something that a loop watches as long as this object exists (`sd_event_source`). It keeps its loop alive.
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

    /// A name for the log messages of sd-event (`sd_event_source_set_description`).
    public func setDescription(_ text: String) { sd_event_source_set_description(raw, text) }

    /// If several sources are ready, the one with the lowest number comes first (`sd_event_source_set_priority`). It is
    /// 0 by default, also for a bus.
    ///
    /// - Throws: ``SystemError``, `ESTALE` if the loop has ended.
    public func setPriority(_ priority: Int64) throws(SystemError) {
        try check(sd_event_source_set_priority(raw, priority), "setting a priority")
    }
}

/// The events of a descriptor (epoll(7)).
public struct DescriptorEvents: OptionSet, Sendable {
    /// The bits of epoll(7).
    public let rawValue: UInt32

    /// For bits that have no name here, such as `EPOLLRDHUP` and `EPOLLET`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `EPOLLIN`: reading does not wait. True at the end of a stream too.
    public static let readable = DescriptorEvents(rawValue: EPOLLIN.rawValue)
    /// `EPOLLOUT`: writing does not wait.
    public static let writable = DescriptorEvents(rawValue: EPOLLOUT.rawValue)
    /// `EPOLLPRI`: an exceptional condition, such as a change of `/proc/self/mountinfo`.
    public static let urgent = DescriptorEvents(rawValue: EPOLLPRI.rawValue)
    /// `EPOLLERR`: an error, such as a pipe without a reader.
    public static let error = DescriptorEvents(rawValue: EPOLLERR.rawValue)
    /// `EPOLLHUP`: the other end was closed.
    public static let hangUp = DescriptorEvents(rawValue: EPOLLHUP.rawValue)
}

extension SDEventLoop {
    /// Watches a descriptor (`sd_event_add_io`). The caller still has to close it, after the source is released.
    ///
    /// - Parameters:
    ///   - events: what to wait for. Errors and hang-ups are always included.
    ///   - handler: receives the events that occurred. It is called again as long as they last.
    /// - Throws: ``SystemError``: `EPERM` for a regular file, which is always ready, `EEXIST` if the loop watches the
    ///   descriptor already, `EBADF` if it is not open.
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

    /// Calls the handler when the loop is about to end, while its buses are still open (`sd_event_add_exit`).
    ///
    /// - Throws: ``SystemError``, `ESTALE` if the loop has ended.
    public func addExit(_ handler: @escaping () -> Void) throws(SystemError) -> EventSource {
        let source = try add(sd_event_add_exit, "waiting for the end of the loop", handler)
        try source.setPriority(2 * Int64(SD_EVENT_PRIORITY_IMPORTANT))
        return source
    }

    /// Calls the handler once, in the next iteration of the loop (`sd_event_add_defer`), unless the source is released
    /// before that.
    ///
    /// - Throws: ``SystemError``, `ESTALE` if the loop has ended.
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
