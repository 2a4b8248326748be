import Compline
import Glibc
import LocalTime
import Presentation
import SDBus
import Screens
import System
import Words

/// Writes the prayer as text. In a terminal it waits for Enter after each part: a screen reader would
/// otherwise read on without a pause, and the next part would interrupt the present one.
struct PlainSession {
    let office: Office
    /// Counts from 0; nil for the whole prayer.
    let phase: Int?
    let output: Output

    /// - Throws: as ``Output/lines(_:)``.
    func run() throws {
        let hour = PrayerHour(at: Clock.now, zone: .system)
        let prayer = PlainPrayer(
            office: office, greeting: office.greeting(at: hour, name: UserName.ofUser ?? ""),
            isNight: hour == .compline, width: output.width.map { max(20, min(72, $0)) })
        let parts = prayer.parts(phase: phase)
        guard output.width != nil, isatty(STDIN_FILENO) != 0, parts.count > 1 else {
            let lines = parts.map(\.lines).joined(separator: [""])
            return try output.lines(lines.map { StyledText($0) })
        }
        try walk(through: parts)
    }

    private func walk(through parts: [PlainPrayer.Part]) throws {
        let hold = try? PrayerHold()
        defer { hold?.end() }
        for (place, part) in parts.enumerated() {
            // The words before the prayer are not yet part of it.
            if place == 1 { hold?.begin() }
            try output.lines(part.lines.map { StyledText($0) } + [""])
            guard let button = part.button else { continue }
            try prompt("\(button) \(Words.Prayer.enterContinues) ")
            guard continues(hold) else { return }
            try output.line("")
        }
    }

    private func prompt(_ text: String) throws {
        let bytes = Array(text.printable.utf8)
        if System.write(bytes, to: STDOUT_FILENO) != 0 { throw Output.Closed() }
    }

    /// Waits for a line.
    ///
    /// - Returns: false if the user wants to leave.
    private func continues(_ hold: PrayerHold?) -> Bool {
        while true {
            // New for each wait: after a signal poll(2) leaves the answers as they were.
            var watched = [STDIN_FILENO, hold?.descriptor ?? -1].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            guard poll(&watched, nfds_t(watched.count), -1) >= 0 || errno == EINTR else {
                return false
            }
            if watched[1].revents != 0 { hold?.process() }
            guard watched[0].revents != 0 else { continue }
            var line = [UInt8](repeating: 0, count: 256)
            let count = read(STDIN_FILENO, &line, line.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            return ![UInt8(ascii: "q"), UInt8(ascii: "Q")].contains(line[0])
        }
    }
}
