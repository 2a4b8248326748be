import Compline
import FullScreen
import Text
import Words

/// Draws the prayer. It depends only on its properties.
struct PrayerView {
    let office: Office
    let greeting: String
    /// Whether it is an hour of the night.
    let isNight: Bool
    /// As in `21:30`.
    let time: String
    let features: ScreenFeatures

    /// How much has changed by movement.
    struct Motion: Equatable {
        /// How much of the page can be seen, from 0 to 1.
        var opacity = 1.0
        /// Seconds since the page was completely visible.
        var seconds = 0.0
    }

    func pages(_ layout: PrayerLayout) -> PrayerPages {
        PrayerPages(
            office: office, greeting: greeting, isNight: isNight, layout: layout)
    }

    /// How much of the present page is seen.
    func viewport(_ model: PrayerModel, _ size: ScreenSize) -> PrayerModel.Viewport {
        let layout = PrayerLayout(size)
        let page = pages(layout).page(of: model)
        let writing = writingLayout(model, layout)
        return PrayerModel.Viewport(
            lastScroll: layout.lastScroll(of: page), height: layout.height,
            field: ScreenSize(columns: writing.columns.count, rows: writing.field.count),
            name: ScreenSize(columns: writing.name.count, rows: 1))
    }

    // MARK: The parts that stand

    /// What stands still on the screen, and where something can move on it.
    struct StaticPart {
        var frame: Frame
        var emblem: (kind: PrayerPage.Emblem, area: CellArea, shown: Range<Int>)?
        /// What stars keep out of.
        var taken: [CellArea]
        var stars: [NightSky.Star]
    }

    func still(_ model: PrayerModel, _ size: ScreenSize, opacity: Double = 1) -> StaticPart {
        let layout = PrayerLayout(size)
        let ink = ink(opacity)
        var still = StaticPart(
            frame: Frame(columns: size.columns, rows: size.rows, ink.ground), emblem: nil,
            taken: [], stars: [])
        drawFrame(model, layout, &still.frame)
        if model.isWriting {
            drawWriting(model, layout, ink, &still.frame)
        } else {
            drawPage(model, layout, ink, &still)
        }
        // There are more stars when the prayer is over.
        let sky = NightSky(size, density: model.scene == .closing ? 1.7 : 1)
        still.stars = sky.visible(in: still.frame, taken: still.taken)
        return still
    }

    func ink(_ opacity: Double) -> PrayerColors {
        PrayerColors(depth: features.colors, opacity: opacity)
    }

    /// The time, the progress, and a sign for the keys.
    private func drawFrame(_ model: PrayerModel, _ layout: PrayerLayout, _ frame: inout Frame) {
        let ink = ink(1)
        let (columns, margin) = (layout.size.columns, layout.isRoomy ? 3 : 1)
        frame.write(
            office.hub.title, row: layout.timeRow, column: margin, ink.style(.quiet))
        frame.write(
            time, row: layout.timeRow, column: columns - margin - time.cellWidth, ink.style(.quiet))
        frame.write("?", row: layout.progressRow, column: columns - margin - 1, ink.style(.quiet))
        guard case .phase(let index) = model.scene else { return }
        let count = office.phases.count
        let signs: (done: String, ahead: String) =
            features.characters != .unicode ? ("*", "o") : ("●", "○")
        let text = Words.Prayer.progress(index + 1, of: count)
        let width = count * 2 + 1 + text.cellWidth
        var column = max(0, (columns - width) / 2)
        for place in 0..<count {
            let tone: PrayerColors.Tone = place == index ? .text : .quiet
            frame.write(
                place <= index ? signs.done : signs.ahead, row: layout.progressRow, column: column,
                ink.style(tone))
            column += 2
        }
        frame.write(text, row: layout.progressRow, column: column + 1, ink.style(.quiet))
    }

