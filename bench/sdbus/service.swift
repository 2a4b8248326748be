// The service of service.c, written with SDBus.

import Glibc
import SDBus

@main struct Service {
    /// A line such as `PROPERTY(Target, t, 3)`; nil for another one.
    static func member(_ line: Substring) -> Interface.Member? {
        let parts = line.dropLast().split(separator: "(", maxSplits: 1)
        guard parts.count == 2, parts[0] == "PROPERTY" else { return nil }
        let fields = parts[1].split(
            separator: ",", maxSplits: 2, omittingEmptySubsequences: false
        ).map { String($0.drop { $0 == " " }) }
        guard fields.count == 3 else { return nil }
        let (name, value) = (fields[0], fields[2])
        let text = String(value.dropFirst().dropLast())
        let number = UInt64(value) ?? 0
        return switch fields[1] {
        case "s": .property(name, .emitsChange) { text }
        case "t": .property(name, .emitsChange) { number }
        case "u": .property(name, .emitsChange) { UInt32(number) }
        case "b": .property(name, .emitsChange) { number != 0 }
        default: .property(name, .emitsChange) { [String: Value]() }
        }
    }

    /// The lines of a file.
    static func lines(of path: String) -> [Substring] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: "\n")
            .map { $0 }
    }

    static func main() throws {
        let path = getenv("SDBUS_BENCH_PROPERTIES").map { String(cString: $0) } ?? ""
        let members = lines(of: path).compactMap(member)
        precondition(!members.isEmpty, "SDBUS_BENCH_PROPERTIES names no list")
        let loop = try SDEventLoop()
        let bus = try Bus.openUser()
        try loop.attach(bus)
        let slot = try bus.export(Interface("reference.Timer1", members), at: "/reference")
        let limiter = try bus.limitReplies(on: loop)
        _ = try bus.requestName("reference.Swift")
        _ = try loop.run()
        withExtendedLifetime((slot, limiter)) {}
    }
}
