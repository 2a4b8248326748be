import Fasting
import SeededRandom
import Testing

struct RecordIDTests {
    static let bytes: [UInt8] = [
        0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee,
        0xff,
    ]

    @Test(arguments: [
        "00112233-4455-6677-8899-AABBCCDDEEFF", "00112233-4455-6677-8899-aabbccddeeff",
        "00112233-4455-6677-8899-aAbBcCdDeEfF",
    ])
    func initReadsEitherCase(text: String) {
        #expect(RecordID(text)?.bytes == Self.bytes)
    }

    @Test func descriptionIsUpperCase() {
        #expect(
            RecordID(bytes: Self.bytes)?.description == "00112233-4455-6677-8899-AABBCCDDEEFF")
    }

    @Test func descriptionIsReadBack() {
        var numbers = SplitMix64(seed: 1)
        for _ in 0..<200 {
            let id = RecordID(random: &numbers)
            #expect(RecordID(id.description) == id)
            #expect(RecordID(id.description.lowercased()) == id)
        }
    }

    @Test(arguments: [
        "", "-", "----", "00112233", "00112233445566778899AABBCCDDEEFF",
        "00112233-4455-6677-8899-AABBCCDDEEF", "00112233-4455-6677-8899-AABBCCDDEEFF0",
        "00112233-4455-6677-8899-AABBCCDDEEFF ", " 00112233-4455-6677-8899-AABBCCDDEEFF",
        "{00112233-4455-6677-8899-AABBCCDDEEFF}", "0011223-34455-6677-8899-AABBCCDDEEFF",
        "00112233-4455-6677-8899-AABBCCDDEEFG", "00112233_4455_6677_8899_AABBCCDDEEFF",
        "00112233-4455-6677-8899-AABBCCDDEE\u{0}F", "------------------------------------",
        "00112233-4455-6677-8899-AABBCCDDEEF\n", "00112233–4455–6677–8899–AABBCCDDEEFF",
        "٠٠١١٢٢٣٣-4455-6677-8899-AABBCCDDEEFF", "00112233-4455-6677-8899-AABBCCDDEEFF\u{301}",
        "0x112233-4455-6677-8899-AABBCCDDEEFF", "+0112233-4455-6677-8899-AABBCCDDEEFF",
        "00112233-4455-6677-8899-AABBCCDDE`@/", "Robert'); DROP TABLE sessions;--    ",
        "00112233-4455-6677-8899-AABBCCDDEEFF-00112233-4455-6677-8899-AABBCCDDEEFF",
    ])
    func initRefusesEverythingElse(text: String) {
        #expect(RecordID(text) == nil)
    }

    @Test func initRefusesWhatIsVeryLong() {
        #expect(RecordID(String(repeating: "0", count: 100_000)) == nil)
        #expect(RecordID(String(repeating: "0-", count: 50_000)) == nil)
    }

    @Test(arguments: [0, 1, 15, 17, 32])
    func initRefusesOtherThanSixteenBytes(count: Int) {
        #expect(RecordID(bytes: Array(repeating: 7, count: count)) == nil)
    }
}
