extension Words.Claim {
    /// The claim with an id, in the user's language.
    public init(_ id: ID) { self = phaseClaim(id) }
}

/// What each phase rests on.
private func phaseClaim(_ id: Words.Claim.ID) -> Words.Claim {
    switch id {
    case .stomach:
        Words.Claim(
            id: id,
            title: translated(
                "After a light meal, the stomach is nearly empty in about four hours"),
            measured: translated(
                "Four hours after a low-fat meal, half of the people had 1.2 % of it or less "
                    + "in the stomach, and 95 of 100 had 10 % or less."),
            people: translated("123 healthy volunteers of 19 to 73 years, in 11 centres."),
            certainty: .high,
            reason: translated("Many people and one method, but one kind of meal."),
            unknown: translated(
                "How long a large or fatty meal takes, and how long the gut goes on absorbing it."),
            sources: [.tougas2000])
    case .bloodSugar:
        Words.Claim(
            id: id,
            title: translated("Blood sugar and insulin rise with a meal, then settle"),
            measured: translated(
                "Blood sugar rose after each meal, less in the morning than at noon and in the "
                    + "evening. The liver stopped giving off sugar within 30 minutes. After about "
                    + "four hours it quickly returned to its usual rate, as insulin fell and its "
                    + "opponent glucagon rose."),
            people: translated(
                "20 healthy volunteers; other healthy people (the abstract does not say how many)."),
            certainty: .moderate,
            reason: translated("Two studies agree. Both were of healthy people."),
            unknown: translated(
                "How high and how long after your own meal. With diabetes it is different."),
            sources: [.saad2012, .taylor1996])
    case .liverStore:
        Words.Claim(
            id: id,
            title: translated("The liver stores sugar for about five hours"),
            measured: translated(
                "Glycogen, the sugar stored in the liver, rose from 207 ± 22 to 316 ± 19 mmol/l. It "
                    + "was highest 318 ± 31 minutes after a liquid mixed meal."),
            people: translated("Healthy people (the abstract does not say how many)."),
            certainty: .moderate,
            reason: translated("Measured in the liver itself, but in one study with one meal."),
            unknown: translated("How a solid, a smaller or a larger meal changes that time."),
            sources: [.taylor1996])
    case .liverTurn:
        Words.Claim(
            id: id,
            title: translated(
                "After about five hours, the liver begins to give its stored sugar back"),
            measured: translated(
                "From its highest value, 318 ± 31 minutes after a mixed meal, liver glycogen fell "
                    + "by 0.26 mmol/l a minute. So on average the change came between five and six "
                    + "hours, not at four."),
            people: translated("Healthy people (the abstract does not say how many)."),
            certainty: .moderate,
            reason: translated("Measured in the liver itself, but in one study with one meal."),
            unknown: translated(
                "When the change comes after another meal, and how far people differ. The abstract "
                    + "does not say what the ± means; people may differ by more."),
            sources: [.taylor1996])
    case .newSugar:
        Words.Claim(
            id: id,
            title: translated("More and more of the sugar in the blood is newly made"),
            measured: translated(
                "Of the sugar that the body released, 47 ± 4 % was newly made after 14 hours without "
                    + "food, 67 ± 4 % after 22 hours and 93 ± 2 % after 42 hours. Another method gave "
                    + "64 ± 5 % over the first 22 hours."),
            people: translated(
                "People, healthy ones in the first study (the abstracts do not say how many)."),
            certainty: .moderate,
            reason: translated("Two different methods agree."),
            unknown: translated(
                "What happens before 14 hours, and how far people differ. In the second study "
                    + "the ± is the error of the mean, so people differ by more. The abstract of the "
                    + "first does not say what it is."),
            sources: [.landau1996, .rothman1991])
    case .hunger:
        Words.Claim(
            id: id,
            title: translated("A hormone of hunger rises and falls at the usual mealtimes"),
            measured: translated(
                "Over 24 hours without food, ghrelin, a hormone that goes along with hunger, rose "
                    + "and fell on its own at the usual mealtimes. In people with an early or a late "
                    + "lunch it was highest before their own lunch."),
            people: translated(
                "6 healthy volunteers, a pilot study; lean and obese adults who ate as usual."),
            certainty: .low,
            reason: translated(
                "A small group, and ghrelin may follow hunger rather than cause it."),
            unknown: translated(
                "When you feel it. Hunger itself was not measured in the people who fasted, nor "
                    + "how many people first feel hungry between 8 and 12 hours."),
            sources: [.natalucci2005, .frecka2008])
    case .liverNight:
        Words.Claim(
            id: id,
            title: translated("After one night, most of the stored sugar is still there"),
            measured: translated(
                "After a night without food the liver had 207 ± 22 mmol/l of glycogen, and at most "
                    + "316 ± 19 after the next meal. About two thirds were left."),
            people: translated("Healthy people (the abstract does not say how many)."),
            certainty: .moderate,
            reason: translated("Measured in the liver itself, but in one study."),
            unknown: translated("How much is left at 16 hours, and how far people differ."),
            sources: [.taylor1996])
    case .thinking:
        Words.Claim(
            id: id,
            title: translated("In healthy adults, tests of thinking come out the same on average"),
            measured: translated(
                "In 222 comparisons together, tests of thinking came out the same with and "
                    + "without food: g = 0.02, between −0.05 and 0.10. Half of the fasts lasted 12 "
                    + "hours or less. The tests went worse for children, and slightly worse in longer "
                    + "fasts."),
            people: translated("3,484 people, most of them healthy adults."),
            certainty: .high,
            reason: translated("Many comparisons agree on the average of healthy adults."),
            unknown: translated(
                "How one person feels: feeling clear or dull is not what these tests measure. That "
                    + "some feel clearer and others do not is experience, not a measurement."),
            sources: [.bamberg2025])
    case .fat:
        Words.Claim(
            id: id,
            title: translated("At rest, the body uses more and more stored fat"),
            measured: translated(
                "The breathing ratio is 1.0 if only sugar is used and 0.7 if only fat is. It "
                    + "was 0.80 at 12 hours, 0.76 at 36 and 0.72 at 72. On this scale, 0.80 means "
                    + "that about two thirds came from fat."),
            people: translated("17 healthy women and 12 healthy men."),
            certainty: .moderate,
            reason: translated("It is one study, but the share of fat rose at each step."),
            unknown: translated(
                "The exact share, because protein is used too, and the ratio between 16 and 24 "
                    + "hours, which was not measured. None of this says anything about body weight."
            ),
            sources: [.webber1994])
    case .ketones:
        Words.Claim(
            id: id,
            title: translated("Ketones begin to rise, at different hours"),
            measured: translated(
                "The ketone BHB reached 0.5 mmol/l after 21.1 ± 3.0 hours at rest, and after 17.5 ± "
                    + "1.7 hours when the fast started with hard exercise."),
            people: translated("11 men and 9 women, healthy, who fasted for 36 hours twice."),
            certainty: .low,
            reason: translated(
                "One study of 20 people. The abstract calls the ± a standard deviation, but its other "
                    + "figures fit only an error of the mean. Individual people then differ by many hours."
            ),
            unknown: translated(
                "The hour in other people, and what such a value means for health. With diabetes, "
                    + "that is a question for your physician."),
            sources: [.deru2021])
    case .cells:
        Words.Claim(
            id: id,
            title: translated("What cells do in a single fast is not known"),
            measured: translated(
                "Whether one fast increases autophagy, the recycling inside cells, is still unknown "
                    + "in people. In one trial a marker in blood cells differed after six months of "
                    + "fasting on some days, but not after two months."),
            people: translated("A review; 121 people with obesity."),
            certainty: .veryLow,
            reason: translated("The trial calls its analysis exploratory."),
            unknown: translated("Whether anything of the kind happens in a fast like yours."),
            sources: [.stratton2021, .bensalem2025])
    case .adaptation:
        Words.Claim(
            id: id,
            title: translated("Adapting takes days"),
            measured: translated(
                "Between hour 22 and hour 36, 82 ± 5 % of the sugar was newly made, and 96 ± 1 % "
                    + "in the next 18 hours. In ten days without food, under medical care, the "
                    + "change from sugar to ketones settled between the third and the sixth day."),
            people: translated("People (the abstract does not say how many); 13 men."),
            certainty: .moderate,
            reason: translated("It is sure that it takes days, but not how many."),
            unknown: translated(
                "Your own pace, and what such long fasts do to health, once or often. The ± is "
                    + "the error of the mean: people differ by more."),
            sources: [.rothman1991, .cahill2006, .dai2022])
    case .names:
        Words.Claim(
            id: id,
            title: translated("Researchers use “prolonged” for something longer"),
            measured: translated(
                "Experts agreed to call 2 to 3 days a short-term fast, and 4 days or more a "
                    + "prolonged one."),
            people: translated("38 experts; 25 of them answered all five surveys."),
            certainty: .high,
            reason: translated("It is an agreement about words, not a measurement."),
            unknown: translated("Nothing follows from a name about what a body does."),
            sources: [.koppold2024])
    case .differences:
        Words.Claim(
            id: id,
            title: translated("Bodies differ by hours"),
            measured: translated(
                "After 38 hours without food women had less sugar and more fatty acids in the "
                    + "blood than men. In another group, fatty acids rose faster in men, but the sugar and "
                    + "the energy of the whole body changed identically in women and men. In a third, "
                    + "ketones reached the same value after 21.1 ± 3.0 hours. If the ± is the error of "
                    + "the mean, as other figures of the study suggest, individual people differed by many "
                    + "hours."),
            people: translated(
                "Women and men; in the second group 9 healthy ones of each, in the third 9 women "
                    + "and 11 men."),
            certainty: .moderate,
            reason: translated(
                "It is sure that people differ, but no study measured by how many hours."),
            unknown: translated(
                "Your own hours. The hours of the phases are round numbers; real bodies change "
                    + "earlier or later."),
            sources: [.soeters2007, .browning2012, .deru2021])
    default: safetyClaim(id)
    }
}
