import SeededRandom
import Testing

@testable import FullScreen

struct TerminalInputTests {
    @Test func stringWithoutEndIsNotKept() {
        var input = TerminalInput()
        _ = input.read(Array("\u{1b}_".utf8))
        for _ in 0..<100 { _ = input.read(Array(repeating: UInt8(ascii: "x"), count: 100)) }
        #expect(input.rest.count <= 1024)
    }

    /// No byte of any input is lost.
    @Test(arguments: 0..<50)
    func everyByteIsInOneToken(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        let common = Array("\u{1b}[]_PO\\;?0123GicSt~\u{3}\u{7}".utf8)
        let bytes = (0..<200).map { _ in
            numbers.chance(1, in: 4)
                ? UInt8(numbers.number(0, 255)) : common.randomElement(using: &numbers)!
        }
        var input = TerminalInput()
        var tokens: [TerminalInput.Token] = []
        var place = 0
        while place < bytes.count {
            let end = min(bytes.count, place + Int(numbers.number(1, 9)))
            tokens += input.read(bytes[place..<end])
            place = end
        }
        let rest = input.rest
        #expect(tokens.flatMap(\.bytes) + rest == bytes)
        #expect(input.stopWaiting().flatMap(\.bytes) == rest)
    }
}
