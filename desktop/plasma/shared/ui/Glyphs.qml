import QtQuick 2.15

// The glyphs at the lower edge of the popup. They open the forest, the calendar and the settings in the
// window, and at night Compline, if the user has turned it on.
Row {
    id: glyphs

    property Agent agent
    property Dusk dusk

    visible: agent.hasWindow
    spacing: 14 * dusk.unit

    Glyph {
        visible: glyphs.agent.hasForest
        dusk: glyphs.dusk
        source: "../images/forest.svg"
        text: i18nd("atrest", "Forest")
        onClicked: glyphs.agent.show("forest")
    }
    Glyph {
        dusk: glyphs.dusk
        source: "../images/calendar.svg"
        text: i18nd("atrest", "Calendar")
        onClicked: glyphs.agent.show("calendar")
    }
    Glyph {
        dusk: glyphs.dusk
        source: "../images/settings.svg"
        text: i18nd("atrest", "Settings")
        onClicked: glyphs.agent.show("settings")
    }
    CalmButton {
        visible: glyphs.agent.offersPrayer
        dusk: glyphs.dusk
        isQuiet: true
        text: i18nd("atrest", "Compline")
        onClicked: glyphs.agent.show("compline")
    }
}
