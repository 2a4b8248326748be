import Testing

@testable import Commands

struct ActivationFileTests {
    @Test(arguments: [
        ("Exec=/usr/bin/atrestd", "/usr/bin/atrestd"), ("Exec=/a/b --flag", "/a/b"),
        ("Exec = /a/b", "/a/b"), ("Exec='/home/a b/x'/atrestd", "/home/a b/x/atrestd"),
        (#"Exec='/home/a b'\\''c/x'/atrestd"#, "/home/a b'c/x/atrestd"),
        (#"Exec="/a b/c""#, "/a b/c"), (#"Exec=/a\\ b/c"#, "/a b/c"),
    ]) func programIsTheFirstWord(_ line: String, _ program: String) {
        #expect(ActivationFile("[D-BUS Service]\nName=x\n\(line)\n", "/x")?.program == program)
    }

    @Test func unitIsSeen() {
        #expect(ActivationFile("Exec=/a\nSystemdService=atrest.service", "/x")?.namesUnit == true)
        #expect(ActivationFile("Exec=/a", "/x")?.namesUnit == false)
    }

    @Test(arguments: ["", "Name=x", "Exec=", "Exec", "# Exec=/a"]) func fileWithoutAProgramIsNotOne(
        _ text: String
    ) {
        #expect(ActivationFile(text, "/x") == nil)
    }
}
