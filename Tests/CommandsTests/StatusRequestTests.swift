import Presentation
import Testing

@testable import Commands

struct StatusRequestTests {
    private func request(_ arguments: [String]) throws -> StatusRequest? {
        try (Atrest.parse(verbFirst(arguments)) as? StatusCommand).map { try StatusRequest($0) }
    }

    @Test(arguments: [
        ([], StatusRequest.Form.screen, false), (["status"], .screen, false),
        (["--json"], .json, false), (["status", "--json", "--follow"], .json, true),
        (["--quiet"], .quiet, false), (["status", "--more"], .more, false),
        (["status", "--follow"], .screen, true), (["--color", "never"], .screen, false),
        (["--format", "x"], .template(try! Template("x")), false),
    ]) func optionsSayTheForm(_ arguments: [String], _ form: StatusRequest.Form, _ follow: Bool)
        throws
    {
        let request = try #require(try request(arguments))
        #expect(request.form == form)
        #expect(request.follow == follow)
    }

    @Test(arguments: [
        ["--format"], ["status", "status"], ["--format", "--json"], ["--json", "--quiet"],
        ["--quiet", "--follow"], ["--more", "--json"], ["--more", "--follow"], ["--json=1"],
        ["--format", "{{nonsense}}"], [""],
    ]) func mistakeIsRefused(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try request(arguments) }
    }
}
