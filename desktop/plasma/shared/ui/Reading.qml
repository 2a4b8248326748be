import QtQuick 2.15
import "../code/reflow.mjs" as Shared

// A text to read: a title, the text, which scrolls, and a button below it that closes both.
FocusScope {
    id: reading

    property real grid: 18
    property bool isStill: false

    // The user has closed it.
    signal closed()

    // Shows a text in lines of a terminal. The first one is the title.
    function open(text) {
        const blocks = Shared.reflowed(text)
        heading.text = blocks.shift() || ""
        words.text = blocks.join("\n\n")
        flick.contentY = 0
        visible = true
        flick.forceActiveFocus()
    }

    function close() {
        visible = false
    }

    visible: false

    Keys.onEscapePressed: {
        close()
        closed()
    }

    Dusk {
        id: sky

        anchors.fill: parent
        grid: reading.grid
        isStill: reading.isStill
    }

    // What is behind gets no clicks.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    Flickable {
        id: flick

        // Scrolls by keys. Distances are in pixels.
        function scroll(distance) {
            contentY = Math.max(0, Math.min(contentHeight - height, contentY + distance))
        }

        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: button.top }
        anchors.margins: 28 * sky.unit
        anchors.bottomMargin: 14 * sky.unit
        contentWidth: width
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        activeFocusOnTab: true

        Keys.onUpPressed: scroll(-48 * sky.unit)
        Keys.onDownPressed: scroll(48 * sky.unit)
        Keys.onPressed: event => {
            const page = height - 48 * sky.unit
            const distances = {
                [Qt.Key_PageUp]: -page,
                [Qt.Key_PageDown]: page,
                [Qt.Key_Home]: -contentHeight,
                [Qt.Key_End]: contentHeight,
            }
            if (event.key in distances) {
                scroll(distances[event.key])
                event.accepted = true
            }
        }

        Accessible.role: Accessible.StaticText
        Accessible.focusable: true
        Accessible.name: heading.text + ". " + words.text

        Column {
            id: column

            width: flick.width
            spacing: 14 * sky.unit

            Text {
                id: heading

                width: parent.width
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                color: sky.accent
                font.pixelSize: 15 * sky.unit
                Accessible.ignored: true
            }
            Text {
                id: words

                width: parent.width
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                color: sky.highlight
                font.pixelSize: 13 * sky.unit
                lineHeightMode: Text.FixedHeight
                lineHeight: 20 * sky.unit
                Accessible.ignored: true
            }
        }
    }

    CalmButton {
        id: button

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 20 * sky.unit
        dusk: sky
        text: i18nd("atrest", "Close")
        onClicked: {
            reading.close()
            reading.closed()
        }
    }
}
