import PrivateSession
import SDBus
import Testing

@testable import Tray

/// The item registers with the desktop's tray while it is wanted, and reports exactly what changed.
struct ItemTests {
    @Test func registersWithEachWatcherThatComes() throws {
        let scene = try Scene()
        defer { scene.end() }
        scene.tray.isWanted = true
        for _ in 0..<3 {
            let host = try scene.host()
            try scene.wait { host.items.count == 1 }
            try scene.wait { scene.tray.isShown }
            try host.leave()
            try scene.wait { !scene.tray.isShown }
        }
        #expect(scene.problems.isEmpty)
    }

    @Test func registersWithAWatcherThatIsAlreadyThere() throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host()
        scene.tray.isWanted = true
        try scene.wait { host.items.count == 1 }
    }

    @Test func leavesTheBusIfItIsNotWanted() throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host()
        for _ in 0..<2 {
            scene.tray.isWanted = true
            try scene.wait { host.items.count == 1 && scene.tray.isShown }
            scene.tray.isWanted = false
            try scene.wait { host.items.isEmpty }
            #expect(!scene.tray.isShown)
        }
    }

    /// waybar asks for Id, Category and Title; xfce4-panel for Id; GNOME's extension for Id and Menu.
    @Test func hasAllPropertiesThatHostsRead() throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host()
        scene.tray.isWanted = true
        try scene.wait { host.items.count == 1 }
        let properties = try scene.properties(host)
        let types = properties.mapValues(\.contentSignature)
        #expect(
            types == [
                "Category": "s", "Id": "s", "Title": "s", "Status": "s", "WindowId": "i",
                "IconThemePath": "s", "IconName": "s", "IconPixmap": "a(iiay)",
                "OverlayIconName": "s", "OverlayIconPixmap": "a(iiay)", "AttentionIconName": "s",
                "AttentionIconPixmap": "a(iiay)", "AttentionMovieName": "s",
                "ToolTip": "(sa(iiay)ss)", "ItemIsMenu": "b", "Menu": "o",
            ])
        #expect(properties["Id"] == .string("thing"))
        #expect(properties["Status"] == .string("Active"))
        #expect(properties["Category"] == .string("ApplicationStatus"))
        #expect(properties["IconName"] == .string("thing-idle"))
        #expect(properties["ItemIsMenu"] == .boolean(true))
        #expect(
            properties["ToolTip"]
                == .structure([
                    .string(""), .array([], of: "(iiay)"), .string("Phase"),
                    .string("since 20:00"),
                ]))
    }

    @Test func announcesWhatHasChangedAndNothingElse() throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host()
        scene.tray.isWanted = true
        try scene.wait { host.items.count == 1 }
        func announced(_ change: (inout TrayContent) -> Void) throws -> [String] {
            host.forget()
            change(&scene.content)
            scene.tray.announce()
            try scene.fence(host)
            return host.events.map(\.member)
        }
        #expect(try announced { _ in } == [])
        #expect(try announced { $0.iconName = "thing-full" } == ["NewIcon"])
        #expect(try announced { $0.tooltipText = "since 21:00" } == ["NewToolTip"])
        #expect(try announced { $0.title = "Other" } == ["NewTitle"])
        #expect(try announced { $0.iconFolder = "/icons" } == ["NewIconThemePath"])
        #expect(try announced { $0.menu[4].isEnabled = true } == ["LayoutUpdated"])
        #expect(try announced { $0.menu[3].kind = .check(isOn: false) } == ["LayoutUpdated"])
        // Labels that follow the clock are sent when the menu opens.
        #expect(try announced { $0.menu[0].label = "1h 1m" } == [])
        #expect(try announced { _ in } == [])
    }

    @Test func isShownOnlyIfAHostShowsIt() throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host(hasHost: false)
        scene.tray.isWanted = true
        try scene.wait { host.items.count == 1 }
        try scene.fence(host)
        #expect(!scene.tray.isShown)
        host.hasHost = true
        try scene.wait { scene.tray.isShown }
        host.hasHost = false
        try scene.wait { !scene.tray.isShown }
        #expect(scene.shownChanges == 2)
    }

    @Test func pressBringsOneEvent() throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host()
        scene.tray.isWanted = true
        try scene.wait { host.items.count == 1 }
        for member in ["Activate", "SecondaryActivate", "ContextMenu"] {
            let call = try host.itemCall(member)
            try call.append(Int32(4), Int32(5))
            _ = try scene.answer(call, on: host)
        }
        let scroll = try host.itemCall("Scroll")
        try scroll.append(Int32(1), "vertical")
        _ = try scene.answer(scroll, on: host)
        try scene.wait { scene.events == [.activated()] }
    }

    /// The token of a host is good for one press: that of the item, or of an entry of its menu.
    @Test func tokenComesWithThePress() throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host()
        scene.tray.isWanted = true
        try scene.wait { host.items.count == 1 }
        func give(_ token: String) throws {
            let call = try host.itemCall("ProvideXdgActivationToken")
            try call.append(token)
            _ = try scene.answer(call, on: host)
        }
        func press() throws {
            let call = try host.itemCall("Activate")
            try call.append(Int32(4), Int32(5))
            _ = try scene.answer(call, on: host)
        }
        try give("a")
        try press()
        try press()
        try give(String(repeating: "x", count: 5000))
        try press()
        try give("b")
        let choice = try host.menuCall("Event")
        try choice.append(Int32(3), "clicked", Value.int32(0), UInt32(0))
        _ = try scene.answer(choice, on: host)
        try scene.wait { scene.events.count == 4 }
        #expect(
            scene.events
                == [
                    .activated(token: "a"), .activated(), .activated(), .chosen(3, token: "b"),
                ])
    }

    @Test func pressOpensTheMenuOrSomethingElse() throws {
        let scene = try Scene()
        defer { scene.end() }
        let host = try scene.host()
        scene.tray.isWanted = true
        try scene.wait { host.items.count == 1 }
        scene.content.opensOnPress = true
        scene.tray.announce()
        try scene.wait { host.events.map(\.member) == ["NewIcon"] }
        #expect(try scene.properties(host)["ItemIsMenu"] == .boolean(false))
    }
}
