import Fasting
import FullScreen
import Presentation
import Words

/// A question about the running fast, and the answer as far as it was typed.
struct WatchQuestion: Equatable {
    enum Subject: Equatable {
        case start
        case target
        /// When the fast has ended.
        case end
    }

    let subject: Subject
    /// When the fast began.
    private let start: Instant?
    private(set) var answer = TextEditor(limit: 200)
    /// Why the last answer could not be read.
    private(set) var problem: String?

    init(_ subject: Subject, of start: Instant? = nil) {
        (self.subject, self.start) = (subject, start)
    }

    /// Where the answer is typed.
    static let area = ScreenSize(columns: 36, rows: 1)

    func turned(by key: ScreenKey) -> WatchPage.Turn {
        switch key {
        case .escape: return .shows(nil)
        case .enter: return submitted
        default:
            var next = self
            guard next.answer.handle(key, in: Self.area) else { return .stays }
            next.problem = nil
            return .shows(.question(next))
        }
    }

    mutating func paste(_ text: String) {
        answer.paste(text.filter { !$0.isNewline }, in: Self.area)
        problem = nil
    }

    /// An empty answer leaves everything as it is.
    private var submitted: WatchPage.Turn {
        let text = answer.text
        guard text.contains(where: { !$0.isWhitespace }) else { return .shows(nil) }
        do throws(Problem) {
            switch subject {
            case .start:
                return
                    .asks(.adjust(start: try UserInput.time(text, changing: start), target: nil))
            case .target: return .asks(.adjust(start: nil, target: try UserInput.hours(text)))
            case .end:
                let end = try UserInput.time(text)
                try UserInput.checkEnd(end, text, of: start)
                return .asks(.end(at: end))
            }
        } catch {
            var next = self
            next.problem = error.sentence?.printable
            return .shows(.question(next))
        }
    }
}
