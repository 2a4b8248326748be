import Fasting
import FullScreen
import LocalTime
import Picture
import Presentation
import System
import Words

/// The timer screen as a frame. It depends only on its properties and the instants.
struct WatchView {
    let model: WatchModel
    let features: ScreenFeatures
    let zone: Zone
    /// The tree of the last frame.
    var painted = PaintedTree()

    func frame(
        _ size: ScreenSize, wall: Instant, at now: SteadyClock.Instant
    ) -> Frame {
        var canvas = WatchCanvas(size, features)
        let text = model.text(wall)
        guard size.isEnough else {
            Self.drawLines(of: text, &canvas)
            return canvas.frame
        }
        if let page = model.page {
            WatchPageView(
                page: page, text: text, journal: model.report?.journal, zone: zone, wall: wall
            ).draw(on: &canvas)
            return canvas.frame
        }
        let part = model.change.map { $0.motion.value(at: now) } ?? 1
        if let before = model.change?.from, part < 0.5 {
            draw(before, isBefore: true, opacity: 1 - 2 * part, &canvas, wall, now)
        } else {
            draw(text, isBefore: false, opacity: 2 * part - 1, &canvas, wall, now)
        }
        return canvas.frame
    }

    /// - Parameters:
    ///   - isBefore: whether the text is about to be replaced.
    ///   - opacity: of what comes or goes.
    private func draw(
        _ text: TimerText, isBefore: Bool, opacity: Double, _ canvas: inout WatchCanvas,
        _ wall: Instant, _ now: SteadyClock.Instant
    ) {
        let present = model.picture(wall, at: now)
        let before = model.change?.picture.map { (fast: $0, star: $0.isComplete ? 1.0 : 0) }
        // What was there before and is there afterwards does not fade.
        let keepsTree = model.change == nil || (present != nil && before != nil)
        let keepsTime =
            model.change == nil
            || (model.change?.from.duration != nil && model.text(wall).duration != nil)
        let picture = isBefore && !keepsTree ? before : present
        var text = text
        let greeting = isBefore ? nil : model.greeting
        if let greeting { text.scripture = greeting.text }
        let layout = WatchLayout(
            canvas.size, text, hasTree: picture != nil, cellAspect: cellAspect(canvas.size),
            form: canvas.digits)
        if let (fast, star) = picture, let tree = layout.tree {
            TreePicture(
                fast: fast, star: star, opacity: keepsTree ? 1 : opacity
            ).draw(
                in: &canvas.frame, tree, features, cell: canvas.size.cell ?? features.cell,
                dusk: canvas.dusk, painted)
        }
        let lineOpacity =
            greeting != nil
            ? model.opacityOfGreeting(at: now) : isBefore ? 1 : model.opacityOfScripture(at: now)
        for placed in layout.lines {
            let isTime = if case .digits = placed.line { true } else { false }
            var shown = isTime && keepsTime ? 1 : opacity
            if case .text(_, .scripture) = placed.line { shown *= lineOpacity }
            canvas.draw(placed, opacity: shown)
        }
        canvas.drawFoot(hint: text.kind == .idle ? Words.Watch.enterBegins : nil, layout)
        if let notice = model.notice { canvas.drawNotice(notice.text, layout.notice) }
    }

    /// The words alone, on a screen that has no room for more.
    private static func drawLines(of text: TimerText, _ canvas: inout WatchCanvas) {
        let lines = [text.duration, text.title, text.times].compactMap { $0 }
        for (row, line) in lines.enumerated() {
            canvas.write(line, row: row, column: 0, .title)
        }
    }

    /// The height of a character divided by its width.
    private func cellAspect(_ size: ScreenSize) -> Double {
        guard let cell = size.cell ?? features.cell, cell.width > 0 else { return 2 }
        switch features.pictures {
        case .kitty, .sixel: return min(3, max(1, Double(cell.height) / Double(cell.width)))
        // Half blocks count as square.
        case .halfBlocks, .braille: return 2
        }
    }
}
