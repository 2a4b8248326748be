import Glibc
import SDBus

/// Clicks as bars tell them on standard input: swaybar a JSON object with `button` a line, i3blocks
/// the number alone.
final class Clicks {
    private var source: EventSource?
    private var line: [UInt8] = []
    private let onClick: (Int) -> Void
    /// No click takes as much; whoever sends more sends none.
    private static let longestLine = 4096

    /// - Returns: nil where standard input cannot be watched, as a plain file.
    init?(on loop: EventLoop, onClick: @escaping (Int) -> Void) {
        self.onClick = onClick
        source = try? loop.addDescriptor(STDIN_FILENO, events: .readable) { [unowned self] _ in
            read()
        }
        if source == nil { return nil }
        // Whatever comes there must not keep the bus waiting.
        try? source?.setPriority(100)
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        // Whoever clicked has gone; whoever reads may still be there.
        guard count > 0 else {
            source = nil
            return
        }
        for byte in buffer.prefix(count) {
            if byte != UInt8(ascii: "\n") {
                if line.count < Self.longestLine { line.append(byte) }
                continue
            }
            if let button = Self.button(in: String(decoding: line, as: UTF8.self)) {
                onClick(button)
            }
            line = []
        }
    }

    /// The button that a line tells of; nil where it tells of none.
    static func button(in line: String) -> Int? {
        let compact = line.filter { !$0.isWhitespace }
        if let button = Int(compact) { return button }
        guard let key = compact.firstRange(of: "\"button\":") else { return nil }
        return Int(compact[key.upperBound...].prefix { $0.isNumber })
    }
}
