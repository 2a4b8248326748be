import Foundation
import Testing
import Words

@testable import Commands

/// A zone that the machine does not know is UTC for the C library. The doctor says so.
struct ZoneCheckTests {
    private func isFine(_ zone: String?) -> Bool {
        ZoneCheck(environment: zone.map { ["TZ": $0] } ?? [:]).results.isEmpty
    }

    @Test(arguments: [
        "UTC", ":UTC", "", "Etc/GMT-9", "CET-1CEST", "<+0330>-3:30", "EST5EDT,M3.2.0,M11.1.0",
        "XYZ3",
        "/usr/share/zoneinfo/UTC",
    ])
    func zoneIsKnown(zone: String) { #expect(isFine(zone)) }

    @Test(arguments: ["Europe/Berln", "Berlin", ":/no/such/file", "CET", "UTC+", "<+03"])
    func zoneIsUnknown(zone: String) {
        var check = ZoneCheck(environment: ["TZ": zone, "TZDIR": "/no/such/folder"])
        check.local = "/no/such/file"
        #expect(check.results == [.warning(Words.Doctor.zoneUnknown(zone))])
    }

    @Test func linkThatLeadsNowhereIsNamed() throws {
        let path = NSTemporaryDirectory() + "zone-\(UUID())"
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: "/no/such/zone")
        defer { try? FileManager.default.removeItem(atPath: path) }
        var check = ZoneCheck(environment: [:])
        check.local = path
        #expect(check.results == [.warning(Words.Doctor.zoneFileMissing(path))])
        check.local = path + "-missing"
        #expect(check.results == [])
    }
}
