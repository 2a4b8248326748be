import Contract
import Foundation
import PrivateSession
import Testing

/// A command in backquotes leads on: typed as it is written, it is neither a mistake nor answered with the sentence that
/// advised it.
struct AdviceTests {
    /// What was done before, and the command lines that are tried after it.
    private static let lines: [(before: [String], lines: String)] = [
        (
            [],
            """
            histroy | stop | timer | goal 18 | water 250 | status --jsno | help foo | --foo | version | history --grep
            end | abandon | undo | redo | undo 3 | note hello | edit @1 --end now | delete @1 | water remove 7 | left
            start --at 8 | start 18 | start --at 16h | start yesterday | start --ago 5 | start tomorrow 8pm | start --at
            log 20:00 | log --start 20:00 | log 20:00 - 21:00 | log yesterday 8pm noon | log tomorrow 8pm - noon | log 16h
            import | import 'my file.csv' | import fasts.csv | import two.csv | import fasts.json | import a.xlsx
            export | export out.txt | export 'my fasts.txt' | export csv | export no/where.json | export -x.txt
            settings set target 18 | settings get x | settings target-hours | settings set target-hours 2 | settings reset
            calendar foo | calendar 2026-13 | history --since nonsense | history 5 | history --by weekly | why foo
            plan monday | plan remove 3 | plan remove | plan add | compline --invite | restore foo | restore yesterday
            devices join none | devices join 'no folder/a' | devices join | devices forget "my laptop" | devices
            water add lots | water add 9000 | widget | widget foo | forest --svg no/where.svg | forest --png x.gif
            premium | doctor | quiet foo | vigil maybe | status --format '{{x}}' | window | toggle foo | help | completion
            """
        ),
        (
            ["start --ago 5h"],
            """
            start | start --at 8pm | start --ago 30h | start 18 | toggle --at 8pm | adjust | adjust 18 | adjust --start 8h
            adjust --target 1 | adjust --start '8 days ago' | end --at tomorrow | end --at 30h | end --ago 9h | end 2h
            end --at yesterday | edit @0 --end now | edit @1 --end 8pm | delete @0 | abandon @1 | note | undo 9 | redo
            """
        ),
        (
            [
                "log 2026-02-20 20:00 - 2026-02-21 12:00",
                "log 2026-02-22 20:00 - 2026-02-23 12:00 --note calm",
            ],
            """
            edit @1 | edit @1 --end tomorrow | edit @7 --start now | edit 1 | edit @1 --end '2026-02-22 21:00'
            delete | delete 1 | delete @7 | delete all | note @1 | note @2 | note 8 | undo 99 | water remove
            log 2026-02-20 21:00 - 2026-02-21 12:00 | start --at '2026-02-21 11:00' | end | adjust --start 8pm
            export . | export fasts.json | import /dev/null | import fasts.csv --columns foo | import two.csv --tag foo
            import fasts.csv --columns start=9 | restore | restore 2026-01-01 | calendar 2026-02-21 | history --month foo
            """
        ),
    ]

    /// What stands for something of the user's in a command.
    private static let placeholders = [
        "TIME": "8pm", "DAY": "today --dry-run", "FILE": "fasts.csv", "TEXT": "calm",
        "TAG": "a --dry-run",
        "ID": "@1",
        "DEVICE": "laptop", "FOLDER": ".", "COMMAND": "start",
    ]

    @Test func eachAdvisedCommandLeadsOn() throws {
        var advised = 0
        for (before, text) in Self.lines {
            var session: PrivateSession?
            defer { session?.end() }
            for line in text.split(whereSeparator: { "|\n".contains($0) }) {
                let line = line.trimmingCharacters(in: .whitespaces)
                let current = try session ?? Self.session(before)
                session = current
                let refusal = try Self.shell("atrest \(line)", current)
                var hasActed = refusal.status == 0
                for command in Self.commands(in: refusal.output + refusal.errors, after: line) {
                    advised += 1
                    let answer = try Self.shell(command, current)
                    hasActed = hasActed || answer.status == 0
                    let isMistake = answer.status == ExitStatus.usage.rawValue
                    let isRefusal = !answer.errors.isEmpty && answer.errors == refusal.errors
                    #expect(
                        !isMistake && !isRefusal,
                        "\(line): \(refusal.errors)\(command): \(answer.errors)")
                }
                if hasActed {
                    current.end()
                    session = nil
                }
            }
        }
        #expect(advised > 60)
    }

    private static func session(_ before: [String]) throws -> PrivateSession {
        let session = try PrivateSession()
        let rows = "2026-01-20 20:00;2026-01-21 12:00;a\n2026-01-22 20:00;2026-01-23 12:00;b\n"
        let home = session.folder + "/home"
        try PrivateSession.write("start;end;x\n" + rows, to: home + "/fasts.csv")
        try PrivateSession.write("start;end;kind\n" + rows, to: home + "/two.csv")
        try PrivateSession.write("[]", to: home + "/fasts.json")
        try PrivateSession.write("PK\u{3}\u{4}", to: home + "/a.xlsx")
        for line in before { #expect(try shell("atrest \(line)", session).status == 0) }
        return session
    }

    private static func shell(
        _ line: String, _ session: PrivateSession
    ) throws -> PrivateSession.Result {
        try session.run("sh", ["-c", "cd && \(line)"])
    }

    /// The commands that an answer advises, with values for what the user must fill in. Neither the command that was
    /// typed nor `watch`, which ends with its terminal only.
    private static func commands(in answer: String, after line: String) -> [String] {
        answer.matches(of: /`((?:atrest|mkdir) [^`]+)`/).map { String($0.1) }
            .filter { !"atrest \(line) ".hasPrefix($0 + " ") && $0 != "atrest watch" }
            .map { command in
                placeholders.reduce(command) { text, placeholder in
                    text.replacing(try! Regex("\\b\(placeholder.key)\\b"), with: placeholder.value)
                }
            }
    }
}
