import Fasting
import Glibc
import LicenceSigning
import Testing
import Text

@testable import Licences

struct LicenceTests {
    private let authority = Samples.key.authority

    @Test func readsWhatWasSigned() throws {
        for licence in [
            Samples.licence(), Samples.licence(kind: .lifetime), Samples.licence(name: "Zoë 李 🌲"),
            Samples.licence(name: String(repeating: "n", count: Licence.longestName)),
        ] {
            #expect(try authority.check(Samples.file(licence)) == licence)
        }
    }

    @Test func hasTheFormOfTheRule() throws {
        let file = String(decoding: Samples.file(), as: UTF8.self)
        let id = authority.id.description
        #expect(
            file.hasPrefix(
                """
                Atrest licence 1
                name: Ada Lovelace
                kind: annual
                from: 2026-11-22T00:00:00Z
                until: 2027-11-22T00:00:00Z
                serial: 8f21c07be94d5a36
                authority: \(id)
                signature: 
                """))
        #expect(file.utf8.count < Licence.longestFile)
    }

    // MARK: What is refused

    @Test(arguments: [
        "", "\n", "hello\n", "atrest licence 1\n", "Atrest revoked licences 1\n", "{}\n",
        "\u{0}\u{1}",
    ])
    func whatIsNotALicenceIsWrong(_ text: String) {
        #expect(throws: LicenceProblem.wrong) { try authority.check(Array(text.utf8)) }
    }

    @Test func aLicenceOfAnotherAuthorityIsForeign() throws {
        let file = try Samples.otherKey.sign(Samples.licence(by: Samples.otherKey))
        #expect(throws: LicenceProblem.foreign) { try authority.check(file) }
    }

    /// It names this authority, and another key has signed it.
    @Test func aForgedLicenceIsDamaged() throws {
        let file = try Samples.otherKey.sign(Samples.licence())
        #expect(throws: LicenceProblem.damaged) { try authority.check(file) }
    }

    @Test(arguments: [
        ("Atrest licence 1", "Atrest licence 10"), ("Ada Lovelace", ""), ("Ada Lovelace", " Ada"),
        ("Ada Lovelace", "Ada "), ("Ada Lovelace", "Ada\tL"), ("Ada Lovelace", "A\u{202E}da"),
        ("Ada Lovelace", "A\rda"), ("annual", "lifetime"), ("annual", "Annual"),
        ("annual", "monthly"), ("2027-11-22T00:00:00Z", "none"),
        ("2027-11-22T00:00:00Z", "2026-11-22T00:00:00Z"),
        ("2027-11-22T00:00:00Z", "2027-02-30T00:00:00Z"),
        ("2027-11-22T00:00:00Z", "2027-11-22T24:00:00Z"),
        ("2027-11-22T00:00:00Z", "2027-11-22T00:00:00z"),
        ("2027-11-22T00:00:00Z", "2027-11-22 00:00:00Z"), ("2026-11-22", "1969-11-22"),
        ("8f21c07be94d5a36", "8F21C07BE94D5A36"), ("8f21c07be94d5a36", "8f21c07be94d5a3"),
        ("kind: annual\n", ""), ("kind: annual\n", "kind: annual\nkind: annual\n"),
        ("name: ", "name:"), ("name: ", "Name: "), ("serial: ", "note: x\nserial: "),
    ])
    func aSignedTextWithAnotherFormIsDamaged(_ part: String, _ change: String) throws {
        // The signature is good. Only the form is not.
        let lines = Samples.licence().lines.joined(separator: "\n") + "\n"
        let changed = replacing(part, by: change, in: lines)
        #expect(changed != lines)
        let list = changed.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
        let file = try Samples.key.sign(list.map(String.init))
        #expect(throws: LicenceProblem.damaged) { try authority.check(file) }
    }

    @Test func aLongerFileIsDamaged() throws {
        let name = String(repeating: "n", count: Licence.longestName + 1)
        #expect(
            Licence(
                name: name, kind: .lifetime, from: Samples.from, until: nil,
                serial: Samples.serial, authority: authority.id) == nil)
        let file = Samples.file() + [UInt8](repeating: 10, count: Licence.longestFile)
        #expect(throws: LicenceProblem.damaged) { try authority.check(file) }
    }

    @Test func aNameThatIsNotUnicodeIsDamaged() throws {
        let lines = Samples.licence().lines
        var content = Array((lines.joined(separator: "\n") + "\n").utf8)
        content[content.firstIndex(of: UInt8(ascii: "L"))!] = 0xFF
        let text = "signature: \(Base64.text(try Samples.key.signature(of: content)))\n"
        #expect(throws: LicenceProblem.damaged) {
            try authority.check(content + Array(text.utf8))
        }
    }

    // MARK: Times

    static let year: Int64 = 365 * 86_400
    static let instants: [(Int64, LicenceProblem?)] = [
        (-1, .notYet(from: Samples.from)), (0, nil), (1, nil), (year - 1, nil),
        (year, .expired(until: Samples.until)), (year + 86_400, .expired(until: Samples.until)),
    ]

    @Test(arguments: instants)
    func anAnnualLicenceHoldsUntilItsEnd(_ seconds: Int64, _ problem: LicenceProblem?) {
        #expect(Samples.licence().problem(at: Samples.from + seconds) == problem)
    }

    @Test func aLifetimeLicenceHasNoEnd() {
        let licence = Samples.licence(kind: .lifetime)
        #expect(licence.problem(at: Instant(secondsSinceEpoch: 1 << 40)) == nil)
        #expect(licence.problem(at: Samples.from + -1) == .notYet(from: Samples.from))
    }

    // MARK: Pasted text

    @Test(arguments: [
        "{}", "\n\n{}", "{}\n\n", "\u{FEFF}{}", "{} \t", "  \n{}  \n ",
    ])
    func whatIsAroundAPastedLicenceDoesNotMatter(_ around: String) throws {
        let text = String(decoding: Samples.file().dropLast(), as: UTF8.self)
        let pasted = replacing("{}", by: text, in: around)
        for newline in ["\n", "\r\n", "  \n"] {
            let bytes = Array(replacing("\n", by: newline, in: pasted).utf8)
            #expect(Licence.tidied(bytes) == Samples.file())
        }
        #expect(Licence.tidied(Samples.file()) == Samples.file())
    }

    @Test func tidyingNothingGivesNothing() {
        #expect(Licence.tidied([]) == [10])
        #expect(Licence.tidied(Array(" \n \r\n".utf8)) == [10])
    }

    private func replacing(_ part: String, by other: String, in text: String) -> String {
        let (text, part) = (Array(text.unicodeScalars), Array(part.unicodeScalars))
        var result = String.UnicodeScalarView()
        var index = 0
        while index < text.count {
            if text[index...].starts(with: part) {
                result.append(contentsOf: other.unicodeScalars)
                index += part.count
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return String(result)
    }
}

struct AuthorityTests {
    @Test func readsItsOwnFile() throws {
        let file = try #require(AuthorityFile(Samples.authorityFile))
        #expect(file.authority == Samples.key.authority)
        #expect(file.seller == Samples.seller)
        #expect(Samples.authorityFile.count < AuthorityFile.longestFile)
        // The largest one fits too.
        let long = String(repeating: "x", count: OneLine.longest)
        let most = try #require(
            Seller(
                name: long, address: long, terms: "https://" + long.dropFirst(8),
                offers: (0..<Seller.mostOffers).map { _ in .init(kind: .lifetime, price: long) }))
        #expect(AuthorityFile(try Samples.key.sign(most))?.seller == most)
    }

    @Test func everyOtherFileIsNotAnAuthority() {
        let file = Samples.authorityFile
        for changed in [
            [], Array(file.dropLast()), file + [10], [32] + file, Array(file.dropFirst()),
            file + file, file.map { $0 == UInt8(ascii: "1") ? UInt8(ascii: "2") : $0 },
            [UInt8](repeating: 65, count: 100_000), Array("Atrest licence key 1\n".utf8),
            try! Samples.key.sign(Samples.licence()),
        ] where changed != file {
            #expect(AuthorityFile(changed) == nil)
        }
        // Another key has signed it.
        let lines = Samples.seller.lines(Samples.key.authority.publicKey)
        #expect(AuthorityFile(try! Samples.otherKey.sign(lines)) == nil)
        #expect(AuthorityFile(try! Samples.key.sign(lines)) != nil)
    }

    @Test(arguments: [
        ("", "a", "https://x", 1), ("n", "", "https://x", 1), ("n", "a\nb", "https://x", 1),
        ("n", "a", "http://x", 1), ("n", "a", "https://x y", 1), ("n", "a", "https://x", 0),
        ("n", "a", "https://x", 9), ("\u{202E}n", "a", "https://x", 1),
        (String(repeating: "n", count: 201), "a", "https://x", 1),
    ])
    func aSellerWhoCannotBeShownIsNone(
        _ name: String, _ address: String, _ terms: String, _ offers: Int
    ) {
        let offers = (0..<offers).map { _ in Seller.Offer(kind: .annual, price: "10") }
        #expect(Seller(name: name, address: address, terms: terms, offers: offers) == nil)
    }

    /// Everybody could make licences for these.
    @Test(
        arguments: [
            String(repeating: "00", count: 32),
            "01" + String(repeating: "00", count: 31),
            "ec" + String(repeating: "ff", count: 30) + "7f",
            Forgery.points[0], Forgery.points[1],
            // The prime of the field and more: other forms of the first two.
            "ed" + String(repeating: "ff", count: 30) + "7f",
            "ee" + String(repeating: "ff", count: 30) + "7f",
            String(repeating: "ff", count: 31) + "7f",
        ], [false, true])
    func aPointThatBelongsToNobodyIsNotAKey(_ digits: String, _ isNegative: Bool) {
        let key = Forgery.key(digits, isNegative: isNegative)
        let lines = Samples.seller.lines(key)
        #expect(AuthorityFile(try! Samples.key.sign(lines)) == nil)
    }

    /// For these points libgcrypt 1.10 finds the forged signature right. (For the other ones it ends the
    /// process or refuses the point, so the file has to be refused before.)
    @Test(
        .enabled(if: Forgery.isAccepted, "this libgcrypt refuses a point that belongs to nobody"),
        arguments: Forgery.points, [false, true])
    func aForgedAuthorityIsNone(_ digits: String, _ isNegative: Bool) throws {
        let key = Forgery.key(digits, isNegative: isNegative)
        let forged = try #require(Forgery.file(by: key))
        let text = try #require(SignedText(forged))
        #expect(try Ed25519.isValid(text.signature, of: text.content, by: key))
        #expect(AuthorityFile(forged) == nil)
    }

    /// The first folder that has a file counts, even if the file is not an authority.
    @Test func theFirstFolderWithAFileCounts() throws {
        var template = Array("/tmp/atrest-authority-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        let path = String(
            decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let folders = ["a", "b"].map { "\(path)/\($0)" }
        for folder in folders {
            mkdir(folder, 0o700)
            mkdir("\(folder)/atrest", 0o700)
        }
        defer {
            for folder in folders {
                for name in ["authority", "revoked"] { unlink("\(folder)/atrest/\(name)") }
                rmdir("\(folder)/atrest")
                rmdir(folder)
            }
            rmdir(path)
        }
        func write(_ bytes: [UInt8], _ name: String) throws {
            let file = try #require(fopen("\(path)/\(name)", "w"))
            fwrite(bytes, 1, bytes.count, file)
            fclose(file)
        }
        func named() -> Authority? { InstalledAuthority(in: folders).file?.authority }
        #expect(InstalledAuthority(in: folders) == .none)
        let (first, second) = (Samples.key.authority, Samples.otherKey.authority)
        try write(try Samples.otherKey.sign(Samples.seller), "b/atrest/authority")
        #expect(named() == second)
        try write(Samples.authorityFile, "a/atrest/authority")
        #expect(named() == first)
        // The list of another authority says nothing.
        let list = RevocationList(serials: [Samples.serial])
        try write(try Samples.otherKey.sign(list), "a/atrest/revoked")
        #expect(named() == first)
        try write(try Samples.key.sign(list), "a/atrest/revoked")
        #expect(named()?.revoked == [Samples.serial])
        try write(Samples.authorityFile.dropLast(), "a/atrest/authority")
        #expect(
            InstalledAuthority(in: folders) == .malformed(path: "\(folders[0])/atrest/authority"))
    }
}

