import Testing

@testable import ContractGenerator

/// One interface with all features, and the error message for each mistake.
struct GeneratorTests {
    private static let sample = """
        <node name="/x/Y">
          <!--
            x.y.Sample1:
            @short_description: A sample.

            It has everything.
          -->
          <interface name="x.y.Sample1">
            <annotation name="app.atrest.Contract.Enumeration.State" value="on switched-off"/>
            <annotation name="app.atrest.Contract.Row.Item" value="id RecordID, count u; Note s?"/>
            <annotation name="app.atrest.Contract.Row.Input" value="id s, at t; Offset i?"/>
            <annotation name="app.atrest.Contract.Dictionary.Options" value="At Instant?, Flag b?"/>
            <annotation name="app.atrest.Contract.Dictionary.Result" value="Id RecordID, Count u"/>
            <annotation name="app.atrest.Contract.Error.Broken" value="It is broken."/>
            <!--
              Do:
              @options: At (t), Flag (b).

              Does it. And more. Errors: Broken, InvalidArgs.
            -->
            <method name="Do">
              <arg name="options" type="a{sv}" direction="in">
                <annotation name="app.atrest.Contract.Type" value="Options"/>
              </arg>
              <arg name="result" type="a{sv}" direction="out">
                <annotation name="app.atrest.Contract.Type" value="Result"/>
              </arg>
            </method>
            <!-- List: Lists. -->
            <method name="List">
              <arg name="since" type="t" direction="in">
                <annotation name="app.atrest.Contract.Type" value="Instant?"/>
              </arg>
              <arg name="items" type="a(sua{sv})" direction="out">
                <annotation name="app.atrest.Contract.Type" value="Item"/>
              </arg>
            </method>
            <!-- Take: Takes. -->
            <method name="Take">
              <annotation name="app.atrest.Contract.Arguments" value="streamed"/>
              <annotation name="app.atrest.Contract.Time" value="long"/>
              <arg name="items" type="a(sta{sv})" direction="in">
                <annotation name="app.atrest.Contract.Type" value="Input"/>
              </arg>
            </method>
            <!-- Happened: It happened. -->
            <signal name="Happened">
              <arg name="id" type="s">
                <annotation name="app.atrest.Contract.Type" value="RecordID"/>
              </arg>
            </signal>
            <!-- State: The state. -->
            <property name="State" type="s" access="readwrite">
              <annotation name="app.atrest.Contract.Type" value="State"/>
            </property>
            <!-- Names: Some names. -->
            <property name="Names" type="as" access="read"/>
            <!-- Age: Computed. -->
            <property name="Age" type="t" access="read">
              <annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="false"/>
            </property>
            <!-- Version: Fixed. -->
            <property name="Version" type="s" access="read">
              <annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="const"/>
            </property>
          </interface>
        </node>
        """

    private static let manPage = """
        before
        .\\" BEGIN x.y.Sample1
        old
        .\\" END x.y.Sample1
        .\\" BEGIN errors
        .\\" END errors
        after
        """

    private func generate(_ xml: String = sample) throws -> [String: String] {
        try Generator.generate(["x.y.Sample1.xml": xml], manPage: Self.manPage)
    }

