import QtQuick 2.15
import QtQuick.Layouts 1.15
import QtQuick.Window 2.15
import "../code/arrival.mjs" as Shared
import "../code/lines.mjs" as Lines

// The popup: the tree in front of the sky, the hours above it, the text and the buttons below.
FocusScope {
    id: popup

    focus: true

    property Agent agent
    property Clock clock
    property real grid: 18
    property bool isStill: false

    // A closed popup keeps its items. Only its window is hidden.
    readonly property bool isShown: visible && Window.window !== null && Window.window.visible
    readonly property real unit: sky.unit
    // True if something is in front of the rest, which gets no focus then.
    readonly property bool hasPage: reading.visible || entries.visible
    readonly property bool hasTree: agent.hasTree && (agent.isActive || agent.isComplete)
    // The room below the text.
    readonly property real footTop: glyphs.y - (agent.isActive ? acts.height : choices.height) - 10 * unit
    // The frame that the theme draws around the popup. The sky is drawn over it.
    readonly property var frame: {
        const shown = Window.window
        const inset = side => shown ? shown[side + "Padding"] || shown.margins && shown.margins[side] || 0 : 0
        return { left: inset("left"), right: inset("right"), top: inset("top"), bottom: inset("bottom") }
    }
    // True if it is not a popup.
    property bool isPlanar: false
    // In a window of its own size, what is behind the corners would be seen.
    readonly property bool hasCorners: isPlanar && Window.width > width
    // Made when the popup opens. null while it is closed.
    property var arrival: null

    implicitWidth: 340 * unit
    implicitHeight: 720 * unit
    Layout.minimumWidth: 300 * unit
    Layout.minimumHeight: 560 * unit
    Layout.preferredWidth: implicitWidth
    Layout.preferredHeight: Math.max(Layout.minimumHeight,
                                     Math.min(implicitHeight, Screen.height - 80 * unit))
    Layout.maximumWidth: 480 * unit
    Layout.maximumHeight: 900 * unit

    // Shows the star and Scripture. Not by bindings, and from the report itself, because bindings run
    // in no certain order.
    function present() {
        const status = agent.report.status || ""
        const text = agent.report.vigil && agent.report.vigil.scripture || ""
        const isOpen = isShown && arrival !== null
        const plan = isOpen ? arrival : new Shared.Arrival(tree.arrivalDuration)
        const appearance = plan.update({ status: status, scripture: text },
                                       isShown && !isStill, Date.now())
        arrival = isShown ? plan : null
        if (appearance.star)
            tree.showStar(appearance.star)
        if (appearance.scripture)
            scripture.present(text, appearance.scripture)
    }

    onIsShownChanged: {
        arrival = null
        reading.close()
        entries.close()
        if (isShown)
            agent.refresh()
        present()
    }
    Component.onCompleted: present()

    Connections {
        target: popup.agent
        function onReportChanged() { popup.present() }
        function onCited(citation) { scripture.showCitation(citation) }
        function onExplained(text) {
            if (popup.isShown && popup.agent.isActive)
                reading.open(text)
        }
        // The page about safety follows the very first start.
        function onBegan() {
            if (popup.isShown && popup.agent.isFirst)
                popup.agent.explain("safety")
        }
        function onIsActiveChanged() {
            reading.close()
            entries.close()
        }
        function onListed(list) {
            if (popup.isShown && popup.agent.isActive)
                entries.show(list)
        }
        // Another client has added or removed water, even if it is as much as before.
        function onLatestActChanged() {
            if (popup.isShown && entries.visible)
                popup.agent.list()
        }
    }

    Dusk {
        id: sky

        anchors.fill: parent
        anchors.leftMargin: -popup.frame.left
        anchors.rightMargin: -popup.frame.right
        anchors.topMargin: -popup.frame.top
        anchors.bottomMargin: -popup.frame.bottom
        radius: popup.hasCorners ? 12 * popup.unit : 0
        grid: popup.grid
        isStill: popup.isStill
        // Who has no forest gets no decoration in its place.
        hasStars: !popup.hasTree && popup.agent.hasTree
    }

    Column {
        id: head

        visible: popup.hasTree
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(14 * popup.unit, Math.min(parent.height * 0.14 - height / 2, 60 * popup.unit))
        width: parent.width - 56 * popup.unit
        spacing: 6 * popup.unit

        Elapsed {
            anchors.horizontalCenter: parent.horizontalCenter
            text: popup.clock.elapsed
            color: sky.highlight
            size: 48 * popup.unit
        }
        CalmText {
            width: parent.width
            visible: text !== ""
            isStill: popup.isStill
            text: popup.agent.title
            color: sky.accent
            font.pixelSize: 15 * popup.unit
            font.letterSpacing: 0.4 * popup.unit
        }
        CalmText {
            width: parent.width
            visible: popup.clock.since !== ""
            isStill: popup.isStill
            text: popup.clock.since
            color: sky.accent
            font.pixelSize: 12 * popup.unit
        }
    }

    Tree {
        id: tree

        // 72 % of the width, its top at 28 % of the height. Smaller and higher if the text needs the room,
        // but never below the hours, and left out rather than tiny.
        readonly property real room: popup.footTop - body.height - 28 * popup.unit
        readonly property real highest: head.y + head.height + 14 * popup.unit

        height: Math.max(0, Math.min(parent.width * 0.72, room - highest))
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(highest, Math.min(parent.height * 0.28, room - height))
        visible: popup.hasTree && height >= 48 * popup.unit
        progress: popup.clock.progress
        variant: popup.agent.variant
        tone: popup.agent.tone
        phase: popup.agent.title
        isComplete: popup.agent.isComplete
        isStill: popup.isStill || !popup.isShown
    }

    Column {
        id: body

        enabled: !popup.hasPage
        anchors.horizontalCenter: parent.horizontalCenter
        y: popup.hasTree ? tree.y + tree.height + 14 * popup.unit
            : parent.height * 0.42 - said.height / 2
        width: parent.width - 52 * popup.unit
        spacing: (popup.hasTree ? 10 : 28) * popup.unit

        CalmText {
            id: said

            width: parent.width
            visible: text !== ""
            isStill: popup.isStill
            text: popup.agent.isAway
                ? i18nd("atrest", "Atrest's clock has stopped") + "\n" + i18nd("atrest", "If a fast is running, it goes on.")
                : popup.agent.isActive ? Lines.withTiedWords(popup.agent.text) : popup.agent.line
            color: popup.agent.isAway || popup.agent.isUnreadable ? sky.accent : sky.highlight
            font.pixelSize: (popup.agent.isActive ? 13 : 17) * popup.unit
            font.weight: popup.agent.isActive ? Font.Normal : Font.Light
            lineHeightMode: Text.FixedHeight
            lineHeight: (popup.agent.isActive ? 20 : 26) * popup.unit
        }
        // For as long as it is true.
        CalmText {
            width: parent.width
            visible: text !== ""
            isStill: popup.isStill
            text: popup.agent.isActive ? popup.agent.caution : ""
            color: sky.highlight
            font.pixelSize: 13 * popup.unit
            lineHeightMode: Text.FixedHeight
            lineHeight: 20 * popup.unit
        }
        CalmButton {
            id: why

            anchors.horizontalCenter: parent.horizontalCenter
            visible: popup.agent.isActive && !popup.agent.refusal
            dusk: sky
            isQuiet: true
            implicitHeight: 24 * popup.unit
            text: i18nd("atrest", "Why?")
            onClicked: popup.agent.explain()
        }
        Scripture {
            id: scripture

            width: parent.width
            dusk: sky
            // A refusal replaces it for some seconds.
            visible: text !== "" && !popup.agent.refusal
            onAsked: popup.agent.cite()
        }
        CalmText {
            width: parent.width
            visible: text !== ""
            isStill: popup.isStill
            text: popup.agent.refusal || popup.agent.problem
            color: sky.accent
            font.pixelSize: 13 * popup.unit
            lineHeightMode: Text.FixedHeight
            lineHeight: 20 * popup.unit
            Accessible.role: Accessible.AlertMessage
        }
    }

    // For a running fast only.
    ColumnLayout {
        id: acts

        visible: popup.agent.isActive
        enabled: !popup.hasPage
        anchors { left: parent.left; right: parent.right; bottom: glyphs.top }
        anchors.leftMargin: 20 * popup.unit
        anchors.rightMargin: 20 * popup.unit
        spacing: 6 * popup.unit

        Water {
            id: water

            Layout.alignment: Qt.AlignHCenter
            Layout.bottomMargin: 6 * popup.unit
            agent: popup.agent
            dusk: sky
            onOpened: entries.open()
        }
        CalmButton {
            Layout.alignment: Qt.AlignHCenter
            Layout.minimumWidth: 160 * popup.unit
            dusk: sky
            text: i18nd("atrest", "End")
            onClicked: popup.agent.end()
        }
        // It is asked in the window.
        CalmButton {
            Layout.alignment: Qt.AlignHCenter
            visible: popup.agent.hasWindow
            dusk: sky
            isQuiet: true
            text: i18nd("atrest", "End at another time…")
            onClicked: popup.agent.show("end")
        }
        CalmButton {
            Layout.alignment: Qt.AlignHCenter
            dusk: sky
            isQuiet: true
            text: i18nd("atrest", "Stop without keeping it")
            onClicked: popup.agent.abandon()
        }
    }

    Column {
        id: choices

        visible: popup.agent.status !== "" && !popup.agent.isActive
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: glyphs.top
        anchors.bottomMargin: 10 * popup.unit
        spacing: 4 * popup.unit

        CalmButton {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: !popup.agent.isAway && !popup.agent.isUnreadable
            dusk: sky
            text: i18nd("atrest", "Start")
            onClicked: popup.agent.begin()
        }
        CalmButton {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: popup.agent.undoAct > 0 && !popup.agent.isAway && !popup.agent.isUnreadable
            dusk: sky
            isQuiet: true
            text: popup.agent.undoText(popup.agent.undoName)
            onClicked: popup.agent.undo()
        }
        CalmButton {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: popup.agent.isAway
            dusk: sky
            text: i18nd("atrest", "Start the clock again")
            onClicked: popup.agent.startAgent()
        }
    }

    // Without the window there is only a margin in its place.
    Item {
        id: glyphs

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        anchors.bottomMargin: 10 * popup.unit
        height: row.visible ? row.height + 6 * popup.unit : 6 * popup.unit

        Glyphs {
            id: row

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            enabled: !popup.hasPage
            agent: popup.agent
            dusk: sky
        }
    }

    Entries {
        id: entries

        anchors.fill: sky
        agent: popup.agent
        water: water
        dusk: sky
        onClosed: water.focusToday()
    }

    // What is known about the phase, in front of everything.
    Reading {
        id: reading

        anchors.fill: sky
        grid: popup.grid
        isStill: popup.isStill
        onClosed: why.forceActiveFocus()
    }
}
