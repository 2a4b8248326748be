import Fasting
import Presentation
import Words

/// Finds the claims that a word is about: `why ketosis`.
enum ClaimSearch {
    /// What is found for the words that were typed.
    enum Found: Equatable {
        case claims([Words.Claim.ID])
        /// People ask about it, and no claim is about it.
        case notKnown
    }

    /// - Parameter text: in any language that the program speaks.
    /// - Returns: nil if the words are not known at all.
    static func find(_ text: String) -> Found? {
        let typed = folded(text)
        guard typed.count >= 3, typed.count <= 64 else { return nil }
        if neverClaimed.contains(where: { typed.hasPrefix($0) }) { return .notKnown }
        let meant = synonym(typed)
        let phrases = meant?.map(words) ?? [words(typed).filter { $0.count >= 4 }]
        let signs = dangers(phrases)
        if meant == nil, signs.isEmpty, claims(phrases, in: \.texts).count > most {
            return nil
        }
        var found = claims(phrases, in: { [$0.title] }) + signs.map(\.claim) + advice(phrases)
        // Who asks about a sign also reads when to stop, unless it is likely a mild one.
        if signs.first?.isMild == false { found.append(.stopping) }
        if found.isEmpty { found = claims(phrases, in: { [$0.measured] }) }
        if found.isEmpty { found = claims(phrases, in: \.texts) }
        var seen: Set<Words.Claim.ID> = []
        found = found.filter { seen.insert($0).inserted }
        return found.isEmpty ? nil : .claims(Array(found.prefix(most)))
    }

    /// The most claims of an answer. A word that is in more claims says nothing, such as "people".
    private static let most = 4

    private static func claims(
        _ phrases: [[String]], in texts: (Words.Claim) -> [String]
    ) -> [Words.Claim.ID] {
        Words.Claim.ID.allCases.filter { holds(texts(Words.Claim($0)), phrases) }
    }

    /// The dangers with such a sign, the likeliest first.
    private static func dangers(_ phrases: [[String]]) -> [Words.Safety.Danger] {
        Words.Safety.Danger.allCases.filter { danger in
            holds([String(danger.signs.text.prefix { $0 != "." })], phrases)
        }
    }

    /// The claims behind what is said about safety: when to stop before who should ask a physician.
    private static func advice(_ phrases: [[String]]) -> [Words.Claim.ID] {
        ([Words.Safety.stop] + Words.Safety.askFirstIf + Words.Safety.paragraphs).filter {
            holds([$0.text], phrases)
        }.flatMap(\.claims).sorted { isDanger($0) && !isDanger($1) }
    }

    private static func isDanger(_ claim: Words.Claim.ID) -> Bool {
        Words.Safety.Danger(claim) != nil
    }

    /// Whether each word of one of the phrases begins a word of the texts.
    private static func holds(_ texts: [String], _ phrases: [[String]]) -> Bool {
        let known = texts.flatMap(words)
        return phrases.contains { phrase in
            !phrase.isEmpty && phrase.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
        }
    }

    private static func words(_ text: String) -> [String] {
        folded(text).split { !$0.isLetter }.map(String.init)
    }

