import org.kde.plasma.plasma5support as Plasma5Support

// The engine that runs commands. It is in different modules in Plasma 5 and 6.
Plasma5Support.DataSource {
    engine: "executable"
}
