/// Who should ask first, and when to stop.
func safetyClaim(_ id: Words.Claim.ID) -> Words.Claim {
    switch id {
    case .physician:
        Words.Claim(
            id: id,
            title: translated("Some people need a physician's advice first"),
            measured: translated(
                "Experts went through the medicines for diabetes one by one. Their advice is to fast "
                    + "with a physician and to measure blood sugar. In a survey, young people who "
                    + "fasted reported signs of an eating disorder more often."),
            people: translated(
                "One trial and a few case reports of people with diabetes; 2,762 young people in Canada."
            ),
            certainty: .veryLow,
            reason: translated(
                "Expert opinion and a survey. Other diseases and medicines have claims of their "
                    + "own, and underweight is named in a guideline on eating again. The rest of the "
                    + "list is medical caution."),
            unknown: translated(
                "How often fasting harms the people in the list. A survey cannot tell which came "
                    + "first."),
            sources: [.grajower2019, .ganson2022])
    case .medicines:
        Words.Claim(
            id: id,
            title: translated("Some medicines act differently in a fast"),
            measured: translated(
                "With diuretics, the upper value of the blood pressure was 8.9 mmHg lower in a "
                    + "month of fasts by day; with other medicines it hardly changed. The authors "
                    + "call diuretics well tolerated in general, and safe if blood pressure is well "
                    + "controlled. With the blood thinner warfarin, the blood was too thin for 30 % "
                    + "of the time, compared with 11 % before. No one bled; the authors advise closer "
                    + "checks or another dose if the risk of bleeding is high. Lithium in the blood "
                    + "did not change; the authors call that safe only if people drink enough and "
                    + "take it as prescribed."),
            people: translated(
                "129 people with high blood pressure; 32 who took warfarin; 250 who took lithium, "
                    + "131 of whom fasted."),
            certainty: .low,
            reason: translated(
                "One study each, of fasts from dawn to sunset, without water, for a month. "
                    + "Other studies of warfarin found no change."),
            unknown: translated(
                "What these and other medicines do in a fast of a day or more: the people of these "
                    + "studies ate and drank every evening. That is a question for the physician who "
                    + "prescribes them."),
            sources: [.aslan2020, .lai2014, .abouzed2025])
    case .organs:
        Words.Claim(
            id: id,
            title: translated(
                "With a disease of the heart, the kidneys or the liver, a fast can do harm"),
            measured: translated(
                "Experts advise against fasting with advanced heart failure, after a recent "
                    + "heart attack and with a poorly controlled irregular heartbeat. With chronic "
                    + "kidney disease, creatinine in the blood rose within a week in 60 % of those "
                    + "who fasted. Six of those who fasted had a serious heart or vessel event, "
                    + "compared with one who did not fast. Most of the six already had such a "
                    + "disease. Fasting harmed people with moderate or advanced cirrhosis of the "
                    + "liver and people with a stomach ulcer. With mild cirrhosis or chronic "
                    + "hepatitis, the authors allow it after an examination and with close checks. "
                    + "With a fatty liver that does not come from alcohol, they found fasts by day "
                    + "beneficial."),
            people: translated("Two reviews; 131 people with chronic kidney disease."),
            certainty: .low,
            reason: translated(
                "Small studies of fasts by day, and expert opinion. Another study of kidney "
                    + "disease found no harm."),
            unknown: translated(
                "How a longer fast with water differs. With a mild disease a fast may be possible: "
                    + "that is for a physician to say."),
            sources: [.akhtar2022, .nasrallah2014, .emara2021])
    case .gout:
        Words.Claim(
            id: id,
            title: translated("Uric acid rises in a long fast"),
            measured: translated(
                "Uric acid in the blood rose from 5.9 to 12.5 mg in 100 ml within seven days without "
                    + "food, because the kidneys release less of it, and later fell again. Attacks "
                    + "of gout can follow in people who are prone to them."),
            people: translated("15 people with obesity."),
            certainty: .moderate,
            reason: translated("It was measured in several studies."),
            unknown: translated("How often a fast brings on an attack of gout."),
            sources: [.fox1976])
    case .alcohol:
        Words.Claim(
            id: id,
            title: translated("In a long fast, alcohol lowers blood sugar"),
            measured: translated(
                "After 56 hours without food, alcohol given over four hours lowered blood sugar by "
                    + "26 %, because it keeps the body from making sugar. After eight hours without "
                    + "food it changed nothing."),
            people: translated("Six men."),
            certainty: .low,
            reason: translated("A small group."),
            unknown: translated("After how many hours it begins, and how much alcohol it takes."),
            sources: [.palmer1975])
    case .stopping:
        Words.Claim(
            id: id,
            title: translated("Most unwanted effects were mild, but not all"),
            measured: translated(
                "In 768 clinic stays with water-only fasts of two days or more, 75 % of the "
                    + "unwanted effects were mild. The worst one was at most moderate in 555 stays, "
                    + "severe in 212 (28 %) and life-threatening in one. No one died. Two stays had "
                    + "an event that counts as serious; the abstract does not say which."),
            people: translated("Adults of 21 years or more in one clinic, watched by physicians."),
            certainty: .low,
            reason: translated(
                "Records of one clinic, read afterwards, without a group of people who ate."),
            unknown: translated(
                "How it is at home. All of these people drank water. The signs to stop for are "
                    + "medical caution, not a finding of this study."),
            sources: [.finnell2018])
    case .eatingAgain:
        Words.Claim(
            id: id,
            title: translated("After five days, eating again has a risk of its own"),
            measured: translated(
                "When eating begins again, phosphate, potassium and magnesium in the blood can fall "
                    + "(refeeding syndrome). One guideline (ASPEN) counts five to six days with "
                    + "almost no food as one sign of that risk, and more than seven days as a sign "
                    + "that is enough on its own. Another (NICE) says more than five and more than "
                    + "ten days. With low weight, much alcohol, insulin or diuretics the risk comes "
                    + "sooner."),
            people: translated("Patients, most of them in hospital."),
            certainty: .moderate,
            reason: translated("Experts agree. For healthy people it is a precaution."),
            unknown: translated("How often it happens to healthy people after a long fast."),
            sources: [.daSilva2020, .nice2017])
    default: conditionClaim(id)
    }
}
