import QtQuick 2.15

// Runs commands one by one and hands over what they say.
Item {
    id: commands

    visible: false

    property var waiting: ({})
    property int count: 0
    // The engine shares one process between all who name the same command, and may answer with what
    // an earlier one said: every call gets a name of its own.
    readonly property string mark: Date.now() + "." + Math.floor(Math.random() * 1e6) + "."

    // Returns a name by which `drop` ends the command early.
    function run(command, done) {
        count += 1
        const name = "env ATREST_CALL=" + mark + count + " " + command
        waiting[name] = done
        executable.connectSource(name)
        return name
    }

    function drop(name) {
        delete waiting[name]
        executable.disconnectSource(name)
    }

    Executable {
        id: executable

        onNewData: (name, data) => {
            if (data["exit code"] === undefined || !(name in commands.waiting))
                return
            const done = commands.waiting[name]
            commands.drop(name)
            done(data["exit code"], data["stdout"], data["stderr"])
        }
    }
}
