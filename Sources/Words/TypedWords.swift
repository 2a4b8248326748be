import LocalTime

extension TimeWords {
    /// English, the user's language, and the locale's names and form of dates.
    public static let ofUser: TimeWords = {
        var words = TimeWords.english
        let ago = Words.Times.ago
        for (meaning, text) in [
            (.now, Words.Times.now), (.today, Words.Times.today),
            (.yesterday, Words.yesterdayTyped),
            (.dayBeforeYesterday, Words.Times.dayBeforeYesterday), (.noon, Words.Times.noon),
            (.midnight, Words.Times.midnight), (.at, Words.Times.at), (.on, Words.Times.on),
            (.last, Words.Times.last), (.hourOfDay, Words.Times.hourOfDay),
            (.agoBefore, ago.before), (.agoAfter, ago.after), (.and, Words.Times.and),
            (.one, Words.Times.one), (.days, Words.Times.days), (.hours, Words.Times.hours),
            (.minutes, Words.Times.minutes), (.seconds, Words.Times.seconds),
        ] as [(TimeWords.Meaning, String)] {
            words.add(text, for: meaning)
        }
        words.addLocale()
        return words
    }()
}
