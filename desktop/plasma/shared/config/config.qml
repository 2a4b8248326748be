import QtQuick 2.15
import org.kde.plasma.configuration 2.0

ConfigModel {
    ConfigCategory {
        name: i18nd("atrest", "Atrest")
        icon: "app.atrest.Atrest"
        source: "ConfigGeneral.qml"
    }
}
