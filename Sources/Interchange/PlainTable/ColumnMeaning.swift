/// What the name of a column says about it.
struct ColumnMeaning: Equatable {
    enum Role: Equatable {
        case id
        case start
        case end
        /// How long the fast was meant to last.
        case target
        /// How long it lasted, or was meant to: the values decide.
        case length
        case date
        case clock
        case note
    }

    /// nil if the name is unknown.
    var role: Role?
    /// The unit of numbers, as in `Duration (min)`.
    var unit: TableUnit?

    /// Reads a name in any case: words, also joined as in `startedAt`, in English, German and a few
    /// other languages.
    init(_ name: String) {
        let words = Self.words(name)
        let units = words.compactMap(TableUnit.init)
        // "Start day" has no unit of a length.
        unit = units.first { $0 != .days }
        role = Self.order.first { _, names in words.contains { names.contain($0) } }?.role
    }

    /// The names of a role.
    private struct Names {
        var whole: Set<String> = []
        var beginnings: [String] = []
        var endings: [String] = []

        func contain(_ word: String) -> Bool {
            whole.contains(word) || beginnings.contains { word.hasPrefix($0) }
                || endings.contains { word.hasSuffix($0) }
        }
    }

    /// The first one that fits counts: "target hours" is a target and "start date" a start.
    private static let order: [(role: Role, names: Names)] = [
        (.id, Names(whole: ["id", "uuid", "guid"])),
        (
            .note,
            Names(
                whole: ["mood", "stimmung"],
                beginnings: ["note", "comment", "notiz", "bemerkung", "kommentar", "remark"])
        ),
        (
            .target,
            Names(
                whole: ["soll", "doel", "plan"],
                beginnings: [
                    "target", "goal", "ziel", "planned", "geplant", "vorgesehen", "objetivo",
                    "objectif", "obiettivo", "protocol", "protokoll",
                ])
        ),
        (
            .start,
            Names(
                whole: ["from", "since", "von", "ab", "seit", "desde", "da", "anfang"],
                beginnings: ["start", "begin", "began", "gestartet", "debut", "début", "inicio"],
                endings: ["beginn", "start", "anfang", "inizio"])
        ),
        (
            .end,
            Names(
                whole: ["to", "until", "till", "bis", "hasta", "fin", "fine", "einde"],
                beginnings: ["end", "stop", "finish", "beend", "schluss", "gestoppt"],
                endings: ["ende"])
        ),
        (
            .length,
            Names(
                whole: ["hours", "minutes", "seconds", "stunden", "minuten", "elapsed", "hrs"],
                beginnings: ["duration", "length", "dauer", "länge", "dura", "durée"],
                endings: ["dauer", "stunden"])
        ),
        (
            .date,
            Names(whole: ["date", "day", "datum", "tag", "fecha", "data", "jour", "giorno"])
        ),
        (.clock, Names(whole: ["time", "zeit", "uhrzeit", "hora", "heure", "ora"])),
    ]

    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var wasSmall = false
        for character in name.prefix(64) {
            if !character.isLetter || wasSmall && character.isUppercase {
                words.append(word)
                word = ""
            }
            if character.isLetter { word.append(character) }
            wasSmall = character.isLowercase
        }
        return (words + [word]).filter { !$0.isEmpty }.map { $0.lowercased() }
    }
}
