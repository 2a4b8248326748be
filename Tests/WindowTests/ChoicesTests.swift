import Testing

@testable import Window

struct ChoicesTests {
    @Test func presentValueIsInItsPlaceAmongThePresets() {
        let choices = Choices(presets: [12, 16, 24], current: 17, hasOther: true)
        #expect(choices.values == [12, 16, 17, 24])
        #expect(choices.selected == 2)
        #expect(choices.choice(at: 3) == .value(24))
        #expect(choices.choice(at: 4) == .other)
        #expect(choices.choice(at: 5) == nil)
    }

    @Test func presetIsNotRepeated() {
        let choices = Choices(presets: [12, 16, 24], current: 16)
        #expect(choices.values == [12, 16, 24])
        #expect(choices.choice(at: 3) == nil)
    }

    @Test func largestValueIsLast() {
        #expect(Choices(presets: [1, 2], current: 9).values == [1, 2, 9])
        #expect(Choices(presets: [1, 2], current: nil).selected == nil)
    }
}
