import AgentCore
import Fasting
import LocalTime
import SeededRandom
import Testing

@testable import AgentBus

/// What a text means, and what it does not mean.
struct SearchReadingTests {
    /// 2026-11-20 22:15 UTC, a Friday.
    private static let now = Instant(secondsSinceEpoch: 1_795_212_900)

    private static let german: SearchWords = {
        var times = TimeWords.english
        for (meaning, text) in [
            (.yesterday, "gestern"), (.at, "um"), (.hourOfDay, "Uhr"), (.agoBefore, "vor"),
            (.hours, "Std, Stunde, Stunden"), (.minutes, "Minuten"), (.and, "und"),
        ] as [(TimeWords.Meaning, String)] {
            times.add(text, for: meaning)
        }
        var words = SearchWords(times: times)
        for (meaning, text) in [
            (.fast, "fasten"), (.water, "wasser"), (.start, "beginne, beginnen"),
            (.end, "beende, beenden"), (.add, "trinke"), (.article, "das"), (.since, "seit, ab"),
            (.lasting, "für"),
        ] as [(SearchWords.Meaning, String)] {
            words.add(text, for: meaning)
        }
        return words
    }()

    private func acts(
        _ text: String, _ words: SearchWords = .english, unit: WaterUnit = .milliliters
    ) -> [TypedAct] {
        SearchReading(
            now: Self.now, zone: .utc, unit: unit, quickAdd: WaterAmount(milliliters: 250)!,
            words: words
        ).acts(text)
    }

    /// The acts, each as in `start 20 20:00 18h`: the kind, the day and the time, the rest.
    private func line(_ text: String, _ words: SearchWords = .english) -> String {
        acts(text, words).map { act in
            let (name, at, rest) =
                switch act {
                case .start(let at, let target): ("start", at, target.map(TimeText.hours))
                case .end(let at): ("end", at, nil as String?)
                case .addWater(let amount, let at): ("water", at, "\(amount.milliliters)")
                }
            let time = at.map { instant in
                let civil = Zone.utc.civil(instant)
                return "\(civil.day) \(TimeText.clock(civil))"
            }
            return [name, time, rest].compactMap(\.self).joined(separator: " ")
        }.joined(separator: " | ")
    }

    static let english = """
        fast                                = start
        Fast                                = start
        fasting                             = start
        start fast                          = start
        start a fast                        = start
        begin fasting                       = start
        fast 18h                            = start 18h
        fast 18                             = start 18h
        fast for 18 hours                   = start 18h
        fast 16.5h                          = start 16h 30m
        fast 16h 30m                        = start 16h 30m
        begin a fast 20h                    = start 20h
        fast since 20:00                    = start 20 20:00
        fast from 8pm                       = start 20 20:00
        fast at 20:00                       = start 20 20:00
        fast 23:00                          = start 19 23:00
        fast 2h ago                         = start 20 20:15
        fast since yesterday 20:00          = start 19 20:00
        fast since the day before yesterday at 8 pm = start 18 20:00
        fast since monday 20:00             = start 16 20:00
        fast since 20:00 18h                = start 20 20:00 18h
        fast 18h since yesterday 20:00      = start 19 20:00 18h
        fast for 18h 2h ago                 = start 20 20:15 18h
        fast 2h ago for 18h                 = start 20 20:15 18h
        fast since yesterday midnight       = start 19 00:00 | start 20 00:00
        end fast                            = end
        end the fast                        = end
        stop fasting                        = end
        break my fast                       = end
        fast end                            = end
        end fast at 12:30                   = end 20 12:30
        end fast 10 min ago                 = end 20 22:05
        finish fast yesterday 23:10         = end 19 23:10
        water                               = water 250
        drink water                         = water 250
        add water 330                       = water 330
        water 330                           = water 330
        water 330 ml                        = water 330
        water 1,000                         = water 1000
        water 3,000 ml                      = water 3000
        water 1.5 l                         = water 1500
        water at 8pm JST 330                = water 20 11:00 330
        water 330ml                         = water 330
        water 0.5l                          = water 500
        water 12 oz                         = water 355
        water at 12:00                      = water 20 12:00 250
        water 330 at 12:00                  = water 20 12:00 330
        water 330 ml 2h ago                 = water 20 20:15 330
        water 2h ago 330 ml                 = water 20 20:15 330
        atrest fast                         = start
        atrest start                        = start
        atrest start 18h                    = start 18h
        atrest end                          = end
        atrest stop at 12:00                = end 20 12:00
        atrest water 330                    = water 330
        """

    static let germanTable = """
        fasten                              = start
        Fasten beginnen                     = start
        beginne das Fasten                  = start
        fasten 18h                          = start 18h
        fasten 18 Stunden                   = start 18h
        fasten für 18 Stunden               = start 18h
        fasten seit 20:00                   = start 20 20:00
        fasten seit gestern 20 Uhr          = start 19 20:00
        fasten vor 2 Stunden                = start 20 20:15
        fasten ab 20 Uhr für 18h            = start 20 20:00 18h
        fasten beenden                      = end
        fasten beenden um 12:30             = end 20 12:30
        beende fasten vor 10 Minuten        = end 20 22:05
        wasser 330                          = water 330
        wasser 0,5l                         = water 500
        trinke wasser                       = water 250
        fast 18h                            = start 18h
        end fast                            = end
        """

