import Foundation

/// The text of a file of the package, by its path.
func packageFile(_ path: String) throws -> String {
    try String(contentsOf: packageFileURL(path), encoding: .utf8)
}

func packageFileURL(_ path: String) -> URL {
    URL(filePath: #filePath).appending(path: "../../../" + path).standardized
}
