/// What can go wrong, and for whom it is more likely.
func conditionClaim(_ id: Words.Claim.ID) -> Words.Claim {
    switch id {
    case .lowSugar:
        Words.Claim(
            id: id,
            title: translated("With some medicines for diabetes, blood sugar can fall too low"),
            measured: translated(
                "In a month of fasts by day, 20 % of the people who took sulfonylureas felt the signs of "
                    + "low blood sugar at least once: 14 % with gliclazide, 17 % with glimepiride and 26 % "
                    + "with glibenclamide. Metformin alone is unlikely to cause it. A value of 70 mg in "
                    + "100 ml (3.9 mmol/l) or less is low."),
            people: translated("1,378 people with type 2 diabetes in five countries."),
            certainty: .moderate,
            reason: translated(
                "Many people, who wrote down how they felt. What is said about metformin is expert "
                    + "opinion."),
            unknown: translated(
                "How often it happens in a longer fast, and in people without diabetes."),
            sources: [.aravind2011, .americanDiabetes, .clevelandClinic2017])
    case .ketoacidosis:
        Words.Claim(
            id: id,
            title: translated("With SGLT2 inhibitors, a fast can lead to ketoacidosis"),
            measured: translated(
                "A 51-year-old man who took dapagliflozin and metformin and had fasted for about 14 hours "
                    + "a day for a month had severe ketoacidosis, although his blood sugar was only "
                    + "13.5 mmol/l. By May 2015 the medicines agency of the USA knew of 73 cases with SGLT2 "
                    + "inhibitors."),
            people: translated("People with diabetes."),
            certainty: .low,
            reason: translated("Single cases, but the link is well known."),
            unknown: translated("How often it happens in a fast."),
            sources: [.alkatheeri2022, .fda2015, .jama2016])
    case .dryness:
        Words.Claim(
            id: id,
            title: translated(
                "In a long fast, the body loses water, and sodium in the blood falls"),
            measured: translated(
                "After eight days with nothing but mineral water, the body had lost water and kept back "
                    + "sodium, and there was less sodium in the blood. The authors found that all the men "
                    + "had remained safe. After ten days without food, under medical care, sodium in the "
                    + "blood had fallen too."),
            people: translated("12 middle-aged men; 13 men."),
            certainty: .low,
            reason: translated("Two small groups, without people who ate."),
            unknown: translated(
                "When it begins, and how much to drink. The signs are general medical knowledge, not a "
                    + "finding of these studies."),
            sources: [.oglodek2021, .dai2022])
    case .water:
        Words.Claim(
            id: id,
            title: translated("Too much water in a short time thins the salt in the blood"),
            measured: translated(
                "People whose blood had too little salt had drunk a median of 8 litres in a day, or 5.3 in "
                    + "four hours. 53 % had seizures or fell into a coma, 35 % were confused, vomited or "
                    + "were restless, and 13 % died."),
            people: translated(
                "590 people. Of the 223 whose illnesses are known, 52 % had a chronic mental illness and "
                    + "31 % none."),
            certainty: .low,
            reason: translated("Most are reports of single cases."),
            unknown: translated(
                "Where the limit is for one person, and how it changes if you eat nothing, because food "
                    + "brings salt."),
            sources: [.rangan2021])
    case .headache:
        Words.Claim(
            id: id,
            title: translated("A fast of eight hours or more can bring a headache"),
            measured: translated(
                "It is mostly mild or moderate and does not throb, and it is better after eating. In most "
                    + "cases it came after 16 hours or more, and was gone within three days of eating again. "
                    + "It is likelier in a longer fast, and in people who often have headaches. 4.1 % of the "
                    + "people in a survey had had one in their lives."),
            people: translated(
                "The international classification of headaches, and a review; the survey was in Denmark."
            ),
            certainty: .moderate,
            reason: translated("Experts agree on what it is, but not on its cause."),
            unknown: translated(
                "Why it comes: low blood sugar and going without coffee were suspected, but not shown. How many "
                    + "people have one in a fast like yours. What is said about a sudden or very strong headache "
                    + "is medical caution."),
            sources: [.ichd2018, .torelli2010])
    case .complaints:
        Words.Claim(
            id: id,
            title: translated(
                "In long fasts, poor sleep and tiredness are the most frequent mild complaints"),
            measured: translated(
                "In fasts of 4 to 21 days, 15 % of the people noted poor sleep more than three times, 14 % "
                    + "tiredness, 9 % a dry mouth, 7 % back pain, 7 % hunger, 5 % a headache and 3 % feeling "
                    + "cold. Fewer than 1 % had what the authors call an adverse effect, such as an uneven "
                    + "heartbeat or too little sodium in the blood. On average they felt better at the end."
            ),
            people: translated(
                "1,422 people in one clinic, who ate 200 to 250 kcal a day. Not all of them kept notes."
            ),
            certainty: .low,
            reason: translated(
                "It is one clinic, which made the study itself, without people who ate as usual."),
            unknown: translated(
                "How often they come in a fast of a day, or in one with water alone."),
            sources: [.wilhelmi2019])
    case .cortisone:
        Words.Claim(
            id: id,
            title: translated("With adrenal insufficiency, fasting often has complications"),
            measured: translated(
                "Of 91 people who tried to fast by day for a month, 67 % had complications, most often "
                    + "exhaustion and signs of dehydration. One had to go to hospital."),
            people: translated("180 people with adrenal insufficiency who were treated."),
            certainty: .low,
            reason: translated(
                "A survey and a review. In a later study with training, complications were fewer."),
            unknown: translated(
                "How a longer fast differs, and what it does to people who take cortisone for another "
                    + "disease."),
            sources: [.chihaoui2017, .chihaoui2021, .chihaoui2025])
    case .mood:
        Words.Claim(
            id: id,
            title: translated("With bipolar disorder, more people who fasted had a relapse"),
            measured: translated(
                "In a month of fasts by day and the two weeks after it, 33.3 % of those who fasted had a "
                    + "relapse, and 15.3 % of those who did not."),
            people: translated(
                "170 people with stable bipolar disorder, all with medicines; 111 fasted."),
            certainty: .low,
            reason: translated("One study, and people chose themselves whether to fast."),
            unknown: translated(
                "Whether the fast, less sleep or other hours are the reason, and what a single fast "
                    + "does."),
            sources: [.eddahby2014])
    case .oldAge:
        Words.Claim(
            id: id,
            title: translated("In old age, dehydration comes more easily"),
            measured: translated(
                "Old people feel less thirst and so are at high risk of dehydration. Changes of the salts "
                    + "in the blood are more frequent in those who are frail."),
            people: translated("A review; old people."),
            certainty: .low,
            reason: translated("It is not about fasting, but about water and salts."),
            unknown: translated("What a fast does to people who are old and frail."),
            sources: [.morley2015])
    case .stomachSurgery:
        Words.Claim(
            id: id,
            title: translated("After an operation of the stomach, fasting can have complications"),
            measured: translated(
                "Surgeons reported complications of fasts by day, most often heartburn, belly pain, "
                    + "ulcers and dumping syndrome."),
            people: translated("132 people with complications, from 21 centres in 11 countries."),
            certainty: .veryLow,
            reason: translated("Only people with complications were counted."),
            unknown: translated("How many people have none."),
            sources: [.kermansaravi2023])
    // The other two functions have the rest.
    default: preconditionFailure()
    }
}
