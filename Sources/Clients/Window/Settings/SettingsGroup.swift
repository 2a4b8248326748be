import CAdwaita
import Client
import Fasting
import Presentation
import Words

/// A heading with rows, each of which is bound to a setting.
final class SettingsGroup: SettingsSection {
    let group: Widget
    private let connection: AgentConnection
    private var reporting: [(AgentReport?) -> Void] = []
    private var adapting: [(_ isLarge: Bool) -> Void] = []

    init(_ title: String, _ connection: AgentConnection) {
        group = preferencesGroup(title)
        self.connection = connection
    }

    func report(_ report: AgentReport?) { for body in reporting { body(report) } }

    func adapt(toLargeText isLarge: Bool) { for body in adapting { body(isLarge) } }

    /// Calls a closure with each report, and with nil while the agent is away.
    func onReport(_ body: @escaping (AgentReport?) -> Void) { reporting.append(body) }

    // MARK: Settings

    /// A setting of the agent that has a method of its own.
    func setting<Value, Call: AnyObject>(
        read: @escaping (AgentReport) -> Value?,
        send call:
            @escaping (
                AgentProxy, Value, @escaping (Result<Void, ClientError>) -> Void
            ) throws -> Call
    ) -> Setting<Value> {
        Setting(
            read: { $0.flatMap(read) },
            send: { [unowned connection] value, done in
                connection.ask({ try call($0, value, $1) }, then: done)
            })
    }

    /// A setting of the table.
    func setting<Value>(
        _ key: Settings.Key, read: @escaping (Settings1State) -> Value?,
        write: @escaping (Value) -> Settings.Value
    ) -> Setting<Value> {
        setting(
            read: { $0.settings.flatMap(read) }, send: { try $0.set(key, to: write($1), $2) })
    }

    // MARK: Rows

    /// Adds the rows of settings that need only the table of settings: a switch for a flag, a list for one of a few
    /// words.
    func add(_ keys: Settings.Key...) {
        for key in keys {
            if key.kind == .flag {
                addFlag(key)
                continue
            }
            let words = Words.Settings.texts(key).words
            addChoice(
                key, key.words, text: { words[$0] ?? $0 },
                setting(
                    read: { $0.setting(key)?.text },
                    send: { try $0.set(key, to: .word($1), $2) }))
        }
    }

    /// - Parameter isThere: whether it has a row.
    func addFlag(_ key: Settings.Key, isThere: @escaping (AgentReport) -> Bool = { _ in true }) {
        let texts = Words.Settings.texts(key)
        var setting = setting(
            read: { $0.setting(key).flatMap { Bool($0.text) } },
            send: { try $0.set(key, to: .flag($1), $2) })
        setting.isThere = isThere
        addSwitch(texts.title, texts.explanation, setting)
    }

    /// Adds rows that show a setting, and below them the place for a sentence about it.
    func add<Value>(_ link: SettingLink<Value>, _ rows: Widget...) {
        for row in rows + [link.problem.widget] { group.addRows(row) }
        onReport { report in
            // While the agent is away, what was there stays.
            if let report { for row in rows { row.isVisible = link.setting.isThere(report) } }
            link.report(report)
        }
    }

    /// Adds a setting that is on or off.
    ///
    /// - Parameter name: what screen readers say, if the title is a sentence below a heading with that name.
    func addSwitch(
        _ title: String, _ subtitle: String = "", name: String? = nil, _ setting: Setting<Bool>
    ) {
        let (row, toggle) = switchRow(title, subtitle)
        if let name {
            toggle.named(name).described(title)
            // A reader would say of a group with the name of the switch only that it is one.
            for part in [group] + group.descendants(of: gtk_list_box_get_type()) {
                part.named("")
                gtk_accessible_reset_relation(part.opaque, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY)
            }
        }
        let link = SettingLink(setting)
        add(link, row)
        link.render = { value in
            row.isSensitive = value != nil
            // While the agent is away, the last value stays.
            if let value { gtk_switch_set_active(toggle.opaque, value ? 1 : 0) }
        }
        onChange(of: "active", toggle.object) {
            link.choose(gtk_switch_get_active(toggle.opaque) != 0)
        }
    }

    /// How any other value than those of a list is typed.
    struct OtherValue<Value> {
        /// Of the field.
        let title: () -> String
        /// In the field.
        let text: (Value) -> String
        let read: (String) throws(Problem) -> Value
    }

