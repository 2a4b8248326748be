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
    /// The sentence at the beginning of the page while the agent is away, and a button that starts it.
    private let away: Widget = notNull(adw_preferences_group_new())
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
        for group in [away] + sections.map(\.group) {
            adw_preferences_page_add(page.cast(), group.cast())
        }
        widget.append(page.expanding(vertically: true))
        onDrop(widget) { [unowned self] in if !premium.drop($0) { data.drop($0) } }
        followTextSize()
        context.connection.observe { [weak self] in self?.take($0) }
    }

    private func addHeader() {
        widget.append(
            headerBar(context, title: notNull(adw_window_title_new(Words.SettingsPage.title, ""))))
        let start = textButton(Words.startAgent) { [unowned self] in
            context.connection.startAgent()
        }
        adw_preferences_group_set_header_suffix(
            away.cast(), start.aligned(vertical: GTK_ALIGN_CENTER))
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
        let absence = state.absence(away: Words.SettingsPage.away)
        away.isVisible = absence != nil
        adw_preferences_group_set_description(away.cast(), xmlEscaped(absence ?? ""))
        for section in sections { section.report(state.report) }
    }
}