    private func expect(_ texts: [String], in path: String) throws {
        let file = try #require(try generate()[path])
        for text in texts { #expect(file.contains(text), "\(text)\n\n\(file)") }
    }

    @Test func namesAndTypes() throws {
        try expect(
            [
                "public enum Sample1 {", "/// A sample.\n///\n/// It has everything.",
                "case `do` = \"Do\", list = \"List\", take = \"Take\"",
                "public enum State: String, CaseIterable, WireConvertible, Sendable",
                "case on, switchedOff = \"switched-off\"",
                "public struct Item: Equatable, Sendable", "public var id: RecordID",
                "public var note: String?", "public var at: Instant?",
                "public static let keys: [Key] = [.at, .flag]",
            ], in: "Sources/Contract/Generated/Sample1.swift")
        try expect(
            ["/// It is broken.", "case broken = \"app.atrest.Error.Broken\""],
            in: "Sources/Contract/Generated/ErrorName.swift")
    }

    @Test func servedHalf() throws {
        try expect(
            [
                "protocol Sample1Handler: PublishingInterface where Properties == Sample1Properties",
                "var state: String = \"\"", "var names: [String] = []",
                "/// Does it. And more.\n    ///\n    /// - Throws: Broken, InvalidArgs.",
                "func `do`(options: [String: Value]) throws -> Sample1.Result",
                "/// - Throws: Broken, InvalidArgs.",
                "func list(since: UInt64) throws -> [Sample1.Item]",
                "func take(call: PendingCall, message: Message) throws",
                "func age() throws -> UInt64", "var version: String { get }",
                "func setState(_ value: String) throws",
                "func happened(id: RecordID) throws",
                "if names != other.names { names.append(\"Names\") }",
                "CallExtras(reading: message, known: [\"Offset\"])",
                ".signal(\"Happened\", [(\"id\", String.self)])",
                ".property(\"State\", .emitsChange, get: { try published.checked.state },"
                    + " set: { [unowned self] (value: String) in try self.setState(value) })",
                ".property(\"Names\", .emitsChange) { try published.checked.names }",
                ".property(\"Age\", .emitsNothing) { [unowned self] in"
                    + " try published.checking { try self.age() } }",
                ".property(\"Version\", .constant) { [unowned self] in self.version }",
            ], in: "Sources/AgentBus/Generated/Sample1Handler.swift")
    }

    @Test func clientHalf() throws {
        try expect(
            [
                "public var state: Sample1.State",
                "state: Sample1.State = .on", "state = try values.required(\"State\")",
                "public func `do`(options: Sample1.Options) throws(ClientError) -> Sample1.Result",
                "public func list(since: Instant?) throws(ClientError) -> [Sample1.Item]",
                "append(since.wire)", "timeout: AgentProxy.longTimeout",
                "public func setState(_ value: Sample1.State)", ".string(value.wire)",
                "RowExtras.required(RecordID.self, String(reading: message), \"id\")",
                "note: try extras.optional(\"Note\")",
                // Each method without blocking, too.
                """
                    public func list(since: Instant?, _ handler: @escaping \
                (Result<[Sample1.Item], ClientError>) -> Void) throws -> Slot {
                        try agent.send(Sample1.interface, "List", \
                fill: { try $0.append(since.wire) }, \
                read: { try [Sample1.Item](reading: $0) }, handler: handler)
                """,
                "(Result<Void, ClientError>) -> Void) throws -> Slot",
                "\"Take\", timeout: AgentProxy.longTimeout, fill: { try $0.append(items) }, read: { _ in }",
            ], in: "Sources/Client/Generated/Sample1Proxy.swift")
        let file = try #require(try generate()["Sources/Client/Generated/Sample1Proxy.swift"])
        #expect(!file.contains("\"Age\""))
        // The documentation is on the other side.
        #expect(!file.contains("Does it."))
    }

    /// An annotation says which forms of a call the programs use. Rows that no call brings are not read.
    @Test(arguments: [
        ("waits", true, false), ("calls-back", false, true), ("none", false, false),
    ]) func onlyUsedFormsAreGenerated(_ value: String, _ waits: Bool, _ callsBack: Bool) throws {
        let mark = "<annotation name=\"app.atrest.Contract.Client\" value=\"\(value)\"/>"
        let xml = Self.sample
            .replacing("<method name=\"List\">", with: "<method name=\"List\">\(mark)")
            .replacing("access=\"readwrite\">", with: "access=\"readwrite\">\(mark)")
        let texts = try generate(xml)
        let file = try #require(texts["Sources/Client/Generated/Sample1Proxy.swift"])
        #expect(file.contains("func list(since: Instant?) throws(ClientError)") == waits)
        #expect(file.contains("func list(since: Instant?, _ handler:") == callsBack)
        #expect(file.contains("func setState(_ value: Sample1.State) throws(ClientError)") == waits)
        #expect(file.contains("func setState(_ value: Sample1.State, _ handler:") == callsBack)
        #expect(file.contains("extension Sample1.Item: BusReadable") == (waits || callsBack))
        // The agent serves all of it.
        let handler = try #require(texts["Sources/AgentBus/Generated/Sample1Handler.swift"])
        #expect(handler.contains("func list(since: UInt64) throws -> [Sample1.Item]"))
        #expect(handler.contains("extension Sample1.Item: BusWritable"))
    }

    /// The interface of another project: its rows may be unable to grow, and there is no proxy.
    @Test func foreignInterfaceIsOnlyServed() throws {
        let xml = Self.sample.replacing("x.y.Sample1", with: "x.y.sample1")
            .replacing("node name=\"/x/Y\"", with: "node name=\"/app/atrest/Atrest/X\"")
            .replacing("Contract.Row.Item", with: "Contract.FixedRow.Item")
            .replacing("count u; Note s?", with: "count u").replacing("a(sua{sv})", with: "a(su)")
            .replacing("name=\"since\"", with: "name=\"since_when\"")
        let texts = try Generator.generate(
            ["x.y.sample1.xml": xml],
            manPage: Self.manPage.replacing("x.y.Sample1", with: "x.y.sample1"))
        #expect(texts["Sources/Client/Generated/Sample1Proxy.swift"] == nil)
        let handler = try #require(texts["Sources/AgentBus/Generated/Sample1Handler.swift"])
        #expect(handler.contains("func list(sinceWhen: UInt64) throws -> [Sample1.Item]"))
        let row = try #require(handler.split(separator: "extension Sample1.Item").last)
        #expect(row.contains("public static let signature = \"(su)\""))
        #expect(!row.contains("extras.write"))
    }

    @Test func manualPage() throws {
        let page = try #require(try generate()[Generator.manPagePath])
        #expect(page.hasPrefix("before\n") && page.hasSuffix("\nafter") && !page.contains("old"))
        for line in [
            ".It Va State No (s, writable)", ".It Fn Do \"a{sv} options\" No \\(-> a{sv}",
            "Does it.\nAnd more.\n", ".It Fa options\nAt (t), Flag (b).\n",
            "Errors:\n.Li Broken , InvalidArgs .\n", ".It Fn Happened \"s id\"",
            ".It Li app.atrest.Error.Broken\nIt is broken.\n",
        ] { #expect(page.contains(line), "\(line)\n\n\(page)") }
        #expect(throws: ContractError.self) {
            try Generator.generate(["x.y.Sample1.xml": Self.sample], manPage: "no markers")
        }
    }

    @Test(arguments: [
        // Signatures that do not fit their types, and types that do not exist.
        ("type=\"a(sua{sv})\"", "type=\"a(sta{sv})\""), ("value=\"Item\"", "value=\"Thing\""),
        ("value=\"Item\"", "value=\"Other1.Item\""), ("id RecordID, count u", "id Being, count u"),
        ("type=\"as\"", "type=\"a\""), ("type=\"as\"", "type=\"(s)\""),
        ("type=\"as\"", "type=\"ss\""),
        ("id s, at t; Offset i?", "id RecordID, at t; Offset i?"), ("Offset i?", "Offset i"),
        ("id s, at t;", "id s, at t?;"), ("At Instant?, Flag b?", "At"),
        // Annotations, attributes and elements that are not known.
        ("Contract.Arguments", "Contract.Argument"), ("value=\"streamed\"", "value=\"split\""),
        ("Contract.Time\" value=\"long\"", "Contract.Client\" value=\"long\""),
        ("Contract.Time\" value=\"long\"", "Contract.Type\" value=\"Item\""),
        ("Contract.Row.Item", "Contract.Rows.Item"), ("access=\"readwrite\"", "access=\"write\""),
        ("value=\"const\"", "value=\"never\""), ("direction=\"out\"", "direction=\"up\""),
        ("<signal name=\"Happened\">", "<signal>"),
        // Documentation that is missing, or is about something else.
        ("<!-- List: Lists. -->", ""), ("<!-- List: Lists. -->", "<!-- Lists: Lists. -->"),
        ("<!-- List: Lists. -->", "<!-- List: -->"), ("@options:", "@option:"),
        ("Errors: Broken,", "Errors: Missing,"),
        ("interface name=\"x.y.Sample1\"", "interface name=\"x.y.Sample2\""),
    ]) func mistakesAreErrors(_ old: String, _ new: String) {
        #expect(Self.sample.contains(old))
        #expect(throws: ContractError.self, "\(new)") {
            try generate(Self.sample.replacing(old, with: new))
        }
    }
}
