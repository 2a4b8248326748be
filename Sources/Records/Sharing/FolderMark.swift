import Fasting

/// `atrest.json`, which marks a folder that machines share. A folder without it counts as absent: its disk
/// may not be connected.
public enum FolderMark: Equatable, Sendable {
    /// - `id`: of the folder.
    case known(id: String)
    /// A newer version made it. The folder is not used.
    case newer

    public static let name = "atrest.json"
    public static let format: Int64 = 1

    /// - Returns: nil if the file is cut, or is not such a file.
    public init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let last = rest.last, [0x20, 0x0A, 0x0D].contains(last) { rest.removeLast() }
        guard rest.first == UInt8(ascii: "{"), rest.last == UInt8(ascii: "}"),
            let fields = JSONFields(Array(rest.dropFirst().dropLast())),
            let format = fields["format"]?.number, format >= 1
        else { return nil }
        if format > Self.format {
            self = .newer
            return
        }
        guard let id = fields["folder"]?.text, RecordID(id) != nil else { return nil }
        self = .known(id: id)
    }

    /// The text of the file.
    public static func text(id: String) -> [UInt8] {
        Array("{\"format\":\(format),\"folder\":\"\(id)\"}\n".utf8)
    }
}
