import ArgumentParsing
import Words

/// The options that every verb takes.
struct OutputOptions: ParsableArguments {
    @Option(help: ArgumentHelp(Words.Help.color, valueName: "when")) var color = Output.Color.auto
}

extension Output.Color: ExpressibleByArgument {}
