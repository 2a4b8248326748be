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
    /// The index in `allCases`.
    private let unit: ChoiceRow<Int>
    /// In millilitres.
    private var glass: ChoiceRow<Int64>!
    private let amount = TypedRow("")
    private var shownUnit = WaterUnit.milliliters

    init(_ connection: AgentConnection) {
        let units = WaterUnit.allCases
        unit = ChoiceRow(
            Say.unit, presets: Array(units.indices), text: { Self.text(units[$0]) },
            send: { [unowned connection] in
                connection.set(.waterUnit, to: .word(units[$0].rawValue), $1)
            })
        glass = ChoiceRow(
            Say.glass, Say.glassMeaning, presets: WaterAmount.presets,
            otherTitle: Say.anotherValue,
            text: { [unowned self] in Words.amount(milliliters: $0, in: shownUnit) },
            send: { [unowned connection] in
                connection.set(.quickAddMilliliters, to: .count(UInt32($0)), $1)
            })
        unit.add(to: group)
        glass.add(to: group, amount.widget)
        amount.widget.isVisible = false
        glass.onOther = { [unowned self] in
            amount.widget.isVisible = true
            amount.focus()
        }
        amount.onApply = { [unowned self] in take($0) }
    }

    private static func text(_ unit: WaterUnit) -> String {
        switch unit {
        case .milliliters: Say.milliliters
        case .fluidOunces: Say.fluidOunces
        }
    }

    func report(_ report: AgentReport?) {
        let settings = report?.settings
        if let unit = settings?.waterUnit { shownUnit = unit }
        unit.report(settings.flatMap { WaterUnit.allCases.firstIndex(of: $0.waterUnit) })
        glass.report(settings?.quickAddMilliliters.milliliters)
        setTitle(
            of: amount.widget,
            Say.amount(
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
            glass.choose(try Typed.amount(text, usually: shownUnit).milliliters)
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
