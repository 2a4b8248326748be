import AgentCore
import Compline
import Contract
import Fasting
import LocalTime
import Tray
import Words

/// What the tray item shows. Pure functions of a snapshot.
enum TrayText {
    /// The entries of the menu. Their ids never change, but those of ``bound`` entries (``id(about:)-(Int64)``).
    enum Entry: Int32, CaseIterable {
        case state = 1
        case open
        case water
        case end
        case abandon
        case begin
        case undo
        case calendar
        case forest
        case settings
        case quit
        case firstSeparator
        case secondSeparator
        case thirdSeparator
        case endAt
        case compline
    }

    /// - Parameter hasWindow: whether the window is installed, whose screens the menu can open.
    static func content(_ snapshot: Snapshot, hasWindow: Bool) -> TrayContent {
        TrayContent(
            title: Words.name, iconName: icon(snapshot), tooltipTitle: headline(snapshot),
            tooltipText: since(snapshot),
            menu: [
                state(line(snapshot), changesWithTime: snapshot.fast.active != nil),
                line(.firstSeparator),
            ]
                + (snapshot.fast.active.map { choices($0, snapshot) } ?? idleChoices(snapshot))
                + [line(.secondSeparator), entry(.open, Words.Panel.open)]
                + prayer(snapshot)
                + (hasWindow ? screens(snapshot) : [])
                + [line(.thirdSeparator), entry(.quit, Words.Panel.quit)])
    }

    /// The content while the records cannot be read.
    ///
    /// - Parameter sentence: why they cannot be read.
    static func content(unreadable sentence: String) -> TrayContent {
        TrayContent(
            title: Words.name, iconName: iconName("unknown"), tooltipTitle: Words.name,
            tooltipText: plain(sentence),
            menu: [
                state(sentence, changesWithTime: false), line(.secondSeparator),
                entry(.open, Words.Panel.open), line(.thirdSeparator),
                entry(.quit, Words.Panel.quit),
            ])
    }

    // MARK: Icon and tooltip

    /// The tree fills from its roots in five steps. The star comes when the fast is completed.
    private static func icon(_ snapshot: Snapshot) -> String {
        guard snapshot.entitlement.hasForest else { return iconName("idle") }
        return switch snapshot.fast.stage {
        case .active(let fast): iconName("step-\(fast.treeStep(at: snapshot.now))")
        case .ended(let ended) where ended.outcome == .completed: iconName("complete")
        case .ended, .idle: iconName("idle")
        }
    }

    private static func iconName(_ state: String) -> String {
        "\(Names.application)-\(state)-symbolic"
    }

    private static func headline(_ snapshot: Snapshot) -> String {
        plain(
            snapshot.fast.active.map { Words.title($0.milestone(at: snapshot.now)) } ?? Words.name)
    }

    /// A text that stays true as time passes, because the hosts are told about transitions only.
    private static func since(_ snapshot: Snapshot) -> String {
        guard let fast = snapshot.fast.active else { return plain(line(snapshot)) }
        let start = TimeText.lasting(
            fast.start, now: snapshot.now, zone: snapshot.zone, words: .ofUser)
        let cautions = fast.cautions(at: snapshot.now).map(\.windowText.text)
        return plain(([Words.since(start)] + cautions).joined(separator: "\n"))
    }

    /// Removes what some hosts read as markup.
    private static func plain(_ text: String) -> String {
        text.filter { $0 != "<" && $0 != "&" }
    }

    // MARK: Menu

    /// The state in one line.
    static func line(_ snapshot: Snapshot) -> String {
        switch snapshot.fast.stage {
        case .idle: Words.idle
        case .active(let fast):
            Words.Panel.state(
                elapsed(fast.elapsed(at: snapshot.now)),
                in: Words.title(fast.milestone(at: snapshot.now)))
        case .ended(let ended): Words.line(after: ended.outcome, kept: ended.kept)
        }
    }

    private static func elapsed(_ seconds: Int64) -> String {
        Words.withDays(TimeText.duration(seconds: seconds), seconds: seconds)
    }

