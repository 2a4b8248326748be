import QtQuick 2.15

// The agent as the applet sees it: its state, kept up to date without polling, and the acts.
Item {
    id: agent

    visible: false

    // "" until it is known; then as `atrest status --json` has it: away, idle, active, completed,
    // ended-early, abandoned.
    readonly property string status: told.status || ""
    readonly property bool isAway: status === "away"
    readonly property bool isActive: status === "active"
    readonly property bool isComplete: status === "completed"
    readonly property real startedAt: told.startedAt ? Date.parse(told.startedAt) : 0
    readonly property real targetSeconds: told.targetSeconds || 0
    readonly property real elapsedSeconds: told.elapsedSeconds || 0
    readonly property string title: told.milestone ? told.milestone.title : ""
    readonly property string text: told.milestone ? told.milestone.text : ""
    readonly property string line: told.line || ""
    readonly property string scripture: told.vigil && told.vigil.scripture || ""
    readonly property int variant: told.tree ? told.tree.variant : 0
    readonly property int tone: told.tree ? told.tree.tone : 0
    readonly property int waterToday: told.water ? told.water.todayMilliliters : 0
    readonly property bool canUndo: details.CanUndo === true
    // 0 where it could not be read.
    readonly property int quickAdd: details.QuickAdd || 0
    readonly property string waterUnit: details.Unit || "ml"
    readonly property string reducedMotion: details.ReducedMotion || "auto"

    // Why the last act was refused, for a while.
    property string refusal: ""

    property var told: ({})
    property var details: ({})
    property string known: ""
    property string wait: ""
    property int pause: 1000

    signal cited(string citation)

    readonly property string script: "sh " + quoted(decodeURIComponent(
        Qt.resolvedUrl("../code/agent.sh").toString().replace(/^file:\/\//, "")))

    function begin() { act("start") }
    function end() { act("end") }
    function setAside() { act("abandon") }
    function undo() { act("undo") }
    function addWater() { act("water add") }
    // Any question that may start the agent does.
    function wake() { act("status") }

    function cite() {
        commands.run(script + " cite", (code, out) => {
            const citation = code === 0 ? JSON.parse(out).data[0] : ""
            if (citation)
                agent.cited(citation)
        })
    }

    // Reads what is not among what is waited for: settings, and what an edit of records changes.
    function refresh() {
        if (wait)
            commands.run(script + " details", (code, out) => take(out))
        else
            watch()
    }

    function act(verb) {
        refusal = ""
        commands.run(script + " " + verb, (code, out, err) => {
            if (code !== 0) {
                agent.refusal = err.trim().replace(/^atrest: /, "")
                refusalTimer.restart()
                // What the applet believed may be why.
                agent.refresh()
            }
        })
    }

    function watch() {
        retry.stop()
        wait = commands.run(script + " wait " + quoted(known), (code, out) => {
            agent.wait = ""
            const lines = out.split("\n")
            if (code === 0 && lines.length > 1) {
                agent.pause = 1000
                agent.known = lines[0]
                agent.take(lines.slice(2).join("\n"))
                agent.told = JSON.parse(lines[1])
                agent.watch()
            } else {
                // No bus, or no client: rare, and nothing that could be waited for.
                agent.known = ""
                agent.told = { "status": "away" }
                retry.interval = agent.pause
                agent.pause = Math.min(agent.pause * 2, 300000)
                retry.start()
            }
        })
    }

    function take(more) {
        const found = {}
        for (const line of more.split("\n").filter(line => line)) {
            const properties = JSON.parse(line).data[0]
            for (const name in properties)
                found[name] = properties[name].data
        }
        details = found
    }

    function quoted(text) {
        return "'" + text.replace(/'/g, "'\\''") + "'"
    }

    Component.onCompleted: watch()

    Commands { id: commands }

    Timer {
        id: retry
        onTriggered: agent.watch()
    }

    Timer {
        id: refusalTimer
        interval: 8000
        onTriggered: agent.refusal = ""
    }
}
