import QtQuick 2.15
import QtQuick.Templates 2.15 as T

T.Button {
    id: button

    property Dusk dusk
    property url glyph: ""
    property bool isQuiet: false
    // A quiet button with a frame.
    property bool isFramed: false

    implicitWidth: row.implicitWidth + leftPadding + rightPadding
    implicitHeight: Math.max(36 * dusk.unit, row.implicitHeight + 12 * dusk.unit)
    leftPadding: (isQuiet ? 12 : 20) * dusk.unit
    rightPadding: leftPadding
    // A hidden button must not have the keyboard focus.
    enabled: visible
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    activeFocusOnTab: true
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Row {
            id: row

            anchors.centerIn: parent
            spacing: 6 * button.dusk.unit

            Image {
                visible: button.glyph != ""
                anchors.verticalCenter: parent.verticalCenter
                width: visible ? 16 * button.dusk.unit : 0
                height: width
                sourceSize.width: 32 * button.dusk.unit
                sourceSize.height: 32 * button.dusk.unit
                source: button.glyph
                opacity: button.hovered || button.visualFocus ? 0.7 : 0.4
            }
            Text {
                text: button.text
                textFormat: Text.PlainText
                horizontalAlignment: Text.AlignHCenter
                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: 13 * button.dusk.unit
                color: button.isQuiet && !button.hovered ? button.dusk.accent
                    : button.dusk.highlight
            }
        }
    }

    background: Rectangle {
        radius: 12 * button.dusk.unit
        color: button.isQuiet ? "transparent" : button.dusk.surface
        opacity: button.down ? 0.6 : 1
        border.width: button.isQuiet && !button.isFramed && !button.visualFocus ? 0 : 1
        border.color: button.visualFocus ? button.dusk.highlight
            : button.hovered ? button.dusk.accent : button.dusk.stroke
    }
}
