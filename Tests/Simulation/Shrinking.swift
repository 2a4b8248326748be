/// A history that fails, as short as it could be made.
public struct Failure: Equatable, Sendable, CustomStringConvertible {
    /// The seed that it was found with.
    public let seed: UInt64
    public let difference: Difference
    let steps: [Step]

    public var description: String {
        let lines = steps.enumerated().map { "  \($0.offset): \($0.element)" }
        return
            "seed \(seed), \(steps.count) steps\n\(lines.joined(separator: "\n"))\n  \(difference)"
    }
}

/// Shrinks a history that fails (delta debugging): first steps are left out, in ever smaller groups,
/// then what remains is made simpler, as long as the same check fails.
struct Shrinking {
    /// Runs a history from the beginning.
    let run: ([Step]) -> Difference?
    /// How many steps may still be carried out. What is found by then is short enough.
    var budget = 8_000

    mutating func shrink(_ steps: [Step], _ difference: Difference) -> ([Step], Difference) {
        var best = (steps: Array(steps.prefix(difference.step + 1)), difference: difference)
        if let again = attempt(best.steps, like: difference) { best.difference = again }
        while budget > 0 {
            let before = best.steps
            leaveOut(&best)
            simplify(&best)
            if best.steps == before { break }
        }
        return best
    }

    private mutating func attempt(_ steps: [Step], like difference: Difference) -> Difference? {
        budget -= steps.count
        guard let found = run(steps), found.check == difference.check else { return nil }
        return found
    }

    private mutating func leaveOut(_ best: inout (steps: [Step], difference: Difference)) {
        var size = max(1, best.steps.count / 2)
        while true {
            var start = 0
            while start < best.steps.count, budget > 0 {
                var shorter = best.steps
                shorter.removeSubrange(start..<min(start + size, shorter.count))
                if let found = attempt(shorter, like: best.difference) {
                    best = (Array(shorter.prefix(found.step + 1)), found)
                } else {
                    start += size
                }
            }
            if size == 1 || budget <= 0 { return }
            size = max(1, size / 2)
        }
    }

    private mutating func simplify(_ best: inout (steps: [Step], difference: Difference)) {
        for index in best.steps.indices {
            for simpler in best.steps[index].simpler where budget > 0 {
                guard index < best.steps.count else { return }
                var steps = best.steps
                steps[index] = simpler
                if let found = attempt(steps, like: best.difference) { best = (steps, found) }
            }
        }
    }
}

extension Step {
    /// Steps that are tried in place of this one.
    fileprivate var simpler: [Step] {
        var all: [Step] = []
        func add(_ change: (inout Step) -> Void) {
            var step = self
            change(&step)
            if step != self { all.append(step) }
        }
        add { $0.fault = .none }
        add { $0.isOnBus = false }
        add { $0.wait = 0 }
        add { $0.wait = $0.wait / 3600 * 3600 }
        if case .actsAndUndo(let acts) = action, acts.count > 1 {
            for index in acts.indices {
                add { step in
                    var fewer = acts
                    fewer.remove(at: index)
                    step.action = .actsAndUndo(fewer)
                }
                guard case .importRecords(let fasts, let water) = acts[index] else { continue }
                for other in fasts.indices {
                    add { step in
                        var (fewer, shorter) = (acts, fasts)
                        shorter.remove(at: other)
                        fewer[index] = .importRecords(fasts: shorter, water: water)
                        step.action = .actsAndUndo(fewer)
                    }
                }
            }
        }
        if case .importRecords(let fasts, let water) = action {
            for index in fasts.indices {
                add { step in
                    var fewer = fasts
                    fewer.remove(at: index)
                    step.action = .importRecords(fasts: fewer, water: water)
                }
            }
            add { $0.action = .importRecords(fasts: fasts, water: []) }
        }
        return all
    }
}

extension Step: CustomStringConvertible {
    public var description: String {
        var text = "after \(Self.duration(wait)) \(action)"
        if isOnBus { text += " on the bus" }
        if fault != .none {
            text += ", \(fault) \(seed & 1 == 1 ? "from the wait on" : "in the act")"
        }
        return text
    }

    private static func duration(_ seconds: Int64) -> String {
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        return "\(hours)h\(minutes)m\(rest)s"
    }
}
