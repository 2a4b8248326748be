import QtQuick 2.15

// Runs commands and returns their output.
Item {
    id: commands

    visible: false

    property var waiting: ({})
    property int count: 0
    // The engine runs equal commands only once and may return the output of an earlier one. So each
    // command gets a different name.
    readonly property string mark: Date.now() + "." + Math.floor(Math.random() * 1e6) + "."

    // Returns the name of the command for `drop`.
    function run(command, done) {
        count += 1
        const name = "env ATREST_CALL=" + mark + count + " " + command
        waiting[name] = done
        executable.connectSource(name)
        return name
    }

    // Ends a command early.
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