    private func drawPage(
        _ model: PrayerModel, _ layout: PrayerLayout, _ ink: PrayerColors, _ still: inout StaticPart
    ) {
        let pages = pages(layout)
        let page = pages.page(of: model)
        let scroll = min(model.scroll, layout.lastScroll(of: page))
        let start = layout.start(of: page)
        let shown = start..<start + min(layout.height, page.rows.count)
        for row in shown {
            let line = page.rows[row - start + scroll]
            still.frame.write(
                line.text, row: row, column: layout.left + line.column, ink.style(line.tone))
        }
        still.taken.append(page.textArea(rows: shown, left: layout.left))
        if let emblem = page.emblem {
            // Wide enough for the glow to end inside it.
            let glow = emblem.kind == .candle ? emblem.rows.count * 2 : 6
            let columns = min(layout.size.columns, emblem.rows.count * 2 + glow)
            let area = CellArea(
                row: start - scroll + emblem.rows.lowerBound,
                column: (layout.size.columns - columns) / 2, rows: emblem.rows.count,
                columns: columns)
            still.emblem = (emblem.kind, area, shown)
            still.taken.append(area)
        }
        if model.mode == .keys { return }
        drawMore(page, scroll, layout, ink, &still.frame)
        drawButton(
            office.button(of: model.scene), layout, row: layout.buttonRow(under: page),
            isChosen: !model.choosesReflection, ink, &still.frame)
    }

    /// Quiet signs that there is more above or below.
    private func drawMore(
        _ page: PrayerPage, _ scroll: Int, _ layout: PrayerLayout, _ ink: PrayerColors,
        _ frame: inout Frame
    ) {
        let signs: (up: String, down: String) =
            features.characters != .unicode ? ("^", "v") : ("▴", "▾")
        let column = layout.size.columns / 2
        if scroll > 0 {
            frame.write(signs.up, row: layout.top - 1, column: column, ink.style(.secondary))
        }
        if scroll < layout.lastScroll(of: page) {
            let row = layout.top + layout.height
            frame.write(signs.down, row: row, column: column, ink.style(.secondary))
        }
    }

    /// - Parameter row: the first row of the button's place.
    private func drawButton(
        _ label: String, _ layout: PrayerLayout, row: Int, isChosen: Bool, _ ink: PrayerColors,
        _ frame: inout Frame
    ) {
        let columns = layout.size.columns
        let isLined = ink.hasNight && features.characters == .unicode
        let label = isLined || features.colors != nil ? "   \(label)   " : "[ \(label) ]"
        let width = label.cellWidth
        let column = (columns - width) / 2
        let middle = row + layout.buttonRows / 2
        let face = ink.style(isChosen ? .button : .secondary)
        frame.write(label, row: middle, column: column, face)
        guard isLined else { return }
        // Eighths of a block, so that the line touches the face.
        let edge = ink.style(.edge)
        frame.write("▕", row: middle, column: column - 1, edge)
        frame.write("▏", row: middle, column: column + width, edge)
        guard layout.buttonRows > 1 else { return }
        frame.write(
            String(repeating: "▁", count: width), row: middle - 1, column: column, edge)
        frame.write(
            String(repeating: "▔", count: width), row: middle + 1, column: column, edge)
    }

    // MARK: What moves

    /// Adds the emblem and the stars.
    func draw(
        _ still: StaticPart, _ motion: Motion, twinkle: (star: Int, light: Double)? = nil
    ) -> Frame {
        var frame = still.frame
        for (place, star) in still.stars.enumerated() {
            let light = twinkle.flatMap { $0.star == place ? $0.light : nil } ?? 0
            NightSky.draw(star, light: light, into: &frame, ink(1), features.characters)
        }
        guard let (kind, area, shown) = still.emblem else { return frame }
        let light: any LightSource =
            switch kind {
            case .circle: BreathingCircle(rows: area.rows, seconds: motion.seconds)
            case .candle:
                Candle(rows: area.rows, step: Int(max(0, motion.seconds) / Candle.step))
            case .moon: CrescentMoon(rows: area.rows)
            }
        frame.draw(light, in: area, shown: shown, ink(motion.opacity), features.characters)
        return frame
    }
}
