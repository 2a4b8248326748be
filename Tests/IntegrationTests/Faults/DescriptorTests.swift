import Contract
import Foundation
import PrivateSession
import SDBus
import Testing

/// Calls that carry descriptors, of which a process has few.
struct DescriptorTests {
    /// What the agent may open. It usually has 1,024.
    private static let limit = 128

    /// Starts the agent with few descriptors.
    private func startAgent(
        _ session: PrivateSession, limit: Int, errors: ChildProcess.Sink = .inherited
    ) throws -> ChildProcess {
        try session.start(
            "/bin/sh", ["-c", "ulimit -n \(limit) && exec \"$0\"", "\(session.programs)/atrestd"],
            errors: errors)
    }

    /// An agent that may open too few files says what to do. Systemd does not start it again and again.
    @Test(arguments: [8, 12, 20]) func tooFewDescriptorsAreSaid(_ limit: Int) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let file = session.folder + "/log"
        let agent = try startAgent(session, limit: limit, errors: .file(file))
        #expect(agent.wait() == ExitStatus.configuration.rawValue)
        let said = try PrivateSession.read(file)
        let sentences = (0..<limit).map { "atrestd: The agent can open only \($0) files, " }
        #expect(sentences.contains(where: said.hasPrefix), "\(said)")
    }

    /// Whether the values of a call have its descriptors, or only its header.
    enum Place: String, CaseIterable { case values, header }

    /// A client that sends many such calls and reads no reply, again and again.
    @Test(arguments: Place.allCases)
    func callsWithDescriptorsDoNotEndTheAgent(_ place: Place) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let agent = try startAgent(session, limit: Self.limit)
        defer { agent.stop() }
        let watcher = try Watcher(session)
        try watcher.waitForOwner()
        for _ in 1...3 {
            let output = PipeEnds()
            let attacker = try session.start(
                "/usr/bin/python3",
                [
                    "-c", Self.attack, session.folder + "/bus", Names.application,
                    Names.objectPath, Timer1.interface, place.rawValue,
                ], output: .descriptor(output.writing))
            output.closeWriting()
            #expect(output.readLine() == "sent")
            // The others are answered, and what they do is stored.
            try watcher.call("Start", noOptions)
            try watcher.call("Abandon", noOptions)
            let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(agent.id)/fd")
            #expect(open.count < Self.limit / 2)
            attacker.stop()
        }
        #expect(try watcher.agentProcess() == agent.id)
    }

    /// Usage: SOCKET SERVICE OBJECT INTERFACE PLACE. Libraries read replies by themselves, so it writes to
    /// the socket of the bus. After each part it waits until the service has read all.
    private static let attack = """
        import array, os, select, socket, struct, sys
        import dbus
        address, service, object, interface, place = sys.argv[1:]

        def text(value):
            return struct.pack("<I", len(value)) + value.encode() + b"\\0"

        def call(serial, service, object, interface, member, signature="", body=b"", count=0):
            fields = b""
            for code, kind, value in [
                    (1, "o", text(object)), (2, "s", text(interface)), (3, "s", text(member)),
                    (6, "s", text(service)), (9, "u", struct.pack("<I", count)),
                    (8, "g", bytes([len(signature)]) + signature.encode() + b"\\0")]:
                fields += b"\\0" * (-len(fields) % 8) + bytes([code, 1]) + kind.encode() + b"\\0" + value
            head = struct.pack("<4BIII", ord("l"), 1, 0, 1, len(body), serial, len(fields))
            return head + fields + b"\\0" * (-len(fields) % 8) + body

        bus = dbus.bus.BusConnection("unix:path=" + address)
        connection = socket.socket(socket.AF_UNIX)
        connection.connect(address)
        connection.sendall(b"\\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\\r\\n")
        connection.recv(99)
        connection.sendall(b"NEGOTIATE_UNIX_FD\\r\\n")
        connection.recv(99)
        name = "org.freedesktop.DBus"
        connection.sendall(b"BEGIN\\r\\n" + call(1, name, "/org/freedesktop/DBus", name, "Hello"))
        # Descriptors that the bus gets before it has read BEGIN are lost.
        connection.recv(4096)
        file = os.open("/dev/null", os.O_RDONLY)
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [file] * 16))]
        for serial in range(2, 802):
            body = ("s", text(interface))
            if place == "values":
                body = ("h" * 16, struct.pack("<16I", *range(16)))
            data = call(serial, service, object, "org.freedesktop.DBus.Properties", "GetAll", *body, 16)
            sent = connection.sendmsg([data], rights)
            connection.sendall(data[sent:])
            if serial % 20 == 0:
                bus.call_blocking(service, object, "org.freedesktop.DBus.Peer", "Ping", "", ())
        print("sent", flush=True)
        # Until the bus ends.
        end = select.poll()
        end.register(connection, 0)
        end.poll()
        """
}
