import Fasting
import Glibc
import Licences
import PrivateSession
import Testing

@testable import LicenceTool

/// `atrest-licence`, from a key to a licence that is revoked.
struct LicenceToolTests {
    private let folder = Folder()

    /// A folder that is removed with this object.
    private final class Folder {
        let path: String

        init() {
            var template = Array("\(PrivateSession.temporaryFolder)/licence-XXXXXX".utf8CString)
            guard mkdtemp(&template) != nil else { fatalError("no temporary folder") }
            path = String(
                decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }

        deinit { _ = try? ChildProcess("/bin/rm", ["-rf", path], environment: [:]).wait() }
    }

    private struct Result {
        var status: Int32 = 0
        var output = ""
        var errors = ""
    }

    /// 2026-11-22 10:00:00 UTC.
    private static let today = Instant(secondsSinceEpoch: 1_795_341_600)

    private func run(_ arguments: String..., now: Instant = today) -> Result {
        var result = Result()
        var tool = LicenceTool()
        tool.now = { now }
        tool.print = { result.output += $0 }
        tool.complain = { result.errors += $0 }
        result.status = tool.run(arguments)
        return result
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func write(_ text: String, to name: String) throws -> String {
        try PrivateSession.write(text, to: path(name))
        return path(name)
    }

    private func makeKey(_ name: String = "key") {
        let made = run("keygen", path(name))
        #expect(made.status == 0, "\(made.errors)")
        let named = nameAuthority(name)
        #expect(named.status == 0, "\(named.errors)")
        #expect(named.output == made.output)
    }

    private func nameAuthority(_ name: String) -> Result {
        run(
            "authority", "--key", path(name), "--seller", "Example Ltd.", "--address=1 High Street",
            "--terms", "https://example.org/terms", "--offer", "annual 10 a year", "--offer",
            "lifetime 30", path("\(name).authority"))
    }

    // MARK: The way of a licence

    @Test func aSignedLicenceIsValidUntilItIsRevoked() throws {
        makeKey()
        let signed = run(
            "sign", "--key", path("key"), "--name=Ada Lovelace", "--serial", "00000000000000ff")
        #expect(signed.status == 0)
        #expect(
            signed.output.hasPrefix(
                """
                Atrest licence 1
                name: Ada Lovelace
                kind: annual
                from: 2026-11-22T00:00:00Z
                until: 2027-11-22T00:00:00Z
                serial: 00000000000000ff

                """))
        let file = try write(signed.output, to: "licence")
        // The list of revoked licences is beside the authority.
        let authority = try write(PrivateSession.read(path("key.authority")), to: "authority")
        let valid = run("inspect", "--authority", authority, file)
        #expect(valid.status == 0)
        #expect(valid.output == signed.output + "The licence is valid.\n")
        #expect(run("inspect", file).status == 65)

        let year: Int64 = 365 * 86_400
        for (now, sentence) in [
            (Self.today + year, "It has ended."), (Self.today + -year, "It has not begun yet."),
        ] {
            let result = run("inspect", "--authority", authority, file, now: now)
            #expect(result.status == 65)
            #expect(result.errors == "atrest-licence: \(sentence)\n")
        }

        let other = "1111111111111111"
        #expect(run("revoke", "--key", path("key"), path("revoked"), other).status == 0)
        #expect(run("inspect", "--authority", authority, file).status == 0)
        let revoked = run("revoke", "--key", path("key"), path("revoked"), "00000000000000ff")
        #expect(revoked.output == "revoked: 2\n")
        let result = run("inspect", "--authority", authority, file)
        #expect(result.status == 65)
        #expect(result.errors == "atrest-licence: It is revoked.\n")
        // The agent reads the same files.
        let read = try #require(
            AuthorityFile(Array(PrivateSession.read(authority).utf8))?.authority)
        #expect(read.revoking(Array(try PrivateSession.read(path("revoked")).utf8)) != nil)
    }

