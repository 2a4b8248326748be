/// Two models are equal if they will say the same from now on in the same zone.
extension Model: Equatable {
    public static func == (a: Model, b: Model) -> Bool {
        a.entries.count == b.entries.count && a.running == b.running && a.shown == b.shown
            && a.defaultTarget == b.defaultTarget
            && a.quickAdd == b.quickAdd && a.quietUntil == b.quietUntil && a.seen == b.seen
            && a.run == b.run && a.redoable == b.redoable && a.announced == b.announced
            && a.entries == b.entries && a.fasts == b.fasts && a.water == b.water
            && a.origins == b.origins
    }
}
