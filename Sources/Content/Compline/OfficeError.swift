/// Why a file is not an office.
public enum OfficeError: Error, Equatable {
    /// The file cannot be read; the value is the `errno` of the failed call.
    case unreadable(Int32)
    /// It has more than ``Office/maximumSize`` bytes.
    case tooLarge
    case notUTF8
    /// A control character, or one that reorders text.
    case controlCharacter(line: Int)
    /// A heading that has no meaning there.
    case unknownHeading(line: Int)
    /// A heading that was there before.
    case repeatedHeading(line: Int)
    /// Words above the first part of a section, or in a part that has none.
    case strayText(line: Int)
    /// A part that has no lines, or more or longer ones than it may have.
    case badLength(line: Int)
    /// A section or a part that is missing.
    case missing(String)
    /// There are not six phases.
    case phaseCount(Int)
    /// A phase has no content or more than one.
    case content(line: Int)
}
