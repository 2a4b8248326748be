import Presentation
import Testing
import Words

struct WhyViewTests {
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
