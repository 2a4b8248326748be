import Fasting
import SeededRandom
import Testing

@testable import Sharing

private let writer = Writer("0123456789abcdef0123456789abcdef-00000001")!
private let other = Writer("fedcba9876543210fedcba9876543210-0000000a")!
private let id = RecordID("01234567-89AB-4DEF-8123-456789ABCDEF")!
private let otherID = RecordID(sumOf: "another one")

private func line(_ content: Line.Content, _ number: Int64 = 17, author: Writer? = nil) -> Line {
    Line(
        writer: writer, number: number,
        clock: ActClock(wall: Instant(secondsSinceEpoch: 1_795_425_678), counter: 3),
        author: author, act: 204, content: content)
}

struct LineTests {
    /// Other machines read this text: it never changes.
    @Test func textOfALine() {
        let values: FieldValues = [
            .start: .instant(Instant(secondsSinceEpoch: 1_795_370_000)),
            .target: .target(Target(hours: 16.5)),
        ]
        let written = WrittenLine(line(.record(.fast, id, values)))
        #expect(
            written.text
                == #"{"i":17,"w":"0123456789abcdef0123456789abcdef-00000001","c":[1795425678,3],"#
                + #""a":204,"k":"fast","id":"01234567-89AB-4DEF-8123-456789ABCDEF","#
                + #""start":1795370000,"target":59400000000,"x":"\#(written.sum)"}"#)
        #expect(written.sum == "b112e683434837ae")
    }

    private static let contents: [Line.Content] = [
        .record(.fast, id, [.ending: .ending(.running)]),
        .record(
            .fast, id,
            [.ending: .ending(.ended(at: Instant(secondsSinceEpoch: 1_795_420_000), offset: -90))]),
        .record(
            .fast, id,
            [.ending: .ending(.ended(at: Instant(secondsSinceEpoch: 1_795_420_000), offset: nil))]),
        .record(.fast, id, [.target: .target(nil), .there: .truth(false)]),
        .record(.fast, id, [.note: .note(Note("He said \"no\" \\ once\n\tand 🌲 stayed")!)]),
        .record(.fast, id, [.note: .note(Note.none)]),
        .record(.water, id, [.at: .instant(Instant(secondsSinceEpoch: 5))]),
        .record(
            .water, id, [.amount: .amount(WaterAmount(milliliters: 330)!), .there: .truth(true)]),
        .act(
            ToldAct(
                .ordinary(.waterAdd), at: Instant(secondsSinceEpoch: 77), fasts: 0, water: 1)),
        .act(ToldAct(.undo(other, 12), at: Instant(secondsSinceEpoch: 77), fasts: 3, water: 0)),
        .act(ToldAct(.redo(writer, 9), at: Instant(secondsSinceEpoch: 77), fasts: 3, water: 0)),
        .device(name: "my “laptop”"),
    ]

    @Test(arguments: contents)
    func lineIsReadAsItWasWritten(_ content: Line.Content) {
        for author in [nil, other] {
            let written = WrittenLine(line(content, author: author))
            let read = LineReader.read((written.text + "\n").utf8, of: nil)
            #expect(read == [written])
        }
    }

    @Test func oneBadByteCostsOneLine() {
        let lines = (1...5).map {
            WrittenLine(line(.record(.fast, id, [.there: .truth(true)]), $0))
        }
        let whole = Array(lines.map(\.text).joined(separator: "\n").utf8) + [10]
        let length = lines[0].text.utf8.count + 1
        for at in 0..<length {
            var bytes = whole
            bytes[2 * length + at] ^= 1
            let read = LineReader.read(bytes, of: writer)
            #expect(read.count >= 3, "byte \(at)")
            #expect(Set(read.map(\.line.number)).isSubset(of: [1, 2, 3, 4, 5]))
            #expect(!read.contains { $0.line.number == 3 })
        }
    }

    /// As git writes them with `core.autocrlf`.
    @Test func changedEndsOfLinesChangeNoLine() {
        let lines = (1...3).map { WrittenLine(line(.device(name: "name \($0)"), $0)) }
        let bytes = Array(lines.map { $0.text + "\r\n" }.joined().utf8)
        #expect(LineReader.read(bytes, of: writer) == lines)
        #expect(LineReader.read(bytes.dropLast(), of: writer) == lines)
    }

