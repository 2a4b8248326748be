import CSystemd
import Glibc

/// What happens in a folder (inotify(7)).
public struct FolderEvents: OptionSet, Hashable, Sendable {
    /// The bits of inotify(7).
    public let rawValue: UInt32

    /// For bits that have no name here, such as `IN_MODIFY`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A file that was open for writing was closed (`IN_CLOSE_WRITE`).
    public static let written = FolderEvents(rawValue: UInt32(IN_CLOSE_WRITE))
    /// A file or a folder was moved to this place (`IN_MOVED_TO`).
    public static let arrived = FolderEvents(rawValue: UInt32(IN_MOVED_TO))
    /// A file or a folder was made (`IN_CREATE`).
    public static let made = FolderEvents(rawValue: UInt32(IN_CREATE))
    /// A file or a folder was removed, or moved to another place (`IN_DELETE`, `IN_MOVED_FROM`).
    public static let removed = FolderEvents(
        rawValue: UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM))
    /// The folder itself was removed or moved (`IN_DELETE_SELF`, `IN_MOVE_SELF`).
    public static let gone = FolderEvents(
        rawValue: UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF))
    /// The watch has ended, or events were lost.
    static let ended = FolderEvents(
        rawValue: UInt32(IN_IGNORED) | UInt32(IN_UNMOUNT) | UInt32(IN_Q_OVERFLOW))
}

/// What a folder watch reports (`struct inotify_event`).
public struct FolderEvent: Sendable {
    /// What happened.
    public let events: FolderEvents
    /// The name of the file; "" if it is about the folder itself.
    public let name: String

    /// Whether the folder is no longer watched, or another one may have taken its place.
    public var isGone: Bool { !events.isDisjoint(with: [.gone, .ended]) }
}

extension SDEventLoop {
    /// Watches a folder, without those in it (`sd_event_add_inotify`). Nothing polls: the kernel tells.
    ///
    /// - Parameters:
    ///   - path: need not be UTF-8. A string literal can be passed.
    ///   - handler: also called if the folder is gone or the kernel has lost events.
    /// - Throws: ``SystemError``: `ENOENT` if there is no such folder, `ENOTDIR` if it is not one, `ENOSPC` if the user
    ///   watches too many.
    public func addFolderWatch(
        _ path: UnsafePointer<CChar>, _ events: FolderEvents,
        handler: @escaping (FolderEvent) -> Void
    ) throws(SystemError) -> EventSource {
        try addInotify(path, events.rawValue | UInt32(IN_ONLYDIR), handler)
    }

    /// Watches a link itself, or a file, until another one takes its place: it is replaced, moved, removed, or
    /// written.
    ///
    /// - Throws: ``SystemError`` if there is no such file, or if the user watches too many.
    func addLinkWatch(_ path: String, handler: @escaping () -> Void) throws(SystemError)
        -> EventSource
    {
        let events = IN_ATTRIB | IN_CLOSE_WRITE | IN_DELETE_SELF | IN_MOVE_SELF
        return try addInotify(path, UInt32(events) | UInt32(IN_DONT_FOLLOW)) { _ in handler() }
    }

    private func addInotify(
        _ path: UnsafePointer<CChar>, _ mask: UInt32, _ handler: @escaping (FolderEvent) -> Void
    ) throws(SystemError) -> EventSource {
        let box = Box(handler)
        var source: OpaquePointer?
        try check(
            sd_event_add_inotify(
                raw, &source, path, mask,
                { _, event, userdata in
                    guard let event else { return 0 }
                    // The name follows in the same memory, ends with zeros, and may be missing.
                    let name =
                        event.pointee.len == 0
                        ? ""
                        : String(
                            cString: UnsafeRawPointer(event + 1)
                                .assumingMemoryBound(to: CChar.self))
                    Box<(FolderEvent) -> Void>.content(of: userdata)(
                        FolderEvent(events: FolderEvents(rawValue: event.pointee.mask), name: name))
                    return 0
                }, box.pointer),
            "watching \(String(cString: path))")
        return EventSource(owning: source!, loop: self, payload: box)
    }
}
