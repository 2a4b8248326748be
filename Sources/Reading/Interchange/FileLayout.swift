import Fasting

/// The positions of the top-level members that identify a file. Finding them checks the syntax of
/// the whole text.
struct FileLayout {
    /// The keys of these members.
    enum Member: String, CaseIterable {
        case version
        case generatedAt
        case payload
        case checksum
        case extras = "atrest-linux"
    }

    private var ranges: [Member: Range<Int>] = [:]

    /// - Parameter bytes: a text that begins with an object.
    init(_ bytes: [UInt8]) throws(FormatProblem) {
        var reader = JSONReader(bytes)
        guard try reader.enterObject() else { throw .unrecognized }
        while let key = try reader.nextKey() {
            let range = try reader.skip()
            // None of the keys is longer.
            guard key.range.count <= 64, let member = Member(rawValue: reader.text(key)) else {
                continue
            }
            ranges[member] = range
        }
        try reader.finish()
    }

    subscript(_ member: Member) -> Range<Int>? { ranges[member] }
}
