import Presentation
import Text
import Words

/// What is wrong with a command line, and what was likely meant.
struct CommandLineProblem {
    private let error: CommandLineError
    private let typed: [String]

    private typealias Say = Words.CommandLine

    /// - Parameters:
    ///   - error: of a command line in which the words of each time are joined.
    ///   - typed: the arguments as they were typed.
    init(_ error: CommandLineError, typed: [String] = []) {
        self.error = error
        self.typed = typed
    }

    var problem: Problem {
        let named = error.named
        switch error.reason {
        case .unknownCommand(let word, let rest): return named.unknown(word, before: rest)
        case .unknownOption(let name):
            return usage(
                Say.suggesting(
                    Suggestions.option(for: name, in: error.model), after: Say.unknownOption(name)))
        case .needsValue(let argument):
            return usage(Say.needsValue(HelpView.synopsis(argument)))
        case .takesNoValue(let name): return usage(Say.takesNoValue(name))
        case .unknownValue(let value, let name, let option):
            return usage(
                Say.suggesting(
                    Suggestions.words(for: value, among: option.allValues),
                    after: Say.unknownValue(value, of: name, known: option.allValues)))
        case .unexpected(let words): return usage(unexpected(words))
        case .notText(let value): return Self.notText(value, typed: typed)
        case .missing(let arguments):
            return usage(Say.missing(named.text, arguments.map(HelpView.synopsis)))
        }
    }

    private func usage(_ sentence: String) -> Problem {
        Problem(.usage, "\(sentence) \(Say.seeHelp(of: error.named.text))")
    }

    /// What is said of a value that is not UTF-8.
    ///
    /// - Parameters:
    ///   - value: one argument, the end of one, or several joined by spaces.
    ///   - typed: all arguments.
    static func notText(_ value: String, typed: [String]) -> Problem {
        let words = value.split(separator: " ").filter { String($0).hasKeptBytes }
        let place = typed.firstIndex { argument in
            argument.hasSuffix(value) || words.contains { $0 == argument }
        }
        return Problem(
            .usage, Say.notText(argument: (place ?? 0) + 1, typed: place.map { typed[$0] } ?? value)
        )
    }

    private func unexpected(_ words: [String]) -> String {
        let named = error.named
        let sentence = Say.unexpected(words[0])
        // `atrest --json history`
        if words.count == 1, named.model.command(named: words[0]) != nil {
            let others = error.arguments.filter { $0 != words[0] && !named.names.contains($0) }
            let command = ([named.text, words[0]] + others).joined(separator: " ")
            return Say.suggesting([command], after: sentence)
        }
        let text = words.joined(separator: " ")
        // What was understood stays: the id in `atrest edit @1 end 12:30`.
        let understood = ([named.text] + understood(beside: words)).joined(separator: " ")
        return Say.suggesting(
            Suggestions.options(for: text, in: error.model).map { "\(understood) \($0)" },
            after: sentence)
    }

    /// The arguments before and after some that follow each other; none if these do not.
    private func understood(beside words: [String]) -> [String] {
        let given = error.arguments.drop { error.named.names.contains($0) }
        let places = given.indices.filter { given[$0...].starts(with: words) }
        guard let first = places.first else { return [] }
        return Array(given[..<first] + given[(first + words.count)...])
    }
}
