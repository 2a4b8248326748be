import PrivateSession
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

    private static let mistakes: [(String, String, String)] = [
        // Signatures that do not fit their types, and types that do not exist.
        (
            "type=\"a(sua{sv})\"", "type=\"a(sta{sv})\"",
            "items is a(sta{sv}), and Item is a(sua{sv})"
        ),
        ("value=\"Item\"", "value=\"Thing\"", "The type Thing is unknown."),
        ("value=\"Item\"", "value=\"Other1.Item\"", "The interface of Other1.Item is unknown."),
        ("id RecordID, count u", "id Being, count u", "id is not of a basic type."),
        ("type=\"as\"", "type=\"a\"", "is not one complete type."),
        ("type=\"as\"", "type=\"(s)\"", "(s) needs the name of a row."),
        ("type=\"as\"", "type=\"ss\"", "\"ss\" is not one complete type."),
        ("type=\"as\"", "type=\"a{s\"", "\"a{s\" is not one complete type."),
        ("type=\"as\"", "type=\"a{sv}s\"", "is not one complete type."),
        ("id s, at t; Offset i?", "id RecordID, at t; Offset i?", "id comes in, and is not basic."),
        (
            "type=\"as\" access=\"read\"", "type=\"as\" access=\"readwrite\"",
            "It is writable and not of a basic type."
        ),
        ("Offset i?", "Offset i", "Offset must be optional."),
        ("id s, at t;", "id s, at t?;", "at has no value for none."),
        ("At Instant?, Flag b?", "At", "A name and a type are expected."),
        ("Id RecordID, Count u", "Id RecordID?, Count u", "Id may be absent."),
        ("\"on switched-off\"", "\"on -\"", "- is not spelled as ended-early is."),
        (
            "\"on switched-off\"", "\"on switchedOff\"",
            "switchedOff is not spelled as ended-early is."
        ),
        // The two sides would make one type readable in different ways.
        (
            "name=\"id\" type=\"s\"", "name=\"id\" type=\"t\"", "id is t, and RecordID is s."
        ),
        ("value=\"Options\"", "value=\"Result\"", "Sample1.Result goes in both directions."),
        (
            "<arg name=\"items\" type=\"a(sua{sv})\" direction=\"out\">",
            "<arg name=\"n\" type=\"s\" direction=\"out\"/>"
                + "<arg name=\"items\" type=\"a(sua{sv})\" direction=\"out\">",
            "List has several results."
        ),
        // Annotations, attributes and elements that are not known.
        ("Contract.Arguments", "Contract.Argument", "The annotation Argument is unknown"),
        (
            "value=\"streamed\"", "value=\"split\"",
            "The annotation Arguments is unknown, or its value"
        ),
        ("Contract.Time\" value=\"long\"", "Contract.Client\" value=\"long\"", "annotation Client"),
        ("Contract.Time\" value=\"long\"", "Contract.Type\" value=\"Item\"", "The annotation Type"),
        (
            "Contract.Arguments\" value=\"streamed\"", "Contract.Time\" value=\"long\"",
            "occurs twice."
        ),
        ("Contract.Row.Item", "Contract.Rows.Item", "The annotation Rows.Item is unknown"),
        ("access=\"readwrite\"", "access=\"write\"", "It has an unknown access."),
        (
            "value=\"const\"", "value=\"never\"", "It announces changes in an unknown way."
        ),
        (
            "name=\"Version\" type=\"s\" access=\"read\"",
            "name=\"Version\" type=\"s\" access=\"readwrite\"", "It is writable and not announced."
        ),
        ("direction=\"out\"", "direction=\"up\"", "arg is unknown here, or its direction is."),
        ("<signal name=\"Happened\">", "<signal>", "signal has no name."),
        ("type=\"as\" ", "", "property has no type."),
        (
            "<!-- Names: Some names. -->", "<!-- a: A. --><note name=\"a\"/>",
            "note is unknown here."
        ),
        // Documentation that is missing, or is about something else.
        ("<!-- List: Lists. -->", "", "method List: It has no documentation."),
        (
            "<!-- List: Lists. -->", "<!-- Lists: Lists. -->",
            "method List: Its comment does not begin"
        ),
        ("<!-- List: Lists. -->", "<!-- List: -->", "method List: Its comment says nothing."),
        ("@options:", "@option:", "method Do: There is no argument option."),
        ("Errors: Broken,", "Errors: Missing,", "The error Missing is declared nowhere."),
        (
            "interface name=\"x.y.Sample1\"", "interface name=\"x.y.Sample2\"",
            "Its comment does not"
        ),
        ("x.y.Sample1", "x.y.Sample2", "The interface is x.y.Sample2."),
    ]

    @Test(arguments: mistakes) func mistakesAreErrors(
        _ old: String, _ new: String, _ sentence: String
    ) throws {
        #expect(SampleContract.xml.contains(old))
        expectRefusal(
            try SampleContract().run(SampleContract.xml.replacing(old, with: new)), sentence)
    }

    /// The parser of Python refuses what is not XML and names the line. The script refuses what files of introspection
    /// do not have.
    private static let otherXML: [(String, String, String)] = [
        ("</node>", "", "no element found: line 68"),
        ("</node>", "</nodes>", "mismatched tag: line 68"),
        ("access=\"read\"/>", "access=read/>", "not well-formed (invalid token): line 57"),
        ("access=\"read\"/>", "access=\"read\" access=\"read\"/>", "duplicate attribute: line 57"),
        (
            "access=\"read\"/>", "access=\"read\"name=\"x\"/>",
            "not well-formed (invalid token): line 57"
        ),
        ("It is broken.", "<", "not well-formed (invalid token): line 14"),
        ("It is broken.", "&auml;", "undefined entity"),
        ("It is broken.", "&amp", "not well-formed"),
        ("<signal ", "<x:signal ", "unbound prefix: line 47"),
        ("</node>", "</node><a/>", "junk after"),
        ("<!-- Names: Some names. -->", "<!-- Names:", "not well-formed"),
        ("</node>", "text</node>", "There is text between elements."),
        ("</method>", "<![CDATA[x]]></method>", "There is text between elements."),
        ("value=\"streamed\"/>", "value=\"streamed\">x</annotation>", "text between elements."),
        ("</node>", "<?x y?></node>", "Only elements and comments are read."),
        ("</interface>", "<!-- alone --></interface>", "A comment has no element after it."),
        ("<!-- List:", "<!-- one --><!-- List:", "Two comments are before one element."),
        (
            "<node", "<!DOCTYPE node [<!ENTITY a \"b\">]><node",
            "type with declarations is not read."
        ),
        ("<node name=\"/x/Y\">", "<node name=\"/x/Y\"><interface name=\"a\"/>", "one interface"),
        ("node", "knot", "A node with one interface is expected."),
    ]

    @Test(arguments: otherXML) func otherXMLIsAnError(
        _ old: String, _ new: String, _ sentence: String
    ) throws {
        #expect(SampleContract.xml.contains(old))
        expectRefusal(
            try SampleContract().run(SampleContract.xml.replacing(old, with: new)), sentence)
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
