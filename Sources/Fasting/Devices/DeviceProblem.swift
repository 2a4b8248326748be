/// What is wrong with the folder, or with what came from it.
public enum DeviceProblem: Equatable, Sendable {
    /// Of the shared folder, or of a file in it.
    case folder(FolderProblem)
    /// A file that is larger than any file of Atrest.
    case tooLarge(String)
    /// The number of further files like those that were named.
    case more(Int)
    /// The folder is on a disk that may not report changes.
    case silent(String)
    /// Lines that cannot be read.
    case broken(Int)
    /// Lines of a machine that have not arrived.
    case missing(String, Int)
    /// Another machine writes with the id of this one.
    case twin
    /// Records that are kept and not shown, because their times contradict each other.
    case contradicting(Int)
    /// The clock of a machine is more than a day ahead.
    case clockAhead(String)
}