    @Test func cutFileLosesOnlyItsLastLine() {
        let lines = (1...3).map { WrittenLine(line(.device(name: "name \($0)"), $0)) }
        let whole = Array(lines.map { $0.text + "\n" }.joined().utf8)
        let length = lines[0].text.utf8.count + 1
        for count in 0...whole.count {
            let read = LineReader.read(whole.prefix(count), of: writer)
            // Without the end of the line it is whole too.
            #expect(read.count == (count + 1) / length)
        }
    }

    /// Bytes that are not UTF-8 would be stored as different bytes, with a different sum on the next machine.
    @Test func lineThatIsNoTextIsBroken() {
        for bytes: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x80]] {
            var open = LineText.prefix(3)
            open += Array(#""w":"\#(writer)","c":[5,0],"a":1,"k":"device","name":""#.utf8) + bytes
            open += Array("\"".utf8)
            let seal = Array(",\"x\":\"\(LineText.sum(of: open))\"}".utf8)
            #expect(LineReader.read(open + seal, of: writer).isEmpty)
        }
    }

    /// The first of two equal keys counts, on each machine.
    @Test func firstOfTwoEqualKeysCounts() throws {
        let open =
            LineText.prefix(3)
            + Array(#""w":"\#(writer)","c":[5,0],"a":1,"k":"device","name":"a","name":"b""#.utf8)
        let read = LineReader.read(LineText.sealed(open).text.utf8, of: nil)
        #expect(read.first?.line.content == .device(name: "a"))
    }

    /// A line of 100 MB costs only itself.
    @Test func lineThatIsTooLongIsBroken() {
        let long = [UInt8](repeating: UInt8(ascii: "a"), count: LineReader.longest + 1)
        let whole = WrittenLine(line(.device(name: "desk"), 1)).text
        let read = LineReader.read(long + [10] + Array(whole.utf8), of: writer)
        #expect(read.count == 1)
    }

    /// The act after the last clock that there is can be read by others.
    @Test func clockAtItsEndIsRead() {
        let last = ActClock(
            wall: ActClock.end + -1, counter: ActClock.largestCounter - 1)
        var clock = last
        for _ in 0..<4 {
            clock = ActClock(over: clock, now: Instant(secondsSinceEpoch: 5))
            let written = WrittenLine(
                Line(writer: writer, number: 1, clock: clock, act: 1, content: .device(name: "a")))
            #expect(LineReader.read(written.text.utf8, of: nil).count == 1)
        }
        let full = ActClock(
            wall: Instant(secondsSinceEpoch: 5), counter: ActClock.largestCounter)
        #expect(full < ActClock(over: full, now: Instant(secondsSinceEpoch: 5)))
    }

    /// Nothing could ever be written over a later one.
    @Test(
        arguments: [
            (7_289_654_399, 0, true), (7_289_654_399, ActClock.largestCounter - 1, true),
            (7_289_654_399, ActClock.largestCounter, false), (7_289_654_400, 0, false),
            (253_402_300_799, ActClock.largestCounter, false),
        ] as [(Int64, Int64, Bool)])
    func clockAfterTheYear2200IsBroken(_ seconds: Int64, _ counter: Int64, _ isRead: Bool) {
        let clock = ActClock(wall: Instant(secondsSinceEpoch: seconds), counter: counter)
        let written = WrittenLine(
            Line(writer: writer, number: 1, clock: clock, act: 1, content: .device(name: "a")))
        #expect(LineReader.read(written.text.utf8, of: nil).isEmpty == !isRead)
        if isRead { #expect(clock < ActClock(over: clock, now: Instant(secondsSinceEpoch: 5))) }
    }

    @Test(arguments: [
        ("desk", "desk"), ("a\u{1B}[31mb", "a[31mb"), ("a\u{202E}b\u{2066}", "ab"), ("a\nb", "a"),
        ("\u{200B}\u{2060}\u{FEFF}", ""), ("\u{3164}\u{2800} ", ""), ("a\u{200B}b", "ab"),
        ("<b>&amp;</b>", "<b>&amp;</b>"), ("", ""), ("\u{7}", ""),
        ("👩‍👩‍👧", "👩‍👩‍👧"), (String(repeating: "x", count: 70), String(repeating: "x", count: 60)),
    ])
    func nameOfADeviceHasNothingHidden(_ told: String, _ shown: String) {
        let written = WrittenLine(line(.device(name: told)))
        let read = LineReader.read(written.text.utf8, of: nil)
        #expect(read.first?.line.content == .device(name: shown))
        #expect((DeviceName(told) != nil) == (told == shown))
    }

    @Test func nameOfADeviceIsShort() {
        let heap = "e" + String(repeating: "\u{301}", count: 5000)
        let written = WrittenLine(line(.device(name: heap + "x")))
        guard
            case .device(let name)? = LineReader.read(written.text.utf8, of: nil).first?
                .line.content
        else {
            Issue.record("There is no name.")
            return
        }
        #expect(name.utf8.count <= 240)
    }

    @Test func unknownKeysAndKindsArePassedOver() throws {
        let open =
            LineText.prefix(3)
            + Array(
                #""w":"\#(writer)","c":[5,0,7],"a":1,"k":"fast","id":"\#(id)","#.utf8)
            + Array(#""there":true,"mood":{"a":[1,2.5e3,null],"b":{}},"more":false"#.utf8)
        let known = LineReader.read(LineText.sealed(open).text.utf8, of: nil)
        #expect(known.first?.line.content == .record(.fast, id, [.there: .truth(true)]))
        let kind =
            LineText.prefix(3)
            + Array(#""w":"\#(writer)","c":[5,0],"a":1,"k":"sleep","hours":8"#.utf8)
        let unknown = LineReader.read(LineText.sealed(kind).text.utf8, of: nil)
        #expect(unknown.first?.line.content == .unknown)
    }

    @Test(arguments: [
        #""start":253402300800"#, #""start":"soon""#, #""target":1"#, #""ending":"maybe""#,
        #""ending":[1]"#, #""ending":[1,2000]"#, #""there":1"#, #""note":5"#,
    ])
    func valueThatMakesNoSenseIsNotUsed(_ field: String) {
        let open =
            LineText.prefix(3)
            + Array(#""w":"\#(writer)","c":[5,0],"a":1,"k":"fast","id":"\#(id)",\#(field)"#.utf8)
        let read = LineReader.read(LineText.sealed(open).text.utf8, of: nil)
        #expect(read.map(\.line.content) == [.unknown])
    }

    /// The lines about a record are found by the text of its id.
    @Test(arguments: [
        (#""id":"\#(id)""#, true), (#""id":"\#(id.description.lowercased())""#, false),
        (#""id": "\#(id)""#, false), (#""\u0069d":"\#(id)""#, false),
        (
            #""id":"\u00\#(String(id.description.utf8.first!, radix: 16))\#(id.description.dropFirst())""#,
            false
        ),
        (#""id":"\#(id)","id":"\#(otherID)""#, true),
        (#""mood":{"id":"\#(otherID)"},"id":"\#(id)""#, false),
    ])
    func idHasOneSpelling(_ field: String, _ isRead: Bool) {
        let open =
            LineText.prefix(3)
            + Array(#""w":"\#(writer)","c":[5,0],"a":1,"k":"fast",\#(field),"there":true"#.utf8)
        let read = LineReader.read(LineText.sealed(open).text.utf8, of: nil)
        #expect(
            read.map(\.line.content)
                == (isRead ? [.record(.fast, id, [.there: .truth(true)])] : []))
    }

    @Test func folderNamesTheWriterOfALineThatDoesNot() {
        let open = LineText.prefix(3) + Array(#""c":[5,0],"a":1,"k":"device","name":"desk""#.utf8)
        let text = LineText.sealed(open).text
        #expect(LineReader.read(text.utf8, of: nil).isEmpty)
        let read = LineReader.read(text.utf8, of: other)
        #expect(read.first?.line.writer == other)
        // It is kept in the form in which it names its writer.
        #expect(LineReader.read(read[0].text.utf8, of: nil) == read)
    }

    @Test func carriedLineKeepsItsWriterItsNumberAndItsStamp() {
        for content in Self.contents {
            let inner = WrittenLine(line(content, author: other))
            let outer = WrittenLine(carrying: inner, as: 5, by: other)
            let read = LineReader.read(outer.text.utf8, of: other)
            #expect(read == [outer, inner])
        }
    }

    @Test func randomBytesAreNeverALine() {
        var numbers = SplitMix64(seed: 5)
        let text = WrittenLine(line(.device(name: "desk"))).text
        for _ in 0..<5000 {
            var bytes = Array(text.utf8)
            for _ in 0..<numbers.number(1, 4) {
                bytes[Int(numbers.number(0, Int64(bytes.count) - 1))] =
                    UInt8(truncatingIfNeeded: numbers.next())
            }
            let read = LineReader.read(bytes, of: writer)
            #expect(read.allSatisfy { $0.text == text })
        }
    }
}
