import Fasting

extension World {
    // MARK: Commands

    /// Performs a command and checks the result against the rules.
    mutating func act(_ command: FastCommand) throws {
        let before = state
        let refusal = expectedRefusal(of: command)
        let (state, context) = (self.state, self.context)
        let answer = Result { () throws(FastError) in
            try state.reduce(command, context: context)
        }
        switch answer {
        case .success(let change):
            steps.append("\(name(of: command)) taken")
            count(name(of: command))
            try check(refusal == nil, "should have been refused: \(refusal ?? "")")
            self.state = change.state
            if let active = before.active, change.state.active == nil { lastEnded = active }
            try carryOut(change)
            try checkTaken(command, before)
        case .failure(let error):
            steps.append("\(name(of: command)) refused")
            count("refused \(name(of: command))")
            try check(refusal == kind(of: error), "refused as \(error), not \(refusal ?? "at all")")
            try check(self.state == before, "a refused command changes the state")
            if case .overlap(let other) = error {
                try check(sessions.contains(other), "an overlap names a session that is none")
            }
        }
        try checkOverlaps()
        try check(self.state.advance(to: now) == nil, "a command leaves something due")
    }

    /// Undoes the last ending and checks the result against the rules.
    mutating func undoEnding() throws {
        guard let fast = lastEnded, state.active == nil else { return }
        let kept = sessions.first { $0.id == fast.id }
        let overlaps = sessions.contains {
            $0.id != fast.id && $0.end > fast.start
                && !(kept?.interval.overlaps($0.interval) ?? false)
        }
        let reversal = Reversal(write: .run(fast), origin: 0, kept: kept, isUntouched: true)
        let before = state
        do {
            let change = try state.reverse([reversal], of: .end, context: reversalContext)
            steps.append("undo taken")
            count("undo")
            try check(!overlaps, "an undo brings an overlap")
            state = change.state
            try carryOut(change)
            sessions.removeAll { $0.id == fast.id }
            let again = try state.active ?? broken("undo leaves nothing active")
            try check(
                again.id == fast.id && again.start == fast.start && again.target == fast.target
                    && again.announced == fast.announced
                    && again.targetAnnounced == fast.targetAnnounced,
                "undo gives back another fast")
            lastEnded = nil
            actedAt = now
            try check(state.advance(to: now) == nil, "an undo leaves something due")
        } catch let error as FastError {
            steps.append("undo refused")
            count("refused undo")
            try check(overlaps && kind(of: error) == "overlap", "undo refused as \(error)")
            try check(state == before, "a refused undo changes the state")
        }
    }

    private mutating func carryOut(_ change: FastChange) throws {
        for write in change.writes {
            switch write {
            case .keep(let session):
                count("kept")
                try check(session.end - session.start >= 4 * 3600, "kept though under 4 h")
                try check(!sessions.contains { $0.id == session.id }, "kept twice")
                sessions.append(session)
            case .run(let fast): try check(state.active == fast, "another fast runs")
            case .hide(.fast, let id, _):
                try check(!sessions.contains { $0.id == id }, "a short fast was stored")
            case .water, .hide: try check(false, "a fast writes water")
            }
        }
        for effect in change.effects {
            switch effect {
            case .started(let id):
                try check(state.active?.id == id, "started another fast")
                try check(said[id] == nil, "a fast that spoke before it began")
            case .ended(let ended):
                try checkOutcome(of: ended)
            case .milestoneReached, .targetReached:
                try check(false, "a command announces \(effect)")
            }
        }
    }

    private func checkOutcome(of ended: EndedFast) throws {
        let lasted = (ended.end - ended.fast.start) * 1_000_000
        try check(lasted >= 0, "ended before its start")
        let isStored = sessions.contains { $0.id == ended.fast.id }
        try check(ended.kept == isStored, "kept is not what was stored")
        switch ended.outcome {
        case .abandoned:
            try check(!isStored, "an abandoned fast is stored")
        case .completed, .endedEarly:
            let completed = lasted >= ended.fast.target.microseconds
            try check((ended.outcome == .completed) == completed, "wrong outcome")
            try check(isStored == (lasted >= 14_400_000_000), "kept or not by 4 hours")
        }
    }

    /// The error that the rules require; nil if the command must be accepted.
    private func expectedRefusal(of command: FastCommand) -> String? {
        let week: Int64 = 168 * 3600
        switch (command, state.active) {
        case (.start, _?): return "alreadyActive"
        case (.start(_, let at, _, _), nil):
            let start = at ?? now
            if start > now { return "inTheFuture" }
            if start < now - week { return "tooLongAgo" }
            return sessions.contains { $0.end > start } ? "overlap" : nil
        case (_, nil): return "notActive"
        case (.abandon, _?): return nil
        case (.end(let at, _), let fast?):
            guard let at else { return nil }
            return at > now ? "inTheFuture" : at < fast.start ? "beforeTheStart" : nil
        case (.adjust(let start, _, _), let fast?):
            guard let start else { return nil }
            if start > now { return "inTheFuture" }
            if start < now - week, start < fast.start { return "tooLongAgo" }
            return sessions.contains { $0.end > start } ? "overlap" : nil
        }
    }

    private mutating func checkTaken(_ command: FastCommand, _ before: FastState) throws {
        switch command {
        case .start(let id, let at, let target, let note):
            let fast = try state.active ?? broken("start leaves nothing active")
            try check(
                fast.id == id && fast.start == at ?? now && fast.target == target ?? .standard
                    && fast.note == note,
                "start is not what was asked")
            lastEnded = nil
            actedAt = now
        case .adjust(let start, let target, let note):
            let fast = try state.active ?? broken("adjust leaves nothing active")
            let old = try before.active ?? broken("adjust while nothing is active")
            try check(
                fast.id == old.id && fast.start == start ?? old.start
                    && fast.target == target ?? old.target && fast.note == note ?? old.note
                    && fast.announced == old.announced
                    && fast.targetAnnounced == old.targetAnnounced, "adjust is not what was asked")
            if fast.start != old.start || fast.target != old.target {
                actedAt = now
            } else {
                try check(fast.actedAt == old.actedAt, "a note counts as an act on the times")
            }
        case .end, .abandon:
            try check(state.active == nil, "the fast goes on")
        }
    }

    private func checkOverlaps() throws {
        let ordered = sessions.sorted { $0.start < $1.start }
        for (one, next) in zip(ordered, ordered.dropFirst()) {
            try check(one.end <= next.start, "two sessions overlap")
        }
        if let fast = state.active {
            try check(sessions.allSatisfy { $0.end <= fast.start }, "the fast overlaps a session")
        }
    }

    private func name(of command: FastCommand) -> String {
        switch command {
        case .start: "start"
        case .end: "end"
        case .abandon: "abandon"
        case .adjust: "adjust"
        }
    }

    private func kind(of error: FastError) -> String {
        switch error {
        case .alreadyActive: "alreadyActive"
        case .notActive: "notActive"
        case .nothingToUndo: "nothingToUndo"
        case .invalidTime(.inTheFuture): "inTheFuture"
        case .invalidTime(.tooLongAgo): "tooLongAgo"
        case .invalidTime(.beforeTheStart): "beforeTheStart"
        case .overlap: "overlap"
        case .invalidTime(.endsBeforeTheStart), .invalidTime(.tooShort), .invalidTime(.tooLong),
            .overlapsActive, .notFound:
            "of an edit"
        }
    }
}
