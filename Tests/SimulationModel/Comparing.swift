/// Two models are equal if they will say the same from now on in the same zone.
extension Model: Equatable {
    public static func == (a: Model, b: Model) -> Bool {
        // First what costs little.
        a.entries.count == b.entries.count && a.fasts.count == b.fasts.count
            && a.water.count == b.water.count && a.quietUntil == b.quietUntil && a.seen == b.seen
            && a.run == b.run && a.running == b.running && a.shown == b.shown
            && a.defaultTarget == b.defaultTarget && a.quickAdd == b.quickAdd
            && a.redoable == b.redoable && a.licensed == b.licensed
            // Models that differ do so in what happened last.
            && zip(a.entries.reversed(), b.entries.reversed()).allSatisfy { $0 == $1 }
            && a.announced == b.announced && a.announcedAndStored == b.announcedAndStored
            && a.origins == b.origins && a.fasts == b.fasts
            && a.water == b.water
    }

    /// It is different after each act, undo and redo.
    public var journalLength: Int { 2 * entries.count - redoable.count }

    /// Lets acts that are the same be one object, so that they are compared quickly the next time.
    public mutating func shareActs(with other: Model) {
        for index in entries.indices.suffix(4) where index < other.entries.count {
            let theirs = other.entries[index].act
            if entries[index].act !== theirs, entries[index].act == theirs {
                entries[index].act = theirs
            }
        }
    }
}
