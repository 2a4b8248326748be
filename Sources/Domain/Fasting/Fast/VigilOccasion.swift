/// What texts beside the timer are about at one instant.
///
/// Vigil chooses its line from it. The rules of fasting know nothing of those words.
public enum VigilOccasion: Equatable, Sendable {
    /// No fast runs and none has just ended.
    ///
    /// - `dayOfYear`: 1 to 366, of the local date.
    case idle(dayOfYear: Int)
    case fasting(Milestone)
    /// A fast was completed.
    ///
    /// - `completedCount`: the number of completed fasts, this one included.
    case arrival(completedCount: Int)
    /// A fast was ended early or abandoned. Nothing is said about it.
    case silence
}
