import Contract
import Fasting
import Foundation
import Glibc
import PictureSamples
import PrivateSession
import SDBus
import System
import Testing

/// Forest1 on the bus, and `atrest forest`.
struct ForestTests {
    private typealias Entry = BusStruct<String, UInt64, UInt64, UInt64, [String: Value]>
    private typealias Row = BusStruct<
        String, String, String, UInt32, UInt32, UInt32, Double, Double, [String: Value]
    >

    /// Stores fasts that leave this many trees.
    func plant(_ count: Int, _ watcher: Watcher) throws {
        let entries = Samples.sessions(count).map { session -> Entry in
            BusStruct(
                session.id.description, session.start.microsecondsSinceEpoch,
                session.end.microsecondsSinceEpoch, UInt64(Target.standard.microseconds), [:])
        }
        try watcher.call("Import", on: Journal1.interface, entries, noWater, noOptions)
    }

    func svg(
        _ watcher: Watcher, _ scene: String, _ width: UInt32 = 390, _ height: UInt32 = 560,
        _ options: [String: Value] = [:]
    ) throws -> String {
        try watcher.call("Svg", on: Forest1.interface, scene, width, height, options).read(
            String.self)
    }

    func render(
        _ watcher: Watcher, _ format: String, _ options: [String: Value] = [:]
    ) throws -> UnixFD {
        try watcher.call("Render", on: Forest1.interface, format, UInt32(390), UInt32(560), options)
            .read(UnixFD.self)
    }

    func text(_ memory: UnixFD) throws -> String {
        String(decoding: try memory.readAll(), as: UTF8.self)
    }

    @Test func picturesAreThoseOfThePureFunctions() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        #expect(try watcher.get("Available", of: Forest1.interface) == .boolean(true))
        #expect(try svg(watcher, "forest").contains("Your forest grows here."))
        try plant(10, watcher)
        // The picture equals the output of the pure functions, which other tests compare with
        // files.
        let known = Dictionary(uniqueKeysWithValues: Samples.golden.map { ($0.name, $0.text) })
        #expect(Samples.shortened(try svg(watcher, "forest")) == known["forest-10.svg"])
        let whole = try svg(watcher, "forest", 1280, 800, ["Whole": .boolean(true)])
        #expect(Samples.shortened(whole) == known["forest-whole.svg"])
        #expect(Samples.shortened(try svg(watcher, "timer")) == known["timer-idle.svg"])
        #expect(Samples.shortened(try svg(watcher, "icon", 128, 128)) == known["icon-idle.svg"])
        let bare = try svg(watcher, "timer", 390, 560, ["Sky": .boolean(false)])
        #expect(!bare.contains("dusk"))
    }

    @Test func memoryIsSealed() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try plant(3, watcher)
        let memory = try render(watcher, "svg")
        #expect(try text(memory) == svg(watcher, "forest"))
        // F_GET_SEALS: no sealing, shrinking, growing or writing.
        #expect(fcntl(memory.descriptor, 1034) == 0xf)
        #expect(write(memory.descriptor, "x", 1) == -1 && errno == EPERM)
        #expect(ftruncate(memory.descriptor, 0) == -1 && errno == EPERM)
        // The descriptor is at the beginning of the file.
        #expect(lseek(memory.descriptor, 0, SEEK_CUR) == 0)
        let page = try text(render(watcher, "html"))
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(!page.contains("Consider how they grow."))
        try watcher.setVigil(true)
        #expect(try text(render(watcher, "html")).contains("Consider how they grow."))
    }

    @Test func treesTellWhatIsDrawn() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        try plant(7, watcher)
        let rows = try watcher.call("Trees", on: Forest1.interface).read([Row].self)
        #expect(rows.count == 7)
        let sessions = Samples.sessions(7)
        for (index, row) in rows.enumerated() {
            let (id, state, words, variant, tone, layer, x, y, extras) = row.fields
            let tree = Tree(of: sessions[index].id)
            let isEstablished = index != 6
            #expect(id == sessions[index].id.description)
            #expect(state == (isEstablished ? "established" : "incomplete"))
            #expect(
                words
                    == (isEstablished
                        ? "A tree from a completed fast" : "A tree from a fast that ended early"))
            #expect(variant == tree.variant && tone == tree.tone && layer == UInt32(index % 3))
            // The bands of the depths.
            let bands = [0.80...0.97, 0.68...0.80, 0.60...0.68]
            #expect((0...1.2).contains(x) && bands[index % 3].contains(y))
            #expect(extras.keys.sorted() == (isEstablished ? ["StarX", "StarY"] : []))
        }
    }
}
