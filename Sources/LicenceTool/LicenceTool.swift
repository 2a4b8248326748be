import Fasting
import Glibc
import Licences
import LocalTime

/// `atrest-licence`, with which a packager makes licences. It is never installed (docs/premium).
public struct LicenceTool {
    /// The present time.
    var now: () -> Instant = { Clock.now }
    /// Writes to standard output.
    var print: (String) -> Void = { Self.write($0, to: STDOUT_FILENO) }
    /// Writes to standard error.
    var complain: (String) -> Void = { Self.write($0, to: STDERR_FILENO) }

    public init() {}

    /// Why a command fails. The exit statuses are those of `atrest`.
    struct Problem: Error {
        let status: Int32
        let sentence: String

        static func usage(_ sentence: String) -> Problem { Problem(status: 64, sentence: sentence) }
        static func input(_ sentence: String) -> Problem { Problem(status: 65, sentence: sentence) }
        static func output(_ sentence: String) -> Problem {
            Problem(status: 74, sentence: sentence)
        }
        static let library = Problem(status: 69, sentence: "libgcrypt cannot be loaded.")
    }

    static let help = """
        usage: atrest-licence keygen KEY
               atrest-licence authority --key KEY --seller NAME --address ADDRESS
                              --terms LINK --offer "KIND PRICE" [--offer …] FILE
               atrest-licence sign --key KEY --name NAME [--annual | --lifetime]
                              [--from DATE] [--until DATE] [--serial SERIAL]
               atrest-licence inspect [--authority AUTHORITY] FILE
               atrest-licence revoke --key KEY LIST SERIAL...

        Makes the licences of an installation of Atrest.

          keygen     makes a key, which is secret
          authority  writes the file that a package installs
          sign       writes a licence to standard output
          inspect    shows what is in a licence, and whether it is valid
          revoke     adds serials to a list of revoked licences, or begins one

        KEY, AUTHORITY, LIST and FILE are files; - as FILE is standard input. keygen never
        replaces a file. KIND is annual or lifetime, and PRICE is any text. A DATE is 2026-11-22, in UTC. --annual is the default; such a licence
        begins today and ends a year later, unless --from or --until say otherwise. A SERIAL has
        16 hexadecimal digits; the default is a random one. inspect exits with 0 only if the
        licence is valid now.

        """

    /// Runs a command line.
    ///
    /// - Parameter arguments: without the program's name.
    /// - Returns: the exit status.
    public func run(_ arguments: [String]) -> Int32 {
        do throws(Problem) {
            guard let verb = arguments.first else { throw .usage("A command is missing.") }
            if arguments.contains("--help") || verb == "-h" || verb == "help" {
                print(Self.help)
                return 0
            }
            let rest = Array(arguments.dropFirst())
            switch verb {
            case "keygen": try keygen(ToolArguments(rest, options: []))
            case "authority":
                try authority(
                    ToolArguments(
                        rest, options: ["key", "seller", "address", "terms", "offer"],
                        repeated: "offer"))
            case "sign":
                try sign(
                    ToolArguments(
                        rest, options: ["key", "name", "from", "until", "serial"],
                        flags: ["annual", "lifetime"]))
            case "inspect": try inspect(ToolArguments(rest, options: ["authority"]))
            case "revoke": try revoke(ToolArguments(rest, options: ["key"]))
            default: throw .usage("There is no command `\(verb)`.")
            }
            return 0
        } catch {
            complain("atrest-licence: \(error.sentence)\n")
            if error.status == 64 { complain("Try `atrest-licence --help`.\n") }
            return error.status
        }
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno != EINTR { return }
            rest = rest.dropFirst(max(0, count))
        }
    }
}
