extension Words.Claim {
    static var physician: Self {
        Self(
            id: .physician,
            title: translated("Some people need a physician's advice first"),
            measured: translated(
                "Experts went through the medicines for diabetes one by one. Their advice is to fast "
                    + "with a physician and to measure blood sugar. In a survey, young people who "
                    + "fasted reported signs of an eating disorder more often."),
            people: translated(
                "One trial and a few case reports of people with diabetes; 2,762 young people in Canada."
            ),
            certainty: translated(
                "Little evidence. The list is careful on purpose, and rests on expert opinion."),
            unknown: translated(
                "How often fasting harms the people in the list. A survey cannot tell which came "
                    + "first."),
            sources: [.grajower2019, .ganson2022])
    }

    static var stopping: Self {
        Self(
            id: .stopping,
            title: translated("Most complaints were mild, but not all"),
            measured: translated(
                "In 768 stays with two days or more of nothing but water, 75 % of the complaints "
                    + "were mild. The worst one was of grade 2 of 5 or lower in 555 stays, of grade "
                    + "3 in 212 and of grade 4 in one. In two stays it was serious."),
            people: translated("Adults of 21 years or more in one clinic, watched by physicians."),
            certainty: translated(
                "Records of one clinic, read afterwards, without a group of people who ate."),
            unknown: translated(
                "How it is at home. The signs to stop for are medical caution, not a finding of "
                    + "this study."),
            sources: [.finnell2018])
    }

    static var eatingAgain: Self {
        Self(
            id: .eatingAgain,
            title: translated("After five days, eating again has a risk of its own"),
            measured: translated(
                "When eating begins again, phosphate, potassium and magnesium in the blood can fall "
                    + "(refeeding syndrome). Guidelines count little or no food for more than five "
                    + "days as one sign of that risk, and for more than ten days as a sign that is "
                    + "enough on its own."),
            people: translated("Patients, most of them in hospital."),
            certainty: translated("Experts agree. For healthy people it is a precaution."),
            unknown: translated("How often it happens to healthy people after a long fast."),
            sources: [.daSilva2020, .nice2017])
    }
}
