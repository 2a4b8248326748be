import Testing

@testable import Commands

/// What a command line gives to the properties of a command, and why one is refused.
struct ParserTests {
    private func sort(_ line: String...) throws -> Sort {
        let command = try Tool.parse(["sort"] + line)
        return try #require(command as? Sort)
    }

    private func reason(_ line: String...) -> CommandLineError.Reason? { reason(line) }

    private func reason(_ line: [String]) -> CommandLineError.Reason? {
        do throws(CommandLineError) {
            _ = try Tool.parse(line)
            return nil
        } catch {
            return error.reason
        }
    }

    private static let model = CommandModel(Sort.self)
    private static func model(_ name: String) -> ArgumentModel {
        model.option(typed: name) ?? model.positionals[0]
    }

    // MARK: Values

    @Test func withoutArgumentsEachPropertyHasItsInitialValue() throws {
        let sort = try sort("--key=k", "in")
        #expect(sort.limit == nil)
        #expect(sort.unique == false)
        #expect(sort.look.color == .auto)
        #expect(sort.others.isEmpty)
    }

    @Test(arguments: [["--limit", "5"], ["--limit=5"], ["-n", "5"], ["-n=5"], ["-n5"]])
    func aValueIsSeparateOrJoined(_ form: [String]) throws {
        let command = try Tool.parse(["sort", "--key", "k"] + form + ["in"])
        #expect((command as? Sort)?.limit == "5")
    }

    @Test func optionsStandAnywhere() throws {
        let sort = try sort("in", "--unique", "a", "--key", "k", "b", "--color=never")
        #expect(sort.file == "in")
        #expect(sort.others == ["a", "b"])
        #expect(sort.key == "k")
        #expect(sort.unique)
        #expect(sort.look.color == .never)
    }

    @Test func theLastOfTwoValuesCounts() throws {
        let sort = try sort("--key", "a", "--key=b", "--unique", "--unique", "in")
        #expect(sort.key == "b")
        #expect(sort.unique)
    }

    @Test func onlyTheFirstEqualsSignEndsTheName() throws {
        #expect(try sort("--key=a=b", "in").key == "a=b")
        #expect(try sort("--key=k", "in", "-n5=6").limit == "5=6")
    }

    @Test func twoHyphensEndTheOptions() throws {
        let sort = try sort("--key", "k", "in", "--", "--unique", "--", "-x")
        #expect(sort.others == ["--unique", "--", "-x"])
        #expect(!sort.unique)
    }

    @Test func oneHyphenAndANegativeNumberAreValues() throws {
        #expect(try sort("--key", "-", "-").file == "-")
        #expect(try sort("--key", "-5", "in").key == "-5")
        #expect(try sort("--key=--unique", "in").key == "--unique")
    }

    @Test func anEmptyWordIsAsGoodAsNoneUnlessItsKindCanBeEmpty() throws {
        #expect(try sort("--key", "k", "").file == "")
        for key in [["--key="], ["--key", ""]] {
            #expect(reason(["sort"] + key + ["in"]) == .needsValue(Self.model("--key")))
        }
    }

    // MARK: Subcommands

    @Test func theFirstWordsNameTheCommand() throws {
        for line in [[], ["list"], ["list", "names"], ["list", "--all"]] {
            let command = try Tool.parse(line)
            #expect(command is List.Names, "\(line)")
        }
        let names = try Tool.parse(["--all"]) as? List.Names
        #expect(names?.all == true)
    }

    @Test func noWordAfterAnOptionNamesACommand() {
        #expect(reason("--all", "sort") == .unexpected(["sort"]))
        #expect(reason("--", "sort") == .unexpected(["sort"]))
        #expect(reason("list", "--all", "names") == .unexpected(["names"]))
    }

    @Test func anUnknownCommandIsToldWithWhatFollows() {
        #expect(reason("srot", "-n", "5") == .unknownCommand("srot", before: ["-n", "5"]))
        #expect(reason("list", "x") == .unknownCommand("x", before: []))
        #expect(reason("") == .unknownCommand("", before: []))
    }

    // MARK: Errors

