import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing

/// `atrest forest --wallpaper`, and a desktop that answers.
struct WallpaperTests {
    /// The part of the portal for wallpapers.
    private final class Portal {
        private(set) var pictures: [[UInt8]] = []
        private(set) var options: [[String: Value]] = []
        private var slot: Slot?

        private static let path: ObjectPath = "/org/freedesktop/portal/desktop"

        /// - Parameter response: 0 if the user agrees, 1 if not, 2 if something failed; nil if the
        ///   portal ends instead.
        init(on bus: Bus, response: UInt32?) throws {
            let method = Interface.Member.readingMethod(
                "SetWallpaperFile",
                in: [
                    ("parent", String.self), ("fd", UnixFD.self), ("options", [String: Value].self),
                ],
                out: [("handle", ObjectPath.self)]
            ) { [unowned self] call, message in
                let (_, file, options) = try message.read(
                    String.self, UnixFD.self, [String: Value].self)
                pictures.append(try file.readAll())
                self.options.append(options)
                let sender = (message.sender ?? "").dropFirst().replacingOccurrences(
                    of: ".", with: "_")
                let token = options["handle_token"]?.stringValue ?? ""
                let handle = ObjectPath("\(Self.path.text)/request/\(sender)/\(token)")!
                // A fast portal may send the response before it answers the call.
                if let response {
                    try bus.emit(
                        "Response", of: "org.freedesktop.portal.Request", at: handle, response,
                        [String: Value]())
                }
                try call.answer(handle)
                if response == nil { try bus.releaseName("org.freedesktop.portal.Desktop") }
            }
            let version = Interface.Member.property("version", .emitsChange) { UInt32(1) }
            slot = try bus.export(
                Interface("org.freedesktop.portal.Wallpaper", [method, version]), at: Self.path)
            _ = try bus.requestName("org.freedesktop.portal.Desktop")
        }
    }

    @Test(
        arguments: [
            (UInt32(0), Contract.ExitStatus.success, "The forest is now the wallpaper.\n", ""),
            (1, .refused, "", "atrest: The wallpaper was not changed.\n"),
            (2, .refused, "", gaveUp), (nil, .unavailable, "", gaveUp),
        ] as [(UInt32?, Contract.ExitStatus, String, String)]) func userDecides(
            _ response: UInt32?, _ status: Contract.ExitStatus, _ output: String, _ errors: String
        ) throws
    {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        let portal = try Portal(on: watcher.bus, response: response)
        // The previous wallpaper.
        try FileManager.default.createDirectory(
            atPath: session.dataFolder, withIntermediateDirectories: true)
        let last = session.dataFolder + "/wallpaper-1.png"
        try PrivateSession.write("last", to: last)
        let run = Thread.Result {
            try session.atrest("forest", "--wallpaper", "--size", "200x100")
        }
        try watcher.wait(until: { run.isDone }, every: 10_000)
        let result = try run.value()
        #expect(result.status == status.rawValue)
        #expect(result.output == output && result.errors == errors)
        #expect(portal.options.first?["show-preview"] == .boolean(true))
        let left = try FileManager.default.contentsOfDirectory(atPath: session.dataFolder).filter {
            $0.hasPrefix("wallpaper")
        }
        #expect(left.count == 1)
        #expect((left == ["wallpaper-1.png"]) == (response != 0))
        // The whole forest, with twice the pixels of the view.
        let picture = try #require(portal.pictures.first)
        #expect(picture[16..<24].elementsEqual([0, 0, 1, 0x90, 0, 0, 0, 0xC8]))
    }

    private static let gaveUp =
        "atrest: The desktop's portal did not answer, so the wallpaper was not changed. Try again.\n"

    @Test func desktopWithoutAPortalIsSaid() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let result = try session.atrest("forest", "--wallpaper")
        #expect(result.status == ExitStatus.unavailable.rawValue)
        #expect(result.errors.contains("--png FILE"))
        let folder =
            (try? FileManager.default.contentsOfDirectory(atPath: session.dataFolder)) ?? []
        #expect(!folder.contains { $0.hasPrefix("wallpaper") })
    }
}