struct RevocationTests {
    @Test func aRevokedLicenceIsRefused() throws {
        let others = try Samples.key.sign(RevocationList(serials: [Hex64(1), Hex64(2)]))
        let first = try #require(Samples.key.authority.revoking(others))
        #expect(throws: Never.self) { try first.check(Samples.file()) }
        let list = try Samples.key.sign(RevocationList(serials: [Hex64(3), Samples.serial]))
        let second = try #require(first.revoking(list))
        #expect(second.revoked.count == 4)
        #expect(throws: LicenceProblem.revoked) { try second.check(Samples.file()) }
    }

    @Test func onlyAListOfTheAuthorityCounts() throws {
        let list = RevocationList(serials: [Samples.serial])
        let lines = list.lines(Samples.key.authority.id)
        let authority = Samples.key.authority
        for file in [
            [], try Samples.otherKey.sign(list), try Samples.otherKey.sign(lines), Samples.file(),
            try Samples.key.sign(lines + ["revoked: 0000000000000001"]),
            try Samples.key.sign(lines + [lines[2]]), try Samples.key.sign(lines + ["note: x"]),
            try Samples.key.sign([lines[0]]),
        ] {
            #expect(authority.revoking(file) == nil)
        }
        #expect(authority.revoking(try Samples.key.sign(RevocationList())) == authority)
        #expect(RevocationList(try Samples.key.sign(list), of: authority) == list)
    }

    /// A list is not a licence, although the same key has signed it.
    @Test func aListIsNotALicence() throws {
        let list = try Samples.key.sign(RevocationList(serials: [Samples.serial]))
        #expect(throws: LicenceProblem.wrong) { try Samples.key.authority.check(list) }
    }
}
