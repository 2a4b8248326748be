import QtQuick
import org.kde.kirigami as Kirigami
import org.kde.plasma.core as PlasmaCore
import org.kde.plasma.plasmoid

PlasmoidItem {
    id: root

    property bool isPopupShown: false

    Plasmoid.icon: "app.atrest.Atrest"
    // The sky is the background.
    Plasmoid.backgroundHints: PlasmaCore.Types.NoBackground
    Plasmoid.title: i18nd("atrest", "Atrest")
    toolTipMainText: atrest.isActive ? atrest.title : i18nd("atrest", "Atrest")
    toolTipSubText: atrest.isActive ? hours.since
        : atrest.isAway ? i18nd("atrest", "Atrest's clock has stopped") : atrest.line
    toolTipTextFormat: Text.PlainText
    switchWidth: Kirigami.Units.gridUnit * 14
    switchHeight: Kirigami.Units.gridUnit * 26

    Agent { id: atrest }

    // Versions in which QML cannot use the bus do not load it. There the icon in the tray stays.
    Loader { source: "PanelName.qml" }

    Clock {
        id: hours
        agent: atrest
        showsMinutes: root.isPopupShown || Plasmoid.configuration.showHours
    }

    compactRepresentation: PanelGlyph {
        agent: atrest
        clock: hours
        showsHours: Plasmoid.configuration.showHours
        isVertical: Plasmoid.formFactor === PlasmaCore.Types.Vertical
        ink: Kirigami.Theme.textColor
        onToggled: root.expanded = !root.expanded
    }

    fullRepresentation: Popup {
        agent: atrest
        clock: hours
        isPlanar: Plasmoid.formFactor === PlasmaCore.Types.Planar
        grid: Kirigami.Units.gridUnit
        isStill: atrest.reducedMotion === "on"
            || atrest.reducedMotion === "auto" && Kirigami.Units.longDuration <= 1
        onIsShownChanged: root.isPopupShown = isShown
    }
}