    @Test(arguments: english.split(separator: "\n").map { String($0) })
    func englishIsRead(_ row: String) {
        let parts = row.split(separator: "=").map { trimmed($0) }
        #expect(line(parts[0]) == parts[1])
    }

    @Test(arguments: germanTable.split(separator: "\n").map { String($0) })
    func germanIsRead(_ row: String) {
        let parts = row.split(separator: "=").map { trimmed($0) }
        #expect(line(parts[0], Self.german) == parts[1])
    }

    /// Part of a sentence, another sentence, or what the agent would refuse in any state.
    @Test(arguments: [
        "", " ", "f", "fas", "faster", "breakfast", "breakfast 8:00", "end", "end 12:00", "stop",
        "start", "begin", "add", "add 330", "drink", "a fast", "the fast", "atrest", "atrest 18h",
        "atrest status", "fast since", "fast for", "fast x", "fast 3h", "fast 169h", "fast 18h 19h",
        "fast 18h x", "fast furious", "fast 25:00", "fast since tomorrow 20:00",
        "fast since 2027-01-01 20:00", "end fast x", "end fast 18h", "end fast at 2027-01-01 20:00",
        "water x", "water 0", "water 2", "water 1.5", "water 5001", "water 330 x",
        "water 330 at 2027-01-01 20:00",
        "waterfall", "end water", "start water", "firefox", "2+2", "fast\u{0}", "fast 1e3h",
        "fast -18h", "fast 18h;", "wasser 330", "fasten",
        "fast since 20:00 since 20:00 since 20:00 since 20:00 since 20:00 since 20:00 since 20:00 x",
    ])
    func otherTextMeansNothing(_ text: String) {
        #expect(acts(text).isEmpty)
    }

    @Test func numberAloneIsInTheUnitOfTheUser() {
        #expect(
            acts("water 12", unit: .fluidOunces)
                == [.addWater(WaterAmount(milliliters: 355)!)])
    }

    /// Random words: never a trap, nothing unless the first word is ours, and every act survives its
    /// identifier.
    @Test func randomTexts() throws {
        var numbers = SplitMix64(seed: 16)
        let first = Array(Self.german.firstWords).sorted()
        let others = """
            18h 20:00 yesterday gestern 2h ago 330 ml since seit at for a the um vor 12:30 noon midnight
            monday 1/2 5.6. 2026-11-20 99999999999999999999h 0 -1 é 🌙 \0 \u{301} end:1: x , . : 20 Uhr
            PT18H oz l 0.5
            """
        let vocabulary = first + others.split { $0 == " " || $0 == "\n" }.map { String($0) }
        var found = 0
        for _ in 0..<2_000 {
            let words = (0..<numbers.number(0, 7)).map { place in
                let words = place == 0 && numbers.chance(2, in: 3) ? first : vocabulary
                return words[Int(numbers.number(0, Int64(words.count - 1)))]
            }
            let text = words.joined(separator: " ")
            let acts = acts(text, Self.german)
            found += acts.count
            #expect(acts.count <= 3)
            if let first = words.first, !Self.german.firstWords.contains(first) {
                #expect(acts.isEmpty, "\(text)")
            }
            for act in acts { #expect(TypedAct(id: act.id) == act, "\(text)") }
        }
        #expect(found > 30)
    }

    private func trimmed(_ text: Substring) -> String {
        text.split(separator: " ").joined(separator: " ")
    }
}

/// The identifiers of acts.
struct TypedActTests {
    @Test func identifierContainsTheAct() {
        let acts: [(TypedAct, String)] = [
            (.start(), "start::"),
            (.start(at: Instant(secondsSinceEpoch: 7), target: .standard), "start:7:57600000000"),
            (.end(), "end::"), (.end(at: Instant(secondsSinceEpoch: 12)), "end:12:"),
            (.addWater(WaterAmount(milliliters: 330)!), "water::330"),
        ]
        for (act, id) in acts {
            #expect(act.id == id)
            #expect(TypedAct(id: id) == act)
        }
    }

    @Test(arguments: [
        "", ":", "::", "start", "start:", "start:::", "Start::", "start:0:", "start:-1:",
        "start:x:",
        "start:007:", "start:+7:", "start: 7:", "start::0", "start::1", "start::-1",
        "start::604800000001", "start::18446744073709551616", "start:9223372036854775807:",
        "start:9223372036854775808:", "start:253402300800:", "end::1", "end:7:7", "water::",
        "water::0", "water::5001", "water::+330", "water:7", "undo::", "start::57600000000 ",
        "\u{0}",
        "end::\u{0}",
    ])
    func otherTextsAreNoIdentifiers(_ id: String) { #expect(TypedAct(id: id) == nil) }

    @Test func commandIsTheAct() {
        let at = Instant(secondsSinceEpoch: 7)
        let amount = WaterAmount(milliliters: 330)!
        #expect(
            TypedAct.start(at: at, target: .standard).command == .start(at: at, target: .standard))
        #expect(TypedAct.end(at: at).command == .end(at: at))
        #expect(TypedAct.addWater(amount, at: at).command == .addWater(amount, at: at))
    }
}
