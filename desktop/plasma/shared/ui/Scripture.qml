import QtQuick 2.15
import "../code/arrival.mjs" as Shared
import "../code/sky.mjs" as Sky

// A line of Scripture. A long press or a key shows its citation for two seconds.
Item {
    id: scripture

    property Dusk dusk
    readonly property string text: words.text

    // The user wants to see the citation.
    signal asked()

    // Shows a new text. `appearance` is that of an Arrival.
    function present(text, appearance) {
        citationAnimation.stop()
        citation.opacity = 0
        words.text = text
        words.appear(appearance.delay, appearance.duration)
    }

    function showCitation(text) {
        citation.text = text
        citationAnimation.restart()
    }

    implicitHeight: words.implicitHeight + 6 * dusk.unit + citation.height
    activeFocusOnTab: true

    Keys.onReturnPressed: asked()
    Keys.onEnterPressed: asked()
    Keys.onSpacePressed: asked()

    Accessible.role: Accessible.StaticText
    Accessible.focusable: true
    Accessible.name: i18nd("atrest", "Scripture: {text}").replace("{text}", text)
    Accessible.onPressAction: asked()

    CalmText {
        id: words

        anchors { left: parent.left; right: parent.right; top: parent.top }
        fadesIn: false
        font.family: "serif"
        font.weight: Font.Light
        font.pixelSize: 12 * scripture.dusk.unit
        font.letterSpacing: 1.2 * scripture.dusk.unit
        lineHeightMode: Text.FixedHeight
        lineHeight: 20 * scripture.dusk.unit
        // Only the keyboard focuses this item. It is brighter then.
        color: Qt.rgba(scripture.dusk.star.r, scripture.dusk.star.g, scripture.dusk.star.b,
                       scripture.activeFocus ? 0.9 : Sky.OPACITY.scripture)
        Accessible.ignored: true
    }

    Text {
        id: citation

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 16 * scripture.dusk.unit
        horizontalAlignment: Text.AlignHCenter
        opacity: 0
        textFormat: Text.PlainText
        font.family: "serif"
        font.weight: Font.Light
        font.pixelSize: 11 * scripture.dusk.unit
        font.letterSpacing: 1.6 * scripture.dusk.unit
        color: Qt.rgba(scripture.dusk.star.r, scripture.dusk.star.g, scripture.dusk.star.b,
                       Sky.OPACITY.citation)
        Accessible.ignored: opacity === 0
        Accessible.role: Accessible.StaticText
        Accessible.name: i18nd("atrest", "From {citation}").replace("{citation}", text)
    }

    SequentialAnimation {
        id: citationAnimation
        NumberAnimation {
            target: citation
            property: "opacity"
            to: 1
            duration: scripture.dusk.isStill ? 0 : Shared.MOTION.citationAppear
        }
        PauseAnimation { duration: Shared.MOTION.citationStay }
        NumberAnimation {
            target: citation
            property: "opacity"
            to: 0
            duration: scripture.dusk.isStill ? 0 : Shared.MOTION.citationVanish
        }
    }

    MouseArea {
        anchors.fill: parent
        pressAndHoldInterval: Shared.MOTION.longPress
        onPressAndHold: scripture.asked()
    }
}