    /// Adds a setting that is one of a few values.
    ///
    /// - Parameters:
    ///   - text: of a value in the list.
    ///   - other: lets the user type any other value too.
    func addChoice<Value: Comparable>(
        _ key: Settings.Key, _ presets: [Value], text: @escaping (Value) -> String,
        _ setting: Setting<Value>, other: OtherValue<Value>? = nil
    ) {
        let texts = Words.Settings.texts(key)
        let row = notNull(adw_combo_row_new())
        setTitles(of: row, texts.title, texts.explanation)
        let field = other.map { TypedRow($0.title()) }
        field?.widget.isVisible = false
        group.addRows(row)
        if let field { group.addRows(field.widget) }
        let link = SettingLink(setting)
        add(link)
        var choices = Choices(presets: presets, current: nil)
        var titles: [String] = []
        link.render = { value in
            for widget in [row, field?.widget] { widget?.isSensitive = value != nil }
            guard let value else { return }
            // Screen readers do not find the value in the list.
            row.described(text(value))
            choices = Choices(presets: presets, current: value, hasOther: other != nil)
            let new =
                choices.values.map(text)
                + (other == nil ? [] : [Words.SettingsPage.anotherValue])
            if new != titles { setChoices(of: row, new) }
            titles = new
            let none = UInt32.max
            let selected = choices.selected.map { UInt32($0) } ?? none
            if adw_combo_row_get_selected(row.cast()) != selected {
                adw_combo_row_set_selected(row.cast(), selected)
            }
            if let other, let field {
                field.show(title: other.title())
                field.report(other.text(value))
            }
        }
        onChange(of: "selected", row.object) {
            guard !link.isRendering else { return }
            switch choices.choice(at: Int(adw_combo_row_get_selected(row.cast()))) {
            case .value(let value): link.choose(value)
            case .other:
                // The list closes first.
                later {
                    link.update()
                    field?.widget.isVisible = true
                    field?.focus()
                }
            case nil: break
            }
        }
        field?.onApply = { [unowned field] in
            guard let field, let other else { return }
            take($0, from: field, to: link, other.read) {
                // The focus leaves the field before it goes.
                gtk_widget_grab_focus(row)
                field.widget.isVisible = false
            }
        }
        // Beside the title, the value would be cut off in large text. So it is below it, in place of the subtitle.
        adapting.append { isLarge in
            adw_combo_row_set_use_subtitle(row.cast(), isLarge ? 1 : 0)
            if !isLarge { setSubtitle(of: row, texts.explanation) }
        }
    }

    /// Adds a setting that is a text.
    func addField(
        _ title: String, _ setting: Setting<String>,
        read: @escaping (String) throws(Problem) -> String = { $0 }
    ) {
        let field = TypedRow(title)
        let link = SettingLink(setting)
        add(link, field.widget)
        link.render = { value in
            field.widget.isSensitive = value != nil
            if let value { field.report(value) }
        }
        field.onApply = { [unowned field] in take($0, from: field, to: link, read) }
    }
}

/// Hands over what was typed. A value that can be read and is refused leaves the field.
private func take<Value>(
    _ text: String, from field: TypedRow, to link: SettingLink<Value>,
    _ read: (String) throws(Problem) -> Value, then done: () -> Void = {}
) {
    do throws(Problem) {
        link.choose(try read(text))
        field.reset()
        done()
    } catch {
        if error.exitStatus == .refused { field.reset() }
        link.refuse(error.windowText ?? "")
    }
}

/// The value that a row of the settings shows: what the agent says, or what the user has just chosen
/// while the agent has not answered yet.
struct ShownSetting<Value: Equatable> {
    /// nil while the agent is away.
    private(set) var shown: Value?
    /// Why the last value was refused.
    private(set) var problem: String?
    /// What the agent says.
    private var known: Value?
    private var openCalls = 0

    /// Takes what the agent says. While calls are open, the user's choice stays.
    ///
    /// - Parameter value: nil if the agent is away.
    mutating func report(_ value: Value?) {
        known = value
        if value == nil { problem = nil }
        guard openCalls == 0 || value == nil else { return }
        if shown != value { problem = nil }
        shown = value
    }

    /// Takes what the user chooses.
    ///
    /// - Returns: whether to send it. A value that is shown already is not sent.
    mutating func choose(_ value: Value) -> Bool {
        problem = nil
        guard shown != nil, shown != value else { return false }
        openCalls += 1
        shown = value
        return true
    }

    /// Takes the agent's answer to the oldest open call. What the agent has changed was reported before.
    ///
    /// - Parameter refusal: why the value was refused; nil if it was not.
    mutating func answered(refusal: String?) {
        openCalls -= 1
        guard openCalls == 0 else { return }
        shown = known
        if let refusal { problem = refusal }
    }

    /// Refuses what the user typed before it is sent.
    mutating func refuse(_ sentence: String) { problem = sentence }
}

/// The values that a list offers: the presets, and the present one if it is none of them. A last
/// choice may ask for any other value.
struct Choices<Value: Comparable>: Equatable {
    enum Choice: Equatable {
        case value(Value)
        /// The user wants to type a value.
        case other
    }

    let values: [Value]
    let hasOther: Bool
    /// The index of the present value; nil if it is not known.
    let selected: Int?

    /// - Parameter current: nil if it is not known.
    init(presets: [Value], current: Value?, hasOther: Bool = false) {
        var values = presets
        if let current, !values.contains(current) {
            values.insert(current, at: values.firstIndex { $0 > current } ?? values.count)
        }
        self.values = values
        self.hasOther = hasOther
        selected = current.flatMap { values.firstIndex(of: $0) }
    }

    /// - Returns: nil if there is nothing at the index.
    func choice(at index: Int) -> Choice? {
        if values.indices.contains(index) { return .value(values[index]) }
        return hasOther && index == values.count ? .other : nil
    }
}

/// A part of the settings with its own heading.
protocol SettingsSection: AnyObject {
    /// An AdwPreferencesGroup.
    var group: Widget { get }
    /// Takes what the agent says; nil if it is away.
    func report(_ report: AgentReport?)
    /// Called each time before the settings are shown.
    func willAppear()
    /// Called if text became large, or is no longer large.
    func adapt(toLargeText isLarge: Bool)
}

extension SettingsSection {
    func willAppear() {}
    func adapt(toLargeText isLarge: Bool) {}
}
