import QtQuick 2.15
import QtQuick.Templates 2.15 as T
import "../code/sky.mjs" as Sky

// A button that is only a glyph. Its text is its name for screen readers.
T.Button {
    id: glyph

    property Dusk dusk
    property url source

    implicitWidth: 36 * dusk.unit
    implicitHeight: implicitWidth
    // A hidden button must not have the keyboard focus.
    enabled: visible
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    activeFocusOnTab: true
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Accessible.name: text

    contentItem: Item {
        Image {
            anchors.centerIn: parent
            width: 24 * glyph.dusk.unit
            height: width
            sourceSize.width: 2 * width
            sourceSize.height: 2 * width
            source: glyph.source
            opacity: glyph.hovered || glyph.visualFocus ? 0.9 : Sky.OPACITY.glyph
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: 12 * glyph.dusk.unit
        color: "transparent"
        opacity: glyph.down ? 0.6 : 1
        border.width: glyph.visualFocus ? 1 : 0
        border.color: glyph.dusk.highlight
    }
}
