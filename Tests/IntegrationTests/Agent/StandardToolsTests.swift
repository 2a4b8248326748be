import Contract
import Foundation
import FoundationXML
import PrivateSession
import SDBus
import Testing

/// Standard tools of D-Bus work with the agent.
struct StandardToolsTests {
    @Test(arguments: [
        ["busctl", "--user", "introspect", Names.application, Names.objectPath, Timer1.interface],
        [
            "busctl", "--user", "get-property", Names.application, Names.objectPath,
            Timer1.interface, "Line",
        ],
        ["gdbus", "introspect", "--session", "-d", Names.application, "-o", Names.objectPath],
        [
            "gdbus", "call", "--session", "-d", Names.application, "-o", Names.objectPath, "-m",
            "org.freedesktop.DBus.Properties.GetAll", Timer1.interface,
        ],
        [
            "dbus-send", "--session", "--print-reply", "--dest=" + Names.application,
            Names.objectPath, "org.freedesktop.DBus.Properties.GetAll",
            "string:" + Timer1.interface,
        ],
        [
            "/usr/bin/python3", "-c",
            """
            import dbus
            o = dbus.SessionBus().get_object('\(Names.application)', '\(Names.objectPath)')
            t = dbus.Interface(o, '\(Timer1.interface)')
            assert len(t.Start({'Target': dbus.UInt64(72000000000)})['Id']) == 36
            p = dbus.Interface(o, 'org.freedesktop.DBus.Properties')
            assert p.Get('\(Timer1.interface)', 'Target') == 72000000000
            t.Adjust({'Target': 57600000000.0})
            assert p.GetAll('\(Timer1.interface)')['Target'] == 57600000000
            assert t.End({})['Kept'] == False
            t.Undo({})
            try:
                t.Start({})
            except dbus.DBusException as e:
                assert e.get_dbus_name() == 'app.atrest.Error.AlreadyActive', e
            t.Abandon({})
            print(p.Get('\(Timer1.interface)', 'Line'), "When you're ready")
            """,
        ],
    ]) func toolReads(_ command: [String]) throws {
        let session = try PrivateSession()
        defer { session.end() }
        // busctl and gdbus would start the agent, but may not wait for it.
        #expect(try session.atrest("status").status == 0)
        let result = try session.run(command[0], Array(command.dropFirst()))
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("When you") || result.output.contains("Line"))
    }

    /// With a licence authority, so that the agent has every interface.
    @Test func introspectionIsWhatIsWrittenDown() throws {
        let session = try PrivateSession.licensed()
        let watcher = try Watcher(session)
        defer { session.end() }
        var served: [String: Set<String>] = [:]
        for path in [Names.objectPath, Names.searchPath, Names.runnerPath] {
            let call = try watcher.bus.methodCall(
                to: Destination(
                    service: Names.application, path: ObjectPath(path)!,
                    interface: "org.freedesktop.DBus.Introspectable"), "Introspect")
            let live = try interfaces(watcher.bus.call(call).read(String.self))
            // sd-bus adds the interfaces that every object has.
            served.merge(live.filter { !$0.key.hasPrefix("org.freedesktop.DBus.") }) { $1 }
        }
        var written: [String: Set<String>] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        where file.hasSuffix(".xml") {
            let text = try String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8)
            let found = try interfaces(text)
            #expect(found.keys.map { $0 + ".xml" } == [file])
            written.merge(found) { $1 }
        }
        #expect(served.keys.sorted() == written.keys.sorted())
        for (name, members) in served {
            #expect(members == written[name] ?? [])
            #expect(!members.isEmpty)
        }
    }

    @Test func everyMemberIsDocumented() throws {
        for file in try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        where file.hasSuffix(".xml") {
            let text = try String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8)
            for match in text.matches(of: /<(method|signal|property) name="(\w+)"/) {
                #expect(
                    text.contains(try Regex("<!--\\s*\(match.2):")), "\(match.2) in \(file)")
            }
        }
    }

    private static let folder = packageFolder.appending(path: "dbus").path

    /// The members of each interface: one line per member, with everything a client relies on.
    private func interfaces(_ text: String) throws -> [String: Set<String>] {
        let document = try XMLDocument(xmlString: text)
        let all = try document.nodes(forXPath: "/node/interface").compactMap { $0 as? XMLElement }
        var interfaces: [String: Set<String>] = [:]
        for interface in all {
            let members = elements(in: interface)
            interfaces[value("name", of: interface)] = Set(members.map(line))
        }
        return interfaces
    }

    private func line(_ element: XMLElement) -> String {
        // sd-bus writes the annotations last.
        let all = elements(in: element)
        let parts =
            all.filter { $0.name != "annotation" } + all.filter { $0.name == "annotation" }
        let isSignal = element.name == "signal"
        let lines = parts.map { part in
            let direction = isSignal ? "" : value("direction", of: part)
            let content = [value("name", of: part), value("type", of: part), direction]
            return
                "\(part.name ?? "")(\((content + [value("value", of: part)]).joined(separator: " ")))"
        }
        // sd-bus writes the default too. A file may omit it.
        let implied = "annotation(org.freedesktop.DBus.Property.EmitsChangedSignal   true)"
        return
            ([element.name ?? "", value("name", of: element), value("type", of: element)]
            + [value("access", of: element)] + lines.filter { $0 != implied }).joined(
                separator: " ")
    }

    /// Annotations that our own generator reads are not served.
    private func elements(in element: XMLElement) -> [XMLElement] {
        (element.children ?? []).compactMap { $0 as? XMLElement }.filter {
            !value("name", of: $0).hasPrefix("app.atrest.Contract.")
        }
    }

    private func value(_ name: String, of element: XMLElement) -> String {
        element.attribute(forName: name)?.stringValue ?? ""
    }
}
