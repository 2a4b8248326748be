import Fasting

extension Words.Vigil {
    /// The line of Scripture of a moment; nil if nothing is said (rule: docs/rules/words.md, Vigil).
    ///
    /// - Parameter moment: nil if Vigil is off.
    public static func passage(_ moment: Moment?) -> Passage? {
        switch moment {
        case .idle(let dayOfYear)?: idle(dayOfYear: dayOfYear)
        case .fasting(let milestone)?: scripture(milestone)
        case .arrival(let completedCount)?: arrival(completedCount: completedCount)
        case .silence?, nil: nil
        }
    }
}

extension Words {
    /// The companion text of a phase, with Vigil's addition if Vigil is on.
    public static func companion(_ milestone: Milestone, withVigil: Bool) -> String {
        let text = companion(milestone)
        return withVigil ? "\(text) \(Vigil.companion(milestone))" : text
    }
}
