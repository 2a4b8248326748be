import org.kde.plasma.core 2.0 as PlasmaCore

// The engine that runs commands. It is in different modules in Plasma 5 and 6.
PlasmaCore.DataSource {
    engine: "executable"
}
