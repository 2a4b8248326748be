import Presentation
import Text
import Words

/// What `--help` prints.
struct HelpView {
    let path: CommandPath
    /// Whether the help of the program has all commands, not only those of every day.
    var hasAll = false

    private typealias Say = Words.CommandLine

    private static let widest = 100
    private static let indent = 2

    /// - Parameter width: the columns of the terminal.
    func lines(width: Int) -> [StyledText] {
        let width = max(20, min(width, Self.widest))
        let model = path.model
        var lines = Self.paragraphs(model.abstract, width)
        lines += [""] + usage(width)
        if !model.discussion.isEmpty { lines += [""] + Self.paragraphs(model.discussion, width) }
        let sections = sections.filter { !$0.rows.isEmpty }
        // All tables have their texts in one column.
        let labels =
            sections.flatMap(\.rows).filter { !$0.text.isEmpty }.map(\.label.cellWidth).max() ?? 0
        for section in sections {
            lines += ["", .bold(section.title)]
            lines += Self.table(section.rows, labels: labels, width)
        }
        if path.names.isEmpty {
            lines += [""] + Self.paragraphs(hasAll ? Say.moreOfOne : Say.more, width)
        }
        return lines
    }

    // MARK: Usage

    private func usage(_ width: Int) -> [StyledText] {
        let label = Say.usage + " "
        return synopses.enumerated().flatMap { number, synopsis in
            let start = number == 0 ? label : .spaces(label.cellWidth)
            let command = start + synopsis.command
            return Table.lines(
                StyledText(command + " "), column: command.cellWidth + 1, indent: 4, width
            ) { WrappedText.lines(ofWords: synopsis.arguments, width: $0) }
        }
    }

    /// Each form of the command: its name, and its arguments as ``Words/CommandLine`` names them.
    private var synopses: [(command: String, arguments: [String])] {
        if path.names.isEmpty {
            return [("atrest", ["[\(Say.Placeholder.command)]", Say.optionsPlaceholder])]
        }
        let model = path.model
        if !model.isGroup { return [(path.text, Self.synopsis(of: model))] }
        return model.commands.map { command in
            let isDefault = command.commandName == model.fallback?.commandName
            return (
                "\(path.text) " + (isDefault ? "[\(command.commandName)]" : command.commandName),
                Self.synopsis(of: command)
            )
        }
    }

    private static func synopsis(of model: CommandModel) -> [String] {
        let options = model.options.filter { $0.name != "color" }
        return model.positionals.map { argument in
            let name = argument.value.placeholder + (argument.isRepeating ? "..." : "")
            return argument.isOptional ? "[\(name)]" : name
        }
            + options.filter { !$0.isOptional }.map { label($0) }
            + choices(options.filter(\.isOptional)).flatMap { choice in
                choice.indices.map { at in
                    (at == 0 ? "[" : "") + label(choice[at]) + (at == choice.count - 1 ? "]" : " |")
                }
            }
    }

    /// Options of which only one can be given.
    private static let exclusive: [Set<String>] = [
        ["at", "ago"], ["json", "quiet", "more", "format"],
        ["svg", "png", "html", "open", "wallpaper"],
    ]

    /// The options, those together of which only one can be given.
    private static func choices(_ options: [ArgumentModel]) -> [[ArgumentModel]] {
        var choices: [[ArgumentModel]] = []
        for option in options {
            let name = option.name
            let last = choices.last?.last?.name ?? ""
            if exclusive.contains(where: { $0.contains(name) && $0.contains(last) }) {
                choices[choices.count - 1].append(option)
            } else {
                choices.append([option])
            }
        }
        return choices
    }

    /// `--start TIME`.
    static func label(_ option: ArgumentModel) -> String {
        label(option, "--\(option.name)")
    }

    private static func label(_ option: ArgumentModel, _ names: String) -> String {
        option.kind == .flag ? names : "\(names) \(option.value.placeholder)"
    }

    /// `--start TIME`, `FILE`.
    static func synopsis(_ argument: ArgumentModel) -> String {
        argument.kind == .positional ? argument.value.placeholder : label(argument)
    }

    // MARK: Tables

    private typealias Row = (label: String, text: String)

    private var sections: [(title: String, rows: [Row])] {
        let model = path.model
        let runs = model.fallback ?? model
        let (color, options) = (
            runs.options.filter { $0.name == "color" }, runs.options.filter { $0.name != "color" }
        )
        let examples = (Say.examples, model.examples.map { Row("atrest \($0)", "") })
        // What all commands have is explained once.
        guard !path.names.isEmpty else {
            let everywhere =
                color.map(Self.optionRow)
                + [("-h, --help", Say.helpFlag), ("-V, --version", Say.versionFlag)]
            let groups =
                hasAll ? Atrest.groups : [(title: Say.commands, commands: Atrest.everyDay)]
            return (hasAll ? [] : [examples])
                + groups.map { ($0.title, $0.commands.map { Self.row(CommandModel($0)) }) }
                + [(Say.options, everywhere)]
        }
        return [
            examples, (Say.commands, model.commands.map(Self.row)),
            (
                Say.arguments,
                runs.positionals.map { ($0.value.placeholder, $0.abstract) }
            ),
            (Say.options, options.map(Self.optionRow)),
        ]
    }

    private static func row(_ command: CommandModel) -> Row {
        (command.commandName, command.abstract)
    }

    private static func optionRow(_ option: ArgumentModel) -> Row {
        (label(option, option.typedNames.joined(separator: ", ")), option.abstract)
    }

    private static func table(_ rows: [Row], labels: Int, _ width: Int) -> [StyledText] {
        rows.flatMap { label, text in
            if text.isEmpty {
                let lines = WrappedText.lines(label, width: width - indent, indent: indent)
                return lines.enumerated().map {
                    StyledText(.spaces($0 == 0 ? indent : 2 * indent) + $1)
                }
            }
            let column = indent + labels + 2
            return Table.lines(
                StyledText((.spaces(indent) + label).padded(to: column)), column: column,
                indent: 2 * indent + 2, width, below: .dim
            ) { WrappedText.lines(text, width: $0) }
        }
    }

    /// Paragraphs with empty lines between them. Lines without one between them are a list.
    private static func paragraphs(_ text: String, _ width: Int) -> [StyledText] {
        let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
        return paragraphs.indices.flatMap { at in
            let isItem = [at - 1, at + 1].contains {
                paragraphs.indices.contains($0) && !paragraphs[$0].isEmpty
            }
            let indent = isItem ? 2 * Self.indent : 0
            let lines = WrappedText.lines(String(paragraphs[at]), width: width, indent: indent)
            return lines.enumerated().map { number, line in
                StyledText(number == 0 ? line : .spaces(indent) + line)
            }
        }
    }
}
