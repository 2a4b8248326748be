import QtQuick 2.15

// A line of Scripture, in the light of the stars; where it stands is told to whoever presses it long,
// or presses a key on it.
Item {
    id: scripture

    property Dusk dusk
    property string text: ""
    property string citation: ""
    property alias delay: words.delay
    property alias duration: words.duration

    signal asked()

    function show(told) {
        citation = told
        showing.restart()
    }

    implicitHeight: words.implicitHeight + 6 * dusk.unit + place.height
    visible: text !== ""
    activeFocusOnTab: true
    onTextChanged: {
        showing.stop()
        place.opacity = 0
    }

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
        isStill: scripture.dusk.isStill
        text: scripture.text
        font.family: "serif"
        font.weight: Font.Light
        font.pixelSize: 16 * scripture.dusk.unit
        font.letterSpacing: 1.2 * scripture.dusk.unit
        lineHeightMode: Text.FixedHeight
        lineHeight: 26 * scripture.dusk.unit
        // Only the keyboard brings focus here: a little more light says where it is.
        color: Qt.rgba(scripture.dusk.star.r, scripture.dusk.star.g, scripture.dusk.star.b,
                       scripture.activeFocus ? 0.9 : 0.6)
        Accessible.ignored: true
    }

    Text {
        id: place

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 16 * scripture.dusk.unit
        horizontalAlignment: Text.AlignHCenter
        opacity: 0
        text: scripture.citation
        textFormat: Text.PlainText
        font.family: "serif"
        font.weight: Font.Light
        font.pixelSize: 12 * scripture.dusk.unit
        font.letterSpacing: 1.6 * scripture.dusk.unit
        color: Qt.rgba(scripture.dusk.star.r, scripture.dusk.star.g, scripture.dusk.star.b, 0.4)
        Accessible.ignored: opacity === 0
        Accessible.role: Accessible.StaticText
        Accessible.name: i18nd("atrest", "From {citation}").replace("{citation}", text)
    }

    SequentialAnimation {
        id: showing
        NumberAnimation {
            target: place
            property: "opacity"
            to: 1
            duration: scripture.dusk.isStill ? 0 : 300
        }
        PauseAnimation { duration: 2000 }
        NumberAnimation {
            target: place
            property: "opacity"
            to: 0
            duration: scripture.dusk.isStill ? 0 : 500
        }
    }

    MouseArea {
        anchors.fill: parent
        pressAndHoldInterval: 500
        onPressAndHold: scripture.asked()
    }
}
