import AgentCore
import Compline
import Fasting
import LocalTime
import Notices
import Pages
import Picture
import Words

/// The contents of notifications. Pure functions of a topic and a snapshot.
enum NotificationText {
    /// - Returns: nil if the user does not want this notification.
    static func notification(
        about topic: NotificationTopic, _ snapshot: Snapshot
    ) -> DesktopNotification? {
        switch topic {
        case .phase(_, let phase, var occasion):
            if !snapshot.settings.notifiesMilestones { occasion.remove(.phaseBegan) }
            if !snapshot.settings.notifiesTarget { occasion.remove(.targetReached) }
            return occasion.isEmpty ? nil : about(phase, occasion, snapshot)
        case .arrival(let ended): return arrival(ended, snapshot)
        }
    }

    /// At the target its sentence is the title, because some servers show one line only. Rule:
    /// docs/rules/words.md, Other strings.
    ///
    /// - Parameter phase: the present one.
    private static func about(
        _ phase: Milestone, _ occasion: NotificationTopic.Occasion, _ snapshot: Snapshot
    ) -> DesktopNotification {
        let text = Words.companionParagraphs(phase, withVigil: snapshot.settings.isVigilOn)
            .map { DesktopNotification.Paragraph($0.text) }
        let title = Words.title(phase)
        var notification =
            occasion.contains(.targetReached)
            ? DesktopNotification(
                title: Words.Notices.hoursPassed,
                body: [.init(title)] + text, category: "x-atrest.target")
            : DesktopNotification(title: title, body: text, category: "x-atrest.milestone")
        notification.isSilent = !occasion.contains(.phaseBegan)
        notification.actions = [pressed]
        if snapshot.settings.isDiscreet { return discreet(notification) }
        addScripture(&notification, snapshot)
        notification.actions += actions(snapshot)
        notification.image = image(snapshot)
        return notification
    }

    private static func arrival(_ ended: EndedFast, _ snapshot: Snapshot) -> DesktopNotification? {
        // A user who turned both kinds off wants no notification at all.
        guard snapshot.settings.notifiesMilestones || snapshot.settings.notifiesTarget else {
            return nil
        }
        let times = TimeText.interval(
            from: ended.fast.start, to: ended.end, now: snapshot.now, zone: snapshot.zone,
            words: .ofUser)
        let span = Words.span(lasting: ended.duration, from: times.start, to: times.end)
        var notification = DesktopNotification(
            title: Words.fastEnded, body: [.init(span + ".")], category: "x-atrest.arrival",
            actions: [pressed, undo])
        if Words.Safety.isLong(seconds: ended.duration) {
            notification.body.append(.init(Words.Safety.longFast.text))
        }
        if snapshot.settings.isDiscreet { return discreet(notification) }
        addScripture(&notification, snapshot)
        notification.image = image(snapshot)
        return notification
    }

    /// The width and height of the image in pixels: 48 for a screen with twice the resolution. A
    /// server that shows every pixel (dunst) still has room for the text beside it.
    private static let side: UInt32 = 96

    /// The tree as it is now, in the shape of the application's icon.
    private static func image(_ snapshot: Snapshot) -> DesktopNotification.Image? {
        guard let fast = snapshot.treeGrowth, let view = ViewSize(width: side, height: side) else {
            return nil
        }
        let raster = Raster(.icon(fast, view))
        return DesktopNotification.Image(side: raster.width, pixels: raster.pixels)
    }

    /// Adds Scripture as a separate paragraph at the end.
    private static func addScripture(
        _ notification: inout DesktopNotification, _ snapshot: Snapshot
    ) {
        guard let passage = Words.Vigil.passage(snapshot.vigilOccasion) else { return }
        notification.body.append(.init(passage.text, isItalic: true))
        notification.actions.append(.init(key: Key.cite, label: Words.Vigil.cite))
    }

    private static func discreet(_ notification: DesktopNotification) -> DesktopNotification {
        DesktopNotification(
            title: Words.name, body: [.init(Words.Notices.discreet)],
            category: notification.category, actions: notification.actions, isSilent: true)
    }

    /// For a start that is now, with Vigil on.
    static var fastStart: DesktopNotification {
        transient(Words.Vigil.fastStart, lifetime: .seconds(4))
    }

    /// For a fast that was begun on two machines before the start of one reached the other.
    static func beside(_ fast: FastBeside, _ snapshot: Snapshot) -> DesktopNotification {
        transient(
            Words.Devices.alsoRunning(
                TimeText.recorded(
                    fast.start, after: nil, recordedAt: snapshot.now, zone: snapshot.zone,
                    words: .ofUser),
                on: fast.machine), lifetime: answerLifetime)
    }

