import Testing

@testable import FullScreen

/// Keys by kitty's protocol, as kitty, foot and Ghostty send them with the flags that are asked for.
struct KeyReportTests {
    @Test func reportsAreAskedForAndEndWithTheScreen() {
        var features = ScreenFeatures(pictures: .braille, colors: nil)
        func bytes(_ make: (ScreenModes) -> [UInt8]) -> String {
            String(decoding: make(ScreenModes(features, usesWheel: false, image: 2)), as: UTF8.self)
        }
        #expect(!bytes(\.opening).contains("u"))
        #expect(!bytes { $0.closing(isInterrupted: true) }.contains("u"))
        features.reportsKeys = true
        #expect(bytes(\.opening).hasSuffix("\u{1b}[>29u"))
        for isInterrupted in [false, true] {
            let closing = bytes { $0.closing(isInterrupted: isInterrupted) }
            // The main screen has reports of its own.
            let parts = closing.split(separator: "\u{1b}[?1049l", omittingEmptySubsequences: false)
            #expect(parts.count == 2 && parts[0].contains("\u{1b}[<u"))
        }
    }
}
