import Contract
import System

/// The package python3-dbus, with which some tests write a client that is not ours.
public enum PythonBindings {
    /// Whether Python can load it. A machine for the basic tests does not have it.
    public static let areInstalled =
        (try? ChildProcess(
            "python3", ["-c", "import dbus"], environment: processEnvironment(), output: .nowhere,
            errors: .nowhere))?.wait() == 0
    /// Why a test that needs it is skipped.
    public static let missing = "python3-dbus is not installed"
}
