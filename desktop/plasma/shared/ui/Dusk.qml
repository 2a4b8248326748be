import QtQuick 2.15

// The sky behind the timer, and the colours and measures of what stands before it.
Rectangle {
    id: dusk

    // The height of a line of the desktop's own text: what is drawn here grows with it.
    property real grid: 18
    // Nothing moves at all.
    property bool isStill: false

    readonly property real unit: grid / 18
    readonly property color surface: Qt.rgba(0.12, 0.10, 0.14, 1)
    readonly property color stroke: Qt.rgba(0.30, 0.25, 0.33, 1)
    readonly property color accent: Qt.rgba(0.58, 0.55, 0.65, 1)
    readonly property color muted: Qt.rgba(0.45, 0.42, 0.50, 1)
    readonly property color highlight: Qt.rgba(0.88, 0.84, 0.78, 1)
    readonly property color star: "#f0ede6"

    radius: 12 * unit
    gradient: Gradient {
        GradientStop { position: 0; color: "#0d0d1a" }
        GradientStop { position: 0.55; color: "#1a1225" }
        GradientStop { position: 1; color: "#2d1f0e" }
    }
}
