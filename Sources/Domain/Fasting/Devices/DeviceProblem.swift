/// What is wrong with the folder, or with what came from it.
public enum DeviceProblem: Equatable, Sendable {
    /// Of the shared folder, or of a file in it.
    case folder(FolderProblem)
    /// A file that is larger than any file of Atrest.
    case tooLarge(String)
    /// The number of further files like those that were named.
    case more(Int)
    /// The number of further problems with machines.
    case moreOfMachines(Int)
    /// The folder is on a disk that may not report changes.
    case silent(String)
    /// Another shared folder has the path of the folder.
    case exchanged(String)
    /// Lines of a machine that have not arrived.
    case missing(String, Int)
    /// Lines of a machine that were read, and that the folder has no more.
    case lost(String, Int)
    /// A machine wrote two different lines with one number: its records were copied or restored.
    case forked(String)
    /// Another machine writes with the id of this one.
    case twin
    /// Records that are kept and not shown, because their times contradict each other.
    case contradicting(Int)
    /// The clock of a machine is more than a day ahead of the one here.
    case clocksDiffer(String)
}
