import QtQuick 2.15

// How long the fast has run and how far its tree has come, by the applet's own clock: the agent sends
// nothing because time passed.
Item {
    id: clock

    visible: false

    property Agent agent
    // Whether minutes are seen; otherwise only the steps of the icon matter.
    property bool showsMinutes: false

    readonly property real elapsedSeconds: agent.isActive
        ? Math.max(0, Math.floor((now - agent.startedAt) / 1000)) : agent.elapsedSeconds
    readonly property string elapsed: Math.floor(elapsedSeconds / 3600) + "h "
        + Math.floor(elapsedSeconds % 3600 / 60) + "m"
    readonly property real progress: {
        if (agent.isComplete)
            return 1
        if (!agent.isActive || agent.targetSeconds <= 0)
            return 0
        return Math.min(1, Math.max(0.05, elapsedSeconds / agent.targetSeconds))
    }

    // A form that stays right however long it stands there.
    readonly property string since: agent.startedAt <= 0 ? "" : i18nd("atrest", "since {time}").replace(
        "{time}", Qt.formatDateTime(new Date(agent.startedAt),
            elapsedSeconds < 86400 ? "hh:mm" : "yyyy-MM-dd hh:mm"))

    property real now: Date.now()

    function tick() {
        now = Date.now()
        timer.stop()
        if (agent.isActive) {
            timer.interval = untilNext()
            timer.start()
        }
    }

    // Milliseconds until something looks different. Suspend does not count in it, so a far step is
    // approached in parts.
    function untilNext() {
        const elapsed = Math.max(0, now - agent.startedAt)
        if (showsMinutes)
            return 60000 - elapsed % 60000 + 20
        const step = agent.targetSeconds * 250
        return Math.max(1000, Math.min(step - elapsed % step + 20, 900000))
    }

    onShowsMinutesChanged: tick()

    Connections {
        target: clock.agent
        function onToldChanged() { clock.tick() }
    }

    Timer {
        id: timer
        onTriggered: clock.tick()
    }
}
