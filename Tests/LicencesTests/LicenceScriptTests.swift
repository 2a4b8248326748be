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

}

private let scriptObstacle =
    ScriptFolder.pythonObstacle ?? ScriptFolder.obstacle("openssl", "openssl is not installed")
