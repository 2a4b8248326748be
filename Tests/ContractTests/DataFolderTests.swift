import Contract
import Foundation
import Testing

/// Where programs find what was installed.
struct DataFolderTests {
    private static let environment = [
        "HOME": "/home/f", "XDG_DATA_DIRS": "relative:/usr/local/share:/usr/share",
    ]

    /// A program finds translations beside its folder, after those of the user.
    @Test(arguments: [
        ("/opt/atrest/bin", ["/opt/atrest/share", "/usr/local/share", "/usr/share"]),
        ("/usr/bin", ["/usr/share", "/usr/local/share"]),
        (nil, ["/usr/local/share", "/usr/share"]),
    ]) func foldersAreBesideTheProgramAndInTheVariable(_ bin: String?, _ folders: [String]) {
        #expect(sharedFolders(bin: bin) { Self.environment[$0] } == folders)
        let catalogues = catalogueFolders(bin: bin) { Self.environment[$0] }
        #expect(catalogues.first == "/home/f/.local/share/locale")
        #expect(
            catalogues.dropFirst().filter { $0.hasPrefix("/") } == folders.map { $0 + "/locale" })
    }

    /// Names of icons are found in `/usr/share` only: the icon themes of other folders have no `index.theme`, and Dunst and
    /// mako do not look into those of the user.
    @Test func notificationsNameTheFileOfAnIconInOtherFolders() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let icons = folder.appending(path: "share/icons/hicolor/scalable/apps")
        try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
        let file = icons.appending(path: "\(Names.application).svg")
        try Data().write(to: file)
        func icon(bin: String?, data: String) -> String {
            iconForNotifications(bin: bin) { $0 == "XDG_DATA_HOME" ? data : nil }
        }
        #expect(icon(bin: folder.path + "/bin", data: "/nowhere") == file.path)
        #expect(icon(bin: nil, data: folder.path + "/share") == file.path)
        #expect(icon(bin: folder.path + "/other/bin", data: "/nowhere") == Names.application)
        #expect(icon(bin: "/usr/bin", data: "/nowhere") == Names.application)
    }
}
