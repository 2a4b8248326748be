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
            try carryOut(change.effects)
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
        if case .ended = self.state.stage, before.active != nil { try checkUndo(of: before) }
    }

    private mutating func carryOut(_ effects: [FastEffect]) throws {
        for effect in effects {
            switch effect {
            case .keep(let session):
                count("kept")
                try check(session.end - session.start >= 4 * 3600, "kept though under 4 h")
                try check(!sessions.contains { $0.id == session.id }, "kept twice")
                sessions.append(session)
            case .forget(let id):
                sessions.removeAll { $0.id == id }
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
        case (.undo, _?): return "nothingToUndo"
        case (.start(_, let at, _), nil):
            let start = at ?? now
            if start > now { return "inTheFuture" }
            if start < now - week { return "tooLongAgo" }
            return sessions.contains { $0.end > start } ? "overlap" : nil
        case (.undo, nil):
            guard let fast = state.undoableEnding else { return "nothingToUndo" }
            let overlaps = sessions.contains { $0.id != fast.id && $0.end > fast.start }
            return overlaps ? "overlap" : nil
        case (_, nil): return "notActive"
        case (.abandon, _?): return nil
        case (.end(let at), let fast?):
            guard let at else { return nil }
            return at > now ? "inTheFuture" : at < fast.start ? "beforeTheStart" : nil
        case (.adjust(let start, _), let fast?):
            guard let start else { return nil }
            if start > now { return "inTheFuture" }
            if start < now - week, start < fast.start { return "tooLongAgo" }
            return sessions.contains { $0.end > start } ? "overlap" : nil
        }
    }

    private mutating func checkTaken(_ command: FastCommand, _ before: FastState) throws {
        switch command {
        case .start(let id, let at, let target):
            let fast = try state.active ?? broken("start leaves nothing active")
            try check(
                fast.id == id && fast.start == at ?? now && fast.target == target ?? .standard,
                "start is not what was asked")
            try check(state.undoableEnding == nil, "undo reaches back over a start")
            actedAt = now
        case .adjust(let start, let target):
            let fast = try state.active ?? broken("adjust leaves nothing active")
            let old = try before.active ?? broken("adjust while nothing is active")
            try check(
                fast.id == old.id && fast.start == start ?? old.start
                    && fast.target == target ?? old.target && fast.announced == old.announced
                    && fast.targetAnnounced == old.targetAnnounced, "adjust is not what was asked")
            if start != nil || target != nil { actedAt = now }
        case .undo:
            let fast = try state.active ?? broken("undo leaves nothing active")
            try check(fast.id == before.undoableEnding?.id, "undo takes up another fast")
            actedAt = now
        case .end, .abandon:
            try check(state.active == nil, "the fast goes on")
        }
    }

    /// An undo directly after an ending restores the same fast.
    private func checkUndo(of before: FastState) throws {
        var other = self
        do throws(FastError) {
            other.state = try state.reduce(.undo, context: context).state
        } catch {
            try check(false, "undo right after an ending is refused: \(error)")
        }
        var again = try other.state.active ?? broken("undo leaves nothing active")
        let fast = try before.active ?? broken("an ending without a fast")
        again.actedAt = fast.actedAt
        again.observedAt = fast.observedAt
        try check(again == fast, "undo gives back another fast")
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
        case .undo: "undo"
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
        case .invalidTime(.endsBeforeTheStart), .invalidTime(.tooShort), .overlapsActive, .notFound:
            "of an edit"
        }
    }
}
