import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// Callers in a sandbox: what the agent refuses them, and the rules of a filtered bus on docs/sessions.md.
@Suite(.enabled(if: canChangeRoot, "needs a user who may mount in a namespace"))
struct SandboxTests {
    private static let records = RecordsObject.path
    private static let set = "org.freedesktop.DBus.Properties.Set"

    /// A call as arguments of `gdbus call`, and the word in its answer or error.
    private struct Call {
        let path: String
        let method: String
        let arguments: [String]
        let expected: String

        init(_ path: String, _ method: String, _ arguments: String..., expect expected: String) {
            (self.path, self.method, self.arguments) = (path, method, arguments)
            self.expected = expected
        }
    }

    private static let reads = [
        Call(
            Names.objectPath, "org.freedesktop.DBus.Properties.GetAll", Timer1.interface,
            expect: "'Status'"),
        Call(
            Names.objectPath, "org.freedesktop.DBus.Properties.Get", Settings1.interface, "Plan",
            expect: "''"),
    ]
    private static let acts = [
        Call(Names.objectPath, "app.atrest.Timer1.Start", "@a{sv} {}", expect: "'Id'"),
        Call(Names.objectPath, "app.atrest.Timer1.Abandon", "@a{sv} {}", expect: "'Outcome'"),
        Call(Names.objectPath, "app.atrest.Journal1.Undo", "@a{sv} {}", expect: "'Act'"),
    ]
    /// At the first object. Nothing of this names an existing record, so another refusal follows if it is allowed.
    private static func guarded(expect expected: String, at path: String = Names.objectPath)
        -> [Call]
    {
        let id = "9F1C4B1E-0000-4000-8000-000000000001"
        return [
            Call(path, "app.atrest.Devices1.Join", "relative", "@a{sv} {}", expect: expected),
            Call(path, "app.atrest.History1.Delete", id, "@a{sv} {}", expect: expected),
            Call(path, "app.atrest.Journal1.Restore", "2020-01-01", "@a{sv} {}", expect: expected),
            Call(
                path, set, Settings1.interface, "CalendarFolder", "<'relative'>", expect: expected),
            Call(path, set, Devices1.interface, "Name", "<'\\n'>", expect: expected),
        ]
    }

