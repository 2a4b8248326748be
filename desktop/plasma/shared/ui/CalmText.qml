import QtQuick 2.15
import "../code/arrival.mjs" as Shared

// A text that fades in when it changes.
Text {
    id: words

    // True if nothing moves.
    property bool isStill: false
    // False if the owner calls `appear` itself.
    property bool fadesIn: true

    // Hides the text now and lets it appear. Both times are in milliseconds.
    function appear(delay, duration) {
        animation.stop()
        opacity = duration > 0 ? 0 : 1
        if (duration > 0) {
            pause.duration = delay
            fade.duration = duration
            animation.start()
        }
    }

    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    horizontalAlignment: Text.AlignHCenter

    Accessible.role: Accessible.StaticText
    Accessible.name: words.text

    onTextChanged: {
        if (fadesIn)
            appear(0, isStill || !words.text ? 0 : Shared.MOTION.ease)
    }

    SequentialAnimation {
        id: animation
        PauseAnimation { id: pause }
        NumberAnimation {
            id: fade
            target: words
            property: "opacity"
            to: 1
            easing.type: Easing.InOutQuad
        }
    }
}