    /// A short message.
    static func transient(
        _ title: String, _ body: [String] = [], lifetime: Duration = .seconds(2),
        actions: [DesktopNotification.Action] = []
    ) -> DesktopNotification {
        DesktopNotification(
            title: title, body: body.map { .init($0) }, category: "x-atrest.moment",
            actions: actions, isSilent: true, lifetime: lifetime)
    }

    /// How long an answer to the user stays on screen.
    static let answerLifetime = Duration.seconds(6)

    /// What happened. A note about safety takes longer to read.
    static func answer(_ answer: ActAnswer, isDiscreet: Bool) -> DesktopNotification {
        if isDiscreet {
            return transient(Words.Notices.done, lifetime: answerLifetime, actions: [undo])
        }
        let lifetime = answer.safety.isEmpty ? answerLifetime : answerLifetime * 5
        return transient(answer.text, answer.safety, lifetime: lifetime, actions: [undo])
    }

    /// The invitation to the night prayer. It makes no sound.
    static func invitation(_ office: Office, isDiscreet: Bool) -> DesktopNotification {
        let notification = DesktopNotification(
            title: office.hub.invitation, body: [.init(office.hub.verse, isItalic: true)],
            category: "x-atrest.invitation",
            actions: [.init(key: beginPrayer, label: Words.Compline.begin)], isSilent: true)
        return isDiscreet ? discreet(notification) : notification
    }

    /// The offer to begin a fast at the planned time. It says which target the plan has, since other plans may be
    /// offered beside it, and what is said about a long fast.
    static func offer(_ plan: DailyPlan, _ settings: Settings) -> DesktopNotification {
        let cautions = Caution.all(for: plan.target(settings)).map(\.text.text)
        let target = plan.target.map { Words.DailyPlan.target(TimeText.hours($0)) }
        let notification = DesktopNotification(
            title: Words.DailyPlan.offer(at: plan.time.description),
            body: ([Words.idle, target].compactMap(\.self) + cautions).map { .init($0) },
            category: "x-atrest.plan",
            actions: [.init(key: beginPlanned, label: Words.Panel.begin)], isSilent: true)
        return settings.isDiscreet ? discreet(notification) : notification
    }

    /// The key of the button of the offer.
    static let beginPlanned = "begin-planned"

    /// The key of the button of the invitation.
    static let beginPrayer = "begin"

    /// About records that were replaced.
    static func records(_ sentence: String) -> DesktopNotification {
        DesktopNotification(
            title: Words.Notices.setAside, body: [.init(sentence)], category: "x-atrest.records",
            actions: [pressed])
    }

    // MARK: Actions

    /// The key of a press on the notification itself. Servers show no button for it. Source: the
    /// Desktop Notifications Specification.
    static let press = "default"

    private static let pressed = DesktopNotification.Action(key: press, label: Words.Panel.open)

    private static let undo = DesktopNotification.Action(key: Key.undo, label: Words.Panel.undo)

    /// What the buttons of a notification do.
    enum Action: Equatable {
        case endFast
        case addWater(WaterAmount)
        case cite
        /// Undoes the act that the notification is about.
        case undo

        /// - Returns: nil if no button of ours has this key.
        init?(key: String) {
            switch key {
            case Key.endFast: self = .endFast
            case Key.cite: self = .cite
            case Key.undo: self = .undo
            default:
                guard key.hasPrefix(Key.addWater),
                    let amount = Int64(key.dropFirst(Key.addWater.count)).flatMap(
                        WaterAmount.init(milliliters:))
                else { return nil }
                self = .addWater(amount)
            }
        }
    }

    private enum Key {
        static let endFast = "end-fast"
        static let cite = "cite"
        static let undo = "undo"
        /// The amount follows, so that the amount on the label is the one that is added.
        static let addWater = "add-water-"
    }

    /// Some servers give the first button the keyboard focus, so ending the fast comes last.
    private static func actions(_ snapshot: Snapshot) -> [DesktopNotification.Action] {
        let amount = snapshot.settings.quickAdd.milliliters
        let label = Words.Notices.addWater(
            Words.amount(milliliters: amount, in: snapshot.settings.waterUnit))
        return [
            .init(key: Key.addWater + String(amount), label: label),
            .init(key: Key.endFast, label: Words.Panel.end),
        ]
    }
}
