import QtQuick 2.15

// Today's water, each entry with a button that removes it.
FocusScope {
    id: entries

    property Agent agent
    property Water water
    property Dusk dusk
    property var list: []
    property bool canUndo: false

    // The user has closed it.
    signal closed()

    function open() {
        canUndo = false
        agent.list()
    }

    function show(found) {
        list = found
        if (!visible) {
            visible = true
            button.forceActiveFocus()
        }
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
        anchors.fill: parent
        grid: entries.dusk.grid
    }

    CalmText {
        id: heading

        anchors { left: parent.left; right: parent.right; top: parent.top }
        anchors.topMargin: 28 * entries.dusk.unit
        isStill: true
        color: entries.dusk.highlight
        font.pixelSize: 15 * entries.dusk.unit
        text: i18nd("atrest", "Today's water")
    }

    ListView {
        anchors { left: parent.left; right: parent.right; top: heading.bottom; bottom: foot.top }
        anchors.margins: 20 * entries.dusk.unit
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: entries.list
        Accessible.role: Accessible.List
        Accessible.name: heading.text

        delegate: Item {
            id: entry

            required property var modelData
            readonly property string time: Qt.formatTime(new Date(modelData[1] / 1000), "hh:mm")
            readonly property string amount: entries.water.amount(modelData[2])

            width: ListView.view.width
            height: 38 * entries.dusk.unit

            CalmText {
                anchors.verticalCenter: parent.verticalCenter
                isStill: true
                color: entries.dusk.accent
                font.pixelSize: 14 * entries.dusk.unit
                text: entry.time
            }
            CalmText {
                anchors.verticalCenter: parent.verticalCenter
                x: 72 * entries.dusk.unit
                isStill: true
                color: entries.dusk.highlight
                font.pixelSize: 14 * entries.dusk.unit
                text: entry.amount
            }
            Glyph {
                dusk: entries.dusk
                source: "../images/remove.svg"
                text: i18nd("atrest", "Delete {amount} at {time}")
                    .replace("{amount}", entry.amount).replace("{time}", entry.time)
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                onClicked: {
                    entries.canUndo = true
                    button.forceActiveFocus()
                    entries.agent.removeWater(entry.modelData[0])
                }
            }
        }
    }

    CalmText {
        visible: entries.list.length === 0
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
        isStill: true
        color: entries.dusk.highlight
        font.pixelSize: 13 * entries.dusk.unit
        text: i18nd("atrest", "No water was added today.")
    }

    Column {
        id: foot

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        anchors.margins: 20 * entries.dusk.unit
        spacing: 6 * entries.dusk.unit

        CalmText {
            width: parent.width
            visible: text !== ""
            isStill: true
            text: entries.agent.refusal
            color: entries.dusk.accent
            font.pixelSize: 13 * entries.dusk.unit
            Accessible.role: Accessible.AlertMessage
        }
        CalmButton {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: entries.canUndo
            dusk: entries.dusk
            isQuiet: true
            text: entries.agent.undoText(entries.agent.removalName)
            onClicked: {
                entries.canUndo = false
                button.forceActiveFocus()
                entries.agent.undoRemoval()
            }
        }
        CalmButton {
            id: button

            anchors.horizontalCenter: parent.horizontalCenter
            dusk: entries.dusk
            text: i18nd("atrest", "Close")
            onClicked: {
                entries.close()
                entries.closed()
            }
        }
    }
}
