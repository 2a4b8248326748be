extension Words {
    /// The words around help and mistakes. The names of commands and options are never translated.
    public enum CommandLine {
        // MARK: Help

        public static let usage = translated("Usage:")
        public static let commands = translated("Commands")
        public static let arguments = translated("Arguments")
        public static let options = translated("Options")
        public static let optionsPlaceholder = translated("[OPTIONS]")
        public static let helpFlag = translated("Show this help.")
        public static let versionFlag = translated("Show the version.")
        public static let more = translated(
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
        ///
        /// - Parameter name: the name of the value in the source, such as `time`.
        public static func placeholder(_ name: String) -> String {
            switch name {
            case "act": "on|off|show|forest"
            case "amount": translated("AMOUNT")
            case "bar": translated("BAR")
            case "columns": translated("COLUMNS")
            case "command": translated("COMMAND")
            case "date": translated("DATE")
            case "day": translated("DAY")
            case "duration": translated("DURATION")
            case "file", "svg", "png", "html": translated("FILE")
            case "folder": translated("FOLDER")
            case "device": translated("DEVICE")
            case "name": translated("NAME")
            case "format": translated("FORMAT")
            case "hours": translated("HOURS")
            case "id": translated("ID")
            case "key": translated("KEY")
            case "month": translated("MONTH")
            case "month or day": translated("MONTH|DAY")
            case "note", "text": translated("TEXT")
            case "number": translated("NUMBER")
            case "order": translated("ORDER")
            case "state": "on|off"
            case "tag": translated("TAG")
            case "period": translated("PERIOD")
            case "phase": translated("PHASE")
            case "screen": translated("SCREEN")
            case "size": translated("SIZE")
            case "template": translated("TEMPLATE")
            case "time": translated("TIME")
            case "times": translated("TIMES")
            case "unit": translated("SPAN")
            case "value": translated("VALUE")
            case "when": translated("WHEN")
            default: name.uppercased()
            }
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
