import Compline
import FullScreen
import LocalTime
import Presentation
import System

@testable import Screens

/// What the tests of the prayer share.
enum PrayerSamples {
    static let scenes: [PrayerModel.Scene] =
        [.hub] + Office.builtIn.phases.indices.map { .phase($0) } + [.closing]
    static let sizes = [(40, 16), (80, 24), (200, 60)].map {
        ScreenSize(columns: $0, rows: $1)
    }
    /// The phase with the questions.
    static let questions = PrayerModel.Scene.phase(2)

    static func features(
        _ colors: ColorDepth? = .trueColor, _ characters: ScreenFeatures.Characters = .unicode,
        _ motion: ScreenFeatures.Motion = .full
    ) -> ScreenFeatures {
        ScreenFeatures(
            pictures: .braille, colors: colors, characters: characters, motion: motion)
    }

    static func view(
        _ features: ScreenFeatures = features(), isNight: Bool = true
    ) -> PrayerView {
        PrayerView(
            office: .builtIn, greeting: "Good evening, Anna", isNight: isNight, time: "21:34",
            features: features)
    }

    static func frame(
        _ scene: PrayerModel.Scene, _ size: ScreenSize, _ features: ScreenFeatures = features(),
        isNight: Bool = true
    ) -> Frame {
        let view = view(features, isNight: isNight)
        return view.draw(
            view.still(PrayerModel(.builtIn, at: scene), size), PrayerView.Motion(seconds: 2))
    }

    /// The texts that are given for a scene.
    static func pieces(of scene: PrayerModel.Scene) -> [String] {
        let office = Office.builtIn
        switch scene {
        case .hub:
            return [
                "Good evening, Anna", office.hub.mood, office.hub.verse, office.hub.citation,
                office.hub.invitation,
            ]
        case .phase(let index):
            let phase = office.phases[index]
            let content: [String] =
                switch phase.content {
                case .breath, .candle: []
                case .text(let text): text.split(separator: "\n").map { String($0) }
                case .questions(let questions, let reflection): questions + [reflection]
                }
            return [phase.title, phase.instruction] + content
                + phase.response.split(separator: "\n").map { String($0) }
                + [office.button(ofPhase: index)]
        case .closing:
            let closing = office.closing
            return [
                closing.title, closing.text, closing.blessing, closing.citation, closing.farewell,
            ]
        }
    }

    /// The words of the rows, without stars, pictures and the edges of buttons.
    static func words(_ rows: [String]) -> String {
        rows.joined(separator: " ")
            .filter { $0.isASCII || $0.isLetter }
            .split(separator: " ").joined(separator: " ")
    }

    final class Companion: PrayerCompanion {
        var calls: [String] = []
        let descriptor: Int32 = -1

        func begin() { calls.append("begin") }
        func pause() { calls.append("pause") }
        func resume() { calls.append("resume") }
        func end() { calls.append("end") }
        func process() { calls.append("process") }
    }

    final class Memory: ReflectionMemory {
        var refusal: String?
        var laterRefusal: String?
        var isWiped = false
        private(set) var extensions = 0

        func lock() -> String? { refusal }
        func extend() -> String? {
            extensions += 1
            return laterRefusal
        }
        func wipe() { isWiped = true }
    }

    /// A prayer whose clock the test sets.
    final class Stage {
        let companion = Companion()
        let memory = Memory()
        var time = PrayerTime(CivilTime(year: 2026, month: 11, day: 22, hour: 21, minute: 34))
        var saved: [(text: String, path: String, replaces: Bool)] = []
        var saving: PrivateFile.Result = .saved("/home/anna/night.txt")
        let begin = SteadyClock.now
        private(set) var now: SteadyClock.Instant
        private(set) var program: ComplineProgram!
        let size: ScreenSize

        init(
            _ scene: PrayerModel.Scene = .hub, _ size: ScreenSize = PrayerSamples.sizes[1],
            _ features: ScreenFeatures = PrayerSamples.features()
        ) {
            now = begin
            self.size = size
            program = ComplineProgram(
                .builtIn, at: scene, features: features,
                ComplineProgram.Surroundings(
                    name: "Anna", now: { [unowned self] in time }, companion: companion,
                    memory: memory,
                    save: { [unowned self] in
                        saved.append(($0, $1, $2))
                        return saving
                    }))
            frame()
        }

        @discardableResult func frame() -> Frame { program.frame(size, at: now) }

        @discardableResult func press(_ key: ScreenKey) -> ScreenStep {
            let step = program.handle(.key(key), at: now)
            if step == .draw { frame() }
            return step
        }

        func type(_ text: String) { for character in text { press(.character(character)) } }

        /// Lets time pass, and draws as often as the program asks for it.
        ///
        /// - Returns: the instants of the frames, in seconds since the beginning.
        @discardableResult func wait(_ seconds: Double) -> [Double] {
            let end = now + .seconds(seconds)
            var frames: [Double] = []
            while let next = program.nextFrame, next <= end {
                let passed = (next - now) / .seconds(1)
                now = max(now, next)
                advance(passed)
                frames.append((now - begin) / .seconds(1))
                if program.handle(.time, at: now) == .draw { frame() }
            }
            advance((end - now) / .seconds(1))
            now = end
            return frames
        }

        private func advance(_ seconds: Double) {
            let all = Double(time.civil.second) + time.fraction + seconds
            let civil = CivilTime(
                secondsSinceEpoch: time.civil.secondsSinceEpoch - Int64(time.civil.second)
                    + Int64(all))
            time = PrayerTime(civil, fraction: all - all.rounded(.down))
        }
    }
}

enum CivilTimeSample {
    static func at(second: Int) -> CivilTime {
        CivilTime(year: 2026, month: 11, day: 22, hour: 21, minute: 34, second: second)
    }
}
