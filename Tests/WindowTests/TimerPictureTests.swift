import Picture
import Testing

@testable import Window

struct TimerPictureTests {
    /// The tree and the glow of its star are inside the widget, in every form of it.
    @Test(
        arguments: 0..<8,
        [(360.0, 92.0), (360, 600), (460, 330), (700, 240), (1280, 500), (300, 56)])
    func starIsWhole(_ variant: Int, _ form: (width: Double, height: Double)) {
        let place = TimerPicture.place(of: variant, width: form.width, height: form.height)
        let star = StarShape.place(beside: variant)
        let reach = StarShape.part * StarShape.glowRadius / StarShape.length * place.size
        // A pixel is lost by rounding.
        #expect(place.y + star.y * place.size - reach >= -1)
        #expect(place.x + (0.5 + star.x) * place.size + reach <= form.width)
        #expect(place.y >= 0 && place.y + place.size <= form.height)
    }
}
