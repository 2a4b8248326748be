import CIntl

/// The gettext domain: `po/atrest.pot`, `locale/<language>/LC_MESSAGES/atrest.mo`.
private let domain = "atrest"

extension Words {
    /// Lets every sentence come in the language of the user (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`,
    /// `LANG`), where there is a catalogue for it. Once, before the first sentence.
    ///
    /// - Parameter folders: where catalogues may lie, the most important first; absolute paths.
    public static func useLanguageOfUser(cataloguesIn folders: [String]) {
        for category in [LC_CTYPE, LC_MESSAGES, LC_TIME] { setlocale(category, "") }
        // In UTF-8, whatever the locale writes otherwise.
        bind_textdomain_codeset(domain, "UTF-8")
        for folder in folders {
            bindtextdomain(domain, folder)
            // The empty message is a catalogue's header. Where there is none it is given back, and must
            // still be there.
            if "".withCString({ dgettext(domain, $0).pointee != 0 }) { break }
        }
    }
}

/// A sentence in the user's language.
///
/// - Parameters:
///   - english: what stands in the catalogue, a literal or literals joined by `+`, since
///     `make translations` reads it from the source.
///   - values: put in the place of `{name}`; a brace that belongs to no name stays.
func translated(_ english: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    let text = english.withCString { String(cString: dgettext(domain, $0)) }
    return values.isEmpty ? text : filled(text, values)
}

private func filled(_ text: String, _ values: KeyValuePairs<String, String>) -> String {
    var result = ""
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
        result += rest[..<brace]
        rest = rest[brace...]
        let name = rest.dropFirst().prefix { $0 != "{" && $0 != "}" }
        if rest[name.endIndex...].first == "}",
            let value = values.first(where: { $0.key == name })?.value
        {
            result += value
            rest = rest[rest.index(after: name.endIndex)...]
        } else {
            result.append(rest.removeFirst())
        }
    }
    return result + rest
}
