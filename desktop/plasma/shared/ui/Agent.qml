import QtQuick 2.15
import "../code/days.mjs" as Shared

// The agent: its state, which is kept up to date without polling, and its methods.
Item {
    id: agent

    visible: false

    // "" until it is known. Then as in `atrest status --json`: away, idle, active, completed,
    // ended-early, abandoned.
    readonly property string status: report.status || ""
    readonly property bool isAway: status === "away"
    readonly property bool isActive: status === "active"
    readonly property bool isComplete: status === "completed"
    readonly property real startedAt: report.startedAt ? Date.parse(report.startedAt) : 0
    readonly property real targetSeconds: report.targetSeconds || 0
    readonly property real elapsedSeconds: report.elapsedSeconds || 0
    readonly property string title: report.milestone ? report.milestone.title : ""
    readonly property string text: report.milestone ? report.milestone.text : ""
    readonly property string line: report.line || ""
    readonly property int variant: report.tree ? report.tree.variant : 0
    readonly property int tone: report.tree ? report.tree.tone : 0
    readonly property int waterToday: report.water ? report.water.todayMilliliters : 0
    readonly property bool canUndo: details.CanUndo === true
    // In millilitres. 0 if it could not be read.
    readonly property int quickAdd: details.QuickAdd || 0
    readonly property string waterUnit: details.Unit || "ml"
    // Whether there is a forest, and the window that shows it.
    readonly property bool hasForest: details.Available === true
    property bool hasWindow: false
    // Whether the tree of the fast is drawn. An older agent does not say so, and then it is.
    readonly property bool hasTree: details.Available !== false
    readonly property string reducedMotion: details.ReducedMotion || "auto"

    // What is said when a fast is started, because of its target. "" if nothing is.
    readonly property string caution: details.Caution || ""
    // Whether the running fast is the very first one that was started here.
    readonly property bool isFirst: details.FirstFast === true
    // True after `begin` until the state has changed.
    property bool begins: false

    // Why the last command was refused. Empty again after some seconds.
    property string refusal: ""

    // The object of `atrest status --json`.
    property var report: ({})
    property var details: ({})
    // The state that is known, in the form of agent.sh.
    property string known: ""
    // The name of the waiting command. "" if there is none.
    property string wait: ""
    // In milliseconds.
    property int retryDelay: 1000

    signal cited(string citation)
    // A fast was started with `begin`.
    signal began()
    // What is known about the present phase, or about safety, in lines of a terminal.
    signal explained(string text)
    // Today's entries: id, instant in microseconds and millilitres. The newest is first.
    signal listed(var entries)

    readonly property string script: "sh " + quoted(decodeURIComponent(
        Qt.resolvedUrl("../code/agent.sh").toString().replace(/^file:\/\//, "")))

    function begin() {
        begins = true
        run("start")
    }
    function end() { run("end") }
    function abandon() { run("abandon") }
    function undo() { run("undo") }
    function addWater() { run("water add") }
    // Opens a screen of the window: forest, calendar or settings.
    function show(screen) { run("show " + screen) }

    // Deletes an entry, or undoes the latest act, and lists what is left.
    function removeWater(id) { change("remove " + quoted(id)) }
    function undoRemoval() { change("undo-latest") }

    function change(verb) {
        refusal = ""
        commands.run(script + " " + verb, (code, out, err) => {
            if (code !== 0)
                refuse(err)
            agent.list()
        })
    }

    function list() {
        commands.run(script + " entries " + Shared.midnight(Date.now()), (code, out, err) => {
            if (code === 0)
                agent.listed(JSON.parse(out).data[0])
            else
                refuse(err)
        })
    }

    // Starts the agent and changes nothing.
    function startAgent() { run("status") }

    function cite() {
        commands.run(script + " cite", (code, out) => {
            const citation = code === 0 ? JSON.parse(out).data[0] : ""
            if (citation)
                agent.cited(citation)
        })
    }

    // Asks what is known about the present phase, or about "safety".
    function explain(topic) {
        refusal = ""
        commands.run(script + " why " + (topic || ""), (code, out, err) => {
            if (code === 0)
                agent.explained(JSON.parse(out).data[0])
            else
                refuse(err)
        })
    }

    // Reads what the waiting command does not report: settings, and the effects of edits.
    function refresh() {
        if (wait)
            commands.run(script + " details", (code, out) => take(out))
        else
            watch()
    }

    function run(verb) {
        refusal = ""
        commands.run(script + " " + verb, (code, out, err) => {
            if (code !== 0) {
                agent.begins = false
                refuse(err)
                // The applet's copy of the state may be out of date.
                agent.refresh()
            }
        })
    }

    function refuse(message) {
        agent.refusal = message.trim().replace(/^(atrest|Call failed): /, "")
        refusalTimer.restart()
    }

    function watch() {
        retry.stop()
        wait = commands.run(script + " wait " + quoted(known), (code, out) => {
            agent.wait = ""
            const lines = out.split("\n")
            if (code === 0 && lines.length > 1) {
                agent.retryDelay = 1000
                agent.known = lines[0]
                agent.take(lines.slice(2).join("\n"))
                agent.report = JSON.parse(lines[1])
                if (agent.begins && agent.isActive) {
                    agent.begins = false
                    agent.began()
                }
                agent.watch()
            } else {
                // There is no bus or no client. Nothing reports when that changes.
                agent.known = ""
                agent.report = { "status": "away" }
                retry.interval = agent.retryDelay
                agent.retryDelay = Math.min(agent.retryDelay * 2, 300000)
                retry.start()
            }
        })
    }

    function take(more) {
        const found = {}
        for (const line of more.split("\n").filter(line => line)) {
            const properties = JSON.parse(line).data[0]
            if (Array.isArray(properties)) {
                hasWindow = properties.includes("app.atrest.Atrest.Window")
                continue
            }
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
