extension Words.Log {
    /// - Parameter error: the D-Bus name of the error.
    public static func targetsFailed(_ error: String) -> String {
        translated(
            "systemd did not start or stop a unit for the fast: {error}.", ["error": error])
    }
}
