extension FastState {
    /// Advances the state to `now`: transitions, the target, midnight.
    ///
    /// A transition or the target is due if its instant is later than the last start, adjust or
    /// undo, is not in the future, and was never announced in this fast. If several were skipped,
    /// only the current phase is announced. If the clock was set back, nothing is announced (rule:
    /// docs/rules/domain.md, Milestones).
    ///
    /// - Returns: nil if nothing is to be stored or announced.
    public func advance(to now: Instant) -> FastChange? {
        switch stage {
        case .idle: nil
        case .ended(let ended):
            now >= ended.shownUntil ? FastChange(state: FastState(stage: .idle)) : nil
        case .active(let fast): advance(fast, to: now)
        }
    }

    private func advance(_ fast: ActiveFast, to now: Instant) -> FastChange? {
        var fast = fast
        var events: [FastEvent] = []
        if now < fast.observedAt {
            // The clock was set back. What becomes due a second time was handled already.
            fast.observedAt = now
            return FastChange(state: FastState(stage: .active(fast)))
        }
        let current = fast.milestone(at: now)
        let skippedOrDue = Milestone.transitions.filter {
            !fast.announced.contains($0) && fast.isDue(fast.instant(of: $0), at: now)
        }
        let targetIsDue = !fast.targetAnnounced && fast.isDue(fast.targetInstant, at: now)
        guard !skippedOrDue.isEmpty || targetIsDue else { return nil }
        if skippedOrDue.contains(current) {
            fast.announced.insert(current)
            events.append(
                .milestoneReached(current, at: fast.instant(of: current), fast: fast.id))
        }
        if targetIsDue {
            fast.targetAnnounced = true
            let start = fast.start.microsecondsSinceEpoch
            events.append(
                .targetReached(
                    atMicroseconds: start + UInt64(fast.target.microseconds), fast: fast.id))
        }
        fast.observedAt = now
        return FastChange(state: FastState(stage: .active(fast)), events: events)
    }

    /// The next instant at which the state changes on its own; nil if there is none.
    ///
    /// A transition that was announced before counts too, since it changes what is shown. So does a
    /// caution that begins to hold.
    public func nextChange(after now: Instant) -> Instant? {
        switch stage {
        case .idle:
            return nil
        case .ended(let ended):
            return ended.shownUntil > now ? ended.shownUntil : nil
        case .active(let fast):
            let transition = Milestone.transitions.map(fast.instant(of:)).first { $0 > now }
            let target =
                fast.targetAnnounced || fast.targetInstant <= now ? nil : fast.targetInstant
            return [transition, target, fast.nextCaution(after: now)].compactMap(\.self).min()
        }
    }
}

extension FastState {
    /// The stored state with what this process has announced and not stored.
    ///
    /// - Parameter known: the running fast as this process knows it; nil if the store has everything.
    public func announced(_ known: ActiveFast?) -> FastState {
        guard let known, var fast = active, fast.id == known.id else { return self }
        fast.announced.formUnion(known.announced)
        fast.targetAnnounced = fast.targetAnnounced || known.targetAnnounced
        fast.observedAt = known.observedAt
        return FastState(stage: .active(fast))
    }
}

extension ActiveFast {
    fileprivate func isDue(_ instant: Instant, at now: Instant) -> Bool {
        instant <= now && instant > actedAt && instant > observedAt
    }
}
