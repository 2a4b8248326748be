import QtQuick 2.15
import "../code/palette.mjs" as Shared
import "../code/sky.mjs" as Sky

// The sky behind the popup, and the colours and sizes of what is drawn in front of it.
Rectangle {
    id: dusk

    // The line height of the desktop's text. Everything here is scaled with it.
    property real grid: 18
    // True if nothing moves.
    property bool isStill: false
    // True if it has a few still stars.
    property bool hasStars: false

    readonly property real unit: grid / 18
    readonly property color surface: Shared.SURFACE
    readonly property color stroke: Shared.STROKE
    readonly property color accent: Shared.ACCENT
    readonly property color highlight: Shared.HIGHLIGHT
    readonly property color star: Shared.STAR_LIGHT

    gradient: Gradient {
        GradientStop { position: Shared.DUSK[0].position; color: Shared.DUSK[0].color }
        GradientStop { position: Shared.DUSK[1].position; color: Shared.DUSK[1].color }
        GradientStop { position: Shared.DUSK[2].position; color: Shared.DUSK[2].color }
    }

    Repeater {
        model: dusk.hasStars ? Sky.STILL_STARS : []

        Image {
            required property var modelData
            // The picture has room for a glow around the star.
            readonly property real side: 36 * modelData.scale * dusk.unit

            x: modelData.x * dusk.width - side / 2
            y: modelData.y * dusk.height - side / 2
            width: side
            height: side
            sourceSize.width: side * 2
            sourceSize.height: side * 2
            source: "../images/star.svg"
            opacity: modelData.opacity
            Accessible.ignored: true
        }
    }
}
