import Presentation
import Testing
import Words

@testable import Commands

/// The sentences for command lines that are not understood.
struct MistakeTests {
    /// nil if the command line is understood.
    private static func problem(_ arguments: [String]) -> Problem? {
        do throws(CommandLineError) {
            _ = try Atrest.parse(arguments)
            return nil
        } catch {
            return CommandLineProblem(error).problem
        }
    }

    @Test func everyMistakeIsFound() {
        var mistakes = 0
        for path in Self.paths(CommandModel(Atrest.self)) {
            for wrong in [
                ["--nonsense"], ["-z"], ["--json=1"], ["--nonsense=1"], ["a", "b", "c", "d"],
                ["--color"], ["--color", "x"], ["--color=x"], ["--", "a", "b", "c", "d"], ["-jz"],
            ] {
                guard let problem = Self.problem(path + wrong) else { continue }
                mistakes += 1
                #expect(problem.sentence?.isEmpty == false, "\(path + wrong)")
            }
        }
        #expect(mistakes > 250)
    }

    private static func paths(_ model: CommandModel, _ names: [String] = []) -> [[String]] {
        [names] + model.commands.flatMap { paths($0, names + [$0.commandName]) }
    }
}
