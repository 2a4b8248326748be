import SeededRandom

@testable import FullScreen

extension Pixels {
    /// A picture from rows of colours; nil for a transparent pixel.
    init?(_ rows: [[RGB?]]) {
        let bytes = rows.joined().flatMap { color -> [UInt8] in
            color.map { [$0.red, $0.green, $0.blue, 255] } ?? [0, 0, 0, 0]
        }
        self.init(width: rows.first?.count ?? 0, height: rows.count, bytes: bytes)
    }

    /// A picture of random colours.
    init?(_ width: Int, _ height: Int, of colors: [RGB?], _ numbers: inout SplitMix64) {
        self.init(
            (0..<height).map { _ in (0..<width).map { _ in colors.randomElement(using: &numbers)! }
            })
    }

    /// The colours row by row.
    var colors: [[RGB?]] { (0..<height).map { y in (0..<width).map { self[$0, y] } } }

    /// The mean colour of a part of the picture.
    func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> (
        red: Double, green: Double, blue: Double
    ) {
        var sum = (red: 0.0, green: 0.0, blue: 0.0)
        for y in rows {
            for x in columns {
                sum.red += Double(self[x, y]?.red ?? 0)
                sum.green += Double(self[x, y]?.green ?? 0)
                sum.blue += Double(self[x, y]?.blue ?? 0)
            }
        }
        let count = Double(columns.count * rows.count)
        return (sum.red / count, sum.green / count, sum.blue / count)
    }

    /// A dusk sky with a bright square that has soft edges.
    static func dusk(_ width: Int, _ height: Int) -> Pixels? {
        Pixels(
            (0..<height).map { y in
                (0..<width).map { x in
                    let depth = Double(y) / Double(height)
                    let sky = RGB(
                        UInt8(13 + 32 * depth), UInt8(13 + 18 * depth), UInt8(26 - 12 * depth))
                    let away = max(abs(x - width / 2), abs(y - height / 2)) - min(width, height) / 6
                    let part = min(1, max(0, 0.5 - Double(away) / 4))
                    func mixed(_ from: UInt8, _ to: Double) -> UInt8 {
                        UInt8(Double(from) + (to - Double(from)) * part)
                    }
                    return RGB(mixed(sky.red, 232), mixed(sky.green, 169), mixed(sky.blue, 78))
                }
            })
    }
}

extension RGB {
    static let pureRed = RGB(255, 0, 0)
    static let pureGreen = RGB(0, 255, 0)
    static let pureBlue = RGB(0, 0, 255)

    init(random numbers: inout SplitMix64) {
        self.init(
            UInt8(numbers.number(0, 255)), UInt8(numbers.number(0, 255)),
            UInt8(numbers.number(0, 255)))
    }
}

/// Reads escape sequences step by step.
struct Reader {
    private var rest: Substring

    init(_ text: some StringProtocol) { rest = Substring(text) }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ start: String) -> Bool {
        guard rest.hasPrefix(start) else { return false }
        rest = rest.dropFirst(start.count)
        return true
    }

    mutating func character() -> Character? { rest.popFirst() }

    mutating func number() -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        return Int(digits)
    }

    /// Numbers with semicolons between them.
    mutating func numbers() -> [Int] {
        var numbers: [Int] = []
        repeat {
            guard let number = number() else { return numbers }
            numbers.append(number)
        } while take(";")
        return numbers
    }

    mutating func upTo(_ end: String) -> String? {
        guard let range = rest.firstRange(of: end) else { return nil }
        defer { rest = rest[range.upperBound...] }
        return String(rest[..<range.lowerBound])
    }
}
