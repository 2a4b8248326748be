import Compline

extension Words {
    /// The words around the night prayer that are not part of its office: the invitation, and what
    /// is wrong with the file of the office. Rule: docs/rules/words.md, Compline.
    public enum Compline {
        /// The button of the invitation.
        public static let begin = translated("Begin")

        // MARK: The settings of the window

        public static let setting = translated("Compline")
        public static let settingMeaning = translated(
            "The night prayer in the menu, and one invitation to it each night")
        public static let time = translated("Time of the invitation")
        /// - Parameter example: a time of day.
        public static func noTime(example: String) -> String {
            translated("Type a time such as {example}.", ["example": example])
        }

        // MARK: Failures

        /// If the agent cannot start a program.
        public static let notOpened = translated(
            "The prayer could not be opened. Run `atrest compline` in a terminal.")
        /// If the desktop names no terminal and none is installed.
        public static let noTerminal = translated(
            "No terminal program was found. Run `atrest compline` in a terminal.")

        // MARK: The file of the office

        /// Why a file of the office is not used.
        public static func problem(_ problem: OfficeFile.Problem) -> String {
            translated(
                "The prayer file {path} is not used: {reason}",
                ["path": problem.path, "reason": reason(problem.error)])
        }

        private static func reason(_ error: OfficeError) -> String {
            switch error {
            case .unreadable(let code):
                translated("it cannot be read (error {code}).", ["code": code])
            case .tooLarge:
                translated("it has more than {count} bytes.", ["count": Office.maximumSize])
            case .notUTF8: translated("it is not in UTF-8.")
            case .controlCharacter(let line):
                translated("line {line} contains a control character.", ["line": line])
            case .unknownHeading(let line):
                translated("the heading in line {line} does not belong there.", ["line": line])
            case .repeatedHeading(let line):
                translated("the heading in line {line} is repeated.", ["line": line])
            case .strayText(let line):
                translated("the text at line {line} does not belong there.", ["line": line])
            case .badLength(let line):
                translated("the text at line {line} is empty or too long.", ["line": line])
            case .missing(let part): translated("`{part}` is missing.", ["part": part])
            case .phaseCount(let count):
                translated("it has {count} parts instead of six.", ["count": count])
            case .content(let line):
                translated(
                    "the part at line {line} needs exactly one of Breath, Text, Questions and "
                        + "Candle.", ["line": line])
            }
        }
    }
}
