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
        sections = [
            FastingSection(context.connection), HydrationSection(context.connection),
            VigilSection(context.connection), ComplineSection(context.connection),
            CalendarSection(context.connection), DevicesSection(context), premium, data,
            MoodSection(context), LegalSection(),
        ]
        widget.styled("settings")
        addHeader()
        for group in [away.group] + sections.map(\.group) {
            adw_preferences_page_add(page.cast(), group.cast())
        }
        widget.append(page.expanding(vertically: true))
        away.onStart = { [unowned self] in self.context.connection.startAgent() }
        takeDrops()
        followTextSize()
        context.connection.observe { [weak self] in self?.take($0) }
    }

    private func addHeader() {
        widget.append(
            headerBar(context, title: notNull(adw_window_title_new(Words.SettingsPage.title, ""))))
    }

    private func takeDrops() {
        cadwaita_on_drop(
            widget,
            { list, data in
                var paths: [String?] = []
                var item = list
                while let next = item {
                    paths.append(path(of: OpaquePointer(next.pointee.data)))
                    item = next.pointee.next
                }
                let screen = instance(SettingsScreen.self, data)
                if !screen.premium.drop(paths) { screen.data.drop(paths) }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func followTextSize() {
        adapt()
        guard let settings = gtk_settings_get_default() else { return }
        for property in ["gtk-xft-dpi", "gtk-font-name"] {
            // The new size is used after the signal.
            onChange(of: property, UnsafeMutableRawPointer(settings)) {
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
        away.show(Self.sentence(state))
        for section in sections { section.report(state.report) }
    }

    /// Why nothing can be changed; nil if it can, or if the answer is only late.
    private static func sentence(_ state: AgentConnection.State) -> String? {
        switch state {
        case .connecting, .present: nil
        case .away: Words.SettingsPage.away
        case .failing(let error), .noBus(let error):
            Problem(error).sentence?.printable ?? Words.SettingsPage.away
        }
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
