import PrivateSession
import Recording
import Testing

/// The sentences of `scripts/generate-contract` about mistakes in the XML.
@Suite(
    .enabled(if: ScriptFolder.pythonObstacle == nil, "\(ScriptFolder.pythonObstacle ?? "")"))
struct GeneratorMistakeTests {
    @Test func theManualPageNeedsItsMarkers() throws {
        expectRefusal(
            try SampleContract().run(manPage: "no markers"),
            "docs/man/app.atrest.Atrest.5: The markers of x.y.Sample1 are missing.")
    }

    private func expectRefusal(_ result: PrivateSession.Result, _ sentence: String) {
        #expect(result.status == 1 && result.output == "")
        #expect(result.errors.hasPrefix("generate-contract: "), "\(result.errors)")
        #expect(result.errors.contains(sentence), "\(sentence) is not in: \(result.errors)")
    }

    @Test func mistakesAreAsRecorded() throws {
        let differences = try Recording("mistakes.txt").differences { _ in
            { line in
                let change = line.replacing("⏎", with: "\n").replacing("∅", with: "")
                    .components(separatedBy: " => ")
                try #require(SampleContract.xml.contains(change[0]))
                let contract = try SampleContract()
                let result = try contract.run(
                    SampleContract.xml.replacing(change[0], with: change[1]))
                #expect(result.status == 1 && result.output == "")
                return result.errors.replacing(contract.folder.path + "/", with: "")
                    .split(separator: "\n").map(String.init)
            }
        }
        #expect(differences == [])
    }

    /// As in the files: with a document type, entities, comments that follow each other closely, and spaces in a tag.
    @Test func theWholeFormIsRead() throws {
        let doctype = "<!DOCTYPE node PUBLIC \"a\"\n \"b\">\n"
        let xml =
            doctype
            + SampleContract.xml.replacing("It is broken.", with: "&lt;&amp;&gt;&quot;&apos; it.")
            .replacing("</signal>", with: "</signal >")
        let texts = try SampleContract().generate(xml)
        let errors = try #require(texts["Sources/Domain/Contract/Generated/ErrorName.swift"])
        #expect(errors.contains("/// <&>\"' it.\n"))
        expectRefusal(
            try SampleContract().run(xml.replacing("&amp;", with: "&auml;")),
            "undefined entity: line 16")
    }
}
