extension FastState {
    /// Deals with the time that has passed up to `now`: transitions, the target, midnight.
    ///
    /// A transition or the target is due if its instant lies after the last start, adjust or undo,
    /// is not in the future, and was never announced in this fast. Of several that a gap skipped
    /// only the phase that holds now is announced. A clock that was set back announces nothing
    /// (rule: domain, "Milestones").
    ///
    /// - Returns: nil where nothing is to be stored or said.
    public func advance(to now: Instant) -> FastChange? {
        switch stage {
        case .idle: nil
        case .ended(let ended): now >= ended.spokenOfUntil ? fallenIdle() : nil
        case .active(let fast): advance(fast, to: now)
        }
    }

    private func fallenIdle() -> FastChange {
        FastChange(state: with(.idle), effects: [])
    }

    private func advance(_ fast: ActiveFast, to now: Instant) -> FastChange? {
        var fast = fast
        var effects: [FastEffect] = []
        if now < fast.observedAt {
            // The clock was set back: what it passes a second time was dealt with.
            fast.observedAt = now
            return FastChange(state: with(fast), effects: [])
        }
        let present = fast.milestone(at: now)
        let skippedOrDue = Milestone.transitions.filter {
            !fast.announced.contains($0) && fast.isDue(fast.instant(of: $0), at: now)
        }
        let targetIsDue = !fast.targetAnnounced && fast.isDue(fast.targetInstant, at: now)
        guard !skippedOrDue.isEmpty || targetIsDue else { return nil }
        if skippedOrDue.contains(present) {
            fast.announced.insert(present)
            effects.append(.milestoneReached(present, at: fast.instant(of: present)))
        }
        if targetIsDue {
            fast.targetAnnounced = true
            let start = fast.start.microsecondsSinceEpoch
            effects.append(
                .targetReached(atMicroseconds: start + UInt64(fast.target.microseconds)))
        }
        fast.observedAt = now
        return FastChange(state: with(fast), effects: effects)
    }

    private func with(_ fast: ActiveFast) -> FastState {
        with(.active(fast))
    }

    private func with(_ stage: Stage) -> FastState {
        FastState(stage: stage, undoableEnding: undoableEnding, undoableEdit: undoableEdit)
    }

    /// The next instant at which something changes by itself: nil while nothing will.
    ///
    /// A phase that was announced before still changes what is shown.
    public func nextChange(after now: Instant) -> Instant? {
        switch stage {
        case .idle:
            return nil
        case .ended(let ended):
            return ended.spokenOfUntil > now ? ended.spokenOfUntil : nil
        case .active(let fast):
            let transition = Milestone.transitions.map(fast.instant(of:)).first { $0 > now }
            let target =
                fast.targetAnnounced || fast.targetInstant <= now ? nil : fast.targetInstant
            return [transition, target].compactMap(\.self).min()
        }
    }
}

extension ActiveFast {
    fileprivate func isDue(_ instant: Instant, at now: Instant) -> Bool {
        instant <= now && instant > actedAt && instant > observedAt
    }
}
