import Testing

@testable import Presentation

struct UserNameTests {
    @Test func nameComesFromTheAccount() {
        let table: [(fullName: String, account: String, shown: String?)] = [
            ("Anna Weber,Room 1,+49 30 1,", "anna", "Anna Weber"), ("Anna", "anna", "Anna"),
            ("", "anna", "anna"), (",,,", "anna", "anna"), ("  Anna   Weber ", "a", "Anna Weber"),
            ("& Weber", "anna", "Anna Weber"), ("Zoë Ωmega", "z", "Zoë Ωmega"),
            ("An\u{1b}[2Jna", "anna", "anna"), ("a\u{202E}b", "anna", "anna"),
            ("An\nna", "anna", "An na"), (String(repeating: "n", count: 65), "anna", "anna"),
            ("", "", nil), ("\u{7}", "\u{7}", nil),
        ]
        for (fullName, account, shown) in table {
            #expect(UserName.shown(fullName: fullName, account: account) == shown, "\(fullName)")
        }
    }
}
