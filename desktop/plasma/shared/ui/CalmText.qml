import QtQuick 2.15

// Words that come softly when they change, and go at once.
Text {
    id: words

    property bool isStill: false
    property int delay: 0
    property int duration: 400

    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    horizontalAlignment: Text.AlignHCenter

    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    onTextChanged: {
        arrival.stop()
        opacity = 1
        if (!isStill && words.text)
            arrival.start()
    }

    SequentialAnimation {
        id: arrival
        PropertyAction { target: words; property: "opacity"; value: 0 }
        PauseAnimation { duration: words.delay }
        NumberAnimation {
            target: words
            property: "opacity"
            to: 1
            duration: words.duration
            easing.type: Easing.InOutQuad
        }
    }
}