    private static func folded(_ text: String) -> String {
        text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// What to look for instead; nil if it is what was typed. Of a longer word, such as a plural, the beginning counts.
    private static func synonym(_ typed: String) -> [String]? {
        if let exact = synonyms[typed] { return exact }
        let begun = sides.joined().joined().filter { $0.hasSuffix("-") || $0.count >= 5 }
            .map { String($0.split(separator: "-")[0]) }.filter(typed.hasPrefix)
        return begun.max { $0.count < $1.count }.flatMap { synonyms[$0] }
    }

    /// The words to which a mistyped one may be near.
    static var known: [String] { sides.joined().joined().filter { !$0.hasSuffix("-") }.sorted() }

    /// The words that are offered, with the title of the first claim.
    static let offered = ["ketosis", "autophagy", "hunger", "glycogen", "insulin", "fat", "focus"]

    // MARK: What people type

    /// For a word that people type: what to look for in the texts instead, in each language. Words that begin a word of
    /// the texts are found without it, if they are not in too many of them.
    private static let synonyms: [String: [String]] = {
        var table: [String: [String]] = [:]
        for row in sides {
            let plain = row.map { side in side.map { String($0.split(separator: "-")[0]) } }
            for word in plain.joined() { table[word] = plain[0] }
        }
        return table
    }()

    private static let sides = rows.split(separator: "\n").map { line in
        line.split(separator: ":").map { $0.split(separator: ",").map { folded(String($0)) } }
    }

    /// What is in the texts, and after the colon what means the same. A word with a hyphen is the beginning of one.
    private static let rows = """
        tired, müdigkeit: fatigue, exhausted, exhaustion, weak, weakness, müde, erschöpf-, schwach, schwäche
        sleep, schlaf: insomnia
        headache, kopfschmerz: migraine, kopfweh, migräne
        dizz-, schwindel: dizzy, dizziness, vertigo, schwindlig
        faint, ohnm-: collapse, unconscious, ohnmacht
        confus-, verwirr-: confused, confusion, verwirrt
        drows-, benommen: drowsy, sleepy, schläfrig
        trembl-, zittern: trembling, shaky, shaking, shivering, zittrig, low blood sugar, hypogly-, unterzucker, \
        niedriger blutzucker, traubenzucker
        sweat, schwitz-: sweating, schweiß
        thirst, durst: dehydr-, dehydration, austrock-, austrocknung, flüssigkeitsmangel, wassermangel
        stand, aufsteh-: standing up
        vomit, erbrech-: throwing up
        nausea, übelkeit: nauseous
        belly pain, bauchschmerz: stomach ache, bauchweh
        breathing, atemnot: breath, atem, atmen
        heart, herz: heart attack, herzinfarkt
        heartbeat, herzrasen, herzschlag: palpitations, racing heart
        chest pain, brustschmerz:
        hunger: hungry, appetite, ghrelin, hungrig, appetit
        ketone, keton: ketosis, keto, bhb, ketose
        ketoacidosis, ketoazidose: acidosis, übersäuerung
        sglt-: gliflozin, empagliflozin, canagliflozin, ertugliflozin
        sulfonyl-: sulfonylurea, sulphonyl-
        gliclazid-:
        glimepirid-:
        glibenclamid-: glyburide
        diabetes: diabeti-
        autophagy, autophagie: recycling
        cells, zellen: cell, zelle
        stored fat, gespeichertes fett: fat, fett, fat burning, fettverbrennung, weight, gewicht, abnehmen
        glycogen, glykogen, leberglykogen:
        liver, leber:
        blood sugar, blutzucker: sugar, zucker, glucose, glukose
        newly made, neu gebildet: gluconeogenesis, glukoneogenese
        thinking, denktest: brain, focus, concentration, clarity, gehirn, denken, konzentration
        stomach, magen: digestion, verdauung
        operation stomach, magenoperation: bariatric surgery, gastric bypass, magenbypass, magenverkleinerung, \
        schlauchmagen
        eating again, wieder zu essen: refeeding, breaking the fast
        kidney, niere:
        blood pressure, blutdruck:
        diuretics, entwässerung: diuretika
        medicine, medikament: medication
        uric acid, harnsäure: gout, gicht
        alcohol, alkohol: wine, beer, wein, bier
        pregnan-, schwanger: pregnant
        breastfeed-, stillst: stillen, nursing
        underweight, untergewicht:
        eating disorder, essstörung: anorexia, bulimia, bulimie, magersucht
        lose water, loses water, verliert wasser, too much water, zu viel wasser: water, wasser
        sodium, natrium, salt, salz: electrolyte, elektrolyte, hyponatr-, water intoxication, wasservergiftung
        bipolar: mania, manie
        cortisone, kortison: cortison, hydrocortisone
        adrenal, nebenniere:
        frail, gebrechlich: old age, alter
        women, frauen: men, männer
        adapting, umstellung: adaptation, anpassung
        physician, ärztlich: doctor, arzt, ärztin
        """

    /// Rule: docs/rules/evidence.md, Never claimed. The beginnings of words.
    private static let neverClaimed = [
        "growth hormone", "hgh", "wachstumshormon", "immun", "detox", "entgift", "longevity",
        "lifespan", "langlebig", "aging", "ageing", "anti-ag", "alterung", "inflammation",
        "entzündung", "metabolism boost", "stem cell", "stammzell",
    ]
}
