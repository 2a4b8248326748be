import LocalTime

/// Reads the fasts of Fastimer for Obsidian, which are blocks in notes (Markdown):
///
///     ```fastimer
///     18
///     2024-02-06 18:50
///     2024-02-07 15:00
///     ```
///
/// A line of digits is the target in hours, the first time is the start and the second one the end, all
/// local. Without a target the fast has that of the plugin's settings, which is not in the note. Other
/// lines are ignored, there and outside of the blocks.
/// Source: the plugin's code, github.com/vkostyanetsky/ObsidianFastimer, `src/parser.ts` at 1.2.4, and its
/// README.
extension RecordLines {
    /// - Returns: nil if no block of Fastimer is in the file, or none has a start.
    static func fastimer(_ bytes: [UInt8]) -> RowSource? {
        // Most files of other programs have no such byte.
        guard bytes.contains(mark) else { return nil }
        var rest = bytes[...]
        var table = RowSource(names: ["length", "started", "stopped"])
        var hasStart = false
        while !rest.isEmpty {
            guard beginsBlock(takeLine(&rest)) else { continue }
            let block = takeBlock(&rest)
            guard let start = block.times.first else { continue }
            hasStart = true
            table.append([block.hours ?? [], start, block.times.count > 1 ? block.times[1] : []])
        }
        return hasStart ? table : nil
    }

    private struct Block {
        var hours: Bytes?
        var times: [Bytes] = []
    }

    /// Reads to the end of a block. A block that is not closed ends with the file, as in Markdown.
    private static func takeBlock(_ rest: inout Bytes) -> Block {
        var block = Block()
        while !rest.isEmpty {
            let line = takeLine(&rest)
            if fence(line).count >= 3, fence(line).count == line.count { break }
            if line.isEmpty { continue }
            if line.allSatisfy(Byte.isDigit) {
                if block.hours == nil, line.contains(where: { $0 != Byte.zero }) {
                    block.hours = line
                }
            } else if let time = CellTime(line), time.date != nil, time.clock != nil {
                block.times.append(line)
            }
        }
        return block
    }

    private static func beginsBlock(_ line: Bytes) -> Bool {
        fence(line).count >= 3 && line.dropFirst(fence(line).count).trimmed.equals("fastimer")
    }

    /// The marks at the beginning of a line.
    private static func fence(_ line: Bytes) -> Bytes { line.prefix { $0 == mark } }

    private static let mark = UInt8(ascii: "`")

    /// The next line, without white space at both ends.
    private static func takeLine(_ rest: inout Bytes) -> Bytes {
        let line = rest.prefix { $0 != Byte.lineFeed }
        rest = rest.dropFirst(line.count + 1)
        return line.last == Byte.carriageReturn ? line.dropLast().trimmed : line.trimmed
    }
}
