extension Words {
    /// What `atrest status --more` says of what remains.
    public enum Left {
        /// - Parameters:
        ///   - duration: to the target.
        ///   - when: of the target, as ``Words/Times/when(_:now:zone:)`` writes it. The same below.
        public static func left(_ duration: String, target: String, _ when: String) -> String {
            translated(
                "{duration} until the target of {target}, {when}.",
                ["duration": duration, "target": target, "when": when])
        }

        public static func passed(_ target: String, _ when: String) -> String {
            translated(
                "The hours you had in mind have passed: {target}, {when}.",
                ["target": target, "when": when])
        }

        public static func next(_ phase: String, in duration: String, _ when: String) -> String {
            translated(
                "{phase} in {duration}, {when}.",
                ["phase": phase, "duration": duration, "when": when])
        }

        public static let lastPhase = saying("{phase} is the last phase.")
    }
}
