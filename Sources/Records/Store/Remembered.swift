import Fasting

/// For how long something that was read of the records is right: until something changes that it was read from.
public struct Validity: Sendable {
    /// Tables, and columns that are updated (``Store/changes(of:)``).
    let places: [String]
    /// ``Store/changes(of:)`` before it was read.
    let changes: Int
    /// When it was read.
    let from: Instant
    /// From then on a time of a record is no longer too far in the future; nil if none is.
    let until: Instant?
}

/// Something that was read of the records, while it is right. So no place that writes has to say that it is not.
struct Remembered<Value> {
    /// Tables, and columns that are updated (``Store/changes(of:)``).
    let places: [String]
    fileprivate(set) var known: (value: Value, changes: Int)?

    init(_ places: String...) { self.places = places }

    mutating func forget() { known = nil }
}

extension Store {
    /// - Parameters:
    ///   - now: when it was read.
    ///   - until: from when on the time alone makes it wrong; nil if it does not.
    public func validity(
        of places: [String], from now: Instant, until: Instant? = nil
    ) -> Validity {
        Validity(places: places, changes: changes(of: places), from: now, until: until)
    }

    public func holds(_ validity: Validity, at now: Instant) -> Bool {
        validity.changes == changes(of: validity.places) && validity.from <= now
            && validity.until.map { now < $0 } ?? true
    }

    /// What was read before, if it is still right; otherwise it is read now.
    func remembered<Value>(
        _ path: ReferenceWritableKeyPath<Store, Remembered<Value>>,
        _ read: () throws(StoreError) -> Value
    ) throws(StoreError) -> Value {
        let changes = changes(of: self[keyPath: path].places)
        if let known = self[keyPath: path].known, known.changes == changes { return known.value }
        let value = try read()
        self[keyPath: path].known = (value, changes)
        return value
    }

    /// Writes something, and changes what is remembered in the same way, so that it need not be read again.
    ///
    /// - Parameter change: returns false if it must be read again.
    func keeping<Value>(
        _ path: ReferenceWritableKeyPath<Store, Remembered<Value>>,
        _ write: () throws(StoreError) -> Void, change: (inout Value) -> Bool
    ) throws(StoreError) {
        let places = self[keyPath: path].places
        let before = changes(of: places)
        // Taken out, so that nothing large is copied.
        var known = self[keyPath: path].known
        self[keyPath: path].forget()
        try write()
        guard known?.changes == before, change(&known!.value) else { return }
        known?.changes = changes(of: places)
        self[keyPath: path].known = known
    }
}
