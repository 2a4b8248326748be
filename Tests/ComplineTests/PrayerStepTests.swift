import Testing

@testable import Compline

struct PrayerStepTests {
    @Test func eachStepLeadsToTheNextAndBack() {
        let office = Office.builtIn
        var step = PrayerStep.hub
        var walked = [step]
        while let next = office.step(after: step) {
            #expect(office.step(before: next) == step)
            step = next
            walked.append(step)
        }
        #expect(walked == [.hub] + (0..<6).map { .phase($0) } + [.closing])
        #expect(office.step(before: .hub) == nil)
    }

    @Test func onlyTheQuestionsOfferAReflection() {
        let office = Office.builtIn
        #expect(office.steps.filter { office.offersReflection(in: $0) } == [.phase(2)])
    }

    @Test func lastPhaseSaysAmen() {
        let office = Office.builtIn
        #expect(
            office.steps.map { office.button(of: $0) }
                == ["Begin your evening prayer"] + Array(repeating: "Continue", count: 5)
                + ["Amen", "Good Night"])
    }
}
