import PrivateSession
import SDBus
import Testing

@testable import Tray

/// The menu answers the calls of `com.canonical.dbusmenu` that hosts make.
struct MenuTests {
    private func shown(_ body: (Scene, TrayHost) throws -> Void) throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host()
        scene.tray.isWanted = true
        try scene.wait { host.items.count == 1 }
        try body(scene, host)
        #expect(scene.problems.isEmpty)
    }

    @Test func layoutLeavesOutDefaultValues() throws {
        try shown { scene, host in
            let (_, layout) = try scene.layout(host)
            #expect(layout.id == 0)
            #expect(layout.properties == ["children-display": .string("submenu")])
            let children = layout.children
            #expect(children.map(\.id) == [1, 2, 3, 4, 5])
            #expect(
                children.map(\.properties) == [
                    ["label": .string("1h 0m"), "enabled": .boolean(false)],
                    ["type": .string("separator")],
                    ["label": .string("End__it")],
                    [
                        "label": .string("Mark"), "toggle-type": .string("checkmark"),
                        "toggle-state": .int32(1),
                    ],
                    ["label": .string("Undo"), "enabled": .boolean(false)],
                ])
        }
    }

    @Test func layoutOfAnEntryOrOfNoDepthHasNoChildren() throws {
        try shown { scene, host in
            #expect(try scene.layout(host, depth: 0).layout.children.isEmpty)
            let entry = try scene.layout(host, of: 3).layout
            #expect(entry.id == 3)
            #expect(entry.properties == ["label": .string("End__it")])
            #expect(entry.children.isEmpty)
        }
    }

    @Test func propertiesMayBeChosen() throws {
        try shown { scene, host in
            let labels = try scene.layout(host, ["label"]).layout.children
            #expect(labels[3].properties == ["label": .string("Mark")])
            #expect(labels[1].properties == [:])
            let group = try scene.properties(host, of: [4, 99], ["toggle-state"])
            #expect(group == [4: ["toggle-state": .int32(1)]])
            #expect(try scene.properties(host, of: [], []).keys.sorted() == [0, 1, 2, 3, 4, 5])
            let one = try host.menuCall("GetProperty")
            try one.append(Int32(3), "label")
            let label = try scene.answer(one, on: host).read(Value.self)
            #expect(label == .string("End__it"))
        }
    }

    @Test func changedLabelsAreSentWhenTheMenuOpens() throws {
        try shown { scene, host in
            let before = try scene.layout(host).revision
            func needsUpdate() throws -> Bool {
                let call = try host.menuCall("AboutToShow")
                try call.append(Int32(0))
                return try scene.answer(call, on: host).read(Bool.self)
            }
            #expect(try !needsUpdate())
            scene.content.menu[0].label = "1h 1m"
            #expect(try needsUpdate())
            // Some hosts do not wait for the answer. They get a signal.
            try scene.wait { host.events.map(\.member) == ["ItemsPropertiesUpdated"] }
            #expect(try !needsUpdate())
            let (revision, layout) = try scene.layout(host)
            #expect(revision > before)
            #expect(layout.children[0].properties["label"] == .string("1h 1m"))
            scene.content.menu[0].label = "1h 2m"
            let group = try host.menuCall("AboutToShowGroup")
            try group.append([Int32(0), 99])
            let (updates, unknown) = try scene.answer(group, on: host).read(
                [Int32].self, [Int32].self)
            #expect(updates == [0])
            #expect(unknown == [99])
        }
    }

    @Test func revisionGrowsWithEachLayout() throws {
        try shown { scene, host in
            let before = try scene.layout(host).revision
            scene.content.menu.removeLast()
            scene.tray.announce()
            try scene.wait { !host.events.isEmpty }
            #expect(
                host.events == [.init(member: "LayoutUpdated", numbers: [before + 1, 0])])
            let (revision, layout) = try scene.layout(host)
            #expect(revision == before + 1)
            #expect(layout.children.count == 4)
        }
    }

    private func event(_ host: TrayHost, _ id: Int32, _ name: String = "clicked") throws -> Message
    {
        let call = try host.menuCall("Event")
        try call.append(id, name, Value.int32(0), UInt32(0))
        return call
    }

    @Test func clickChoosesWhatIsOffered() throws {
        try shown { scene, host in
            _ = try scene.answer(event(host, 3), on: host)
            _ = try scene.answer(event(host, 4), on: host)
            try scene.wait { scene.events == [.chosen(3), .chosen(4)] }
            // A disabled entry, a separator, and another event do nothing.
            for call in try [event(host, 5), event(host, 2), event(host, 3, "hovered")] {
                _ = try scene.answer(call, on: host)
            }
            #expect(
                try scene.refusal(event(host, 99), on: host) == BusError.Name.invalidArgs)
            // The host does not know yet that this entry is gone.
            scene.content.menu.remove(at: 2)
            _ = try scene.answer(event(host, 3), on: host)
            try scene.fence(host)
            #expect(scene.events.count == 2)
        }
    }

    /// The user clicks three times before the first click has an effect.
    @Test func whatIsNoLongerOfferedIsNotDone() throws {
        typealias Event = BusStruct<Int32, String, Value, UInt32>
        try shown { scene, host in
            scene.onEvent = { scene.content.menu.removeAll { $0.id == 3 } }
            let call = try host.menuCall("EventGroup")
            try call.append([Event](repeating: Event(3, "clicked", .int32(0), 0), count: 3))
            _ = try scene.answer(call, on: host)
            _ = try scene.answer(event(host, 4), on: host)
            try scene.wait { scene.events.last == .chosen(4) }
            #expect(scene.events == [.chosen(3), .chosen(4)])
        }
    }

    @Test func floodOfEventsIsCutShort() throws {
        typealias Event = BusStruct<Int32, String, Value, UInt32>
        try shown { scene, host in
            let call = try host.menuCall("EventGroup")
            try call.append([Event](repeating: Event(4, "clicked", .int32(0), 0), count: 5000))
            _ = try scene.answer(call, on: host)
            _ = try scene.answer(event(host, 3), on: host)
            try scene.fence(host)
            #expect(scene.events.count < 100)
        }
    }

    @Test func eventsMayComeTogether() throws {
        typealias Event = BusStruct<Int32, String, Value, UInt32>
        try shown { scene, host in
            let call = try host.menuCall("EventGroup")
            try call.append([
                Event(3, "clicked", .int32(0), 0), Event(99, "clicked", .int32(0), 0),
            ])
            #expect(try scene.answer(call, on: host).read([Int32].self) == [99 as Int32])
            try scene.wait { scene.events == [.chosen(3)] }
            let unknown = try host.menuCall("EventGroup")
            try unknown.append([Event(99, "clicked", .int32(0), 0)])
            #expect(try scene.refusal(unknown, on: host) == BusError.Name.invalidArgs)
            let none = try host.menuCall("EventGroup")
            try none.append([Event]())
            #expect(try scene.answer(none, on: host).read([Int32].self).isEmpty)
        }
    }
}