    @Test func firstObjectRefusesWhatNamesPathsOrDestroys() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let denied = BusError.Name.accessDenied
        try check(
            Self.reads + Self.acts + Self.guarded(expect: denied)
                + Self.guarded(expect: "NotFound\nInvalidArgs", at: Self.records), session,
            inSandbox: true)
        // The same calls from outside reach the rules.
        try check(Self.guarded(expect: "NotFound\nInvalidArgs"), session, inSandbox: false)
        withExtendedLifetime(watcher) {}
    }

    /// An undo or a redo changes what its act has changed, so that act decides.
    @Test func undoOfThePastIsRefused() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let denied = BusError.Name.accessDenied
        // Each act, and whether a caller in a sandbox may undo it.
        let acts: [(command: [String], isAllowed: Bool)] = [
            (["start", "--ago", "5h"], true),
            (["adjust", "--target", "18"], true),
            (["end"], true),
            (["water", "add", "250ml"], true),
            (["water", "remove", "@1"], true),
            (["log", "--start", "2026-01-05 20:00", "--end", "2026-01-06 12:00"], false),
            (["edit", "@1", "--target", "17"], false),
            (["delete", "@1"], false),
            (["start"], true),
            (["abandon"], true),
        ]
        for (command, isAllowed) in acts {
            let done = try session.run("atrest", command)
            #expect(done.status == 0, "\(command): \(done.errors)")
            for (member, ours) in [("Undo", "undo"), ("Redo", "redo")] {
                let call = Call(
                    Names.objectPath, "app.atrest.Journal1.\(member)", "@a{sv} {}",
                    expect: isAllowed ? "'Act'" : denied)
                try check([call], session, inSandbox: true)
                // What was refused has changed nothing, and goes on outside.
                if !isAllowed { #expect(try session.atrest(ours).status == 0) }
            }
        }
        withExtendedLifetime(watcher) {}
    }

    /// Calls every method of the first object, and sets every property, from a sandbox. A member that someone adds is
    /// called too.
    @Test(.enabled(if: StrangerTests.Language.python.isInstalled, "python3-gi is not installed"))
    func everyMemberFromASandbox() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        // What can be undone, and what can be redone, has changed past fasts.
        for day in [5, 7] {
            let times = ["--start", "2026-01-0\(day) 20:00", "--end", "2026-01-0\(day + 1) 12:00"]
            #expect(try session.run("atrest", ["log"] + times).status == 0)
        }
        #expect(try session.atrest("undo").status == 0)
        let script = packageFolder.appending(path: "Tests/clients/sandbox-walk.py").path
        let result = try run(["python3", script], session, inSandbox: true)
        #expect(result.status == 0, "\(result.errors)")
        let lines = result.output.split(separator: "\n").map {
            $0.split(separator: " ").map(String.init)
        }
        #expect(lines.count > 50)
        for line in lines {
            let (kind, interface, member, answer) = (line[0], line[1], line[2], line[3])
            let isPast =
                kind == "set" || RecordsObject.effect(of: member, on: interface) != .present
            #expect(
                (answer == BusError.Name.accessDenied) == isPast,
                "\(interface).\(member): \(answer)")
        }
        withExtendedLifetime(watcher) {}
    }

    /// The programs here use the second object, so that a sandbox with the whole name has all of them.
    @Test func ourClientInASandbox() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let result = try run(
            ["\(session.programs)/atrest", "settings", "set", "discreet", "true"], session,
            inSandbox: true)
        #expect(result.status == 0, "\(result.errors)")
        #expect(try session.atrest("settings", "get", "discreet").output.contains("true"))
    }

    @Test func secondObjectHasWhatTheFirstRefuses() throws {
        let session = try PrivateSession.licensed()
        let watcher = try Watcher(session)
        defer { session.end() }
        let call = try watcher.bus.methodCall(
            to: Destination(
                service: Names.application, path: ObjectPath(Self.records)!,
                interface: "org.freedesktop.DBus.Introspectable"), "Introspect")
        let text = try watcher.bus.call(call).read(String.self)
        let interfaces = text.matches(of: /interface name="(app\.[^"]*)"/).map { String($0.1) }
        #expect(
            Set(interfaces) == [
                Settings1.interface, Devices1.interface, Journal1.interface, History1.interface,
                Premium1.interface, Water1.interface, Vigil1.interface, Compline1.interface,
            ])
        let properties = text.matches(of: /property name="([^"]*)"/).map { String($0.1) }
        #expect(properties.contains("CalendarFolder") && !properties.contains("CalendarState"))
        #expect(!text.contains("signal name=\"Changed\""))
    }

    // MARK: A filtered bus

    private static let hasProxy = access("/usr/bin/xdg-dbus-proxy", X_OK) == 0

    /// The rules in the blocks of the page, in their order.
    private static func rules() throws -> [[String]] {
        let page = try String(
            contentsOf: packageFolder.appending(path: "docs/sessions.md"), encoding: .utf8)
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        let blocks = lines.split { !$0.hasPrefix("    --") }
        return blocks.map { $0.map { $0.drop { $0 == " " }.description } }
    }

    @Test(.enabled(if: hasProxy, "xdg-dbus-proxy is not installed"))
    func rulesOfThePage() throws {
        let rules = try Self.rules()
        try #require(rules.count == 2)
        let denied = BusError.Name.accessDenied
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        // To read only.
        try check(
            Self.reads + Self.guarded(expect: denied)
                + Self.guarded(expect: denied, at: Self.records)
                + [Call(Names.objectPath, "app.atrest.Timer1.Start", "@a{sv} {}", expect: denied)],
            session, inSandbox: true, rules: rules[0])
        // A panel.
        try check(
            Self.reads + Self.acts + Self.guarded(expect: denied)
                + Self.guarded(expect: denied, at: Self.records),
            session, inSandbox: true, rules: rules[1])
        withExtendedLifetime(watcher) {}
    }

    // MARK: Running

    private func check(
        _ calls: [Call], _ session: PrivateSession, inSandbox: Bool, rules: [String]? = nil,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        for call in calls {
            let command =
                ["gdbus", "call", "--session", "-d", Names.application, "-o", call.path, "-m"]
                + [call.method] + call.arguments
            let result = try run(command, session, inSandbox: inSandbox, rules: rules)
            let answer = result.output + result.errors
            #expect(
                call.expected.split(separator: "\n").contains { answer.contains($0) },
                "\(call.path) \(call.method) \(call.arguments): \(answer)",
                sourceLocation: location)
        }
    }

    /// Runs a command, in a root folder like that of Flatpak if it is in a sandbox, and there behind a proxy of the bus if
    /// there are rules. The proxy is in the same root folder, as Flatpak does it.
    private func run(
        _ command: [String], _ session: PrivateSession, inSandbox: Bool, rules: [String]? = nil
    ) throws -> PrivateSession.Result {
        guard inSandbox else { return try session.run(command[0], Array(command.dropFirst())) }
        var script = enterRoot + "exec chroot \"$root\" /bin/sh -c '\(Self.start(rules))' sh \"$@\""
        script = script.replacing("ROOT", with: session.folder + "/root")
        return try session.run(
            "unshare", ["--map-root-user", "--mount", "sh", "-c", script, "sh"] + command)
    }

    /// The shell command that runs the arguments, behind a proxy if there are rules.
    private static func start(_ rules: [String]?) -> String {
        guard let rules else { return "exec \"$@\"" }
        // The proxy writes a byte when it listens. It ends with the other end of that pipe.
        return """
            socket=$(mktemp -u) && mkfifo "$socket.ready" || exit 98
            xdg-dbus-proxy --fd=3 "$DBUS_SESSION_BUS_ADDRESS" "$socket" --filter \
            \(rules.map { "\"\($0)\"" }.joined(separator: " ")) 3<>"$socket.ready" &
            proxy=$!
            head -c 1 "$socket.ready" >/dev/null
            DBUS_SESSION_BUS_ADDRESS=unix:path=$socket "$@"
            status=$?
            kill $proxy; wait $proxy
            rm -f "$socket" "$socket.ready"
            exit $status
            """
    }
}

/// Makes a root folder with the file of Flatpak, in a namespace of its own.
private let enterRoot = """
    PATH=$PATH:/usr/sbin root=ROOT; mkdir -p "$root" && mount -t tmpfs tmpfs "$root" || exit 99
    for each in /*; do
        if [ -L "$each" ]; then cp -P "$each" "$root$each"
        elif [ -d "$each" ]; then mkdir "$root$each"; mount --rbind "$each" "$root$each" || exit 99
        fi
    done
    : >"$root/.flatpak-info"

    """

/// Whether this user may make such a root folder.
private let canChangeRoot: Bool = {
    guard let session = try? PrivateSession(activates: false) else { return false }
    defer { session.end() }
    let script =
        enterRoot.replacing("ROOT", with: session.folder + "/root")
        + "exec chroot \"$root\" test -e /.flatpak-info"
    let arguments = ["--map-root-user", "--mount", "sh", "-c", script]
    return (try? session.run("unshare", arguments))?.status == 0
}()
