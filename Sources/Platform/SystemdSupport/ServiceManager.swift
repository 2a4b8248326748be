import CSystemdSupport

/// Tells systemd about this service (sd_notify(3)). Does nothing if the process was not started by
/// systemd.
public enum ServiceManager {
    /// The service has started.
    public static func ready(status: String) { tell("READY=1\nSTATUS=\(line(status))") }

    /// Sets the line that `systemctl status` shows.
    public static func status(_ text: String) { tell("STATUS=\(line(text))") }

    /// The service is stopping.
    public static func stopping() { tell("STOPPING=1") }

    /// A second line would be another message.
    private static func line(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }

    private static func tell(_ state: String) { sd_notify(0, state) }
}
