import QtQuick 2.15
import "../code/days.mjs" as Shared

// The agent: its state, which is kept up to date without polling, and its methods.
Item {
    id: agent

    visible: false

    // "" until it is known. Then as in `atrest status --json`: away, unreadable, idle, active, completed,
    // ended-early, abandoned.
    readonly property string status: report.status || ""
    readonly property bool isAway: status === "away"
    // The agent is running and cannot read its records. `line` says why.
    readonly property bool isUnreadable: status === "unreadable"
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
    // The number of the ending that `undo` would undo. 0 if there is none.
    readonly property real undoAct: report.undoAct || 0
    // What that was, as part of a sentence. "" if the agent does not tell it.
    readonly property string undoName: report.undoText || ""
    // The number of the latest act. -1 if the agent does not tell it.
    readonly property real latestAct: typeof report.latestAct === "number" ? report.latestAct : -1
    // In millilitres. 0 if it could not be read.
    readonly property int quickAdd: report.water ? report.water.quickAddMilliliters : 0
    readonly property string waterUnit: report.water ? report.water.unit : "ml"
    // Whether there is a forest, and the window that shows it.
    readonly property bool hasForest: report.forest === true
    property bool hasWindow: false
    // Whether it is night. It is looked at when the popup opens.
    property bool isNight: false
    // Whether the night prayer is offered.
    readonly property bool offersPrayer: isNight && report.complineInvitation === true
    // Whether the tree of the fast is drawn. It is until the agent says otherwise.
    readonly property bool hasTree: report.forest !== false
    readonly property string reducedMotion: report.reducedMotion || "auto"

    // What is said about a long fast. "" if it is shorter.
    readonly property string caution: report.caution || ""
    // Whether the running fast is the very first one that was started here.
    readonly property bool isFirst: report.firstFast === true
    // True after `begin` until the state has changed.
    property bool begins: false

    // Why the last change could not be stored. "" if it was, or if the agent does not tell it.
    readonly property string problem: isUnreadable ? "" : report.problem || ""
    // Why the last command was refused. Empty again after some seconds.
    property string refusal: ""

    // The object of `atrest status --json`.
    property var report: ({})
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
    // The fast that is shown: another client may have started another one since.
    function end() { run("end-fast " + quoted(report.id || "")) }
    function abandon() { run("abandon-fast " + quoted(report.id || "")) }
    function undo() { run("undo " + undoAct) }
    function addWater() { run("water add") }
    // Opens a screen of the window: forest, calendar, settings or compline; or "end", the question when the fast has ended.
    function show(screen) { run("show " + screen) }

    // Deletes an entry, or undoes that, and lists what is left.
    function removeWater(id) {
        change("remove " + quoted(id), out => agent.removalAct = JSON.parse(out).data[0].data)
    }
    function undoRemoval() { change("undo-latest " + removalAct) }

    // The number of the last removal here, and what it was. "" if the latest act is another one.
    property real removalAct: 0
    readonly property string removalName: latestAct === removalAct ? report.latestActText || "" : ""

    // The text of a button that undoes an act. A long one has a second line after its first comma.
    function undoText(name) {
        if (!name)
            return i18nd("atrest", "Undo")
        const text = i18nd("atrest", "Undo: {act}").replace("{act}", () => name)
        return text.length > 36 ? text.replace(", ", ",\n") : text
    }

    function change(verb, done) {
        refusal = ""
        commands.run(script + " " + verb, (code, out, err) => {
            if (code !== 0)
                refuse(err)
            else if (done)
                done(out)
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

    // Looks at what the waiting command does not report: whether there is a window, and the hour.
    function refresh() {
        if (wait)
            commands.run(script + " names", (code, out) => take(out))
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

    function take(names) {
        isNight = Shared.isNight(Date.now())
        const line = names.split("\n")[0]
        if (line)
            hasWindow = JSON.parse(line).data[0].includes("app.atrest.Atrest.Window")
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