    @Test func whatIsWrongIsTold() {
        let key = Self.model("--key")
        #expect(reason("sort", "--nonsense=1", "in") == .unknownOption("--nonsense"))
        #expect(reason("sort", "-x") == .unknownOption("-x"))
        #expect(reason("sort", "-unique") == .unknownOption("-unique"))
        #expect(reason("sort", "--uniq") == .unknownOption("--uniq"))
        #expect(reason("sort", "---") == .unknownOption("---"))
        #expect(reason("sort", "--file", "x") == .unknownOption("--file"))
        #expect(reason("sort", "--unique=1") == .takesNoValue("--unique"))
        #expect(reason("sort", "--unique=") == .takesNoValue("--unique"))
        #expect(reason("sort", "--key") == .needsValue(key))
        #expect(reason("sort", "--key", "--unique") == .needsValue(key))
        #expect(reason("sort", "--key", "--", "in") == .needsValue(key))
        #expect(
            reason("sort", "--color", "red")
                == .unknownValue("red", of: "--color", Self.model("--color")))
        #expect(reason("sort") == .missing([Self.model.positionals[0], key]))
        #expect(reason("sort", "in") == .missing([key]))
        #expect(reason("sort", "--key", "k") == .missing([Self.model.positionals[0]]))
        #expect(reason("list", "names", "a", "b") == .unexpected(["a", "b"]))
    }

    /// What comes first on the command line is told first.
    @Test func oneMistakeIsTold() {
        #expect(reason("sort", "--nonsense", "--key") == .unknownOption("--nonsense"))
        #expect(reason("list", "names", "a", "--nonsense") == .unknownOption("--nonsense"))
    }

    @Test func anErrorNamesTheCommandThatWasTyped() throws {
        let error = try #require(throws: CommandLineError.self) { try Tool.parse(["list", "--x"]) }
        #expect(error.named.names == ["list"])
        #expect(error.model.commandName == "names")
        #expect(error.arguments == ["list", "--x"])
    }

    // MARK: The model

    @Test func theModelFollowsFromTheDeclarations() {
        let model = Self.model
        #expect(model.options.map(\.name) == ["limit", "key", "unique", "dry-run", "color"])
        #expect(model.options.map(\.typedNames)[0] == ["-n", "--limit"])
        #expect(model.options.map(\.kind) == [.option, .option, .flag, .flag, .option])
        #expect(model.options.map(\.isOptional) == [true, false, true, true, true])
        #expect(model.options.map(\.value.placeholder)[0...1] == ["NUMBER", "KEY"])
        #expect(model.option(typed: "--color")?.allValues == ["auto", "never"])
        #expect(model.positionals.map(\.name) == ["file", "others"])
        #expect(model.positionals.map(\.isRepeating) == [false, true])
        #expect(model.positionals.map(\.isOptional) == [false, true])
        #expect(model.positionals.allSatisfy { $0.typedNames.isEmpty })
        #expect(CommandModel(Tool.self).commands.map(\.commandName) == ["sort", "list"])
    }
}

private struct Tool: CommandGroup {
    static let configuration = CommandConfiguration(
        commandName: "tool", abstract: "", subcommands: [Sort.self, List.self],
        defaultSubcommand: List.Names.self)
}

private struct Look: ParsableArguments {
    enum Color: String, CaseIterable {
        case auto
        case never
    }

    @Option(.color, "Colours.") var color = Color.auto
}

private struct Sort: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "sort", abstract: "Sorts.")

    @Argument(.text, "The file.") var file: String
    @Option(.count, short: "n", "How many.") var limit: String?
    @Option(.setting, "By what.") var key: String
    @Flag("Each line once.") var unique = false
    @Flag("Only show.") var dryRun = false
    @OptionGroup var look: Look
    @Argument(.text, "More files.") var others: [String] = []

    func run() {}
}

private struct List: CommandGroup {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists.", subcommands: [Names.self],
        defaultSubcommand: Names.self)

    struct Names: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "names", abstract: "")

        @Flag("Hidden ones too.") var all = false

        func run() {}
    }
}
