import Contract
import Fasting
import LocalTime
import Tray
import Words

/// What the item in the tray shows: pure, from what is known.
enum TrayText {
    /// The entries of the menu, under ids that never change.
    enum Entry: Int32, CaseIterable {
        case state = 1
        case water
        case end
        case setAside
        case begin
        case undo
        case vigil
        case quit
        case firstLine
        case secondLine
    }

    static func content(_ present: Present, iconFolder: String) -> TrayContent {
        TrayContent(
            title: Words.name, iconName: icon(present), iconFolder: iconFolder,
            tooltipTitle: headline(present), tooltipText: since(present),
            menu: [state(line(present), moves: present.fast.active != nil), line(.firstLine)]
                + (present.fast.active == nil ? idleChoices(present) : choices(present))
                + [line(.secondLine), vigil(present), entry(.quit, Words.Panel.quit)])
    }

    /// Where the records cannot be read: nobody may call that idle.
    ///
    /// - Parameter sentence: why.
    static func content(unreadable sentence: String, iconFolder: String) -> TrayContent {
        TrayContent(
            title: Words.name, iconName: iconName("unknown"), iconFolder: iconFolder,
            tooltipTitle: Words.name, tooltipText: plain(sentence),
            menu: [
                state(sentence, moves: false), line(.secondLine), entry(.quit, Words.Panel.quit),
            ])
    }

    // MARK: Icon and tooltip

    /// The tree fills from its roots in five steps; its star comes when the fast is complete.
    private static func icon(_ present: Present) -> String {
        switch present.fast.stage {
        case .active(let fast): iconName("step-\(fast.treeStep(at: present.now))")
        case .ended(let ended) where ended.outcome == .completed: iconName("complete")
        case .ended, .idle: iconName("idle")
        }
    }

    private static func iconName(_ state: String) -> String {
        "\(Names.application)-\(state)-symbolic"
    }

    private static func headline(_ present: Present) -> String {
        plain(present.fast.active.map { Words.title($0.milestone(at: present.now)) } ?? Words.name)
    }

    /// Words that stay right without being told anew, whenever somebody reads them: the hosts hear of
    /// transitions only.
    private static func since(_ present: Present) -> String {
        guard let fast = present.fast.active else { return plain(line(present)) }
        let start = TimeText.lasting(fast.start, now: present.now, zone: present.zone)
        return plain(Words.since(start))
    }

    /// Some hosts read markup in a tooltip and others none.
    private static func plain(_ text: String) -> String {
        text.filter { $0 != "<" && $0 != "&" }
    }

    // MARK: Menu

    /// The state in one line, right at this moment.
    static func line(_ present: Present) -> String {
        switch present.fast.stage {
        case .idle: Words.idle
        case .active(let fast):
            Words.Panel.state(
                TimeText.duration(seconds: fast.elapsed(at: present.now)),
                in: Words.title(fast.milestone(at: present.now)))
        case .ended(let ended): Words.line(after: ended.outcome, kept: ended.kept)
        }
    }

    private static func choices(_ present: Present) -> [TrayMenuEntry] {
        func amount(_ milliliters: Int64) -> String {
            Words.amount(milliliters: milliliters, in: present.settings.waterUnit)
        }
        let today = present.waterToday
        return [
            entry(
                .water,
                Words.Panel.water(
                    amount(present.settings.quickAdd.milliliters),
                    today: today > 0 ? amount(today) : nil)),
            entry(.end, Words.Notices.endFast),
            entry(.setAside, Words.Panel.setAside),
        ]
    }

    private static func idleChoices(_ present: Present) -> [TrayMenuEntry] {
        var undo = entry(.undo, Words.Panel.undo)
        undo.isEnabled = present.canUndoEnding || present.canUndoEdit
        return [entry(.begin, Words.Panel.begin), undo]
    }

    private static func vigil(_ present: Present) -> TrayMenuEntry {
        var vigil = entry(.vigil, Words.Vigil.title)
        vigil.kind = .check(isOn: present.settings.isVigilOn)
        return vigil
    }

    private static func state(_ label: String, moves: Bool) -> TrayMenuEntry {
        TrayMenuEntry(id: Entry.state.rawValue, label: label, isEnabled: false, moves: moves)
    }

    private static func entry(_ entry: Entry, _ label: String) -> TrayMenuEntry {
        TrayMenuEntry(id: entry.rawValue, label: label)
    }

    private static func line(_ entry: Entry) -> TrayMenuEntry { .separator(id: entry.rawValue) }
}
