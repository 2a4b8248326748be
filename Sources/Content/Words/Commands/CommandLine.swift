extension Words {
    /// The words around help and mistakes. The names of commands and options are never translated.
    public enum CommandLine {
        // MARK: Help

        public static let usage = translated("Usage:")
        public static let commands = translated("Commands")
        public static let arguments = translated("Arguments")
        public static let examples = translated("Examples")
        public static let options = translated("Options")
        public static let optionsPlaceholder = translated("[OPTIONS]")
        public static let helpFlag = translated("Show this help.")
        public static let versionFlag = translated("Show the version.")
        public static let more = translated(
            "`atrest help all` shows all commands, and `atrest COMMAND --help` explains one. `man atrest` "
                + "has everything.")
        /// Below all commands.
        public static let moreOfOne = translated(
            "`atrest COMMAND --help` explains one command. `man atrest` has everything.")

        /// Below the state, until the first fast was started.
        public static let firstSteps = translated(
            "`atrest start` starts a fast, `atrest window` opens the window.")

        // The groups of commands.
        public static let fasting = translated("Fasting")
        public static let history = translated("History")
        public static let water = translated("Water")
        public static let data = translated("Your data")
        public static let pictures = translated("Pictures and panels")
        public static let setup = translated("Setup")
        public static let vigil = translated("Vigil and Compline")

        /// What stands for a value in help, in capital letters.
        public enum Placeholder {
            public static let amount = translated("AMOUNT")
            public static let bar = translated("BAR")
            public static let columns = translated("COLUMNS")
            public static let command = translated("COMMAND")
            public static let day = translated("DAY")
            public static let duration = translated("DURATION")
            public static let file = translated("FILE")
            public static let folder = translated("FOLDER")
            public static let device = translated("DEVICE")
            public static let name = translated("NAME")
            public static let format = translated("FORMAT")
            public static let hours = translated("HOURS")
            public static let id = translated("ID")
            public static let key = translated("KEY")
            public static let month = translated("MONTH")
            public static let monthOrDay = translated("MONTH|DAY")
            public static let text = translated("TEXT")
            public static let number = translated("NUMBER")
            public static let order = translated("ORDER")
            public static let tag = translated("TAG")
            public static let period = translated("PERIOD")
            public static let phase = translated("PHASE")
            public static let screen = translated("SCREEN")
            public static let size = translated("SIZE")
            public static let template = translated("TEMPLATE")
            public static let time = translated("TIME")
            public static let times = translated("TIMES")
            public static let span = translated("SPAN")
            public static let value = translated("VALUE")
            public static let when = translated("WHEN")
        }

        // MARK: Mistakes

        public static let unknownCommand = quoting("There is no command `{command}`.")

        public static let unknownSetting = quoting("There is no setting `{key}`.")

        public static let unknownOption = quoting("There is no option `{option}`.")

        /// `{option}`: with the name of its value: `--target HOURS`.
        public static let needsValue = saying("A value is missing: `{option}`.")

        public static let takesNoValue = saying("`{option}` takes no value.")

        public static func unknownValue(
            _ value: String, of option: String, known: [String]
        ) -> String {
            translated(
                "`{value}` is not a value of `{option}`. Use {known}.",
                ["value": .typed(value), "option": option, "known": alternatives(known)])
        }

        /// - Parameter number: of the argument, from 1.
        public static func notText(argument number: Int, typed: String) -> String {
            translated(
                "Argument {number} is not valid UTF-8: `{argument}`. Nothing was changed. Type it again in a "
                    + "terminal and a locale with UTF-8.",
                ["number": number, "argument": .typed(typed)])
        }

        public static let unexpected = quoting("Unexpected argument `{argument}`.")

        /// - Parameters:
        ///   - command: such as `atrest log`.
        ///   - parts: what is missing, such as `--start TIME`.
        public static func missing(_ command: String, _ parts: [String]) -> String {
            translated(
                "`{command}` needs {parts}.",
                ["command": command, "parts": parts.map { "`\($0)`" }.joined(separator: ", ")])
        }

        /// - Parameter command: such as `atrest start`.
        public static func seeHelp(of command: String) -> String {
            translated("See `{command} --help`.", ["command": command])
        }

        /// - Parameter likely: one to three of them.
        public static func didYouMean(_ likely: [String]) -> String {
            let quoted = likely.map { "`\(Words.quoted($0))`" }
            switch quoted.count {
            case ...1: return translated("Did you mean {a}?", ["a": quoted.first ?? ""])
            case 2: return translated("Did you mean {a} or {b}?", ["a": quoted[0], "b": quoted[1]])
            default:
                return translated(
                    "Did you mean {a}, {b} or {c}?",
                    ["a": quoted[0], "b": quoted[1], "c": quoted[2]])
            }
        }

        /// A sentence about a mistake, and what was likely meant.
        ///
        /// - Parameter likely: nothing, or one to three.
        public static func suggesting(_ likely: [String], after sentence: String) -> String {
            likely.isEmpty ? sentence : "\(sentence) \(didYouMean(likely))"
        }
    }
}
