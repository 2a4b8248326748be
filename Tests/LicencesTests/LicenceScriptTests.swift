import Fasting
import Glibc
import Licences
import LocalTime
import PrivateSession
import Testing

/// `scripts/licence`, from a key to a licence that is revoked. Whether its files are right is for `Licences` to say,
/// which the agent uses.
@Suite(.enabled(if: scriptObstacle == nil, "\(scriptObstacle ?? "")"))
struct LicenceScriptTests {
    private let folder: ScriptFolder

    init() throws { folder = try ScriptFolder() }

    private func run(
        _ arguments: String..., variables: [String: String] = [:]
    ) throws -> PrivateSession.Result {
        try folder.run("licence", arguments, variables: variables)
    }

    private func read(_ name: String) throws -> [UInt8] {
        Array(try PrivateSession.read(folder.file(name)).utf8)
    }

    /// Makes a key and the file of its authority.
    @discardableResult private func makeKey(_ name: String = "key") throws -> AuthorityFile {
        let made = try run("keygen", folder.file(name))
        #expect(made.status == 0 && made.errors == "", "\(made.errors)")
        let named = try run(
            "authority", "--key", folder.file(name), "--seller", "Example Ltd.",
            "--address=1 High Street", "--terms", "https://example.org/terms", "--offer",
            "annual 10 € a year", "--offer", "lifetime 30", folder.file("\(name).authority"))
        #expect(named == made, "\(named.errors)")
        let file = try #require(AuthorityFile(read("\(name).authority")))
        #expect(made.output == "authority: \(file.authority.id)\n")
        return file
    }

    private func sign(_ arguments: String..., with key: String = "key") throws -> [UInt8] {
        let result = try folder.run("licence", ["sign", "--key", folder.file(key)] + arguments)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        return Array(result.output.utf8)
    }

    // MARK: What is made

    @Test func aSignedLicenceIsValidUntilItIsRevoked() throws {
        let authority = try makeKey().authority
        let bytes = try sign(
            "--name=Ada Lovelace", "--from", "2026-11-22", "--serial", "00000000000000ff")
        #expect(
            String(decoding: bytes, as: UTF8.self).hasPrefix(
                """
                Atrest licence 1
                name: Ada Lovelace
                kind: annual
                from: 2026-11-22T00:00:00Z
                until: 2027-11-22T00:00:00Z
                serial: 00000000000000ff
                authority: \(authority.id)
                signature: 
                """))
        #expect(Licence.tidied(bytes) == bytes)
        let licence = try authority.check(bytes)
        // 2026-11-22 10:00 UTC.
        let day = Instant(secondsSinceEpoch: 1_795_341_600)
        let until = try #require(licence.until)
        #expect(licence.problem(at: day) == nil)
        #expect(licence.problem(at: day + 365 * 86_400) == .expired(until: until))
        #expect(licence.problem(at: day + -86_400) == .notYet(from: licence.from))

