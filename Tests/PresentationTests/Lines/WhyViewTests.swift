import Presentation
import Testing
import Text
import Words

struct WhyViewTests {
    /// A ± takes two cells then.
    @Test(arguments: [30, 41, 60, 61, 80]) func linesWithPlainMarksFitToo(_ width: Int) {
        for topic in Words.Why.allCases {
            for line in WhyView(topic: topic).lines(width: width, hasPlainMarks: true) {
                let text = PlainMarks.replaced(in: line.plain)
                #expect(text.cellWidth <= width || !text.contains(" "), "\(text)")
            }
        }
    }

    @Test(arguments: [20, 40, 72, 80, 200, nil] as [Int?])
    func linesFitTheTerminal(_ width: Int?) {
        for topic in Words.Why.allCases {
            let lines = WhyView(topic: topic).lines(width: width).map(\.plain)
            for line in lines {
                let fits = line.count <= min(width ?? 80, 80)
                #expect(fits || line.split(separator: " ").count == 1, "\(line)")
            }
            if width.map({ $0 >= 80 }) ?? true {
                #expect(lines.joined(separator: "\n") == topic.text)
            }
        }
    }

    @Test func headingsAndLabelsStandOut() {
        let lines = WhyView(topic: .safety).lines(width: 80).map { $0.rendered(usesColor: true) }
        #expect(lines[0] == "\u{1b}[1mSafety\u{1b}[0m")
        #expect(lines.contains { $0.hasPrefix("  \u{1b}[2mMeasured:\u{1b}[0m ") })
    }
}
