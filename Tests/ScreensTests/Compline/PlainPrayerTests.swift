import Compline
import Foundation
import FullScreen
import Presentation
import Testing
import Text

@testable import Screens

/// The prayer as text.
struct PlainPrayerTests {
    private func prayer(_ width: Int? = nil, isNight: Bool = true) -> PlainPrayer {
        PlainPrayer(
            office: .builtIn, greeting: "Good evening, Anna", isNight: isNight, width: width)
    }

    private func text(_ parts: [PlainPrayer.Part]) -> String {
        PrayerSamples.words(parts.flatMap(\.lines))
    }

    @Test(arguments: [nil, 20, 40, 72]) func everyPieceIsWritten(width: Int?) {
        let text = text(prayer(width).parts(phase: nil))
        for scene in PrayerSamples.scenes {
            // The label of a button is not a part of the prayer.
            for piece in PrayerSamples.pieces(of: scene)
            where ![Office.builtIn.next, Office.builtIn.amen, Office.builtIn.hub.invitation]
                .contains(piece)
            {
                #expect(text.contains(piece), "\(piece)")
            }
        }
        let order = ["The Opening", "Psalm 91", "Examination", "Confession", "Nunc", "Blessing"]
        let places = order.compactMap { text.range(of: $0)?.lowerBound }
        #expect(places.count == order.count && places == places.sorted())
    }

    @Test func psalmKeepsItsLinesAndParagraphs() {
        let lines = prayer().parts(phase: 1)[0].lines
        #expect(
            lines == [
                "Psalm 91 (part 2 of 6)", "Let these words settle into your heart", "",
                "You who dwell in the shelter of the Most High,",
                "who abide in the shadow of the Almighty,",
                "say to the Lord, \"My refuge and fortress,", "my God in whom I trust.\"", "",
                "He will shelter you with his pinions,",
                "and under his wings you may take refuge.",
            ])
    }

    @Test func linesFitTheTerminal() {
        for part in prayer(24).parts(phase: nil) {
            #expect(part.lines.allSatisfy { $0.count <= 24 })
        }
    }

    @Test func buttonsFollowTheParts() {
        #expect(
            prayer().parts(phase: nil).map(\.button)
                == ["Begin your evening prayer"] + Array(repeating: "Continue", count: 5)
                + ["Amen", nil])
        #expect(prayer().parts(phase: 5).map(\.button) == [nil])
    }

    @Test func lineTellsThatItIsDay() {
        func says(_ isNight: Bool) -> Bool {
            text(prayer(isNight: isNight).parts(phase: nil)).contains("at any hour.")
        }
        #expect(says(false) && !says(true))
    }
}

struct WrappedTextTests {
    @Test func nothingIsLostAtAnyWidth() {
        for scene in PrayerSamples.scenes {
            for piece in PrayerSamples.pieces(of: scene) {
                for width in 2...61 {
                    let lines = [
                        WrappedText.lines(piece, width: width, indent: 2),
                        WrappedText.balanced(piece, width: width),
                    ]
                    for lines in lines {
                        #expect(lines.allSatisfy { $0.count <= width })
                        let letters = lines.joined().filter { $0 != " " }
                        #expect(letters == piece.filter { $0 != " " })
                    }
                }
            }
        }
    }
}
