import Testing
import Words

@testable import Window

struct ToastsTests {
    /// The cautions about a long fast are there long enough to be read.
    @Test func cautionsStayLonger() {
        let cautions = Words.Safety.cautions(target: 120 * 3600).map(\.windowText.text)
        #expect(cautions.count == 2)
        #expect(Toasts.seconds(toRead: cautions.joined(separator: " ")) == 30)
        #expect(Toasts.seconds(toRead: "The fast was deleted.") == 10)
    }
}
