import Testing

@testable import Commands

struct StatusRequestTests {
    @Test(arguments: [
        ([], StatusRequest.Form.screen, false), (["status"], .screen, false),
        (["--json"], .json, false), (["status", "--json", "--follow"], .json, true),
        (["--quiet"], .quiet, false), (["status", "--more"], .more, false),
        (["status", "--follow"], .screen, true),
        (["--format", "x"], .template(try! Template("x")), false),
    ]) func plainFormsAreReadFast(_ arguments: [String], _ form: StatusRequest.Form, _ follow: Bool)
        throws
    {
        let request = try #require(StatusRequest(fast: arguments))
        #expect(request.form == form)
        #expect(request.follow == follow)
    }

    /// These need the argument parser: they are mistakes, or mean something else.
    @Test(arguments: [
        ["start"], ["--help"], ["status", "-h"], ["--version"], ["--format"], ["status", "status"],
        ["--format", "--json"], ["--json", "--quiet"], ["--quiet", "--follow"],
        ["--more", "--json"], ["--more", "--follow"], ["--json=1"],
        ["--format", "{{nonsense}}"], ["--color", "never"], ["doctor"], [""],
    ]) func everythingElseIsLeftToTheParser(_ arguments: [String]) {
        #expect(StatusRequest(fast: arguments) == nil)
    }
}
