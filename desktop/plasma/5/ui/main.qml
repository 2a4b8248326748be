import QtQuick 2.15
import org.kde.plasma.core 2.0 as PlasmaCore
import org.kde.plasma.plasmoid 2.0

Item {
    id: root

    property bool isPopupShown: false

    Plasmoid.icon: "app.atrest.Atrest"
    // The sky is the background.
    Plasmoid.backgroundHints: PlasmaCore.Types.NoBackground
    Plasmoid.title: i18nd("atrest", "Atrest")
    Plasmoid.toolTipMainText: atrest.isActive ? atrest.title : i18nd("atrest", "Atrest")
    Plasmoid.toolTipSubText: atrest.isActive ? hours.since
        : atrest.isAway ? i18nd("atrest", "Atrest's clock has stopped") : atrest.line
    Plasmoid.toolTipTextFormat: Text.PlainText
    Plasmoid.switchWidth: PlasmaCore.Units.gridUnit * 14
    Plasmoid.switchHeight: PlasmaCore.Units.gridUnit * 26

    Agent { id: atrest }

    Clock {
        id: hours
        agent: atrest
        showsMinutes: root.isPopupShown || Plasmoid.configuration.showHours
    }

    Plasmoid.compactRepresentation: PanelGlyph {
        agent: atrest
        clock: hours
        showsHours: Plasmoid.configuration.showHours
        isVertical: Plasmoid.formFactor === PlasmaCore.Types.Vertical
        ink: PlasmaCore.ColorScope.textColor
        onToggled: Plasmoid.expanded = !Plasmoid.expanded
    }

    Plasmoid.fullRepresentation: Popup {
        agent: atrest
        clock: hours
        isPlanar: Plasmoid.formFactor === PlasmaCore.Types.Planar
        grid: PlasmaCore.Units.gridUnit
        isStill: atrest.reducedMotion === "on"
            || atrest.reducedMotion === "auto" && PlasmaCore.Units.longDuration <= 1
        onIsShownChanged: root.isPopupShown = isShown
    }
}
