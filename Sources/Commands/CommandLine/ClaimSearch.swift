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
        if let claims = words[typed] { return .claims(claims) }
        if neverClaimed.contains(where: { typed.hasPrefix($0) }) { return .notKnown }
        if let claims = safety(typed) { return .claims(claims) }
        let found = Words.Claim.ID.allCases.filter { id in
            let claim = Words.Claim(id)
            return holds(
                [claim.title, claim.measured, claim.people, claim.reason, claim.unknown], typed)
        }
        return found.isEmpty || found.count > most ? nil : .claims(found)
    }

    /// The claims behind what is said about safety. A danger comes before everything else.
    ///
    /// - Returns: nil if none of these texts has the words.
    private static func safety(_ typed: String) -> [Words.Claim.ID]? {
        let texts = Words.Safety.all.filter { holds([$0.text], typed) }
        if texts.count > most { return nil }
        let found = texts.flatMap(\.claims)
        let claims = Words.Claim.ID.allCases.filter(found.contains)
        let dangers = claims.filter { Words.Safety.Danger($0) != nil }
        let all = dangers + claims.filter { !dangers.contains($0) }
        return all.isEmpty ? nil : Array(all.prefix(most))
    }

    /// A word that is in more claims than this one says nothing, such as "people".
    private static let most = 4

    /// Whether each typed word begins a word of the texts.
    private static func holds(_ texts: [String], _ typed: String) -> Bool {
        let known = texts.flatMap { folded($0).split { !$0.isLetter } }
        return typed.split { !$0.isLetter }.allSatisfy { word in
            word.count >= 4 && known.contains { $0.hasPrefix(word) }
        }
    }

    private static func folded(_ text: String) -> String {
        text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The words to which a mistyped one may be near.
    static var known: [String] { words.keys.sorted() }

    /// The words that are offered, with the title of the first claim.
    static let offered = ["ketosis", "autophagy", "hunger", "glycogen", "insulin", "fat", "focus"]

    // MARK: What people type

    private static let liver: [Words.Claim.ID] = [.liverStore, .liverTurn, .liverNight]
    private static let sugar: [Words.Claim.ID] = [.bloodSugar, .newSugar]
    private static let mind: [Words.Claim.ID] = [.thinking]
    private static let ketosis: [Words.Claim.ID] = [.ketones, .adaptation, .physician]
    private static let signs: [Words.Claim.ID] = [.stopping]
    private static let low: [Words.Claim.ID] = [.lowSugar, .physician]
    private static let acid: [Words.Claim.ID] = [.ketoacidosis, .physician]
    private static let dry: [Words.Claim.ID] = [.dryness, .oldAge, .stopping]
    private static let heart: [Words.Claim.ID] = [.organs, .medicines, .stopping]
    /// Who should ask a physician first.
    private static let asking: [Words.Claim.ID] = [.physician]

    private static let words: [String: [Words.Claim.ID]] = [
        "ketosis": ketosis, "ketone": ketosis, "ketones": ketosis, "keto": ketosis,
        "bhb": [.ketones], "ketose": ketosis, "keton": ketosis,
        "autophagy": [.cells], "autophagie": [.cells], "cells": [.cells], "cell": [.cells],
        "zellen": [.cells],
        "fat": [.fat], "fat burning": [.fat], "fett": [.fat], "fettverbrennung": [.fat],
        "weight": [.fat], "weight loss": [.fat], "gewicht": [.fat], "abnehmen": [.fat],
        "hunger": [.hunger], "hungry": [.hunger], "appetite": [.hunger], "ghrelin": [.hunger],
        "hungrig": [.hunger], "appetit": [.hunger],
        "glycogen": liver, "glykogen": liver, "liver": liver, "leber": liver,
        "insulin": [.lowSugar, .physician, .bloodSugar], "glucose": sugar, "glukose": sugar,
        "sugar": sugar,
        "zucker": sugar, "blood sugar": sugar, "blutzucker": sugar,
        "gluconeogenesis": [.newSugar], "glukoneogenese": [.newSugar],
        "brain": mind, "focus": mind, "thinking": mind, "concentration": mind, "clarity": mind,
        "gehirn": mind, "denken": mind, "konzentration": mind,
        "stomach": [.stomach], "digestion": [.stomach, .liverStore], "magen": [.stomach],
        "verdauung": [.stomach, .liverStore],
        "refeeding": [.eatingAgain], "breaking the fast": [.eatingAgain],
        "eating again": [.eatingAgain], "dizzy": signs, "dizziness": signs,
        "schwindel": signs, "faint": signs, "fainting": signs,
        "confusion": [.lowSugar, .water, .stopping],
        "confused": [.lowSugar, .water, .stopping], "chest pain": signs, "heartbeat": signs,
        "palpitations": signs,
        "vomiting": signs, "ohnmacht": signs, "ohnmächtig": signs,
        "verwirrt": [.lowSugar, .water, .stopping],
        "brustschmerz": signs, "brustschmerzen": signs, "herzrasen": signs, "herzschlag": signs,
        "erbrechen": signs, "heart": heart, "herz": heart, "heart attack": heart,
        "herzinfarkt": heart, "breath": signs, "breathing": signs, "atem": signs,
        "atemnot": signs, "weak": signs, "weakness": signs, "schwach": signs, "schwäche": signs,
        "nausea": [.ketoacidosis, .stopping], "übelkeit": [.ketoacidosis, .stopping],
        "benommen": signs, "collapse": signs,
        "kidney": [.organs], "kidneys": [.organs], "niere": [.organs], "nieren": [.organs],
        "blood pressure": [.medicines], "blutdruck": [.medicines], "diuretics": [.medicines],
        "medicine": [.medicines, .physician], "medicines": [.medicines, .physician],
        "medikament": [.medicines, .physician], "medikamente": [.medicines, .physician],
        "warfarin": [.medicines], "lithium": [.medicines], "gout": [.gout], "gicht": [.gout],
        "uric acid": [.gout], "harnsäure": [.gout], "alcohol": [.alcohol], "alkohol": [.alcohol],
        "diabetes": [.lowSugar, .ketoacidosis, .physician], "pregnant": asking, "pregnancy": asking,
        "schwanger": asking,
        "schwangerschaft": asking, "breastfeeding": asking, "stillen": asking,
        "underweight": asking, "untergewicht": asking, "eating disorder": asking,
        "eating disorders": asking, "anorexia": asking, "bulimia": asking, "essstörung": asking,
        "essstörungen": asking, "magersucht": asking, "bulimie": asking,
        "low blood sugar": low, "hypoglycemia": low, "hypoglycaemia": low,
        "unterzucker": low, "unterzuckerung": low, "niedriger blutzucker": low, "hypoglykämie": low,
        "sulfonylurea": low, "sulfonylureas": low, "sulphonylureas": low,
        "sulfonylharnstoff": low, "sulfonylharnstoffe": low, "gliclazide": low, "gliclazid": low,
        "glimepiride": low, "glimepirid": low, "glibenclamide": low, "glibenclamid": low,
        "metformin": low, "shaky": low, "shaking": low, "trembling": low, "zittern": low,
        "zittrig": low, "sweating": low, "schwitzen": low, "schweiß": low,
        "sglt2": acid, "sglt2 inhibitor": acid, "sglt2 inhibitors": acid, "sglt2-hemmer": acid,
        "sglt-2": acid, "gliflozin": acid, "gliflozins": acid, "gliflozine": acid,
        "dapagliflozin": acid, "empagliflozin": acid, "canagliflozin": acid,
        "ertugliflozin": acid, "ketoacidosis": acid, "ketoazidose": acid, "acidosis": acid,
        "übersäuerung": acid, "bauchschmerzen": acid, "belly pain": acid,
        "dehydration": dry, "dehydrated": dry, "thirst": dry, "thirsty": dry, "durst": dry,
        "austrocknung": dry, "dehydrierung": dry, "dehydratation": dry, "flüssigkeitsmangel": dry,
        "wassermangel": dry, "standing up": dry, "aufstehen": dry,
        "water": [.water, .dryness], "wasser": [.water, .dryness], "salt": [.water, .dryness],
        "salz": [.water, .dryness], "sodium": [.water, .dryness], "natrium": [.water, .dryness],
        "electrolytes": [.water, .dryness], "elektrolyte": [.water, .dryness],
        "hyponatremia": [.water], "hyponatraemia": [.water], "hyponatriämie": [.water],
        "water intoxication": [.water], "wasservergiftung": [.water],
        "headache": [.water, .dryness], "kopfschmerzen": [.water, .dryness],
        "bipolar": [.mood], "bipolar disorder": [.mood], "bipolare störung": [.mood],
        "cortisone": [.cortisone], "kortison": [.cortisone], "cortison": [.cortisone],
        "hydrocortisone": [.cortisone], "adrenal insufficiency": [.cortisone],
        "nebenniere": [.cortisone], "nebennierenschwäche": [.cortisone],
        "old age": [.oldAge], "frail": [.oldAge], "frailty": [.oldAge], "alter": [.oldAge],
        "gebrechlich": [.oldAge], "bariatric surgery": [.stomachSurgery],
        "gastric bypass": [.stomachSurgery], "magenbypass": [.stomachSurgery],
        "magenverkleinerung": [.stomachSurgery], "schlauchmagen": [.stomachSurgery],
        "women": [.differences], "men": [.differences],
        "frauen": [.differences], "adaptation": [.adaptation], "anpassung": [.adaptation],
    ]

    /// Rule: docs/rules/evidence.md, Never claimed. The beginnings of words.
    private static let neverClaimed = [
        "growth hormone", "hgh", "wachstumshormon", "immun", "detox", "entgift", "longevity",
        "lifespan", "langlebig", "aging", "ageing", "anti-ag", "alterung", "inflammation",
        "entzündung", "metabolism boost", "stem cell", "stammzell",
    ]
}
