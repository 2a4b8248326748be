import QtQuick 2.15
import org.kde.kirigami 2.20 as Kirigami
import "../code/palette.mjs" as Shapes
import "../code/tree.mjs" as Shared

// The tree of the fast: faint and grey while it is young, in the light of its tone when it is whole.
// If the fast is completed, a star is at its upper right.
Item {
    id: tree

    property real progress: 0
    property int tone: 0
    // The title of the phase.
    property string phase: ""
    property bool isComplete: false
    property bool isStill: false
    // Which of the silhouettes.
    property int variant: 0

    // How long the tree takes until it is whole after the fast is completed.
    readonly property int arrivalDuration: 1200
    readonly property var look: Shared.treeLook(tone, progress)

    // `appearance` is that of an Arrival.
    function showStar(appearance) {
        starAnimation.stop()
        star.opacity = appearance.duration > 0 ? 0 : 1
        if (appearance.duration > 0) {
            starPause.duration = appearance.delay
            starFade.duration = appearance.duration
            starAnimation.start()
        }
    }

    width: height

    Kirigami.Icon {
        anchors.fill: parent
        source: Qt.resolvedUrl("../images/tree_" + tree.variant % Shapes.TREE.variants + ".svg")
        isMask: true
        color: tree.look.color
        opacity: tree.progress > 0 ? tree.look.opacity : 0
        visible: opacity > 0

        Accessible.role: Accessible.Graphic
        Accessible.name: tree.isComplete ? i18nd("atrest", "A tree from a completed fast")
            : i18nd("atrest", "A growing tree, {phase}").replace("{phase}", tree.phase)

        Behavior on opacity {
            enabled: !tree.isStill
            NumberAnimation {
                duration: tree.isComplete ? tree.arrivalDuration : 600
                easing.type: Easing.OutQuad
            }
        }
    }

    Image {
        id: star

        readonly property real side: tree.height * 0.15

        width: side
        height: side
        x: tree.width * (0.5 + Shapes.TREE.star.x) - side / 2
        y: tree.height * Shapes.TREE.star.y[tree.variant % Shapes.TREE.variants] - side / 2
        sourceSize.width: side * 2
        sourceSize.height: side * 2
        source: "../images/star.svg"
        visible: tree.isComplete

        Accessible.role: Accessible.Graphic
        Accessible.name: i18nd("atrest", "A star in the sky")
    }

    SequentialAnimation {
        id: starAnimation
        PauseAnimation { id: starPause }
        NumberAnimation {
            id: starFade
            target: star
            property: "opacity"
            to: 1
            easing.type: Easing.InQuad
        }
    }
}
