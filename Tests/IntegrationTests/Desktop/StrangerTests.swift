import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// Clients of other people, in `Tests/clients`: they use what standard tools generate from the XML, and nothing of ours.
struct StrangerTests {
    private static let folder = packageFolder.appending(path: "Tests/clients").path
    private static let interfaces = packageFolder.appending(path: "dbus").path

    enum Language: String, CaseIterable {
        case python = "client.py"
        case script = "client.js"
        case compiled = "client.c"

        /// The programs that it needs, as a condition of the shell.
        fileprivate var condition: String {
            switch self {
            case .python: "/usr/bin/python3 -c 'from gi.repository import Gio'"
            case .script: "command -v gjs"
            case .compiled: "command -v gdbus-codegen cc && pkg-config --exists gio-unix-2.0"
            }
        }

        var isInstalled: Bool {
            (try? ChildProcess(
                "sh", ["-c", condition], environment: processEnvironment(), output: .nowhere,
                errors: .nowhere))?.wait() == 0
        }
    }

    /// The command that runs a client. C is generated and compiled first.
    private func command(_ language: Language, in session: PrivateSession) throws -> [String] {
        let file = "\(Self.folder)/\(language.rawValue)"
        switch language {
        case .python: return ["/usr/bin/python3", file]
        case .script: return ["gjs", "-m", file, Self.interfaces]
        case .compiled:
            let program = session.folder + "/client"
            let build = """
                set -e
                cd '\(session.folder)'
                for name in Agent1 History1 Journal1 Timer1 Water1; do
                    gdbus-codegen --generate-c-code $name --c-namespace Atrest \
                        --interface-prefix app.atrest. '\(Self.interfaces)'/app.atrest.$name.xml
                done
                cc -Wall -Werror -Wno-deprecated-declarations -o '\(program)' -I. '\(file)' ./*.c \
                    $(pkg-config --cflags --libs gio-unix-2.0)
                """
            let result = try session.run("sh", ["-c", build])
            try #require(result.status == 0, "\(result.errors)")
            return [program]
        }
    }

    @Test(arguments: Language.allCases.filter(\.isInstalled))
    func aClientOfAStrangerWorks(_ language: Language) throws {
        let session = try PrivateSession()
        defer { session.end() }
        let command = try command(language, in: session)
        let result = try session.run(command[0], Array(command.dropFirst()))
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
        #expect(
            result.output.lowercased() == """
                active 18
                next beginning to shift
                water 300
                undo water-add
                undone water-add
                ended-early false
                rows 0

                """)
    }
}
