import QtQuick 2.15
import QtQuick.Layouts 1.15
import org.kde.kirigami 2.20 as Kirigami

// The applet in a panel: a tree that fills from its roots, and the hours if the user wants them.
MouseArea {
    id: glyph

    property Agent agent
    property Clock clock
    property bool showsHours: false
    property bool isVertical: false
    property color ink: Kirigami.Theme.textColor

    readonly property string icon: {
        const name = !agent.hasTree ? "idle"
            : agent.isComplete ? "complete"
            : agent.isActive ? "step-" + clock.step : "idle"
        return "app.atrest.Atrest-" + name + "-symbolic"
    }
    readonly property bool isUnknown: agent.isAway || agent.isUnreadable
    readonly property string words: agent.isActive ? clock.elapsed
        : agent.isAway ? i18nd("atrest", "Clock stopped")
        : agent.isUnreadable ? i18nd("atrest", "Data cannot be read") : ""
    // If the agent is not running, a fast may be running all the same. So the panel always says it.
    readonly property bool hasWords: (showsHours || isUnknown) && !isVertical && words !== ""
    readonly property real thickness: isVertical ? width : height

    signal toggled()

    Layout.minimumWidth: isVertical ? 0 : row.width
    Layout.maximumWidth: isVertical ? Infinity : row.width
    Layout.minimumHeight: isVertical ? row.height : 0
    Layout.maximumHeight: isVertical ? row.height : Infinity

    hoverEnabled: true
    activeFocusOnTab: true
    onClicked: toggled()
    Keys.onPressed: event => {
        if ([Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Select].includes(event.key)) {
            toggled()
            event.accepted = true
        }
    }

    Accessible.role: Accessible.Button
    Accessible.name: i18nd("atrest", "Atrest")
    Accessible.description: agent.isActive ? agent.title + ", " + clock.since
        : isUnknown ? words : agent.line
    Accessible.onPressAction: toggled()

    Row {
        id: row

        anchors.centerIn: parent
        height: Math.min(glyph.thickness, 48)
        spacing: Math.round(height / 6)

        Kirigami.Icon {
            width: parent.height
            height: parent.height
            source: glyph.icon
            isMask: true
            color: glyph.ink
            opacity: glyph.isUnknown ? 0.45 : 1
        }

        Text {
            visible: glyph.hasWords
            height: parent.height
            rightPadding: parent.spacing
            verticalAlignment: Text.AlignVCenter
            color: glyph.ink
            opacity: glyph.isUnknown ? 0.6 : 1
            font.family: Kirigami.Theme.defaultFont.family
            font.pixelSize: Math.max(10, Math.min(parent.height * 0.6, 18))
            text: glyph.words
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
    }
}