        let list = folder.file("revoked")
        let first = try run("revoke", "--key", folder.file("key"), list, "1111111111111111")
        #expect(first == .init(status: 0, output: "revoked: 1\n", errors: ""))
        let one = try #require(authority.revoking(read("revoked")))
        #expect(one.revoked == [Hex64(0x1111_1111_1111_1111)])
        #expect(try one.check(bytes) == licence)
        let second = try run("revoke", "--key", folder.file("key"), list, "00000000000000ff")
        #expect(second.output == "revoked: 2\n")
        let both = try #require(authority.revoking(read("revoked")))
        #expect(throws: LicenceProblem.revoked) { try both.check(bytes) }
    }

    @Test func aLifetimeLicenceHasNoEnd() throws {
        let licence = try makeKey().authority.check(sign("--name", "Ada", "--lifetime"))
        #expect(licence.kind == .lifetime && licence.until == nil)
        #expect(licence.problem(at: Clock.now + 100 * 365 * 86_400) == nil)
    }

    @Test func aLicenceIsForAYearFromTodayOn() throws {
        let before = Clock.now.secondsSinceEpoch / 86_400
        let licence = try makeKey().authority.check(sign("--name", "Ada"))
        let from = licence.from.secondsSinceEpoch
        #expect(from % 86_400 == 0)
        #expect((before...Clock.now.secondsSinceEpoch / 86_400).contains(from / 86_400))
        #expect(
            [365, 366].contains((try #require(licence.until).secondsSinceEpoch - from) / 86_400))
        #expect(licence.problem(at: Clock.now) == nil)
    }

    @Test func everyLicenceHasItsOwnSerial() throws {
        let authority = try makeKey().authority
        let serials = try (0..<10).map { _ in try authority.check(sign("--name", "Ada")).serial }
        #expect(Set(serials).count == 10)
    }

    @Test(arguments: [
        // A year after 29 February is 1 March.
        (["--from", "2028-02-29"], "2028-02-29", "2029-03-01"),
        (["--from", "2028-02-28"], "2028-02-28", "2029-02-28"),
        (["--from", "2027-02-28"], "2027-02-28", "2028-02-28"),
        (["--from", "1970-01-01", "--annual"], "1970-01-01", "1971-01-01"),
        (["--from", "2026-12-31", "--until=2027-01-01"], "2026-12-31", "2027-01-01"),
        (["--from", "9998-12-31"], "9998-12-31", "9999-12-31"),
    ])
    func theDatesAreThoseOfTheCalendar(
        _ arguments: [String], _ from: String, _ until: String
    ) throws {
        let authority = try makeKey().authority
        let result = try folder.run(
            "licence", ["sign", "--key", folder.file("key"), "--name", "Ada"] + arguments)
        let licence = try authority.check(Array(result.output.utf8))
        #expect(TimeText.iso8601(licence.from) == "\(from)T00:00:00Z")
        #expect(licence.until.map(TimeText.iso8601) == "\(until)T00:00:00Z")
    }

    @Test func aNameIsKeptAsItIs() throws {
        let authority = try makeKey().authority
        for name in [
            "Zoë 李 🌲", "Jürgen Müller-Lüdenscheidt", "O'Neil \"$(id)\" `id` \\n $HOME ${x} %s *",
            "-x --name", "a: b", "می\u{200C}خواهم", String(repeating: "n", count: 200),
            String(repeating: "é", count: 100), "name: kind: annual",
        ] {
            #expect(try authority.check(sign("--name=\(name)")).name == name)
        }
    }

    @Test func anAuthorityHasItsTexts() throws {
        let seller = try makeKey().seller
        #expect(seller.name == "Example Ltd." && seller.address == "1 High Street")
        #expect(seller.terms == "https://example.org/terms")
        #expect(seller.offers.map(\.kind) == [.annual, .lifetime])
        #expect(seller.offers.map(\.price) == ["10 € a year", "30"])
        // The largest one, which replaces the first.
        let long = String(repeating: "ä\"", count: 66) + "$x"
        let terms = "https://" + String(repeating: "x", count: 192)
        let arguments = [
            "authority", "--key", folder.file("key"), "--seller", long, "--address", long,
            "--terms", terms,
        ]
        let offers = (0..<8).flatMap { _ in ["--offer", "lifetime \(long)"] }
        let file = folder.file("key.authority")
        #expect(try folder.run("licence", arguments + offers + [file]).status == 0)
        let most = try #require(AuthorityFile(read("key.authority"))).seller
        #expect(most.name == long && most.terms == terms && most.offers.count == 8)
        // One offer too many changes nothing.
        let more = try folder.run("licence", arguments + offers + ["--offer", "annual 1", file])
        #expect(more.status == 64)
        #expect(AuthorityFile(try read("key.authority"))?.seller == most)
    }

    // MARK: Keys and other files

    @Test func theKeyIsSecretAndNeverReplaced() throws {
        try makeKey()
        var status = stat()
        #expect(stat(folder.file("key"), &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        let key = try read("key")
        #expect(try run("keygen", folder.file("key")).status == 74)
        #expect(try read("key") == key)
        // Not through a link either.
        symlink(folder.file("other"), folder.file("link"))
        #expect(try run("keygen", folder.file("link")).status == 74)
        #expect(access(folder.file("other"), F_OK) != 0)
    }

    /// An openssl that writes down what everyone on the machine can see of it: its arguments and the files in its folder.
    @Test func noSecretLeavesTheKeyAndTheMemory() throws {
        try folder.write(
            """
            #!/bin/sh
            { printf '%s\\n' "$@"; env; } >>"$SEEN"
            PATH=$OLD_PATH exec openssl "$@"
            """, to: "bin/openssl")
        chmod(folder.file("bin/openssl"), 0o700)
        let path = String(cString: getenv("PATH"))
        let variables = [
            "PATH": "\(folder.file("bin")):\(path)", "OLD_PATH": path, "SEEN": folder.file("seen"),
            "TMPDIR": folder.file("bin"),
        ]
        let key = folder.file("key")
        for arguments in [
            ["keygen", key],
            [
                "authority", "--key", key, "--seller", "a", "--address", "b", "--terms",
                "https://c", "--offer", "annual 1", folder.file("authority"),
            ],
            ["sign", "--key", key, "--name", "Ada"],
            ["revoke", "--key", key, folder.file("revoked"), "0000000000000001"],
        ] {
            #expect(try folder.run("licence", arguments, variables: variables).status == 0)
        }
        let secret = try #require(
            PrivateSession.read(key).split(separator: "\n").first { $0.hasPrefix("secret: ") }
        ).dropFirst("secret: ".count)
        let seen = try PrivateSession.read(folder.file("seen"))
        #expect(secret.count == 44 && seen.contains("pkeyutl\n") && !seen.contains(secret))
        #expect(try names(in: folder.path) == ["authority", "bin", "key", "revoked", "seen"])
        #expect(try names(in: folder.file("bin")) == ["openssl"])
    }

    private func names(in path: String) throws -> [String] {
        try folder.run("/bin/ls", ["-A", path], variables: ["LC_ALL": "C"]).output
            .split(separator: "\n").map(String.init)
    }

    @Test func withoutOpenSSLNothingIsMade() throws {
        try folder.write("", to: "bin/none")
        // The interpreter itself: a python3 in the path may be a script.
        let python = try folder.run(
            "/bin/sh", ["-c", "python3 -c 'import sys; print(sys.executable)'"]
        ).output.dropLast()
        symlink(String(python), folder.file("bin/python3"))
        let result = try run(
            "keygen", folder.file("key"), variables: ["PATH": folder.file("bin")])
        #expect(result.status == 69 && result.errors.hasPrefix("licence: openssl cannot be run: "))
        #expect(access(folder.file("key"), F_OK) != 0)
    }

    @Test func aFileThatIsNotAKeyIsRefused() throws {
        try makeKey()
        try makeKey("other")
        let text = try PrivateSession.read(folder.file("key"))
        let lines = text.split(separator: "\n").map(String.init)
        let other = try PrivateSession.read(folder.file("other")).split(separator: "\n")
        for changed in [
            "", "x", String(text.dropLast()), text + "\n", lines[0], "\(lines[0])\n\(lines[2])\n",
            text.replacing("Atrest licence key 1", with: "Atrest licence key 2"),
            // The public key of another one, and one for which anyone could sign.
            "\(lines[0])\n\(lines[1])\n\(other[2])\n",
            "\(lines[0])\n\(lines[1])\nkey: \(String(repeating: "A", count: 43))=\n",
            "\(lines[0])\n\(lines[1].dropLast())\n\(lines[2])\n",
            try PrivateSession.read(folder.file("key.authority")),
        ] {
            try folder.write(changed, to: "changed")
            let result = try run("sign", "--key", folder.file("changed"), "--name", "Ada")
            #expect(result.status == 65 && result.output == "", "\(changed)")
        }
        #expect(try run("sign", "--key", folder.file("none"), "--name", "Ada").status == 65)
    }

    @Test func onlyTheListOfTheKeyIsContinued() throws {
        try makeKey("one")
        let authority = try makeKey("two").authority
        let list = folder.file("list")
        #expect(
            try run("revoke", "--key", folder.file("one"), list, "0000000000000001").status == 0)
        let text = try PrivateSession.read(list)
        let foreign = try run("revoke", "--key", folder.file("two"), list, "0000000000000001")
        #expect(foreign.status == 65)
        #expect(foreign.errors == "licence: \(list) is not a list of this key.\n")
        for changed in [
            "", text.replacing("0001\n", with: "0002\n"), text + "\n", String(text.dropLast()),
            try PrivateSession.read(folder.file("one.authority")),
        ] {
            try PrivateSession.write(changed, to: list)
            let key = folder.file("one")
            #expect(try run("revoke", "--key", key, list, "0000000000000003").status == 65)
            #expect(try PrivateSession.read(list) == changed)
        }
        #expect(authority.revoking(Array(text.utf8)) == nil)
    }

    // MARK: Mistakes

    @Test(arguments: [
        [], ["make"], ["keygen"], ["keygen", "a", "b"], ["authority", "a"], ["sign"],
        ["sign", "--key"], ["sign", "--name", "Ada"], ["revoke", "list"], ["revoke"],
        ["sign", "--colour", "red"], ["sign", "-x"], ["sign", "--key", "a", "--nam", "Ada"],
        ["revoke", "--key", "a", "--key", "b", "list", "0000000000000001"],
        ["sign", "--key", "a", "--name", "Ada", "--name", "Eve"],
        ["revoke", "--key", "a", "list", "12"], ["revoke", "--key", "a", "list"],
    ])
    func aWrongCommandLineIsExplained(_ arguments: [String]) throws {
        let result = try folder.run("licence", arguments)
        #expect(result.status == 64 && result.output == "")
        #expect(result.errors.hasPrefix("licence: "), "\(result.errors)")
        #expect(result.errors.hasSuffix("Try `licence --help`.\n"))
    }

    @Test(arguments: [
        ["--name", ""], ["--name", "A\nB"], ["--name", " Ada"], ["--name", "Ada "],
        ["--name", "A\tB"], ["--name", "A\u{202E}da"], ["--name", "A\u{2028}B"],
        ["--name", "\u{FEFF}Ada"], ["--name", "\u{E000}"],
        ["--name", String(repeating: "n", count: 201)],
        ["--name", String(repeating: "é", count: 101)],
        ["--name", "Ada", "--from", "tomorrow"], ["--name", "Ada", "--from", "2026-02-30"],
        ["--name", "Ada", "--from", "20260201"], ["--name", "Ada", "--from", "1969-12-31"],
        ["--name", "Ada", "--from", "9999-01-01"], ["--name", "Ada", "--serial", "12"],
        ["--name", "Ada", "--serial", "8F21C07BE94D5A36"],
        ["--name", "Ada", "--until", "2020-01-01"],
        ["--name", "Ada", "--from", "2026-01-01", "--until", "2026-01-01"],
        ["--name", "Ada", "--annual", "--lifetime"],
        ["--name", "Ada", "--lifetime", "--until", "2030-01-01"],
    ])
    func aWrongValueIsExplained(_ arguments: [String]) throws {
        let result = try folder.run("licence", ["sign", "--key", folder.file("key")] + arguments)
        #expect(result.status == 64 && result.output == "", "\(result.errors)")
        #expect(result.errors.hasPrefix("licence: "))
    }

    @Test(arguments: [
        ("", "a", "https://x", "annual 1"), ("n", "", "https://x", "annual 1"),
        ("n", "a\nb", "https://x", "annual 1"), ("n", "a", "http://x", "annual 1"),
        ("n", "a", "https://x y", "annual 1"), ("\u{202E}n", "a", "https://x", "annual 1"),
        (String(repeating: "n", count: 201), "a", "https://x", "annual 1"),
        ("n", "a", "https://x", "monthly 1"), ("n", "a", "https://x", "annual"),
        ("n", "a", "https://x", "annual "), ("n", "a", "https://x", "annual  1"),
    ])
    func aSellerWhoCannotBeShownIsRefused(
        _ name: String, _ address: String, _ terms: String, _ offer: String
    ) throws {
        let result = try run(
            "authority", "--key", folder.file("key"), "--seller", name, "--address", address,
            "--terms", terms, "--offer", offer, folder.file("authority"))
        #expect(result.status == 64, "\(result.errors)")
        #expect(access(folder.file("authority"), F_OK) != 0)
    }

    @Test func aNameThatIsNotUnicodeIsRefused() throws {
        let script = "\(ScriptFolder.package)/scripts/licence"
        let result = try folder.run(
            "/bin/sh",
            ["-c", "exec \"$0\" sign --key key --name \"$(printf 'A\\377')\"", script])
        #expect(result.status == 64 && result.output == "")
        #expect(result.errors.hasPrefix("licence: The command line is not UTF-8.\n"))
    }

    @Test func aFullDiskIsNamed() throws {
        try makeKey()
        let script = "\(ScriptFolder.package)/scripts/licence"
        let result = try folder.run(
            "/bin/sh",
            [
                "-c", "exec \"$0\" sign --key \"$1\" --name Ada >/dev/full", script,
                folder.file("key"),
            ])
        #expect(result.status == 74)
        #expect(result.errors.hasPrefix("licence: Standard output: "), "\(result.errors)")
    }

    @Test func helpNamesEveryCommand() throws {
        for arguments in [["--help"], ["-h"]] {
            let result = try folder.run("licence", arguments)
            #expect(result.status == 0 && result.errors == "")
            for verb in ["keygen", "authority", "sign", "revoke"] {
                #expect(result.output.contains("\n    \(verb)"))
                let help = try folder.run("licence", [verb, "--help"])
                #expect(help.status == 0 && help.output.hasPrefix("usage: licence \(verb) "))
            }
        }
    }
}

private let scriptObstacle =
    ScriptFolder.pythonObstacle ?? ScriptFolder.obstacle("openssl", "openssl is not installed")
