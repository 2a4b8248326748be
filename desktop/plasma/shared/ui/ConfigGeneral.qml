import QtQuick 2.15
import QtQuick.Controls 2.15
import org.kde.kirigami 2.20 as Kirigami

Kirigami.FormLayout {
    property alias cfg_showHours: hours.checked
    // Plasma 6 sets these too.
    property bool cfg_showHoursDefault: false
    property string title: ""

    CheckBox {
        id: hours
        text: i18nd("atrest", "Show the hours in the panel")
    }

    // All other settings are in the window, if it is installed.
    Button {
        visible: atrest.hasWindow
        icon.name: "configure"
        text: i18nd("atrest", "All settings of Atrest")
        onClicked: atrest.show("settings")
    }

    Agent { id: atrest }
}
