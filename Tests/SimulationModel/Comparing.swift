/// Two models are equal if they will say the same from now on in the same zone.
extension Model: Equatable {
    public static func == (a: Model, b: Model) -> Bool {
        // First what costs little.
        a.entries.count == b.entries.count && a.fasts.count == b.fasts.count
            && a.water.count == b.water.count && a.quietUntil == b.quietUntil && a.seen == b.seen
            && a.run == b.run && a.running == b.running && a.shown == b.shown
            && a.defaultTarget == b.defaultTarget && a.quickAdd == b.quickAdd
            && a.redoable == b.redoable
            // Models that differ do so in what happened last.
            && zip(a.entries.reversed(), b.entries.reversed()).allSatisfy { $0 == $1 }
            && a.announced == b.announced && a.origins == b.origins && a.fasts == b.fasts
            && a.water == b.water
    }
}
