import Testing
import Text

struct WrappedTextTests {
    @Test func wordsAreWrapped() {
        #expect(WrappedText.lines("one two three", width: 7) == ["one two", "three"])
        #expect(WrappedText.lines("", width: 7) == [""])
        #expect(WrappedText.lines("abcdefgh ij", width: 4) == ["abcd", "efgh", "ij"])
        #expect(WrappedText.lines("ab cd ef", width: 5, indent: 2) == ["ab cd", "ef"])
        #expect(WrappedText.lines("ab cd ef gh", width: 5, indent: 2) == ["ab cd", "ef", "gh"])
        #expect(WrappedText.lines("one\n two", width: 9) == ["one two"])
        // A wide character takes two cells.
        #expect(WrappedText.lines("断食断食", width: 5) == ["断食", "断食"])
        // An accent takes none.
        #expect(
            WrappedText.lines("e\u{301}te\u{301} e\u{301}te\u{301}", width: 7)
                == ["e\u{301}te\u{301} e\u{301}te\u{301}"])
        // A no-break space ends no line.
        #expect(WrappedText.lines("a 5\u{a0}h b", width: 4) == ["a", "5\u{a0}h", "b"])
    }

    @Test func wordsWithSpacesStayWhole() {
        #expect(
            WrappedText.lines(ofWords: ["[--at TIME |", "--ago DURATION]", "FILE"], width: 20)
                == ["[--at TIME |", "--ago DURATION] FILE"])
    }

    @Test(arguments: [
        "8.5 fl oz", "97,6 fl oz.", "16h 45m", "330 ml,", "788,0 kB", "16 h", "47 ± 4 %,",
    ]) func amountIsNotDivided(_ amount: String) {
        let text = "a b \(amount) c"
        for width in 2...20 {
            let lines = WrappedText.lines(text, width: width)
            if width >= amount.count { #expect(lines.contains { $0.contains(amount) }, "\(lines)") }
        }
    }

    @Test func noLineBeginsWithADash() {
        let text = "Not only the body finds a rhythm — something quieter settles alongside it."
        for width in 12...80 {
            let lines = WrappedText.lines(text, width: width)
            #expect(lines.allSatisfy { !$0.hasPrefix("—") }, "\(width): \(lines)")
        }
    }

    @Test(arguments: [
        ("a rhythm — something", "a rhythm\u{A0}— something"), ("a  b", "a  b"),
        ("the ± is", "the ± is"),
        ("gave 64 ± 5 % over", "gave 64\u{A0}±\u{A0}5\u{A0}% over"),
        (
            "In whom: Healthy people (it does not say how many).",
            "In whom: Healthy people (it does not say\u{A0}how\u{A0}many)."
        ),
        (
            "You who dwell in the shelter of the Most High,\nwho abide",
            "You who dwell in the shelter of the\u{A0}Most\u{A0}High,\nwho abide"
        ),
        ("Range 13h 0m to 18h 30m", "Range 13h\u{A0}0m to 18h\u{A0}30m"),
    ]) func tiedWordsAreOnOneLine(_ text: String, _ tied: String) {
        #expect(text.withTiedWords == tied)
    }

    /// No last line of prose is a single short word, if the text has room for another division.
    @Test func proseEndsWithAThirdOfALine() {
        let text =
            "At rest, your body likely lives mostly on stored fat. Ketones begin to rise, earlier in one person, "
            + "later in another. There is nothing to do."
        for width in 20...90 {
            let lines = WrappedText.prose(text, width: width)
            let widest = WrappedText.lines(text, width: width)
            #expect(lines.count == widest.count)
            #expect(lines.joined(separator: " ") == text)
            #expect(lines.allSatisfy { $0.count <= width })
            let isLong = 3 * (lines.last?.count ?? 0) >= width
            let canBeLong = stride(from: width, through: (2 * width + 2) / 3, by: -1).contains {
                let other = WrappedText.lines(text, width: $0)
                return other.count == widest.count && 3 * (other.last?.count ?? 0) >= width
            }
            #expect(isLong == canBeLong, "\(width): \(lines)")
        }
        #expect(WrappedText.prose("short", width: 10) == ["short"])
        // A path stays whole if it can.
        let path = "There is no folder /home/me/a-long-name/another-long-name here."
        for width in 40...60 {
            let lines = WrappedText.prose(path, width: width)
            #expect(lines.contains { $0.contains("/home/me/a-long-name/another-long-name") })
        }
    }

    @Test(arguments: ["16 hours", "at 8 we", "oh 5m", "a h b", "12h to", "fl oz", "8h am"])
    func otherWordsAreDivided(_ text: String) {
        #expect(WrappedText.words(of: text).count == text.split(separator: " ").count)
    }

    @Test func partsStayWholeIfThereIsRoom() {
        let parts = ["Fasts 2", "Hours 33h 30m", "Median 16h 45m"]
        #expect(WrappedText.lines(ofParts: parts, width: 60) == [parts.joined(separator: " · ")])
        #expect(
            WrappedText.lines(ofParts: parts, width: 26)
                == ["Fasts 2 · Hours 33h 30m", "Median 16h 45m"])
        #expect(
            WrappedText.lines(ofParts: parts, width: 10)
                == ["Fasts 2", "Hours", "33h 30m", "Median", "16h 45m"])
        #expect(WrappedText.lines(ofParts: [], width: 10) == [])
    }

    @Test func balancedLinesAreAboutAsLong() {
        #expect(
            WrappedText.balanced("May you sleep in peace tonight", width: 28)
                == ["May you sleep in", "peace tonight"])
        #expect(WrappedText.balanced("short", width: 28) == ["short"])
    }
}
