import Testing
import Text

struct Base64Tests {
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
    func agreesWithTheStandard(_ plain: String, _ encoded: String) {
        #expect(Base64.text(Array(plain.utf8)) == encoded)
        #expect(String(decoding: Base64.encoded(Array(plain.utf8)), as: UTF8.self) == encoded)
        #expect(
            Base64.bytes(Array(encoded.utf8)[...], count: plain.utf8.count) == Array(plain.utf8))
    }

    @Test(arguments: ["Zh==", "Zg=", "Zg==\n", "Zg", "Z===", "Zg=A", " Zg==", "====", "Zm8="])
    func refusesEveryOtherText(_ text: String) {
        #expect(Base64.bytes(Array(text.utf8)[...], count: 1) == nil)
    }
}
