/// Where someone is in the prayer.
public enum PrayerStep: Hashable, Sendable {
    /// The words before the prayer.
    case hub
    /// Counts from 0.
    case phase(Int)
    case closing
}

extension Office {
    /// All steps in their order.
    public var steps: [PrayerStep] { [.hub] + phases.indices.map { .phase($0) } + [.closing] }

    /// - Returns: nil after the closing.
    public func step(after step: PrayerStep) -> PrayerStep? {
        guard let place = steps.firstIndex(of: step), place + 1 < steps.count else { return nil }
        return steps[place + 1]
    }

    /// - Returns: nil before the hub.
    public func step(before step: PrayerStep) -> PrayerStep? {
        guard let place = steps.firstIndex(of: step), place > 0 else { return nil }
        return steps[place - 1]
    }

    /// The label of the button that leaves a step.
    public func button(of step: PrayerStep) -> String {
        switch step {
        case .hub: hub.invitation
        case .phase(let index): button(ofPhase: index)
        case .closing: closing.farewell
        }
    }

    /// Whether the user can write a reflection in a step.
    public func offersReflection(in step: PrayerStep) -> Bool {
        if case .phase(let index) = step, case .questions = phases[index].content {
            true
        } else {
            false
        }
    }
}

/// How long one page of the prayer takes to follow another, in seconds. Rule: docs/rules/picture.md,
/// Motion.
public enum PrayerCrossing {
    /// The old page leaves.
    public static let fadeOut = 0.4
    /// The new one comes.
    public static let fadeIn = 0.6
}
