import LocalTime

extension TimeWords {
    /// English, the user's language, and the locale's names and form of dates.
    public static let ofUser: TimeWords = {
        var words = TimeWords.english
        // Without a catalogue, the words are those of English, which are there.
        guard Words.Times.today != "today" else {
            words.addLocale()
            return words
        }
        let (ago, soon) = (Words.Times.ago, Words.Times.soon)
        for (meaning, text) in [
            (.now, Words.Times.now), (.today, Words.Times.today),
            (.yesterday, Words.yesterdayTyped),
            (.dayBeforeYesterday, Words.Times.dayBeforeYesterday),
            (.tomorrow, Words.Times.tomorrow), (.dayAfterTomorrow, Words.Times.dayAfterTomorrow),
            (.next, Words.Times.next), (.noon, Words.Times.noon),
            (.midnight, Words.Times.midnight), (.at, Words.Times.at), (.on, Words.Times.on),
            (.last, Words.Times.last), (.this, Words.Times.this),
            (.morning, Words.Times.morning), (.afternoon, Words.Times.afternoon),
            (.evening, Words.Times.evening), (.night, Words.Times.night),
            (.tonight, Words.Times.tonight), (.halfPast, Words.Times.halfPast),
            (.halfTo, Words.Times.halfTo), (.quarterPast, Words.Times.quarterPast),
            (.quarterTo, Words.Times.quarterTo), (.quarterOpen, Words.Times.quarterOpen),
            (.past, Words.Times.past),
            (.to, Words.Times.to), (.hourOfDay, Words.Times.hourOfDay),
            (.agoBefore, ago.before), (.agoAfter, ago.after), (.soonBefore, soon.before),
            (.soonAfter, soon.after), (.and, Words.Times.and), (.one, Words.Times.one),
            (.half, Words.Times.half), (.years, Words.Times.year), (.months, Words.Times.month),
            (.weeks, Words.Times.weeks), (.days, Words.Times.days),
            (.hours, Words.Times.hours),
            (.minutes, Words.Times.minutes), (.seconds, Words.Times.seconds),
            (.hedge, Words.Times.hedge), (.hedgeAfter, Words.Times.hedgeAfter),
            (.the, Words.Times.the), (.of, Words.Times.of),
            (.within, Words.Times.within), (.from, Words.Times.from),
            (.until, Words.Times.until), (.between, Words.Times.between),
            (.lasting, Words.Times.lasting), (.recent, Words.Times.recent),
            (.earlier, Words.Times.earlier), (.later, Words.Times.later),
            (.before, Words.Times.before),
            (.weekend, Words.Times.weekend), (.yearQuarter, Words.Times.yearQuarter),
            (.calendarWeek, Words.Times.calendarWeek), (.andHalf, Words.Times.andHalf),
            (.oneAndHalf, Words.Times.oneAndHalf), (.halfSuffix, Words.Times.halfSuffix),
            (.quarterHour, Words.Times.quarterHour),
            (.threeQuarterHour, Words.Times.threeQuarterHour), (.quarters, Words.Times.quarters),
        ] as [(TimeWords.Meaning, String)] {
            words.add(text, for: meaning)
        }
        words.addNumbers(Words.Times.numbers)
        words.addTens(Words.Times.tens)
        words.addOrdinals(Words.Times.ordinals)
        words.addLocale()
        return words
    }()
}
