extension Words {
    /// What `atrest status --more` says of what remains.
    public enum Left {
        /// - Parameters:
        ///   - duration: to the target.
        ///   - time: of the target.
        public static func left(_ duration: String, target: String, at time: String) -> String {
            translated(
                "{duration} until the target of {target}, at {time}.",
                ["duration": duration, "target": target, "time": time])
        }

        public static func passed(_ target: String, at time: String) -> String {
            translated(
                "The hours you had in mind have passed: {target}, at {time}.",
                ["target": target, "time": time])
        }

        public static func next(_ phase: String, in duration: String, at time: String) -> String {
            translated(
                "{phase} in {duration}, at {time}.",
                ["phase": phase, "duration": duration, "time": time])
        }

        public static let lastPhase = saying("{phase} is the last phase.")
    }
}
