import Testing

@testable import Words

/// Which part of LANGUAGE decides, as gettext reads it.
struct LanguageListTests {
    @Test(
        arguments: [
            ("", nil), ("de", nil), ("en", "en"), ("en_US:en:de", "en_US"), ("de:en:fr", "de:en"),
            ("fr:en_GB.UTF-8:de", "fr:en_GB.UTF-8"), ("::en@quot::de", "en@quot"), ("C:de", nil),
            ("eno:de", nil), ("EN:de", "EN"), ("de_AT:de", nil),
        ] as [(String, String?)])
    func listEndsWithEnglish(_ text: String, _ expected: String?) {
        #expect(LanguageList(text).throughEnglish == expected)
    }
}