    @Test func aLifetimeLicenceHasNoEnd() throws {
        makeKey()
        let signed = run("sign", "--key", path("key"), "--name", "Ada", "--lifetime")
        #expect(signed.status == 0)
        #expect(signed.output.utf8.elementsEqual(Licence.tidied(Array(signed.output.utf8))))
        let file = try write(signed.output, to: "licence")
        let result = run(
            "inspect", "--authority", path("key.authority"), file,
            now: Self.today + 100 * 365 * 86_400)
        #expect(result.status == 0)
        #expect(result.output.utf8.count > signed.output.utf8.count)
    }

    @Test func everyLicenceHasItsOwnSerial() {
        makeKey()
        let texts = (0..<20).map { _ in run("sign", "--key", path("key"), "--name", "Ada").output }
        #expect(Set(texts).count == 20)
    }

    @Test func aYearAfterTheLeapDayIsTheFirstOfMarch() {
        makeKey()
        let signed = run("sign", "--key", path("key"), "--name", "Ada", "--from", "2028-02-29")
        #expect(signed.output.split(separator: "\n")[4] == "until: 2029-03-01T00:00:00Z")
    }

    @Test func aLicenceOfAnotherKeyIsNotValid() throws {
        makeKey("one")
        makeKey("two")
        let file = try write(
            run("sign", "--key", path("one"), "--name", "Ada").output, to: "licence")
        let result = run("inspect", "--authority", path("two.authority"), file)
        #expect(result.errors == "atrest-licence: Another authority has made it.\n")
        let list = path("list")
        #expect(run("revoke", "--key", path("one"), list, "0000000000000001").status == 0)
        #expect(run("revoke", "--key", path("two"), list, "0000000000000001").status == 65)
    }

    // MARK: Files

    @Test func theKeyIsSecretAndNeverReplaced() throws {
        makeKey()
        var status = stat()
        #expect(stat(path("key"), &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        let key = try PrivateSession.read(path("key"))
        #expect(run("keygen", path("key")).status == 74)
        #expect(try PrivateSession.read(path("key")) == key)
    }

    @Test func anAuthorityCarriesItsOffers() throws {
        makeKey()
        let bytes = Array(try PrivateSession.read(path("key.authority")).utf8)
        let seller = try #require(AuthorityFile(bytes)?.seller)
        #expect(seller.name == "Example Ltd.")
        #expect(seller.offers.map(\.kind) == [.annual, .lifetime])
        #expect(seller.offers.map(\.price) == ["10 a year", "30"])
    }

    // MARK: Mistakes

    @Test(arguments: [
        [], ["make"], ["keygen"], ["keygen", "a", "b"], ["authority", "a"], ["sign"],
        ["sign", "--key"], ["sign", "--name", "Ada"], ["inspect"], ["revoke", "list"],
        ["revoke"], ["sign", "--colour", "red"], ["sign", "-x"], ["inspect", "a", "b"],
        ["revoke", "--key", "a", "--key", "b", "list", "0000000000000001"],
    ])
    func aWrongCommandLineIsExplained(_ arguments: [String]) {
        var errors = ""
        var tool = LicenceTool()
        tool.complain = { errors += $0 }
        #expect(tool.run(arguments) == 64)
        #expect(errors.hasPrefix("atrest-licence: "))
        #expect(errors.hasSuffix("Try `atrest-licence --help`.\n"))
    }

    @Test(arguments: [
        ["--name", ""], ["--name", "A\nB"], ["--name", "Ada", "--from", "tomorrow"],
        ["--name", "Ada", "--from", "2026-02-30"], ["--name", "Ada", "--serial", "12"],
        ["--name", "Ada", "--until", "2020-01-01"], ["--name", "Ada", "--annual", "--lifetime"],
        ["--name", "Ada", "--lifetime", "--until", "2030-01-01"],
    ])
    func aWrongValueIsExplained(_ arguments: [String]) {
        makeKey()
        var tool = LicenceTool()
        var output = ""
        tool.print = { output += $0 }
        tool.complain = { _ in }
        #expect(tool.run(["sign", "--key", path("key")] + arguments) == 64)
        #expect(output.isEmpty)
    }

    @Test func helpNamesEveryCommand() {
        for arguments in [["--help"], ["sign", "--help"], ["help"], ["-h"]] {
            var output = ""
            var tool = LicenceTool()
            tool.print = { output += $0 }
            #expect(tool.run(arguments) == 0)
            #expect(output == LicenceTool.help)
        }
    }
}
