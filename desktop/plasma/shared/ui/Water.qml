import QtQuick 2.15

// Adds the usual amount of water. Beside it is how much was drunk today, which leads to the entries.
Row {
    id: water

    property Agent agent
    property Dusk dusk

    // The user wants to see the entries.
    signal opened()

    function amount(milliliters) {
        if (agent.waterUnit === "floz") {
            const ounces = Math.round(milliliters / 29.5735295625 * 10) / 10
            return i18nd("atrest", "{number} fl oz").replace("{number}", ounces)
        }
        return i18nd("atrest", "{number} ml").replace("{number}", milliliters)
    }

    function focusToday() { today.forceActiveFocus() }

    visible: agent.quickAdd > 0
    spacing: 6 * dusk.unit

    CalmButton {
        dusk: water.dusk
        isQuiet: true
        isFramed: true
        glyph: "../images/drop.svg"
        text: "+" + water.amount(water.agent.quickAdd)
        onClicked: water.agent.addWater()

        Accessible.name: i18nd("atrest", "Add water")
        Accessible.description: text
    }
    CalmButton {
        id: today

        readonly property string total: water.amount(water.agent.waterToday)

        dusk: water.dusk
        isQuiet: true
        isFramed: true
        text: i18nd("atrest", "Today {amount}").replace("{amount}", total)
        onClicked: water.opened()

        Accessible.name: i18nd("atrest", "Today's water") + ", " + total
    }
}
