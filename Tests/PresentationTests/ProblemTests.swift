import Client
import Contract
import Presentation
import SDBus
import Testing

/// The exit status for each error of the bus.
struct ProblemTests {
    @Test(arguments: [
        ("org.freedesktop.DBus.Error.ServiceUnknown", Contract.ExitStatus.unavailable),
        ("org.freedesktop.DBus.Error.NameHasNoOwner", .unavailable),
        ("org.freedesktop.DBus.Error.NoReply", .unavailable),
        ("org.freedesktop.DBus.Error.Timeout", .unavailable),
        ("org.freedesktop.DBus.Error.Spawn.ChildExited", .unavailable),
        ("org.freedesktop.DBus.Error.Disconnected", .unavailable),
        ("org.freedesktop.DBus.Error.AccessDenied", .unavailable),
        ("org.freedesktop.DBus.Error.LimitsExceeded", .unavailable),
        ("org.freedesktop.systemd1.NoSuchUnit", .unavailable),
        ("org.freedesktop.systemd1.UnitMasked", .unavailable),
        ("org.freedesktop.DBus.Error.InvalidArgs", .refused),
        ("org.freedesktop.DBus.Error.UnknownMethod", .refused),
        ("app.atrest.Error.Overlap", .refused), ("app.atrest.Error.Storage", .storage),
        ("app.atrest.Error.SomethingOfALaterVersion", .refused),
    ]) func statusOf(_ name: String, is status: Contract.ExitStatus) {
        let problem = Problem(ClientError(BusError(name: name, message: "Why.")))
        #expect(problem.exitStatus == status)
        #expect(problem.sentence?.hasSuffix(".") == true)
    }
}
