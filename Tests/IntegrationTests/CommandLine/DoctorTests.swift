import Contract
import Foundation
import Glibc
import PrivateSession
import SDBus
import Testing
import Words

/// The results of `atrest doctor` for setups that do not work.
struct DoctorTests {
    private typealias Say = Words.Doctor

    /// A setup without any problem.
    @Test func reportsRecordsBackupsAndTray() throws {
        let session = try PrivateSession()
        defer { session.end() }
        let watcher = try Watcher(session)
        func doctor() throws -> String {
            let look = Thread.Result { try session.atrest("doctor") }
            // The tray is served by this thread.
            try watcher.wait(until: { look.isDone }, every: 10_000)
            return try look.value().output
        }
        #expect(try doctor().contains("· " + Say.noTray))
        #expect(try doctor().contains("· " + Say.noRecords) == false)
        #expect(
            try session.atrest("log", "--start", "2026-03-01 20:00", "--end", "2026-03-02 12:00")
                .status == 0)
        let backups = session.dataFolder + "/backups"
        try watcher.wait(
            until: { ((try? session.run("ls", [backups]))?.output ?? "").contains("atrest-") },
            every: 20_000)
        let bus = try session.connect()
        try watcher.loop.attach(bus)
        let host = try TrayHost(on: bus)
        try watcher.wait(until: { host.items.count == 1 })
        let output = try doctor()
        #expect(output.contains("✓ " + Say.trayShown), "\(output)")
        #expect(output.contains("✓ " + Say.recordsSound(fasts: 1)))
        #expect(output.contains("✓ Backups: 1, the latest from "))
        host.hasHost = false
        #expect(try doctor().contains("· " + Say.trayWithoutHost))
        host.hasHost = true
        _ = try bus.requestName(Names.panel)
        try watcher.wait(until: { host.items.isEmpty })
        #expect(try doctor().contains("✓ " + Say.trayInPanel))
        try bus.releaseName(Names.panel)
        try watcher.wait(until: { host.items.count == 1 })
        try watcher.set("TrayIcon", of: Settings1.interface, to: .boolean(false))
        #expect(try doctor().contains("· " + Say.trayOff))
    }
}
