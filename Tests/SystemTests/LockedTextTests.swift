import SystemdSupport
import Testing

struct LockedTextTests {
    @Test func textIsKeptAsAWholeOrNotAtAll() throws {
        let text = try LockedText(capacity: 4096)
        func store(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { text.store($0) } }
        #expect(text.isEmpty)
        #expect(store(Array("Thanks. 漢字".utf8)))
        #expect(text.withBytes { String(decoding: $0, as: UTF8.self) } == "Thanks. 漢字")
        #expect(!store([UInt8](repeating: 65, count: 4097)))
        #expect(text.withBytes { String(decoding: $0, as: UTF8.self) } == "Thanks. 漢字")
        #expect(store([66]))
        #expect(text.withBytes { Array($0) } == [66])
        text.wipe()
        #expect(text.isEmpty)
    }
}
