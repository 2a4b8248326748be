import Presentation
import Testing

@testable import Commands

struct TemplateTests {
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
