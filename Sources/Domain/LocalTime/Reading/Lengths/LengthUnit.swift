/// A unit of lengths of time, which may be typed and may be in a file.
public enum LengthUnit: Hashable, Sendable {
    case days
    case hours
    case minutes
    case seconds
    case milliseconds

    /// In seconds.
    package var seconds: Double {
        switch self {
        case .days: 86_400
        case .hours: 3600
        case .minutes: 60
        case .seconds: 1
        case .milliseconds: 0.001
        }
    }

    /// What it means in a typed text; nil if it is too short to be typed.
    var meaning: TimeWords.Meaning? {
        switch self {
        case .days: .days
        case .hours: .hours
        case .minutes: .minutes
        case .seconds: .seconds
        case .milliseconds: nil
        }
    }

    /// Reads a word in lower case.
    package init?(_ word: String) {
        guard let unit = Self.words[word.folded] else { return nil }
        self = unit
    }

    package static let words: [String: LengthUnit] = {
        var words: [String: LengthUnit] = [:]
        for (unit, names) in names {
            for name in names.split(separator: " ") { words[String(name)] = unit }
        }
        return words
    }()

    /// Without accents.
    private static let names: KeyValuePairs<LengthUnit, String> = [
        .days: """
        d day days tag tage jour jours dias dia dag dagar dagen \
        dager doba dni den giorno giorni день дня дней 日 天 일
        """,
        .hours: """
        h hr hrs hour hours std stunde stunden heure heures hora horas ore ora uur uren u timmar timer tim t tuntia \
        godz godzin godziny godzina hod hodin hodiny hodina ora orat ur ure ч час часа часов година години \
        ωρες ωρα saat sa 時間 小时 小時 시간
        """,
        .minutes: """
        m min mins minute minutes minuten minuto minutos minuti minuter minutter minuut minuuttia minut minuty \
        minuta perc dk dakika мин минут минуты минута хв хвилин λεπτα 分 分钟 分鐘 분
        """,
        .seconds: """
        s sec secs second seconds sek sekunde sekunden secondes segundos secondi seconden sekund sekundy с сек \
        секунд 秒 초
        """,
        .milliseconds: "ms msec msecs milli millis millisecond milliseconds millisekunden",
    ]
}
