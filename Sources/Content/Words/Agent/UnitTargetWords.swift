extension Words.Log {
    /// `{error}`: the D-Bus name of the error.
    public static let targetsFailed = saying(
        "systemd did not start or stop a unit for the fast: {error}.")
}
