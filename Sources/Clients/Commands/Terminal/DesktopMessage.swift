import Contract
import SDBus
import System
import Words

/// A notification for what a command says if there is no terminal to write to.
enum DesktopMessage {
    /// The longest wait for the server of notifications.
    private static let patience = Duration.seconds(2)

    /// Whether this process knows a display.
    static var hasDesktop: Bool {
        ["WAYLAND_DISPLAY", "DISPLAY"].contains { environmentVariable($0) != nil }
    }

    static func show(_ sentence: String) {
        try? Bus.openUser().call(
            Doctor.notifications, "Notify", Words.name, UInt32(0), Names.application, sentence, "",
            [String](),
            ["desktop-entry": Value.string(Names.application)], Int32(-1), timeout: patience)
    }
}