    private static func choices(_ fast: ActiveFast, _ snapshot: Snapshot) -> [TrayMenuEntry] {
        func amount(_ milliliters: Int64) -> String {
            Words.amount(milliliters: milliliters, in: snapshot.settings.waterUnit)
        }
        return [
            entry(
                .water,
                Words.Panel.water(
                    amount(snapshot.settings.quickAdd.milliliters),
                    today: amount(snapshot.waterToday))),
            TrayMenuEntry(id: Entry.end.id(about: fast.id), label: Words.Panel.end),
            entry(.endAt, Words.Timer.endAt),
            TrayMenuEntry(id: Entry.abandon.id(about: fast.id), label: Words.Panel.abandon),
            undo(snapshot),
        ]
    }

    private static func idleChoices(_ snapshot: Snapshot) -> [TrayMenuEntry] {
        [entry(.begin, Words.Panel.begin), undo(snapshot)]
    }

    /// Undoes the latest act, and names it.
    private static func undo(_ snapshot: Snapshot) -> TrayMenuEntry {
        guard let act = snapshot.undo.undoable else {
            var undo = entry(.undo, Words.Panel.undo)
            undo.isEnabled = false
            return undo
        }
        let phrase = Words.Journal.phrase(
            for: act, in: snapshot.settings.waterUnit, showsTarget: false
        ) {
            TimeText.recorded(
                $0, after: $1, recordedAt: act.at, zone: snapshot.zone, words: .ofUser)
        }
        return TrayMenuEntry(
            id: Entry.undo.id(about: act.number), label: Words.Journal.undo(phrase))
    }

    /// The night prayer at night, if the user has turned it on.
    private static func prayer(_ snapshot: Snapshot) -> [TrayMenuEntry] {
        let night = PrayerNight.current(at: snapshot.now, zone: snapshot.zone)
        return night != nil && snapshot.settings.isComplineOn
            ? [entry(.compline, Words.Compline.setting)] : []
    }

    /// The screens of the window beside the timer.
    private static func screens(_ snapshot: Snapshot) -> [TrayMenuEntry] {
        let forest = snapshot.entitlement.hasForest ? [entry(.forest, Words.Forest.name)] : []
        return [entry(.calendar, Words.Panel.calendar)] + forest
            + [entry(.settings, Words.Panel.settings)]
    }

    private static func state(_ label: String, changesWithTime: Bool) -> TrayMenuEntry {
        TrayMenuEntry(
            id: Entry.state.rawValue, label: label, isEnabled: false, moves: changesWithTime)
    }

    private static func entry(_ entry: Entry, _ label: String) -> TrayMenuEntry {
        TrayMenuEntry(id: entry.rawValue, label: label)
    }

    private static func line(_ entry: Entry) -> TrayMenuEntry { .separator(id: entry.rawValue) }
}

/// Ids that contain what an entry is about, so that a menu that was opened earlier never ends another fast or undoes
/// another act than it showed.
extension TrayText.Entry {
    private static let bound: [Self] = [.end, .abandon, .undo]
    /// How many ids each of them has.
    private static let range: Int32 = 1 << 28

    /// The entry with an id; nil if no entry can have it.
    init?(id: Int32) {
        let place = Int(id / Self.range) - 1
        if Self.bound.indices.contains(place) {
            self = Self.bound[place]
        } else {
            self.init(rawValue: id)
        }
    }

    /// The id of this entry, which must be a bound one, if it undoes this act.
    func id(about act: Int64) -> Int32 {
        let first = Int32(Self.bound.firstIndex(of: self)! + 1) * Self.range
        return first + Int32(truncatingIfNeeded: act & Int64(Self.range - 1))
    }

    /// The id of this entry, which must be a bound one, if it is about this fast.
    func id(about fast: RecordID) -> Int32 {
        id(about: fast.bytes.reduce(0) { sum, byte in sum &* 31 &+ Int64(byte) })
    }
}
