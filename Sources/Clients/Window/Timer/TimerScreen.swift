import CAdwaita
import Client
import Fasting
import LocalTime
import Pages
import Picture
import Presentation
import System
import Words

/// The timer, the first screen: the fast, its tree, water, and what can be done. While nothing moves
/// and no minute ends, it does nothing; while it is not seen, it does nothing at all.
final class TimerScreen: WindowScreen {
    let widget: Widget
    private let sky: SkyColumn
    private let context: WindowContext
    private let acts: Acts
    private let header: TimerHeader
    private let picture = TimerPicture()
    private let water: WaterBox
    private let button: ActButton
    private lazy var words = TimerWords(
        onWhy: { [weak self] in self?.showWhy() }, ask: { [weak self] in self?.acts.citation($0) })
    private lazy var layout = TimerLayout(
        head: words.head, picture: picture.widget, text: words.text, water: water,
        button: button.widget)
    private let actions: ActionGroup

    /// nil until the first report.
    private var model: TimerModel?
    private var content: TimerContent?
    private var visibility: Visibility?
    private var minute: LoopTimer?
    private var frames: FrameTicks?

    /// The dialog for the times of a fast.
    private weak var dialog: FastDialog?
    /// Whether the dialog for the end opens with the first report.
    private var isEndWanted = false

    /// Whether another screen is in front. Then nothing moves here.
    var isCovered = false { didSet { if isCovered != oldValue { refresh() } } }

    init(_ context: WindowContext) {
        self.context = context
        acts = context.acts
        header = TimerHeader(context)
        water = WaterBox(context)
        button = ActButton()
        sky = SkyColumn { [style = context.style] in style.timerSky }
        widget = sky.widget.styled("dusk", "timer")
        sky.land = LandPicture(in: widget) { forest, size, _ in
            let (middle, half) = (Double(size.width) / 2, TimerLayout.lineWidth / 2)
            return ViewSize(
                width: UInt32(clamping: size.width), height: UInt32(clamping: size.height)
            ).map {
                Raster(
                    forest, $0, scale: size.scale, isWhole: true,
                    behind: (middle - half...middle + half, TimerLayout.rowsAtRest(size.height)))
            }
        }
        widget.append(header.widget)
        actions = ActionGroup("timer", in: widget)
        widget.append(layout.scroller)
        widget.append(layout.bar)
        addActions()
        follow()
    }

    /// Moves the focus to the main button, if there is one.
    func focus() { button.focus() }

    // MARK: Actions

    private func addActions() {
        button.onPress = { [weak self] in self?.press($0) }
        button.onAppear = { [weak self] in self?.context.focusMain() }
        actions.add("begin") { [weak self] in self?.press(.begin) }
        actions.add("begin-at") { [weak self] in self?.beginAt() }
        actions.add("end") { [weak self] in self?.press(.end) }
        actions.add("end-at") { [weak self] in self?.openEnd() }
        actions.add("adjust") { [weak self] in self?.adjust() }
        actions.add("abandon") { [weak self] in self?.acts.abandon() }
        actions.add("water") { [weak self] in self?.acts.addWater() }
        actions.add("why") { [weak self] in self?.showWhy() }
        Shortcuts.listen(in: widget, to: "timer") { [unowned self] in
            gtk_widget_get_mapped(widget) != 0 && !isCovered
        }
    }

    private var isActive: Bool { context.connection.report?.timer.isActive == true }

    private func press(_ act: TimerContent.Act) {
        switch act {
        case .begin:
            beforeFirstStart { $0.acts.begin() }
        case .end: acts.end()
        case .leave:
            model?.dismiss(wall: Clock.now, at: .now)
            refresh()
            context.focusMain()
        case .startAgent: context.connection.startAgent()
        }
    }

    private func beginAt() {
        beforeFirstStart {
            let hours = $0.context.connection.report?.settings?.targetHours
            $0.open(.begin(hours.flatMap(Target.init(hours:))), $0.acts.begin)
        }
    }

    /// Before the very first start, who should ask a physician comes first.
    private func beforeFirstStart(_ start: @escaping (TimerScreen) -> Void) {
        guard let timer = context.connection.report?.timer else { return }
        guard timer.neverStarted else { return start(self) }
        // Not starting is a whole answer. Rule: docs/rules/evidence.md, Safety.
        let dialog = MessageDialog(
            over: widget, Words.Timer.beforeFirstFast,
            responses: [
                (Words.Timer.notNow, {}),
                (Words.Timer.readMore, { [widget] in WhyDialog.open([.safety], over: widget) }),
                (Words.Timer.startFirst, { [weak self] in if let self { start(self) } }),
            ])
        dialog.show([
            [Words.Safety.firstAsk, Words.Safety.stop].map(\.text).joined(separator: "\n\n")
        ])
        dialog.present()
    }

    private func adjust() {
        guard let timer = context.connection.report?.timer, timer.isActive,
            let start = timer.startedAt, let target = timer.target
        else { return }
        open(.adjust(start: start, target, now: Clock.now, zone: context.zone), acts.adjust)
    }

    private func open(_ form: FastForm, _ send: @escaping FastDialog.Send) {
        guard let report = context.connection.report, dialog?.isOpen != true else { return }
        let dialog = FastDialog(form, over: widget, send: send)
        self.dialog = dialog
        guard form.purpose != .begin, let id = report.timer.id else { return }
        acts.note(of: id) { dialog.fill(note: $0) }
    }

    /// Asks when the running fast has ended, as soon as it is known whether one runs.
    func openEnd() {
        isEndWanted = context.connection.report == nil
        if isActive { open(.end, acts.end) }
    }

