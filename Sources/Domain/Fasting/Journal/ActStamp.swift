/// The act that wrote the present version of a record.
public struct ActStamp: Equatable, Sendable {
    /// Acts are numbered in their order.
    public let number: Int64
    /// When it was carried out.
    public let at: Instant

    public init(number: Int64, at: Instant) {
        self.number = number
        self.at = at
    }
}

/// A stored fast with the act that wrote it.
public struct SessionVersion: Equatable, Sendable {
    public let session: Session
    /// nil if the fast is older than the journal.
    public let act: ActStamp?

    public init(session: Session, act: ActStamp?) {
        self.session = session
        self.act = act
    }
}
