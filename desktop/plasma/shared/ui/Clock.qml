import QtQuick 2.15
import "../code/days.mjs" as Days
import "../code/palette.mjs" as Shapes
import "../code/tree.mjs" as Shared

// How long the fast has run and how far its tree has grown, by the applet's own clock: the agent sends
// nothing because time has passed.
Item {
    id: clock

    visible: false

    property Agent agent
    // True if minutes are on screen. Otherwise only the steps of the icon are.
    property bool showsMinutes: false

    readonly property real elapsedSeconds: agent.isActive
        ? Math.max(0, Math.floor((now - agent.startedAt) / 1000)) : agent.elapsedSeconds
    readonly property string elapsed: Math.floor(elapsedSeconds / 3600) + "h "
        + Math.floor(elapsedSeconds % 3600 / 60) + "m"
    readonly property real progress: Shared.growth(agent.status, elapsedSeconds, agent.targetSeconds)
    readonly property int step: Shared.growthStep(elapsedSeconds, agent.targetSeconds)

    // While it runs since when, and from two days on the days: `since Mon 20:00 · 5 days 15 h`.
    readonly property string since: [start, days].filter(text => text).join(" · ")
    readonly property string start: !agent.isActive || agent.startedAt <= 0 ? ""
        : i18nd("atrest", "since {time}").replace("{time}", day(agent.startedAt, now))
    readonly property string days: {
        const whole = Days.daysAndHours(elapsedSeconds * 1000)
        if (!whole)
            return ""
        const text = i18ndp("atrest", "{count} day", "{count} days", whole.days).replace("{count}", whole.days)
        return whole.hours === 0 ? text
            : i18nd("atrest", "{days} {hours} h").replace("{days}", text).replace("{hours}", whole.hours)
    }

    // `20:00`, with the day if that is not today.
    function day(instant, now) {
        const date = new Date(instant)
        const time = Qt.formatTime(date, "hh:mm")
        const days = Days.daysBetween(instant, now)
        if (days === 1)
            return i18nd("atrest", "yesterday {time}").replace("{time}", time)
        return days === 0 ? time : Qt.locale().dayName(date.getDay(), Locale.ShortFormat) + " " + time
    }

    property real now: Date.now()

    function tick() {
        // The report may have come because of a new time zone. The engine of JavaScript keeps the former one.
        Date.timeZoneUpdated()
        now = Date.now()
        timer.stop()
        if (agent.isActive) {
            timer.interval = untilNext()
            timer.start()
        }
    }

    // Milliseconds until something looks different. A timer does not count the time of a suspend, so a
    // long wait is divided.
    function untilNext() {
        const elapsed = Math.max(0, now - agent.startedAt)
        if (showsMinutes)
            return 60000 - elapsed % 60000 + 20
        const stepLength = agent.targetSeconds * 1000 / Shapes.TREE.lastStep
        return Math.max(1000, Math.min(stepLength - elapsed % stepLength + 20, 900000))
    }

    onShowsMinutesChanged: tick()

    Connections {
        target: clock.agent
        function onReportChanged() { clock.tick() }
    }

    Timer {
        id: timer
        onTriggered: clock.tick()
    }
}
