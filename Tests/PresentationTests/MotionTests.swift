import Presentation
import System
import Testing
import TimerSamples

struct MotionTests {
    @Test func valueBeforeWithinAndAfter() {
        let motion = Motion(
            from: 0.2, to: 0.8, start: zero, duration: .milliseconds(400), curve: .easeInOut)
        #expect(motion.value(at: zero - .seconds(1)) == 0.2)
        #expect(abs(motion.value(at: zero + .milliseconds(200)) - 0.5) < 1e-9)
        #expect(motion.value(at: zero + .milliseconds(400)) == 0.8)
        #expect(motion.value(at: zero + .seconds(60)) == 0.8)
    }

    @Test(arguments: [Motion.Curve.easeIn, .easeOut, .easeInOut])
    func everyCurveRisesFromZeroToOne(curve: Motion.Curve) {
        let values = (0...20).map { curve.value(Double($0) / 20) }
        #expect(values.first == 0)
        #expect(values.last == 1)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func framesUntilTheLastValue() {
        let motion = Motion(start: zero, duration: .milliseconds(120), curve: .easeIn)
        #expect(motion.nextFrame(after: zero - .seconds(1)) == zero)
        #expect(motion.nextFrame(after: zero) == zero + .milliseconds(50))
        // The last step is shorter, so that the last value is drawn.
        #expect(motion.nextFrame(after: zero + .milliseconds(100)) == zero + .milliseconds(120))
        #expect(motion.nextFrame(after: zero + .milliseconds(120)) == nil)
    }

    /// Rule: docs/rules/picture.md, Motion.
    @Test func arrivalIsOneAfterTheOther() {
        let arrival = Arrival(from: 0.9, at: zero)
        #expect(arrival.tree.value(at: zero) == 0.9)
        #expect(arrival.tree.end == zero + .milliseconds(1200))
        #expect(arrival.star.start == zero + .milliseconds(1600))
        #expect(arrival.star.end == zero + .milliseconds(2800))
        #expect(arrival.scripture.start == zero + .milliseconds(3600))
        #expect(arrival.scripture.end == zero + .milliseconds(4200))
        #expect(arrival.tree.curve == .easeOut)
        #expect(arrival.star.curve == .easeIn)
    }

    @Test func greetingStaysAndVanishes() {
        let greeting = Greeting("…", at: zero)
        #expect(greeting.opacity(at: zero) == 0)
        #expect(greeting.opacity(at: zero + .milliseconds(600)) == 1)
        #expect(greeting.opacity(at: zero + .milliseconds(3100)) == 1)
        #expect(greeting.opacity(at: zero + .milliseconds(3900)) == 0)
    }
}
