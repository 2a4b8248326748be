import Presentation
import Testing

@testable import Commands

struct TemplateTests {
    private func parts(_ text: String) throws -> [Template.Part] { try Template(text).parts }

    @Test func fieldsAndTextBetweenThem() throws {
        #expect(
            try parts("a {{status}}-{{elapsed}}") == [
                .literal("a "), .field(.status), .literal("-"), .field(.elapsed),
            ])
        #expect(try parts("") == [])
        #expect(try parts("{single} }}") == [.literal("{single} }}")])
        #expect(try parts("{{ title }}") == [.field(.title)])
    }

    @Test(arguments: ["{{nonsense}}", "{{}}", "{{Status}}", "{{status", "{{status}", "{{{status}}"])
    func unknownOrOpenFieldIsAUsageError(_ text: String) {
        #expect { try Template(text) } throws: { ($0 as? Problem)?.exitStatus == .usage }
    }

    @Test func everyFieldIsFilled() throws {
        for field in Template.Field.allCases {
            let template = try Template("<{{\(field.rawValue)}}>")
            #expect(template.filled { $0 == field ? "x" : "wrong" }.plain == "<x>")
        }
    }

    @Test func fieldsAreKnown() throws {
        #expect(
            try Template("{{elapsed}} of {{target}} {{elapsed}}").fields == [.elapsed, .target])
        #expect(try Template("elapsed").fields.isEmpty)
    }
}