    private func showWhy() {
        guard let phase = content?.why else { return }
        WhyDialog.open([.phase(phase), .safety], over: widget)
    }

    // MARK: What changes

    private func follow() {
        minute = LoopTimer { [weak self] in self?.refresh() }
        frames = FrameTicks(widget) { [weak self] in self?.refresh() }
        visibility = Visibility(of: widget) { [weak self] in self?.appear() }
        visibility?.onSize = { [weak self] in self?.layout.follow(width: $0, height: $1) }
        context.connection.observe { [weak self] in self?.take($0) }
        context.connection.observeClock { [weak self] in self?.refresh() }
        context.connection.observeHistory { [weak self] in self?.loadLand() }
        context.connection.observeMotion { [weak self] _ in self?.followMotion() }
        followStyle("high-contrast", adw_style_manager_get_high_contrast, in: self)
        layout.scaleText()
        TextScale.follow { [weak self] in self?.layout.scaleText() }
    }

    private func appear() {
        let isSeen = visibility?.isSeen == true
        if isSeen {
            context.toasts.placeInFront = layout.answers
        } else if context.toasts.placeInFront === layout.answers {
            context.toasts.placeInFront = nil
        }
        refresh()
    }

    private func followMotion() {
        model?.setDesktopIsStill(context.connection.isStill)
        refresh()
    }

    private func take(_ state: AgentConnection.State) {
        let isStill = context.connection.isStill
        if model == nil, let report = state.report {
            model = TimerModel(
                report, zone: context.zone, desktopIsStill: isStill, at: .now)
        } else if case .connecting = state {
            // What was shown stays until there is an answer.
        } else {
            model?.setDesktopIsStill(isStill)
            model?.take(state.report, wall: Clock.now, at: .now)
        }
        for action in ["begin", "begin-at"] { actions.enable(action, !isActive) }
        for action in ["end", "end-at", "adjust", "water"] { actions.enable(action, isActive) }
        refresh()
        if isEndWanted, state.report != nil { openEnd() }
    }

    private var agent: TimerContent.Agent {
        switch context.connection.state {
        case .connecting: model.map(TimerContent.Agent.present) ?? .connecting
        case .away: .away
        case .present: model.map(TimerContent.Agent.present) ?? .connecting
        case .failing(let error):
            switch error {
            case .away, .activationFailed, .masked: .unstartable(Problem(error))
            default: .silent(Problem(error))
            }
        case .noBus(let error): .noBus(Problem(error))
        }
    }

    /// Shows what is true now, and prepares what comes next.
    private func refresh() {
        let isSeen = visibility?.isSeen == true && !isCovered
        if !isSeen { model?.stopMotion() }
        let now = SteadyClock.now
        model?.advance(to: now)
        show(TimerContent(agent, wall: Clock.now, at: now))
        arm(isSeen: isSeen, now)
    }

    /// Asks for the last fasts, whose trees stand in the land while no fast is shown.
    private func loadLand() {
        guard let report = context.connection.report, content?.isAtRest == true else { return }
        guard report.hasForest else {
            sky.land?.show([])
            return
        }
        context.ask {
            try $0.history1.list(options: .init(limit: Self.landTrees), $1)
        } or: { _ in
        } then: { [weak self] rows in
            guard let self, content?.isAtRest == true else { return }
            sky.land?.show(rows.compactMap { try? Session($0) })
        }
    }

    /// As many as a wide window shows.
    private static let landTrees: UInt32 = 60
    /// How much of the land is seen behind the words.
    private static let landPart = 0.6

    private func show(_ new: TimerContent) {
        let before = content
        content = new
        guard new != before else { return }
        button.describe(new.spoken)
        words.show(new)
        picture.show(new.tree)
        water.show(new.water)
        button.show(new.act)
        header.showForest(context.connection.report?.hasForest)
        layout.adapt(to: new)
        widget.setClass("rest", new.isAtRest)
        sky.landOpacity = new.isAtRest ? Self.landPart * new.opacity : 0
        if !new.isAtRest {
            sky.land?.show(nil)
        } else if before?.isAtRest != true {
            loadLand()
        }
        if let before, let sentence = new.announcement(after: before) { say(sentence, new) }
    }

    /// Says what has happened by itself. What the user has done here has its own answer.
    private func say(_ sentence: String, _ new: TimerContent) {
        if new.kind == .ended, acts.isPending || context.toasts.isAnswering { return }
        announce(sentence, in: widget)
    }

    /// The main button, which says the answers to acts. nil if there is none.
    var speaker: Widget? { gtk_widget_get_mapped(button.main) != 0 ? button.main : nil }

    private func arm(isSeen: Bool, _ now: SteadyClock.Instant) {
        let next = isSeen ? model?.nextFrame(after: now) : nil
        let isMoving = next.map { $0 - now <= Motion.step } ?? false
        frames?.isRunning = isMoving
        minute?.cancel()
        guard isSeen, !isMoving else { return }
        let waits = [next.map { Self.milliseconds($0 - now) }, millisecondsToMinute]
        if let wait = waits.compactMap({ $0 }).min() {
            minute?.arm(afterMilliseconds: wait)
        }
    }

    /// Until the elapsed time changes; nil if no fast is running.
    private var millisecondsToMinute: UInt32? {
        Tick.next(of: [.elapsedMinute], model?.report?.timer, now: Clock.now).map {
            let wait = Int64(clamping: $0) - Int64(g_get_real_time())
            return UInt32(clamping: wait / 1000 + 1)
        }
    }

    private static func milliseconds(_ time: Duration) -> UInt32 {
        UInt32(clamping: Int64(time / .milliseconds(1)) + 1)
    }
}
