import Foundation
import PrivateSession
import Testing

/// Languages and character sets of the environment, with locales that the session compiles.
@Suite(.enabled(if: German.isPossible, German.isMissing))
struct LocaleTests {
    /// What LANGUAGE has, and whether the sentences are German then.
    private static let languages: [(list: String, isGerman: Bool)] = [
        ("de", true), ("en_US:en:de", false), ("en:de", false), ("de:en", true), ("fr:de:en", true),
        ("fr:en:de", false), ("::de", true), ("::en::de", false), ("de_AT", true),
        ("de_AT:en", true),
        ("C:de", false), ("POSIX:de", false), ("en_GB.UTF-8:de", false), ("xx:yy", false),
        ("", true),
    ]

    @Test func languagesAreTakenInTheirOrder() throws {
        let session = try German.translatedSession()
        defer { session.end() }
        for (list, isGerman) in Self.languages {
            session.environment["LANGUAGE"] = list
            let output = try session.atrest("--help").output
            #expect(output.contains("Fasten") == isGerman, "\(list): \(output.prefix(200))")
        }
        // The default place of the translations of a system: there is no folder with any.
        session.environment["LANGUAGE"] = nil
        #expect(try session.atrest("--help").output.contains("Fasten"))
    }

    /// The extension of GNOME Shell reads the same list.
    @Test(.enabled(if: access("/usr/bin/gjs", X_OK) == 0, "There is no gjs."))
    func extensionTakesThemInTheSameOrder() throws {
        let session = try German.translatedSession()
        defer { session.end() }
        let folder = session.folder + "/extension"
        let built = try session.run(
            packageFolder.path + "/scripts/panels/gnome-extension", ["45", folder])
        try #require(built.status == 0, "\(built.errors)")
        // Only the translation of the session counts.
        _ = try session.run("rm", ["-rf", folder + "/locale"])
        session.environment["XDG_DATA_DIRS"] = session.folder + "/none"
        let script = packageFolder.path + "/Tests/panels/language.js"
        for (list, isGerman) in Self.languages {
            session.environment["LANGUAGE"] = list
            let result = try session.run("gjs", ["-m", script, folder])
            #expect(
                result.output == (isGerman ? "Wald\n5 Tage 10 h\n" : "Forest\n5 days 10 h\n"),
                "\(list): \(result.errors)")
        }
    }

    /// The environment of programs that are started stays as it was.
    @Test func listStaysForOtherPrograms() throws {
        let session = try German.translatedSession()
        defer { session.end() }
        session.environment["LANGUAGE"] = "fr:en:de"
        session.environment["EDITOR"] = "sh -c 'printf %s \"$LANGUAGE\" >\"$1\"' sh"
        #expect(
            try session.atrest("log", "--start", "2026-02-20 20:00", "--end", "2026-02-21 12:00")
                .status == 0)
        #expect(try session.atrest("note", "--edit").status == 0)
        #expect(try session.atrest("note").output == "fr:en:de\n")
    }
}
