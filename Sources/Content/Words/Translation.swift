import CSystem
import Glibc
import Text

/// The gettext domain: `po/atrest.pot`, `locale/<language>/LC_MESSAGES/atrest.mo`.
private let domain = "atrest"

extension Words {
    /// Sets the language of all sentences from the user's locale (`LANGUAGE`, `LC_ALL`,
    /// `LC_MESSAGES`, `LANG`). Call it once, before the first sentence.
    /// - Parameter folders: absolute paths of folders with catalogues, the most important first.
    public static func useLanguageOfUser(cataloguesIn folders: [String]) {
        for category in [LC_CTYPE, LC_MESSAGES, LC_TIME] { setlocale(category, "") }
        // Sentences are in UTF-8, even if the locale has another character set. So are those of the C library.
        bind_textdomain_codeset(domain, "UTF-8")
        bind_textdomain_codeset("libc", "UTF-8")
        guard let languages = getenv("LANGUAGE").flatMap({ strdup($0) }) else {
            _ = bindCatalogue(in: folders)
            return
        }
        defer { free(languages) }
        guard let first = LanguageList(String(cString: languages)).throughEnglish else {
            _ = bindCatalogue(in: folders)
            return
        }
        // English has no catalogue, and gettext would go on to the languages after it.
        setenv("LANGUAGE", first, 1)
        let isTranslated = bindCatalogue(in: folders)
        setenv("LANGUAGE", languages, 1)
        // A folder without catalogues. Without one gettext looks in its own place.
        if !isTranslated { bindtextdomain(domain, "/dev/null") }
    }

    /// Uses the first folder with a catalogue in the user's language.
    ///
    /// - Returns: false if there is none.
    private static func bindCatalogue(in folders: [String]) -> Bool {
        folders.contains { folder in
            _ = folder.withPath { bindtextdomain(domain, $0) }
            // The translation of the empty message is the catalogue's header. Without a catalogue
            // it is empty.
            return "".withCString { dgettext(domain, $0).pointee != 0 }
        }
    }
}

/// The user's languages, the first one first, as in `LANGUAGE`.
struct LanguageList {
    let text: String

    init(_ text: String) { self.text = text }

    /// The list up to its first English entry, if there is one. Gettext itself ends at `C` and `POSIX`, and ignores
    /// empty parts.
    var throughEnglish: String? {
        let names = text.split(separator: ":")
        guard let english = names.firstIndex(where: Self.isEnglish) else { return nil }
        return names[...english].joined(separator: ":")
    }

    /// Whether a name such as `en_US.UTF-8` or `en@quot` is that of English.
    private static func isEnglish(_ name: Substring) -> Bool {
        name.prefix { !"_.@".contains($0) }.lowercased() == "en"
    }
}

/// What fills the holes of a sentence, by their names.
typealias Holes = KeyValuePairs<String, any Hole>

/// A sentence in the user's language.
/// - Parameters:
///   - english: the sentence in the catalogue. It is a literal, or literals joined by `+`, because
///     `make translations` reads it from the source.
///   - values: the values of `{name}` in the sentence. A brace without a known name stays.
func translated(_ english: String, _ values: Holes = [:]) -> String {
    let text = english.withCString { String(cString: dgettext(domain, $0)) }
    return values.isEmpty ? text : filled(text, Array(values))
}

/// A sentence with one hole, as a function of what fills it. `make translations` reads it too.
func saying(_ english: String) -> @Sendable (String) -> String { withHole(english) { $0 } }

/// A sentence that quotes what was typed.
func quoting(_ english: String) -> @Sendable (String) -> String { withHole(english, Typed.init) }

/// A sentence with a number that does not change its grammar.
func numbered(_ english: String) -> @Sendable (Int) -> String { withHole(english) { $0 } }

/// A sentence about a number of things, as ``counted(_:_:_:_:)`` makes it.
func plural(_ one: String, _ many: String) -> @Sendable (Int) -> String {
    { counted(one, many, $0) }
}

private func withHole<Value>(
    _ english: String, _ hole: @escaping @Sendable (Value) -> any Hole
) -> @Sendable (Value) -> String {
    let name = english.split(separator: "{").last!.prefix { $0 != "}" }
    return { filled(translated(english), [(key: String(name), value: hole($0))]) }
}

/// A sentence about a number of things, in the user's language. A language has as many forms as its catalogue says:
/// Polish has one for 2 to 4 and another for 5.
///
/// - Parameters:
///   - one: the sentence in English if the number is 1. It is a literal, as for ``translated(_:_:)``.
///   - many: the sentence in English for all other numbers.
///   - count: the value of `{count}` in both. A language whose form is for more numbers than 1, such as 21 in Russian,
///     needs it there too.
func counted(
    _ one: String, _ many: String, _ count: Int, _ values: Holes = [:]
) -> String {
    let text = one.withCString { one in
        many.withCString { many in
            String(cString: dngettext(domain, one, many, UInt(count.magnitude)))
        }
    }
    return filled(text, [(key: "count", value: count)] + values)
}

private func filled(_ text: String, _ values: [(key: String, value: any Hole)]) -> String {
    var result = ""
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
        result += rest[..<brace]
        rest = rest[brace...]
        let name = rest.dropFirst().prefix { $0 != "{" && $0 != "}" }
        if rest[name.endIndex...].first == "}",
            let value = values.first(where: { $0.key == name })?.value
        {
            result += value.quoted
            rest = rest[rest.index(after: name.endIndex)...]
        } else {
            result.append(rest.removeFirst())
        }
    }
    return result + rest
}
