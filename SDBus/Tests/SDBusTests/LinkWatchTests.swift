import Foundation
import Glibc
import Testing

@testable import SDBus

/// The file that names the time zone is replaced, removed and made again.
struct LinkWatchTests {
    private let loop: SDEventLoop
    private let folder: String

    init() throws {
        loop = try SDEventLoop()
        folder = NSTemporaryDirectory() + "link-watch-\(UUID())"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false)
    }

    private var link: String { folder + "/localtime" }

    /// As timedatectl does: a new link takes the place of the old one.
    private func replace(by target: String) throws {
        try #require(symlink(target, folder + "/new") == 0)
        try #require(rename(folder + "/new", link) == 0)
    }

    private func target() -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    }

    @Test func `each replacement is told, and the last one is seen`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try #require(symlink("Berlin", link) == 0)
        var seen = target()
        let watch = LinkWatch(folder, "localtime", on: loop) { seen = target() }
        func follows() throws {
            for _ in 0..<100 where seen != target() { try loop.runOnce(timeout: .seconds(30)) }
            #expect(seen == target())
        }
        for zone in ["Tokyo", "Lima"] {
            try replace(by: zone)
            try follows()
        }
        // As `ln -sf` does, with a moment in between.
        try #require(unlink(link) == 0)
        try follows()
        try #require(symlink("Apia", link) == 0)
        try follows()
        #expect(seen == "Apia")
        try replace(by: "Oslo")
        try follows()
        #expect(seen == "Oslo")
        withExtendedLifetime(watch) {}
    }

    @Test func `other files of the folder wake nothing`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try #require(symlink("Berlin", link) == 0)
        var told = 0
        let watch = LinkWatch(folder, "localtime", on: loop) { told += 1 }
        try loop.runOnce(timeout: .zero)
        try Data().write(to: URL(fileURLWithPath: folder + "/resolv.conf"))
        while try loop.runOnce(timeout: .zero) {}
        #expect(told == 0)
        withExtendedLifetime(watch) {}
    }
}
