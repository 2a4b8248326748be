import CAdwaita
import Client
import Contract
import Fasting
import Presentation
import Words

/// The settings of water.
final class HydrationSection: SettingsSection {
    private typealias Say = Words.SettingsPage

    let group = preferencesGroup(Words.SettingsPage.hydration)
    private let connection: AgentConnection
    private let unit: SettingRows
    /// In millilitres.
    private lazy var glass: ChoiceRow<Int64> = ChoiceRow(
        Say.glass, Say.glassMeaning, presets: WaterAmount.presets,
        otherTitle: Say.anotherValue,
        text: { [unowned self] in Words.amount(milliliters: $0, in: shownUnit) },
        send: connection.sending(.quickAddMilliliters) { .count(UInt32($0)) })
    private let amount = TypedRow("")
    private var shownUnit = WaterUnit.milliliters

    init(_ connection: AgentConnection) {
        self.connection = connection
        unit = SettingRows([.waterUnit], in: group, connection)
        glass.add(to: group, amount.widget)
        amount.widget.isVisible = false
        glass.onOther = { [unowned self] in
            amount.widget.isVisible = true
            amount.focus()
        }
        amount.onApply = { [unowned self] in take($0) }
    }

    func report(_ report: AgentReport?) {
        let settings = report?.settings
        if let unit = settings?.waterUnit { shownUnit = unit }
        unit.report(report)
        glass.report(settings?.quickAddMilliliters.milliliters)
        amount.show(
            title: Say.amount(
                from: Words.amount(milliliters: WaterAmount.range.lowerBound, in: shownUnit),
                to: Words.amount(milliliters: WaterAmount.range.upperBound, in: shownUnit)))
        amount.report(
            settings.map {
                Words.amount(milliliters: $0.quickAddMilliliters.milliliters, in: shownUnit)
            } ?? "")
        amount.widget.isSensitive = settings != nil
    }

    func adapt(toLargeText isLarge: Bool) {
        unit.adapt(toLargeText: isLarge)
        glass.adapt(toLargeText: isLarge)
    }

    private func take(_ text: String) {
        do {
            glass.choose(try UserInput.amount(text, usually: shownUnit).milliliters)
            amount.reset()
            // The focus leaves the row before it goes.
            gtk_widget_grab_focus(glass.row)
            amount.widget.isVisible = false
        } catch {
            if error.exitStatus == .refused { amount.reset() }
            glass.refuse(error.sentence ?? "")
        }
    }
}
