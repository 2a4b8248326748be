import org.kde.plasma.plasma5support as Plasma5Support

// The engine that runs commands; Plasma 5 and 6 keep it in different places.
Plasma5Support.DataSource {
    engine: "executable"
}
