import Testing

@testable import ContractGenerator

struct XMLReaderTests {
    @Test func elementsAttributesAndCommentsAreRead() throws {
        let root = try XMLReader.read(
            """
            <!DOCTYPE node PUBLIC "a" "b">
            <node name="/x">
              <!-- About one. -->
              <one a="1" b="&lt;&amp;&gt;&quot;&apos;"/>
              <two>
                <three/>
              </two >
            </node>

            """)
        #expect(root.name == "node" && root.attributes == ["name": "/x"] && root.line == 2)
        #expect(root.children.map(\.name) == ["one", "two"])
        #expect(root.children[0].comment == " About one. ")
        #expect(root.children[0].attributes == ["a": "1", "b": "<&>\"'"])
        #expect(root.children[0].line == 4)
        #expect(root.children[1].children.map(\.name) == ["three"])
        #expect(root.children[1].comment == nil)
    }

    @Test(arguments: [
        ("", 1), ("text", 1), ("<a>", 1), ("<a></b>", 1), ("<a>text</a>", 1), ("<a/><b/>", 1),
        ("<a b=c/>", 1), ("<a b=\"1\" b=\"2\"/>", 1), ("<a b=\"1\"c=\"2\"/>", 1),
        ("<a b=\"<\"/>", 1), ("<a b=\"&auml;\"/>", 1), ("<a b=\"&amp\"/>", 1), ("<a b=\"1/>", 1),
        ("<?xml version=\"1.0\"?><a/>", 1), ("<a><![CDATA[x]]></a>", 1), ("<x:a/>", 1),
        ("<!-- one --><!-- two --><a/>", 1), ("<a><!-- alone --></a>", 1),
        ("<a/><!-- after -->", 1), ("<!-- open", 1), ("<a>\n\n<b c></b></a>", 3), ("<a", 1),
        ("<", 1), ("<!DOCTYPE", 1),
    ]) func everythingElseIsAnError(_ text: String, _ line: Int) {
        let error = #expect(throws: ReadError.self) { try XMLReader.read(text) }
        #expect(error?.line == line, "\(text): \(error.map { "\($0)" } ?? "")")
    }
}
