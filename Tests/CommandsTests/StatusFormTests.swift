import Presentation
import Testing

@testable import Commands

struct StatusFormTests {
    private func form(_ arguments: [String]) throws -> StatusCommand.Form? {
        guard case .run(let line) = CommandLineRequest(arguments) else { return nil }
        return try (Atrest.parse(line) as? StatusCommand)?.form()
    }

    @Test(arguments: [
        ([], StatusCommand.Form.screen), (["status"], .screen), (["--json"], .json),
        (["status", "--json", "--follow"], .json), (["--quiet"], .quiet),
        (["status", "--more"], .more), (["status", "--follow"], .line),
        (["--color", "never"], .screen), (["--format", "x"], .template(try! Template("x"))),
    ]) func optionsSayTheForm(_ arguments: [String], _ form: StatusCommand.Form) throws {
        #expect(try self.form(arguments) == form)
    }

    @Test(arguments: [
        ["--format"], ["status", "status"], ["--format", "--json"], ["--json", "--quiet"],
        ["--quiet", "--follow"], ["--more", "--json"], ["--more", "--follow"], ["--json=1"],
        ["--format", "{{nonsense}}"], [""],
    ]) func mistakeIsRefused(_ arguments: [String]) {
        #expect(throws: (any Error).self) { try form(arguments) }
    }
}
