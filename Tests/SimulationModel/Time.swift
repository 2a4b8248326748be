extension Model {
    /// Reads the clock and returns what is announced now.
    ///
    /// The time between the previous reading and this one is a gap, as after a suspend or a leap of
    /// the clock: of the phases only the present one is announced. Use `runThrough` for a time in
    /// which the agent is awake. A clock that was set back announces nothing.
    public mutating func pass(to now: Int64) -> [Announcement] {
        fallBack(at: now)
        defer { seen = now }
        if now < seen { return [] }
        return announce(at: now, after: max(quietUntil, seen))
    }

    /// Passes to an instant with a stop at each transition and at the target, as an agent does that
    /// is neither suspended nor stopped meanwhile.
    public mutating func runThrough(to now: Int64) -> [Announcement] {
        var announcements: [Announcement] = []
        while let next = nextStop(after: seen), next < now {
            announcements += pass(to: next)
        }
        return announcements + pass(to: now)
    }

    /// What the next process may know: if the disk did not store what was announced last, it is announced again.
    public var possibleAtRestart: [Model] {
        var known = self
        known.announcedAndStored = nil
        guard let announcedAndStored else { return [known] }
        var lost = known
        lost.announced = announcedAndStored
        return [known, lost]
    }

    /// Notes that what was announced since then may not be stored.
    public mutating func doubtStored(since model: Model) {
        announcedAndStored = model.announcedAndStored ?? model.announced
    }

    /// The agent ends and starts again: the status falls back, and of all that came due meanwhile
    /// only the present phase and the target are announced.
    public mutating func restart(at now: Int64) -> [Announcement] {
        run += 1
        shown = nil
        seen = now
        return announce(at: now, after: quietUntil)
    }

    /// The first whole second after an instant at which a transition or the target falls.
    private func nextStop(after instant: Int64) -> Int64? {
        guard let running else { return nil }
        var stops = Rules.phases.map { running.start + $0.hours * Rules.hour }
        let target = targetInstant(running)
        let rest = target % Rules.microseconds
        stops.append(target / Rules.microseconds + (rest > 0 ? 1 : 0))
        return stops.filter { $0 > instant }.min()
    }

    private mutating func announce(at now: Int64, after border: Int64) -> [Announcement] {
        guard let running else { return [] }
        var due: [(instant: Int64, key: String, announcement: Announcement)] = []

        let phase = Rules.phases[Rules.phase(elapsed: now - running.start)]
        let transition = running.start + phase.hours * Rules.hour
        if phase.hours > 0, transition > border {
            due.append(
                (
                    transition * Rules.microseconds, phase.key,
                    .milestone(key: phase.key, at: transition, fast: running.id)
                ))
        }

        let target = targetInstant(running)
        if target > border * Rules.microseconds, target <= now * Rules.microseconds {
            let announcement = Announcement.target(at: target, fast: running.id)
            // A milestone of the same instant comes first.
            let index = due.firstIndex { $0.instant > target } ?? due.count
            due.insert((target, "target", announcement), at: index)
        }

        return due.compactMap { instant, key, announcement in
            announced[running.id, default: []].insert(key).inserted ? announcement : nil
        }
    }

    /// When the target of a running fast is reached, in microseconds.
    func targetInstant(_ running: Running) -> Int64 {
        running.start * Rules.microseconds + running.target
    }

    /// The number of the local day of an instant, in the zone of the moment.
    func day(of instant: Int64) -> Int64 {
        let local = instant + Int64(offset(instant)) * 60
        let day: Int64 = 24 * Rules.hour
        return local >= 0 ? local / day : (local + 1) / day - 1
    }

    /// True if the timer still shows the fast that ended: no local midnight since, no restart.
    func isShown(_ ended: Ended, at now: Int64) -> Bool {
        ended.run == run && day(of: now) <= day(of: ended.since)
    }

    /// The status falls back to idle at local midnight.
    mutating func fallBack(at now: Int64) {
        if let ended = shown, !isShown(ended, at: now) { shown = nil }
    }
}
