import Foundation
import PrivateSession
import Testing

/// The window, used through a screen reader's interface and the keyboard only.
///
/// Tests/window/story.py does it, with the built programs on a display and buses of its own.
struct WindowStoryTests {
    @Test(
        .enabled(if: Story.onX11.obstacle == nil, Story.onX11.comment), .serialized,
        arguments: Story.onX11.chapters)
    func chapter(_ name: String) throws { try Story.onX11.tell(name) }

    @Test(
        .enabled(if: Story.onWayland.obstacle == nil, Story.onWayland.comment), .serialized,
        arguments: Story.onWayland.chapters)
    func chapterInSway(_ name: String) throws { try Story.onWayland.tell(name) }
}

/// The script, and what it says of this machine.
private struct Story {
    static let onX11 = Story(display: "x11")
    static let onWayland = Story(display: "wayland")

    let display: String
    let chapters: [String]
    /// Why the script cannot run here.
    let obstacle: String?

    var comment: Comment { Comment(rawValue: obstacle ?? "") }

    private init(display: String) {
        self.display = display
        do {
            let session = try PrivateSession(activates: false)
            defer { session.end() }
            let result = try Self.run(["--list", "--display", display], in: session)
            chapters = result.output.split(separator: "\n").map(String.init)
            obstacle = result.status == 0 ? nil : result.output + result.errors
        } catch {
            chapters = []
            obstacle = "\(error)"
        }
    }

    func tell(_ chapter: String) throws {
        let session = try PrivateSession(activates: false)
        defer { session.end() }
        let result = try Self.run(["--display", display, chapter], in: session)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    private static func run(
        _ arguments: [String], in session: PrivateSession
    ) throws -> PrivateSession.Result {
        // The files of the script end with the session.
        session.environment["TMPDIR"] = session.folder
        return try session.run(
            "/usr/bin/python3",
            [script, "--programs", session.programs] + arguments)
    }

    private static let script = packageFolder.appending(path: "Tests/window/story.py").path
}
