import AgentCore
import Fasting
import Foundation
import LocalTime
import PrivateSession
import SeededRandom
import Store
import Testing

@testable import Agent
@testable import Folders

/// Random and changed files through the reader of the inbox, with a real engine and its records. With
/// `ATREST_SOAK` in the environment there are 200,000 of them.
struct InboxFuzzTests {
    private static let soak = ProcessInfo.processInfo.environment["ATREST_SOAK"]
    private static let count = soak == nil ? 4000 : 200_000
    /// The seed can be repeated: `ATREST_SOAK=SEED`.
    private static let seed = soak.flatMap { UInt64($0) } ?? 1
    private static let now = Instant(secondsSinceEpoch: 1_772_431_200)

    /// What a sentence may look like, written down without the program's own words and readings: one of three
    /// acts, and after it only times, amounts and the words between them.
    private static let grammar = try! NSRegularExpression(
        pattern: """
            ^\\s*(atrest\\s+)?(
              ((start|begin)\\s+((a|the|my)\\s+)?(fast|fasting) | (fast|fasting)(\\s+(start|begin))? | start | begin
              |(end|stop|finish|break)\\s+((a|the|my)\\s+)?(fast|fasting) | (fast|fasting)\\s+(end|stop|finish|break)
              | end | stop | finish | break
              |(add|drink)\\s+((a|the|my)\\s+)?water | water(\\s+(add|drink))?)
            )(\\s+[\\w:.,+/½¼¾-]+){0,14}\\s*$
            """, options: [.allowCommentsAndWhitespace, .caseInsensitive])

    private static func isInGrammar(_ text: String) -> Bool {
        let lines = text.split(whereSeparator: \.isNewline).filter {
            $0.contains { !$0.isWhitespace }
        }
        guard lines.count == 1 else { return false }
        let line = String(lines[0])
        return grammar.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
    }

    private static let sentences = [
        "fast", "fast since 20:00", "fast 18h", "start fast for 16h since 05:00", "end fast",
        "end fast at 12:30", "stop my fast", "water 330", "water", "drink water 0.5l at 5am",
        "water 12 floz", "atrest start 2h ago", "atrest end", "fast since yesterday 20:00",
        "delete everything", "undo", "settings set discreet on", "atrest settings", "restore",
        "$(rm -rf ~)", "water 330; rm -rf ~", "`id`", "../../etc/passwd", "import /etc/passwd",
        "water\u{0}330", "fast\u{202e}18h", "wasser 330", "devices leave", "quit", "end fast now",
    ]

    /// Whole sentences, changed ones, two together, words in any order, and bytes of any kind.
    private static func bytes(_ random: inout SplitMix64) -> [UInt8] {
        func sentence() -> String { sentences.randomElement(using: &random)! }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return Array(sentence().utf8)
        case 1, 2, 3, 4:
            var bytes = Array(sentence().utf8)
            for _ in 0...Int.random(in: 0...3, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.insert(.random(in: 0...255, using: &random), at: place)
                case 1: bytes.insert(.random(in: 32...126, using: &random), at: place)
                case 2 where place < bytes.count: bytes.remove(at: place)
                case 3 where place < bytes.count:
                    bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                default: bytes += Array("\n".utf8)
                }
            }
            return bytes
        case 5:
            return Array(
                (sentence() + [" ", "\n", ";", "\t"].randomElement(using: &random)! + sentence())
                    .utf8)
        case 6, 7:
            let words = sentences.flatMap { $0.split(separator: " ") }
            let count = Int.random(in: 1...6, using: &random)
            return Array(
                (0..<count).map { _ in String(words.randomElement(using: &random)!) }
                    .joined(separator: " ").utf8)
        case 8: return Array(String(repeating: sentence() + " ", count: 80).utf8)
        default:
            let count = Int.random(in: 1...1100, using: &random)
            return (0..<count).map { _ in .random(in: 0...255, using: &random) }
        }
    }

    private static func item(_ bytes: [UInt8], name: String, at modified: Instant) -> Inbox.Item {
        let text = String(validating: bytes, as: UTF8.self)
        return Inbox.Item(
            name: name, modified: modified,
            content: bytes.count > 1024 ? .tooLarge : text.map { .text($0) } ?? .notText)
    }

    @Test func nothingButThreeActsIsEverCarriedOut() throws {
        var random = SplitMix64(seed: Self.seed)
        let run = try TestEngine(at: Self.now)
        let reader = InboxReader(run.engine)
        var acts: [ActKind: Int] = [:]
        var events: [Event] = []
        run.engine.onChange = { events += $0.events }
        let settings = run.engine.snapshot.settings
        var done = 0
        for number in 0..<Self.count {
            run.now = run.now + Int64.random(in: 1...7200, using: &random)
            run.engine.tick()
            let bytes = Self.bytes(&random)
            let item = Self.item(
                bytes, name: "\(number).txt",
                at: run.now - Int64.random(in: -60...86_400, using: &random))
            events = []
            let before = run.engine.snapshot.fast.stage
            let result = reader.take(item)
            let kinds = events.compactMap(\.actKind)
            guard case .done = result else {
                guard case .refused(let why) = result else {
                    Issue.record("\(number): it was left for later")
                    return
                }
                #expect(kinds.isEmpty && !why.isEmpty, "\(number) \(item)")
                continue
            }
            done += 1
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(Self.isInGrammar(text), "\(number): \(text.debugDescription)")
            // A fast that has ended at this very time need not be ended again.
            if kinds.isEmpty, case .ended = before, text.contains("end fast at") { continue }
            #expect(kinds.count == 1, "\(number): \(text.debugDescription)")
            for kind in kinds { acts[kind, default: 0] += 1 }
            // The same file again is nothing.
            events = []
            guard case .done = reader.take(item), events.compactMap(\.actKind).isEmpty else {
                Issue.record("\(number): it was done twice")
                return
            }
        }
        #expect(run.engine.snapshot.settings == settings)
        #expect(Set(acts.keys).isSubset(of: [.start, .end, .waterAdd]))
        // The fuzzer reaches each of them.
        #expect(acts.count == 3 && done > Self.count / 200, "\(done) of \(Self.count)")
        if Self.soak != nil { print("inbox: \(Self.count) files, \(done) carried out: \(acts)") }
    }
}

extension Event {
    /// The kind of the act that was carried out; nil if the event is not about one.
    fileprivate var actKind: ActKind? {
        switch self {
        case .fast(.started): .start
        case .fast(.ended): .end
        case .waterAdded: .waterAdd
        case .fast(.milestoneReached), .fast(.targetReached), .calendarChanged, .licencePromptDue,
            .foundBeside:
            nil
        case .fast(.resumed), .fast(.adjusted): .adjust
        case .fast(.logged): .log
        case .fast(.edited): .edit
        case .fast(.deleted): .delete
        case .merged, .received: .importing
        case .undone, .redone, .restored, .settingChanged, .recordsRecovered, .recordsFailed,
            .backupFailed:
            .restore
        case .waterRemoved: .waterRemove
        }
    }
}
