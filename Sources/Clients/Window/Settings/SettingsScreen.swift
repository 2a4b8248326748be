import CAdwaita
import Presentation
import Text
import Words

/// The settings. Premium has a heading only if the agent names a licence authority.
final class SettingsScreen: WindowScreen {
    var widget: Widget { sky.widget }
    private let sky: SkyColumn
    private let context: WindowContext
    private let page: Widget = notNull(adw_preferences_page_new())
    private let away = AwayGroup()
    private let data: DataSection
    private let premium: PremiumSection
    private let sections: [any SettingsSection]

    init(_ context: WindowContext) {
        self.context = context
        sky = SkyColumn { [style = context.style] in style.sky }
        data = DataSection(context)
        premium = PremiumSection(context)
        let connection = context.connection
        let pages: [(AgentConnection) -> SettingsGroup] = [
            SettingsGroup.fasting, SettingsGroup.hydration, SettingsGroup.vigil,
            SettingsGroup.compline, SettingsGroup.calendar,
        ]
        sections =
            pages.map { $0(connection) } + [
                DevicesSection(context), premium, data, SettingsGroup.mood(context),
                SettingsGroup.legal(connection),
            ]
        widget.styled("settings")
        addHeader()
        for group in [away.group] + sections.map(\.group) {
            adw_preferences_page_add(page.cast(), group.cast())
        }
        widget.append(page.expanding(vertically: true))
        away.onStart = { [unowned self] in self.context.connection.startAgent() }
        onDrop(widget) { [unowned self] in if !premium.drop($0) { data.drop($0) } }
        followTextSize()
        context.connection.observe { [weak self] in self?.take($0) }
    }

    private func addHeader() {
        widget.append(
            headerBar(context, title: notNull(adw_window_title_new(Words.SettingsPage.title, ""))))
    }

    private func followTextSize() {
        adapt()
        guard let settings = gtk_settings_get_default() else { return }
        for property in ["gtk-xft-dpi", "gtk-font-name"] {
            // The new size is used after the signal.
            onChange(of: property, settings.object) {
                later { [weak self] in self?.adapt() }
            }
        }
    }

    private func adapt() {
        let isLarge = page.hasLargeText
        for section in sections { section.adapt(toLargeText: isLarge) }
    }

    /// Shows the licence, and moves the focus to it.
    func openLicence() { premium.open() }

    func willAppear() {
        for section in sections { section.willAppear() }
        // Where the focus was is no longer shown.
        later { [weak self] in
            if let self { gtk_widget_child_focus(page, GTK_DIR_TAB_FORWARD) }
        }
    }

    private func take(_ state: AgentConnection.State) {
        away.show(state.absence(away: Words.SettingsPage.away))
        for section in sections { section.report(state.report) }
    }
}

/// The sentence at the beginning of the page while the agent is away, and a button that starts it.
private final class AwayGroup {
    let group: Widget = notNull(adw_preferences_group_new())
    var onStart: () -> Void = {}

    init() {
        let start = textButton(Words.startAgent) { [unowned self] in onStart() }
        adw_preferences_group_set_header_suffix(
            group.cast(), start.aligned(vertical: GTK_ALIGN_CENTER))
        group.isVisible = false
    }

    /// - Parameter sentence: nil hides the group.
    func show(_ sentence: String?) {
        group.isVisible = sentence != nil
        adw_preferences_group_set_description(group.cast(), xmlEscaped(sentence ?? ""))
    }
}
