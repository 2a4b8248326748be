import QtQuick 2.15
import org.kde.kirigami 2.20 as Kirigami

// The tree of the fast, coming into being: fainter and greyer while it is young, in the light of its
// earth tone once it is whole, then with a star at its upper right.
Item {
    id: tree

    property real progress: 0
    property int tone: 0
    property bool isComplete: false
    property bool isStill: false
    // Which of the eight silhouettes.
    property int variant: 0

    readonly property var lights: ["#7a5c45", "#e8a94e", "#6b7f5e", "#8a909e", "#d4a825"]
    readonly property color young: Qt.rgba(0.55, 0.55, 0.60, 1)
    readonly property color light: lights[Math.min(Math.max(tone, 0), 4)]

    function mixed(from, to) {
        return from + (to - from) * progress
    }

    // The fast was completed while somebody looked on.
    function arrive() {
        if (!isStill)
            arrival.restart()
    }

    width: height

    Kirigami.Icon {
        anchors.fill: parent
        source: Qt.resolvedUrl("../images/tree_" + tree.variant % 8 + ".svg")
        isMask: true
        color: Qt.rgba(tree.mixed(tree.young.r, tree.light.r), tree.mixed(tree.young.g, tree.light.g),
                       tree.mixed(tree.young.b, tree.light.b), 1)
        opacity: tree.progress > 0 ? 0.05 + tree.progress * 0.95 : 0
        visible: opacity > 0

        Accessible.role: Accessible.Graphic
        Accessible.name: tree.isComplete ? i18nd("atrest", "A tree from a completed fast")
            : i18nd("atrest", "A tree from an unfinished fast")

        Behavior on opacity {
            enabled: !tree.isStill
            NumberAnimation { duration: tree.isComplete ? 1200 : 600; easing.type: Easing.OutQuad }
        }
    }

    Image {
        id: star

        readonly property real side: tree.height * 0.15

        width: side
        height: side
        x: tree.width * 0.88 - side / 2
        y: tree.height * 0.08 - side / 2
        sourceSize.width: side * 2
        sourceSize.height: side * 2
        source: "../images/star.svg"
        visible: tree.isComplete

        Accessible.role: Accessible.Graphic
        Accessible.name: i18nd("atrest", "A star in the sky")
    }

    SequentialAnimation {
        id: arrival
        PropertyAction { target: star; property: "opacity"; value: 0 }
        PauseAnimation { duration: 1600 }
        NumberAnimation {
            target: star
            property: "opacity"
            to: 1
            duration: 1200
            easing.type: Easing.InQuad
        }
    }

    onIsCompleteChanged: star.opacity = 1
}
