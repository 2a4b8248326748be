import Fasting
import Testing

struct TextSearchTests {
    @Test(
        arguments: [
            ("one two one", "one", 0), ("one two", "two", 4), ("oone", "one", 1),
            ("aab", "ab", 1), ("käse", "se", 3), ("ab", "ab", 0), ("", "", 0), ("ab", "", 0),
            ("ab", "abc", nil), ("", "a", nil), ("ab", "B", nil), ("%%{", "%{", 1),
        ] as [(String, String, Int?)]) func place(_ text: String, _ part: String, _ start: Int?)
    {
        let place = text.firstPlace(of: part)
        #expect(place.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } == start)
        #expect(place.map { String(text[$0]) } == start.map { _ in part })
    }

    @Test func thePlaceInAPartIsOfTheWholeText() throws {
        let text = "one two one"
        let rest = text.dropFirst(3)
        let place = try #require(rest.firstPlace(of: "one"))
        #expect(text[place.lowerBound...] == "one")
        #expect(text.distance(from: text.startIndex, to: place.lowerBound) == 8)
    }
}
