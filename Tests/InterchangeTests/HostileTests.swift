import Fasting
import SeededRandom
import Testing

@testable import Interchange

/// Files that were made to do harm, or were damaged.
struct HostileTests {
    static let small = bytes(
        file(
            sessions: record(target: "16.5") + ","
                + record("2026-02-20T18:00:00Z", "2026-02-21T10:00:00Z", id: otherID),
            extras: #"{"offsets":{"\#(otherID)":60},"settings":{"vigil":"true"}}"#))

    static let otherID = "DEADBEEF-0000-4000-8000-000000000001"

    @Test func fileThatBreaksOffAnywhereIsRefused() {
        for length in 0..<Self.small.count {
            let problem = refusal(Array(Self.small.prefix(length)))
            switch problem {
            case .invalidFormat(.empty): #expect(length == 0)
            case .invalidFormat(.notJSON(.breaksOff, let at)): #expect(at == length)
            default: Issue.record("\(length) bytes: \(String(describing: problem))")
            }
        }
        #expect(refusal(Self.small) == nil)
    }

    /// A change is noticed unless it is outside the part that the checksum covers.
    @Test func fileWithOneByteChangedIsRefusedOrSaysTheSame() throws {
        let whole = try ImportFile(reading: Self.small, now: now, zone: .utc)
        let extrasEnd = try #require(Self.small.firstIndex(of: UInt8(ascii: "c")))
        let substitutes: [UInt8] = [
            0, 0x20, 0x22, 0x2C, 0x2D, 0x30, 0x39, 0x3A, 0x41, 0x5B, 0x5C, 0x5D, 0x65, 0x7B, 0x7D,
            0x80, 0xC3, 0xFF,
        ]
        var refused = 0
        for index in Self.small.indices {
            let bits = (0..<8).map { Self.small[index] ^ 1 << UInt8($0) }
            for byte in bits + substitutes where byte != Self.small[index] {
                var changed = Self.small
                changed[index] = byte
                guard let file = try? ImportFile(reading: changed, now: now, zone: .utc) else {
                    refused += 1
                    continue
                }
                let isInExtras = index < extrasEnd
                #expect(
                    isInExtras || file.sessions == whole.sessions, "byte \(index) is \(byte)")
                #expect(file.sessions.map(\.end) == whole.sessions.map(\.end))
            }
        }
        #expect(refused > 8000)
    }

    /// A text that begins with a bracket may be something else than JSON.
    @Test func bracketsAloneAreRefused() {
        #expect(refusal(bytes(String(repeating: "[", count: 1_000_000))) != nil)
    }

    @Test(arguments: ["{\"a\":", "[{\"a\":["])
    func deepNestingIsRefused(opening: String) {
        let deep = bytes(String(repeating: opening, count: 1_000_000))
        guard case .invalidFormat(.notJSON(.tooDeep, _)) = refusal(deep) else {
            Issue.record("not refused for its depth")
            return
        }
        // Also inside a part that is skipped.
        let hidden = bytes("{\"version\":1,\"x\":") + deep
        guard case .invalidFormat(.notJSON(.tooDeep, _)) = refusal(hidden) else {
            Issue.record("not refused for its depth")
            return
        }
    }

    @Test(arguments: [UInt8(ascii: "["), UInt8(ascii: " "), UInt8(ascii: "0"), 0, 0xFF])
    func hugeFileOfOneByteIsRefused(byte: UInt8) {
        #expect(refusal([UInt8](repeating: byte, count: 10_000_000)) != nil)
    }

    @Test(arguments: ["a,", "\"", "\"a", "a\n", ";"])
    func hugeTableIsRefused(piece: String) {
        let table = bytes(String(repeating: piece, count: 1_000_000))
        #expect(refusal(table) == .invalidFormat(.unrecognized))
        let head = bytes("Date,Start,End,Hours,Night Eating\n")
        // The row is skipped, and the file is read.
        #expect(refusal(head + table) == nil)
    }

    @Test func invalidUTF8IsRefused() {
        let parts = GoldenTests.members.split(separator: "DEADBEEF")
        let file = bytes("{" + parts[0]) + [0xC3, 0x28] + bytes(String(parts[1]))
        guard case .invalidFormat(.notJSON(.notUTF8, _)) = refusal(file) else {
            Issue.record("\(String(describing: refusal(file)))")
            return
        }
    }

    @Test(arguments: ["\\ud800", "\\udc00", "\\ud800\\u0041"])
    func loneSurrogatesAreRefused(escape: String) {
        let file = file(sessions: "", extras: #"{"settings":{"a":"\#(escape)"}}"#)
        guard case .invalidFormat(.notJSON(.badEscape, _)) = refusal(file) else {
            Issue.record("\(String(describing: refusal(file)))")
            return
        }
    }

    /// Several random changes at once. Nothing traps, and no changed session is accepted with a
    /// matching checksum.
    @Test func filesMutatedAtRandomAreRefusedOrSayTheSame() throws {
        let whole = try ImportFile(reading: Self.small, now: now, zone: .utc)
        let foreign = [
            ZeroTests.table, FastTrackTests.table, FastTrackTests.oldTable,
            FastTrackTests.activities, ZeroTests.data, SunriseTests.file, FastimerTests.file,
            FastimerTests.note,
            "Beginn;Ende;Ziel\n20.02.2026 20:00;21.02.2026 12:00;18,0\n",
        ].map(bytes)
        var numbers = SplitMix64(seed: 11)
        for round in 0..<4000 {
            let isOurs = round % 2 == 0
            var file = isOurs ? Self.small : foreign[round / 2 % foreign.count]
            for _ in 0...numbers.number(0, 4) { mutate(&file, &numbers) }
            guard let read = try? ImportFile(reading: file, now: now, zone: berlin) else {
                continue
            }
            #expect(read.sessions.allSatisfy { $0.isWorthKeeping && $0.end <= now })
            if isOurs { #expect(read.sessions.map(\.end) == whole.sessions.map(\.end)) }
        }
    }

    private func mutate(_ file: inout [UInt8], _ numbers: inout SplitMix64) {
        let index = Int(numbers.number(0, Int64(file.count - 1)))
        let end = min(file.count, index + Int(numbers.number(0, 30)))
        switch numbers.number(1, 6) {
        case 1: file[index] = UInt8(truncatingIfNeeded: numbers.next())
        case 2: file[index] ^= 1 << UInt8(numbers.number(0, 7))
        case 3: file.insert(bytes("{}[],:\"\\0-.e\n;")[Int(numbers.number(0, 13))], at: index)
        case 4: file.removeSubrange(index..<min(end, file.count - 1))
        case 5: file.insert(contentsOf: file[index..<end], at: index)
        default: file.swapAt(index, Int(numbers.number(0, Int64(file.count - 1))))
        }
    }
}
