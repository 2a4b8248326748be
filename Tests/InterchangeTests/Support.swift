import Fasting
import LocalTime
import SeededRandom
import Text

@testable import Interchange

/// Seconds since the epoch for a time in UTC.
func utc(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
) -> Instant {
    let civil = CivilTime(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    return Instant(secondsSinceEpoch: civil.secondsSinceEpoch)
}

/// The present instant of every test.
let now = utc(2026, 3, 1, 12)

func target(_ hours: Double) -> Target { Target(hours: hours)! }

func id(_ text: String) -> RecordID { RecordID(text)! }

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

func read(_ text: String, zone: Zone = .utc) throws(InterchangeError) -> ImportFile {
    try ImportFile(reading: bytes(text), now: now, zone: zone)
}

/// Why a file is refused; nil if it is accepted.
func refusal(_ bytes: [UInt8]) -> InterchangeError? {
    do throws(InterchangeError) {
        _ = try ImportFile(reading: bytes, now: now, zone: .utc)
        return nil
    } catch {
        return error
    }
}

func refusal(_ text: String) -> InterchangeError? { refusal(bytes(text)) }

/// A file with the checksum of its payload as it is written.
func file(
    payload: String, version: String = "1", generatedAt: String = "2026-02-24T10:05:00Z",
    extras: String? = nil
) -> String {
    let checksum = SHA256.text(of: payload.utf8)
    let further = extras.map { #""atrest-linux":\#($0),"# } ?? ""
    return #"{\#(further)"checksum":"\#(checksum)","generatedAt":"\#(generatedAt)","#
        + #""payload":\#(payload),"version":\#(version)}"#
}

func file(sessions: String, extras: String? = nil) -> String {
    file(payload: #"{"sessions":[\#(sessions)]}"#, extras: extras)
}

/// One element of `sessions`.
func record(
    _ start: String = "2026-02-23T18:00:00Z", _ end: String = "2026-02-24T10:00:00Z",
    id: String = "A1B2C3D4-E5F6-4711-8A9B-0C1D2E3F4051", target: String? = nil
) -> String {
    let hours = target.map { #","targetDurationHours":\#($0)"# } ?? ""
    return #"{"end":"\#(end)","id":"\#(id)","start":"\#(start)"\#(hours)}"#
}

/// Berlin in 2026.
let berlin = Zone { instant in
    instant >= utc(2026, 3, 29, 1) && instant < utc(2026, 10, 25, 1) ? 7200 : 3600
}

extension Session {
    /// A valid session that ends before ``now`` and is long enough to be kept.
    init(random numbers: inout SplitMix64) {
        let end = now - numbers.number(0, 1_000_000_000)
        let target: Target? =
            switch numbers.number(1, 4) {
            case 1: nil
            case 2: Target(hours: Double(numbers.number(4, 168)))
            case 3: Target(hours: Double(numbers.number(4000, 168_000)) / 1000)
            default: Target(microseconds: UInt64(numbers.number(14_400_000_000, 604_800_000_000)))
            }
        self.init(
            id: RecordID(random: &numbers), start: end - numbers.number(14_400, 700_000), end: end,
            endOffset: numbers.chance(1, in: 3) ? nil : Int(numbers.number(-56, 56)) * 15,
            target: target, note: Note(random: &numbers))
    }
}

extension Note {
    /// Two of three fasts have none. With quotes, ends of lines and characters of several bytes.
    init(random numbers: inout SplitMix64) {
        let words = ["slept", "\"well\"", "\n", "Tee,", "–", "=1+1", "日本", "\\", ";"]
        let count = numbers.chance(2, in: 3) ? 0 : numbers.number(1, 9)
        let text = (0..<count).map { _ in words[Int(numbers.number(0, 8))] }
        self.init(beginningOf: text.joined(separator: " "))
    }
}

extension WaterEntry {
    init(random numbers: inout SplitMix64) {
        self.init(
            id: RecordID(random: &numbers), at: now - numbers.number(0, 100_000_000),
            amount: WaterAmount(milliliters: numbers.number(1, 5000))!)
    }
}
