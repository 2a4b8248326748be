import QtQuick 2.15

// Adds the usual amount of water. Shows the day's total for some seconds after that.
CalmButton {
    id: water

    property Agent agent
    property bool isPressed: false

    function amount(milliliters) {
        if (agent.waterUnit === "floz") {
            const ounces = Math.round(milliliters / 29.5735295625 * 10) / 10
            return i18nd("atrest", "{number} fl oz").replace("{number}", ounces)
        }
        return i18nd("atrest", "{number} ml").replace("{number}", milliliters)
    }

    isQuiet: true
    glyph: "../images/drop.svg"
    text: today.running
        ? i18nd("atrest", "Today {amount}").replace("{amount}", amount(agent.waterToday))
        : agent.quickAdd > 0 ? "+" + amount(agent.quickAdd) : ""
    onClicked: {
        isPressed = true
        agent.addWater()
    }

    Accessible.name: i18nd("atrest", "Add water")
    Accessible.description: text

    Connections {
        target: water.agent
        function onWaterTodayChanged() {
            if (water.isPressed) {
                water.isPressed = false
                today.restart()
            }
        }
        function onRefusalChanged() { water.isPressed = false }
    }

    Timer {
        id: today
        interval: 3000
    }
}
