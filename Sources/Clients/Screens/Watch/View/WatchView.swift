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
        let text = model.timer.text(wall)
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
        draw(TimerContent(.present(model.timer), wall: wall, at: now), on: &canvas)
        return canvas.frame
    }

    /// The same content as in the window.
    private func draw(_ content: TimerContent, on canvas: inout WatchCanvas) {
        guard var text = content.text else { return }
        text.scripture = content.line?.text
        let layout = WatchLayout(
            canvas.size, text, hasTree: content.tree != nil, cellAspect: cellAspect(canvas.size),
            form: canvas.digits)
        if let tree = content.tree, let area = layout.tree {
            TreePicture(fast: tree.growth, star: tree.star, opacity: tree.opacity).draw(
                in: &canvas.frame, area, features, cell: canvas.size.cell ?? features.cell,
                dusk: canvas.dusk, painted)
        }
        for placed in layout.lines {
            let isTime = if case .digits = placed.line { true } else { false }
            var shown = isTime && content.keepsElapsed ? 1 : content.opacity
            if case .text(_, .scripture) = placed.line { shown *= content.line?.opacity ?? 1 }
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
