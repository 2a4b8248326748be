import Presentation
import Testing
import Words

@testable import Commands

/// The sentences for command lines that are not understood.
struct MistakeTests {
    private func sentence(_ line: String) -> String? {
        let problem = HintTests.problem(line)
        if let problem { #expect(problem.exitStatus.rawValue == 64) }
        return problem?.sentence
    }

    /// nil if the command line is understood.
    private static func problem(_ arguments: [String]) -> Problem? {
        do throws(CommandLineError) {
            _ = try Atrest.parse(arguments)
            return nil
        } catch {
            return CommandLineProblem(error).problem
        }
    }

    @Test(arguments: [
        ("star", "There is no command `star`. Did you mean `start`?"),
        ("exit", "There is no command `exit`. See `atrest --help`."),
        ("quit", "There is no command `quit`. See `atrest --help`."),
        ("stop", "There is no command `stop`. Did you mean `end`?"),
        ("STOP", "There is no command `STOP`. Did you mean `end`?"),
        ("begin", "There is no command `begin`. Did you mean `start`?"),
        ("cancel", "There is no command `cancel`. Did you mean `abandon`?"),
        ("list", "There is no command `list`. Did you mean `history`?"),
        ("ls", "There is no command `ls`. Did you mean `history`?"),
        ("version", "There is no command `version`. Did you mean `--version`?"),
        ("add 300", "There is no command `add`. Did you mean `log` or `water add`?"),
        ("st", "There is no command `st`. Did you mean `start` or `status`?"),
        ("hsitory", "There is no command `hsitory`. Did you mean `history`?"),
        ("setings", "There is no command `setings`. Did you mean `settings`?"),
        ("--color never stop", "There is no command `stop`. Did you mean `end`?"),
        ("qqqqqqqq", "There is no command `qqqqqqqq`. See `atrest --help`."),
        ("water ad", "There is no command `water ad`. Did you mean `water add`?"),
        ("water rm @1", "There is no command `water rm`. Did you mean `water remove`?"),
        ("water 250", "There is no command `water 250`. Did you mean `water add 250`?"),
        ("water xyzzy", "There is no command `water xyzzy`. See `atrest water --help`."),
        (
            "settings target-hours",
            "There is no command `settings target-hours`. Did you mean `settings get target-hours`?"
        ),
        (
            "settings target-hours 18",
            "There is no command `settings target-hours`. "
                + "Did you mean `settings set target-hours 18`?"
        ),
    ]) func command(_ line: String, _ expected: String) {
        #expect(sentence(line) == expected)
    }

    @Test(arguments: [
        (
            "start --taget 18",
            "There is no option `--taget`. Did you mean `--target`? See `atrest start --help`."
        ),
        ("start -x", "There is no option `-x`. See `atrest start --help`."),
        (
            "history -json",
            "There is no option `-json`. Did you mean `--json`? See `atrest history --help`."
        ),
        (
            "history --from monday",
            "There is no option `--from`. Did you mean `--since`? See `atrest history --help`."
        ),
        (
            "--jsno", "There is no option `--jsno`. Did you mean `--json`? See `atrest --help`."
        ),
        (
            "water add 300 --when now",
            "There is no option `--when`. Did you mean `--at`? See `atrest water add --help`."
        ),
        ("start --target", "A value is missing: `--target HOURS`. See `atrest start --help`."),
        ("history --since", "A value is missing: `--since TIME`. See `atrest history --help`."),
        ("status --json=yes", "`--json` takes no value. See `atrest status --help`."),
        (
            "status --color sometimes",
            "`sometimes` is not a value of `--color`. Use auto, always or never. "
                + "See `atrest status --help`."
        ),
        (
            "status --color=nver",
            "`nver` is not a value of `--color`. Use auto, always or never. "
                + "Did you mean `never`? See `atrest status --help`."
        ),
    ]) func option(_ line: String, _ expected: String) {
        #expect(sentence(line) == expected)
    }

    private static let mistakes: [(String, String)] = [
        ("log", Words.History.logWhat),
        (
            "log --start yesterday 20:00",
            "`atrest log` needs `--end TIME`. See `atrest log --help`."
        ),
        ("export --since 2026-11-01", "`atrest export` needs `FILE`. See `atrest export --help`."),
        ("delete", "`atrest delete` needs `ID`. See `atrest delete --help`."),
        ("water remove", "`atrest water remove` needs `ID`. See `atrest water remove --help`."),
        (
            "settings set discreet",
            "`atrest settings set` needs `VALUE`. See `atrest settings set --help`."
        ),
        ("abandon all", "Unexpected argument `all`. See `atrest abandon --help`."),
        ("edit @1 @2", "Unexpected argument `@2`. See `atrest edit --help`."),
        (
            "start 18",
            "Unexpected argument `18`. Did you mean `atrest start --target 18` or "
                + "`atrest start --at 18`? See `atrest start --help`."
        ),
        (
            "end 2h",
            "Unexpected argument `2h`. Did you mean `atrest end --ago 2h`? See `atrest end --help`."
        ),
        (
            "start 20 h",
            "Unexpected argument `20 h`. Did you mean `atrest start --target 20 h` or "
                + "`atrest start --ago 20 h`? See `atrest start --help`."
        ),
        ("end soon", Words.Times.unreadable("soon")),
        ("end --at soon", Words.Times.unreadable("soon")),
        ("start at soon", Words.Times.unreadable("at soon")),
        ("log soon", "\(Words.History.unreadableSpan("soon"))"),
        ("log 20:00 12:00 --end 13:00", Words.History.spanOrStart),
        ("end 20:00 --at 20:00", Words.atOrAgo),
        ("start yesterday", Words.Times.noClock("yesterday", "20:00")),
        (
            "--json history",
            "Unexpected argument `history`. Did you mean `atrest history --json`? "
                + "See `atrest --help`."
        ),
        (
            "water --json list",
            "Unexpected argument `list`. Did you mean `atrest water list --json`? "
                + "See `atrest water --help`."
        ),
    ]

    @Test(arguments: mistakes) func argument(_ line: String, _ expected: String) {
        #expect(sentence(line) == expected)
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
