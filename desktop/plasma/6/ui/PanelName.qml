import QtQml
import org.kde.plasma.workspace.dbus as DBus
import "../code/claims.mjs" as Claims

// While this exists, Plasma owns the name by which the agent knows that a panel shows Atrest. The agent
// then hides its icon in the tray, which is the same tree.
QtObject {
    readonly property string name: "app.atrest.Atrest.Panel"

    function call(member, signature, values) {
        DBus.SessionBus.asyncCall(new DBus.dbusMessage({
            service: "org.freedesktop.DBus",
            path: "/org/freedesktop/DBus",
            iface: "org.freedesktop.DBus",
            member: member,
            arguments: values,
            signature: signature,
        }))
    }

    // A second widget, for example on the desktop, keeps the name when the first one is removed.
    Component.onCompleted: {
        if (Claims.claim())
            call("RequestName", "(su)", [new DBus.string(name), new DBus.uint32(0)])
    }
    Component.onDestruction: {
        if (Claims.release())
            call("ReleaseName", "(s)", [new DBus.string(name)])
    }
}
