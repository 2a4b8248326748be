import org.kde.plasma.core 2.0 as PlasmaCore

// The engine that runs commands; Plasma 5 and 6 keep it in different places.
PlasmaCore.DataSource {
    engine: "executable"
}
