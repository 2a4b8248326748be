import QtQuick 2.15

// The hours, in digits of equal width. Qt 5 cannot ask fonts for tabular digits.
Row {
    id: elapsed

    property string text: ""
    property color color
    property real size: 48

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    FontMetrics {
        id: metrics
        font.pixelSize: elapsed.size
        font.weight: Font.Light
    }

    Repeater {
        model: elapsed.text.length

        Text {
            required property int index
            readonly property string letter: elapsed.text.charAt(index)

            text: letter
            textFormat: Text.PlainText
            font: metrics.font
            color: elapsed.color
            width: /[0-9]/.test(letter) ? metrics.advanceWidth("0")
                : metrics.advanceWidth(letter) * (letter === " " ? 0.8 : 1)
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
