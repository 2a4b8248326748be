import Foundation
import Glibc
import PrivateSession
import Testing

/// The memory of another process. Root can read it.
struct ProcessMemory {
    let id: pid_t

    /// A part of the address space, from `/proc/PID/smaps`.
    struct Region {
        let range: Range<UInt>
        let rights: String
        let name: String
        var resident = 0
        var isLocked = false
        /// Whether the kernel drops its pages instead of writing them to swap space (MAP_DROPPABLE in mmap(2)).
        /// Such a region cannot be locked. glibc keeps the state of its random numbers in one, since 2.41.
        var isDroppable = false

        /// Whether nothing in it is ever written to a disk.
        var staysInMemory: Bool { isLocked || isDroppable }

        /// True for the heap, the stack and the like, but not for a part of a file.
        var isOwn: Bool { rights == "rw-p" && !name.hasPrefix("/") }
    }

    func regions() throws -> [Region] {
        var regions: [Region] = []
        for line in try PrivateSession.read("/proc/\(id)/smaps").split(separator: "\n") {
            let words = line.split(separator: " ")
            let bounds = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            if bounds.count == 2, !words[0].hasSuffix(":") {
                regions.append(
                    Region(
                        range: bounds[0]..<bounds[1], rights: String(words[1]),
                        name: words.count > 5 ? String(words[5]) : ""))
            } else if words[0] == "Rss:" {
                regions[regions.count - 1].resident = Int(words[1]) ?? 0
            } else if words[0] == "VmFlags:" {
                regions[regions.count - 1].isLocked = words.contains("lo")
                regions[regions.count - 1].isDroppable = words.contains("dp")
            }
        }
        return regions
    }

    /// The regions that the program can write and that contain a text in UTF-8.
    func regions(with text: String) throws -> [Region] {
        let memory = open("/proc/\(id)/mem", O_RDONLY | O_CLOEXEC)
        try #require(memory >= 0)
        defer { close(memory) }
        let needle = Data(text.utf8)
        return try regions().filter { region in
            guard region.rights.hasPrefix("rw") else { return false }
            var bytes = Data(count: region.range.count)
            let count = bytes.withUnsafeMutableBytes {
                pread(memory, $0.baseAddress, $0.count, Int(region.range.lowerBound))
            }
            return count > 0 && bytes.prefix(count).range(of: needle) != nil
        }
    }
}
