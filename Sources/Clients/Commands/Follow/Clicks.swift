import Fasting
import Glibc
import SDBus

/// Reads the clicks that a bar reports on standard input, one per line.
final class Clicks {
    /// How a bar writes a click.
    enum Format: Equatable {
        /// The number of the button alone, as i3blocks does for a persistent block.
        case number
        /// An object of the i3bar protocol. Clicks on blocks with another name are ignored.
        case object(name: String)
    }

    private let format: Format
    private let onClick: (Int) -> Void
    private var source: EventSource?
    private var line: [UInt8] = []
    /// In bytes. A click is shorter; the rest of a longer line is dropped.
    private static let longestLine = 4096

    /// - Returns: nil if standard input cannot be watched, for example because it is a plain file.
    init?(_ format: Format, on loop: SDEventLoop, onClick: @escaping (Int) -> Void) {
        self.format = format
        self.onClick = onClick
        source = try? loop.addDescriptor(STDIN_FILENO, events: .readable) { [unowned self] _ in
            read()
        }
        if source == nil { return nil }
        // A flood of clicks must not delay messages from the bus.
        try? source?.setPriority(100)
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        // The bar has closed its end. Its other end, standard output, may still be open.
        guard count > 0 else {
            source = nil
            return
        }
        for byte in buffer.prefix(count) {
            if byte != UInt8(ascii: "\n") {
                if line.count < Self.longestLine { line.append(byte) }
                continue
            }
            let text = String(decoding: line, as: UTF8.self)
            if let button = Self.button(in: text, format) { onClick(button) }
            line = []
        }
    }

    /// The button that was pressed; nil if the line is not a click on this block.
    static func button(in line: String, _ format: Format) -> Int? {
        switch format {
        case .number: return Int(line.filter { !$0.isWhitespace })
        case .object(let name):
            guard let found = value(of: "name", in: line), found.hasPrefix("\"\(name)\""),
                let button = value(of: "button", in: line)
            else { return nil }
            return Int(button.prefix { $0.isNumber })
        }
    }

    /// The text after a key of a JSON object and its colon. Quotes inside JSON strings are escaped,
    /// so a quoted word is always a whole key or a whole value.
    private static func value(of key: String, in line: String) -> Substring? {
        var rest = line[...]
        while let found = rest.firstPlace(of: "\"\(key)\"") {
            rest = rest[found.upperBound...].drop { $0.isWhitespace }
            if rest.first == ":" { return rest.dropFirst().drop { $0.isWhitespace } }
        }
        return nil
    }
}
