import Glibc
import PrivateSession
import Recording
import Testing

/// What `scripts/generate-contract` writes.
@Suite(
    .enabled(if: ScriptFolder.pythonObstacle == nil, "\(ScriptFolder.pythonObstacle ?? "")"))
struct GeneratorTests {
    private let contract: SampleContract

    init() throws { contract = try SampleContract() }

    // MARK: Files

    @Test func onlyFilesThatDifferAreWritten() throws {
        let paths = Set(try contract.generate().keys)
        #expect(
            paths == [
                "Sources/Domain/Contract/Generated/ErrorName.swift",
                "Sources/Domain/Contract/Generated/Sample1.swift",
                "Sources/Agent/AgentBus/Generated/Sample1Handler.swift",
                "Sources/Clients/Client/Generated/Sample1Proxy.swift", SampleContract.manPagePath,
            ])
        let page = try PrivateSession.read(contract.folder.file(SampleContract.manPagePath))
        #expect(try contract.run(manPage: page) == .init(status: 0, output: "", errors: ""))
        let names = "Sources/Domain/Contract/Generated/Sample1.swift"
        let text = try PrivateSession.read(contract.folder.file(names))
        try contract.folder.write(text + "\n", to: names)
        #expect(try contract.run(manPage: page).output == "\(names)\n")
        #expect(try PrivateSession.read(contract.folder.file(names)) == text)
    }

    @Test func aCheckNamesWhatDiffersAndWhatIsLeftOver() throws {
        let count = try contract.generate().count
        let page = try PrivateSession.read(contract.folder.file(SampleContract.manPagePath))
        #expect(try contract.run(manPage: page, "--check").status == 0)
        let names = "Sources/Domain/Contract/Generated/Sample1.swift"
        let other = "Sources/Clients/Client/Generated/Other1Proxy.swift"
        try contract.folder.write("// changed\n", to: names)
        try contract.folder.write("// of an interface that was removed\n", to: other)
        let result = try contract.run(manPage: page, "--check")
        #expect(result == .init(status: 1, output: "\(names)\n\(other)\n", errors: ""))
        #expect(try PrivateSession.read(contract.folder.file(names)) == "// changed\n")
        unlink(contract.folder.file(other))
        #expect(try contract.run(manPage: page).output == "\(names)\n")
        #expect(count == 5)
    }

    @Test func anUnknownOptionIsRefused() throws {
        let result = try contract.folder.run("generate-contract", ["--chek"])
        #expect(result.status == 64 && result.errors.hasPrefix("usage: "))
    }

    // MARK: Texts

    @Test func textsAreAsRecorded() throws {
        let texts = try contract.generate()
        let differences = try Recording("generated.txt").differences { _ in
            { path in
                try #require(texts[path]).split(separator: "\n", omittingEmptySubsequences: false)
                    .dropLast().map { $0.isEmpty ? "." : String($0) }
            }
        }
        #expect(differences == [])
    }

    @Test func commentsHaveLinesOfAHundredCharactersAndWholeWords() throws {
        let words = (0..<50).map { "word" + String(repeating: "d", count: $0 % 7) + "-early" }
            .joined(separator: " ")
        let xml = SampleContract.xml.replacing("It happened.", with: words)
        let texts = try contract.generate(xml)
        let handler = try #require(texts["Sources/Agent/AgentBus/Generated/Sample1Handler.swift"])
        let lines = handler.split(separator: "\n").filter { $0.contains("/// word") }
        #expect(lines.count > 4 && lines.allSatisfy { $0.count <= 100 })
        #expect(lines.map { $0.dropFirst("    /// ".count) }.joined(separator: " ") == words)
    }

    /// An annotation says which forms of a call the programs use. Rows that no call brings are not read.
    @Test(arguments: [
        ("waits", true, false), ("calls-back", false, true), ("none", false, false),
    ]) func onlyUsedFormsAreGenerated(_ value: String, _ waits: Bool, _ callsBack: Bool) throws {
        let mark = "<annotation name=\"app.atrest.Contract.Client\" value=\"\(value)\"/>"
        let xml = SampleContract.xml
            .replacing("<method name=\"List\">", with: "<method name=\"List\">\(mark)")
            .replacing("access=\"readwrite\">", with: "access=\"readwrite\">\(mark)")
        let texts = try contract.generate(xml)
        let file = try #require(texts["Sources/Clients/Client/Generated/Sample1Proxy.swift"])
        #expect(file.contains("func list(since: Instant?) throws(ClientError)") == waits)
        #expect(file.contains("func list(since: Instant?, _ handler:") == callsBack)
        #expect(file.contains("func setState(_ value: Sample1.State) throws(ClientError)") == waits)
        #expect(file.contains("func setState(_ value: Sample1.State, _ handler:") == callsBack)
        #expect(file.contains("extension Sample1.Item: BusReadable") == (waits || callsBack))
        // The agent serves all of it.
        let handler = try #require(texts["Sources/Agent/AgentBus/Generated/Sample1Handler.swift"])
        #expect(handler.contains("func list(since: UInt64) throws -> [Sample1.Item]"))
        #expect(handler.contains("extension Sample1.Item: BusWritable"))
    }

    /// The interface of another project: its rows may be unable to grow, and there is no proxy.
    @Test func foreignInterfaceIsOnlyServed() throws {
        let xml = SampleContract.xml.replacing("x.y.Sample1", with: "x.y.sample1")
            .replacing("node name=\"/x/Y\"", with: "node name=\"/app/atrest/Atrest/X\"")
            .replacing("Contract.Row.Item", with: "Contract.FixedRow.Item")
            .replacing("count u; Note s?", with: "count u").replacing("a(sua{sv})", with: "a(su)")
            .replacing("name=\"since\"", with: "name=\"since_when\"")
        let texts = try contract.generate(
            xml, name: "x.y.sample1",
            manPage: SampleContract.manPage.replacing("x.y.Sample1", with: "x.y.sample1"))
        #expect(texts["Sources/Clients/Client/Generated/Sample1Proxy.swift"] == nil)
        let handler = try #require(texts["Sources/Agent/AgentBus/Generated/Sample1Handler.swift"])
        #expect(handler.contains("func list(sinceWhen: UInt64) throws -> [Sample1.Item]"))
        let row = try #require(handler.split(separator: "extension Sample1.Item").last)
        #expect(row.contains("public static let signature = \"(su)\""))
        #expect(!row.contains("extras.write"))
    }

}
