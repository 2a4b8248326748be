import Glibc
import Text

/// How the prayer addresses the user.
package enum UserName {
    /// The user's full name, or the name of the account; nil if neither can be shown.
    package static var ofUser: String? {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var buffer = [CChar](repeating: 0, count: 16_384)
        guard getpwuid_r(getuid(), &entry, &buffer, buffer.count, &found) == 0, found != nil else {
            return nil
        }
        return shown(
            fullName: entry.pw_gecos.map { String(path: $0) } ?? "",
            account: entry.pw_name.map { String(path: $0) } ?? "")
    }

    /// - Parameters:
    ///   - fullName: the field of the account database that is named after GECOS (passwd(5)): the
    ///     name, then a room and telephone numbers, with commas between them. `&` stands for the
    ///     account with a capital letter.
    static func shown(fullName: String, account: String) -> String? {
        let capital = account.prefix(1).uppercased() + account.dropFirst()
        let name = fullName.prefix { $0 != "," }.map { $0 == "&" ? capital : String($0) }
        return clean(name.joined()) ?? clean(account)
    }

    /// - Returns: nil if nothing is left, or if the name contains something that is not text.
    private static func clean(_ name: String) -> String? {
        let words = name.printable.split(separator: " ")
        let clean = words.joined(separator: " ")
        // Anything longer is not a name.
        return clean.isEmpty || clean.contains("\u{FFFD}") || clean.hasKeptBytes || clean.count > 64
            ? nil : clean
    }
}
