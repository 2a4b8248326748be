import Fasting
import LocalTime
import Notices
import Picture
import Words

/// What notices say: pure, from a topic and what is known.
enum NoticeText {
    enum Category {
        static let milestone = "x-atrest.milestone"
        static let target = "x-atrest.target"
        static let arrival = "x-atrest.arrival"
        static let moment = "x-atrest.moment"
        static let records = "x-atrest.records"
    }

    /// - Returns: nil where the user wants none.
    static func notice(of topic: NoticeTopic, _ present: Present) -> DesktopNotification? {
        switch topic {
        case .phase(_, let phase, let hasBegun, let targetReached):
            let settings = present.settings
            return phaseNotice(
                hasBegun && settings.notifiesMilestones ? phase : nil,
                targetReached && settings.notifiesTarget, present)
        case .arrival(let ended): return arrival(ended, present)
        }
    }

    /// - Parameter phase: that has begun; nil where it is not to be told.
    private static func phaseNotice(
        _ phase: Milestone?, _ targetReached: Bool, _ present: Present
    ) -> DesktopNotification? {
        guard phase != nil || targetReached else { return nil }
        var notice: DesktopNotification
        if let phase {
            let text = present.text(of: phase)
            let body = targetReached ? "\(text) \(Words.Notices.targetReachedToo)" : text
            notice = DesktopNotification(
                title: Words.title(phase), body: [DesktopNotification.Paragraph(body)],
                category: Category.milestone)
        } else {
            notice = DesktopNotification(
                title: Words.Notices.targetReached,
                body: [DesktopNotification.Paragraph(Words.Notices.targetReachedText)],
                category: Category.target)
            notice.isSilent = true
        }
        if present.settings.isDiscreet { return discreet(notice) }
        if phase != nil { quote(&notice, present) }
        notice.actions += actions(present)
        notice.image = image(present)
        return notice
    }

    private static func arrival(_ ended: EndedFast, _ present: Present) -> DesktopNotification? {
        // Whoever wants neither of the others wants none.
        guard present.settings.notifiesMilestones || present.settings.notifiesTarget else {
            return nil
        }
        func shown(_ instant: Instant) -> String {
            TimeText.short(
                instant, now: present.now, zone: present.zone, yesterday: Words.yesterday)
        }
        let span = Words.span(
            TimeText.duration(seconds: ended.duration), from: shown(ended.fast.start),
            to: shown(ended.end))
        var notice = DesktopNotification(
            title: Words.Notices.complete, body: [DesktopNotification.Paragraph(span + ".")],
            category: Category.arrival)
        if present.settings.isDiscreet { return discreet(notice) }
        quote(&notice, present)
        notice.image = image(present)
        return notice
    }

    /// Pixels of a notice's picture, each way: 48 twice as sharp. A server that shows every pixel
    /// (dunst) has room for the words beside it.
    private static let side: UInt32 = 96

    /// The tree as it is now, as in the application's icon.
    private static func image(_ present: Present) -> DesktopNotification.Image? {
        guard let fast = present.picture, let view = ViewSize(width: side, height: side) else {
            return nil
        }
        let raster = Raster(.icon(fast, view, captions: .ofProgram))
        return DesktopNotification.Image(side: raster.width, pixels: raster.pixels)
    }

    /// Scripture stands apart from the rest, last.
    private static func quote(_ notice: inout DesktopNotification, _ present: Present) {
        guard let passage = present.passage else { return }
        notice.body.append(DesktopNotification.Paragraph(passage.text, isItalic: true))
        notice.actions.append(DesktopNotification.Action(key: Key.cite, label: Words.Vigil.cite))
    }

    private static func discreet(_ notice: DesktopNotification) -> DesktopNotification {
        var notice = DesktopNotification(
            title: Words.name, body: [DesktopNotification.Paragraph(Words.Notices.discreet)],
            category: notice.category)
        notice.isSilent = true
        return notice
    }

    /// A start that is now, with Vigil on.
    static var fastStart: DesktopNotification {
        passing(Words.Vigil.fastStart, lifetime: .seconds(4))
    }

    /// For a moment, where the notice that it belongs to was closed by the reader's answer.
    static func passing(
        _ title: String, _ text: String? = nil, lifetime: Duration = .seconds(2)
    ) -> DesktopNotification {
        var notice = DesktopNotification(
            title: title, body: text.map { [DesktopNotification.Paragraph($0)] } ?? [],
            category: Category.moment)
        notice.lifetime = lifetime
        notice.isSilent = true
        return notice
    }

    static func recordsSetAside(_ sentence: String) -> DesktopNotification {
        DesktopNotification(
            title: Words.Notices.setAside,
            body: [DesktopNotification.Paragraph(sentence)], category: Category.records)
    }

    // MARK: Actions

    /// What a reader can ask for from a notice.
    enum Wish: Equatable {
        case endFast
        case addWater(WaterAmount)
        case cite

        /// - Returns: nil for a key that is none of ours.
        init?(key: String) {
            switch key {
            case Key.endFast: self = .endFast
            case Key.cite: self = .cite
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
        /// The amount stands in it, so that what is added is what the label said.
        static let addWater = "add-water-"
    }

    /// A server may give the first button the keyboard unasked, so the one that cannot be taken back
    /// on the spot comes last.
    private static func actions(_ present: Present) -> [DesktopNotification.Action] {
        let amount = present.settings.quickAdd.milliliters
        let label = Words.Notices.addWater(
            Words.amount(milliliters: amount, in: present.settings.waterUnit))
        return [
            DesktopNotification.Action(key: Key.addWater + String(amount), label: label),
            DesktopNotification.Action(key: Key.endFast, label: Words.Notices.endFast),
        ]
    }
}
