import Compline
import FullScreen
import Presentation
import System

/// The memory that holds the reflection.
protocol ReflectionMemory: AnyObject {
    /// Called before the reflection opens.
    ///
    /// - Returns: a sentence that says why nothing can be written; nil if it can.
    func lock() -> String?
    /// Called after each event and each frame: frames contain the text, too.
    ///
    /// - Returns: a sentence that says why no more can be written; nil if it can.
    func extend() -> String?
    /// Removes what is left of the reflection.
    func wipe()
}

/// The prayer on the whole screen of a terminal.
package final class ComplineProgram: ScreenProgram {
    /// What the prayer gets from outside.
    struct Surroundings {
        /// The name for the greeting; nil for none.
        var name: String?
        var now: () -> PrayerTime
        /// nil on a machine without an event loop.
        var companion: (any PrayerCompanion)?
        var memory: any ReflectionMemory
        var save: (_ text: String, _ path: String, _ replaces: Bool) -> PrivateFile.Result
    }

    private let office: Office
    private let features: ScreenFeatures
    private let surroundings: Surroundings
    private var model: PrayerModel
    private var hasBegun = false

    /// When the first frame was drawn.
    private var firstFrameAt: SteadyClock.Instant?
    /// When the present scene came, and what was there before; nil if nothing was.
    private var arrival: (at: SteadyClock.Instant, after: PrayerModel?)?
    private var lastKeyAt: SteadyClock.Instant?
    /// What stands still on the screen. It is laid out again only when it changes.
    private var still: (size: ScreenSize, time: PrayerTime, value: PrayerView.StaticPart)?
    private var size = ScreenSize(columns: 80, rows: 24)

    package private(set) var nextFrame: SteadyClock.Instant?
    package var updates: Int32 { surroundings.companion?.descriptor ?? -1 }
    package var takesText: Bool { model.takesText }

    init(
        _ office: Office, at scene: PrayerModel.Scene = .hub, features: ScreenFeatures,
        _ surroundings: Surroundings
    ) {
        self.office = office
        self.features = features
        self.surroundings = surroundings
        model = PrayerModel(office, at: scene)
        beginIfNeeded()
    }

    private func beginIfNeeded() {
        guard model.scene != .hub, !hasBegun else { return }
        hasBegun = true
        surroundings.companion?.begin()
    }

    /// Ends what runs alongside the prayer, and wipes the reflection. A second call changes nothing.
    func close() {
        surroundings.companion?.end()
        model.wipe()
        arrival?.after = nil
        still = nil
        surroundings.memory.wipe()
    }

    package func suspend() { surroundings.companion?.pause() }

    package func resume() { surroundings.companion?.resume() }

    // MARK: Events

    package func handle(_ event: ScreenEvent, at now: SteadyClock.Instant) -> ScreenStep {
        switch event {
        case .key(let key): return act(at: now) { $0.handle(key, $1) }
        case .paste(let text): return act(at: now) { $0.paste(text, $1) }
        case .updates:
            surroundings.companion?.process()
            return lockMore(.wait)
        case .time: return lockMore(.draw)
        }
    }

    /// Locks what the memory has grown by. If that fails, no more can be written.
    private func lockMore(_ step: ScreenStep) -> ScreenStep {
        guard let refusal = surroundings.memory.extend(), model.isWriting else { return step }
        return refuse(refusal)
    }

    private func refuse(_ refusal: String) -> ScreenStep {
        model.closeReflection(refusal)
        still = nil
        return .draw
    }

    private var viewport: PrayerModel.Viewport { view(surroundings.now()).viewport(model, size) }

    private func act(
        at now: SteadyClock.Instant,
        _ body: (inout PrayerModel, PrayerModel.Viewport) -> PrayerModel.Act
    ) -> ScreenStep {
        let (before, viewport) = (model, viewport)
        let act = body(&model, viewport)
        let refusal = surroundings.memory.extend()
        if let refusal, adds(act) { return refuse(refusal) }
        if act == .wait { return .wait }
        lastKeyAt = now
        if model.scene != before.scene {
            // A page that is still fading in is replaced without fading out.
            arrival = (now, isCrossing(at: now) ? nil : before)
            beginIfNeeded()
        }
        switch act {
        case .wait, .draw: break
        case .leave: return .leave
        case .prepareWriting: model.openReflection(surroundings.memory.lock())
        case .save(let path, let replaces):
            model.finishSaving(surroundings.save(model.reflection.text, path, replaces))
        }
        still = nil
        return .draw
    }

    /// Whether text is added to memory, or is about to be.
    private func adds(_ act: PrayerModel.Act) -> Bool {
        switch act {
        case .prepareWriting: true
        // What has been written can still be saved.
        case .leave, .save: false
        case .wait, .draw: model.isWriting
        }
    }

    // MARK: Frames

    package func frame(_ size: ScreenSize, at now: SteadyClock.Instant) -> Frame {
        self.size = size
        firstFrameAt = firstFrameAt ?? now
        lastKeyAt = lastKeyAt ?? now
        arrival = arrival ?? (now, nil)
        let time = surroundings.now()
        let view = view(time)
        let crossing = crossing(at: now)
        let shown: PrayerView.StaticPart
        if let crossing {
            still = nil
            shown = view.still(crossing.model, size, opacity: crossing.opacity)
        } else if let still, still.size == size, still.time.isSameMinute(as: time) {
            shown = still.value
        } else {
            shown = view.still(model, size)
            still = (size, time, shown)
        }
        let motion = PrayerView.Motion(
            opacity: crossing?.opacity ?? 1, seconds: crossing == nil ? seconds(at: now) : 0)
        plan(after: now, shown, time, isCrossing: crossing != nil)
        let frame = view.draw(shown, motion, twinkle: twinkle(at: now, shown.stars.count))
        // A failure is reported by the next event.
        _ = surroundings.memory.extend()
        return frame
    }

    private func view(_ time: PrayerTime) -> PrayerView {
        PrayerView(
            office: office,
            greeting: office.greeting(at: time.hour, name: surroundings.name ?? ""),
            isNight: time.hour == .compline, time: time.text, features: features)
    }

    // MARK: Motion. Rule: docs/rules/picture.md, Motion.

    /// Frames a second while pages cross over.
    private static let crossingRate = 15.0

    /// Colours that cannot be mixed cannot fade.
    private var fades: Bool {
        features.motion == .full && PrayerColors(depth: features.colors).hasNight
    }

    /// How long the crossing to the present scene takes, in seconds.
    private var crossingLength: Double {
        guard fades, let arrival else { return 0 }
        return arrival.after == nil
            ? PrayerCrossing.fadeIn : PrayerCrossing.fadeOut + PrayerCrossing.fadeIn
    }

    private func isCrossing(at now: SteadyClock.Instant) -> Bool {
        arrival.map { now - $0.at < .seconds(crossingLength) } ?? true
    }

    /// What is seen of which page while one follows another; nil if the present one is completely visible.
    private func crossing(
        at now: SteadyClock.Instant
    ) -> (model: PrayerModel, opacity: Double)? {
        guard let arrival, isCrossing(at: now) else { return nil }
        let age = (now - arrival.at) / .seconds(1)
        if let before = arrival.after, age < PrayerCrossing.fadeOut {
            return (before, 1 - Motion.Curve.easeInOut.value(age / PrayerCrossing.fadeOut))
        }
        let begun = arrival.after == nil ? 0 : PrayerCrossing.fadeOut
        return (model, Motion.Curve.easeInOut.value(min(1, (age - begun) / PrayerCrossing.fadeIn)))
    }

    /// Seconds since the present page was completely visible; 0 if nothing moves.
    private func seconds(at now: SteadyClock.Instant) -> Double {
        guard features.motion == .full, let arrival else { return 0 }
        return max(0, (now - arrival.at) / .seconds(1) - crossingLength)
    }

    private func twinkle(
        at now: SteadyClock.Instant, _ count: Int
    ) -> (star: Int, light: Double)? {
        guard let firstFrameAt, starsTwinkle(at: now) else { return nil }
        return NightSky.twinkle((now - firstFrameAt) / .seconds(1), among: count)
    }

    /// Whether stars twinkle. They stand still beside a text that is being written.
    private func starsTwinkle(at now: SteadyClock.Instant) -> Bool {
        guard features.motion == .full, !model.isWriting, let lastKeyAt else { return false }
        return now - lastKeyAt < .seconds(NightSky.twinkleDuration)
    }

    /// Finds when the next frame is due.
    private func plan(
        after now: SteadyClock.Instant, _ shown: PrayerView.StaticPart, _ time: PrayerTime,
        isCrossing: Bool
    ) {
        var next = [now + .seconds(time.secondsToNextMinute)]
        var isBreathing = false
        /// The next of the regular steps since an instant.
        func step(_ rate: Double, since begin: SteadyClock.Instant) {
            let steps = ((now - begin) / .seconds(1) * rate + 0.001).rounded(.down) + 1
            next.append(begin + .seconds(steps / rate))
        }
        if let arrival, isCrossing {
            step(Self.crossingRate, since: arrival.at)
        } else if let arrival, features.motion == .full, let emblem = shown.emblem,
            !emblem.shown.clamped(to: emblem.area.rowRange).isEmpty
        {
            let begin = arrival.at + .seconds(crossingLength)
            switch emblem.kind {
            case .circle where seconds(at: now) < BreathingCircle.length:
                isBreathing = true
                step(BreathingCircle.rate, since: begin)
            case .candle: step(1 / Candle.step, since: begin)
            case .circle, .moon: break
            }
        }
        // While the circle breathes, the stars move with its frames.
        if let firstFrameAt, !isBreathing, starsTwinkle(at: now), !shown.stars.isEmpty {
            let seconds = NightSky.next(after: (now - firstFrameAt) / .seconds(1))
            next.append(firstFrameAt + .seconds(seconds))
        }
        nextFrame = next.min()
    }
}
