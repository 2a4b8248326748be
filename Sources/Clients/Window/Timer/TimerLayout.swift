import CAdwaita
import Presentation

/// Where the parts of the timer are: the picture with the words around it, and below them a bar that does
/// not scroll.
final class TimerLayout {
    /// What is above the bar.
    let scroller: Widget
    /// Between the words and the main button. Water steps aside for it, so that the tree keeps its size.
    let answers = ToastPlace(GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
    /// Water and the main button, or in a low window the button alone.
    let bar: Widget
    private let page = column(spacing: 6)
    private let water: WaterBox
    private let waterPlace: Widget
    private let picture: Widget
    private let clamps: [Widget]
    private var isLow = false

    init(head: Widget, picture: Widget, text: Widget, water: WaterBox, button: Widget) {
        self.water = water
        waterPlace = column(water.widget)
        self.picture = picture
        scroller = verticalScroller(page).expanding(vertically: true)
        bar = column(answers.widget, waterPlace, button)
        clamps = [head, text].map(Self.clamp)
        for part in [clamps[0], picture, clamps[1]] { page.append(part) }
        page.margins(bottom: 6)
        answers.onResize = { [unowned self] in makeRoom() }
        water.onClose = { later { [weak self] in self?.makeRoom() } }
    }

    /// Lines of text do not become longer than people like to read.
    private static func clamp(_ child: Widget) -> Widget {
        let clamp = notNull(adw_clamp_new())
        adw_clamp_set_child(clamp.opaque, child)
        return clamp.margins(sides: 20)
    }

    /// Where the words are if there is no tree, from the upper edge of the window: 0 is there, 1 is the lower edge.
    private static let placeAtRest = 0.26
    /// Where the highest crowns of the land are. Words that would reach them begin further up.
    private static let crowns = 0.42
    /// The height of the header bar, in pixels.
    private static let header = 46.0
    private var size: (width: Int32, height: Int32) = (0, 0)
    private var isAtRest = false

    /// In a low window the tree is closer to the words, and water scrolls with them.
    ///
    /// Both are of the window, in pixels.
    func follow(width: Int32, height: Int32) {
        size = (width, height)
        placeWords()
        gtk_box_set_spacing(page.cast(), Self.spaceAroundTree(height: height))
        gtk_drawing_area_set_content_height(picture.cast(), Self.leastTree(height: height))
        let isLow = Double(height) < Self.lowHeight * TextScale.current
        guard isLow != self.isLow else { return }
        self.isLow = isLow
        // What scrolls does not touch the button.
        bar.margins(top: isLow ? 10 : 0)
        g_object_ref(waterPlace.object)
        gtk_box_remove(isLow ? bar.cast() : page.cast(), waterPlace)
        if isLow {
            page.append(waterPlace)
        } else {
            gtk_box_insert_child_after(bar.cast(), waterPlace, answers.widget)
        }
        g_object_unref(waterPlace.object)
        makeRoom()
    }

    private func makeRoom() {
        waterPlace.isVisible = isLow || water.isOpen || !answers.isShown
    }

    /// Makes room for what is shown.
    func adapt(to content: TimerContent) {
        // With a tree, the words are around it; without one, they are in the sky above the land.
        isAtRest = content.isAtRest
        page.aligned(
            vertical: content.tree != nil
                ? GTK_ALIGN_FILL : isAtRest ? GTK_ALIGN_START : GTK_ALIGN_CENTER)
        placeWords()
    }

    /// Where the words are in a window of a height, if there is no tree.
    static func rowsAtRest(_ height: Int) -> ClosedRange<Double> {
        let height = Double(height)
        let usual = topAtRest(height: height, words: 0)
        return topAtRest(height: height, words: 150) - 20...max(usual + 90, height * crowns)
    }

    /// The upper edge of the words in a window of a height, if there is no tree.
    ///
    /// - Parameter words: how high they are. All are in pixels.
    static func topAtRest(height: Double, words: Double) -> Double {
        max(header, min(height * placeAtRest, height * crowns - words))
    }

    private func placeWords() {
        guard isAtRest else {
            page.margins(top: 0)
            return
        }
        let words =
            clamps.reduce(0) { $0 + $1.height(forWidth: size.width) }
            + gtk_box_get_spacing(page.cast())
        let top = Self.topAtRest(height: Double(size.height), words: Double(words))
        page.margins(top: Int32(top - Self.header))
    }

    /// Adapts the length of lines to the size of text.
    func scaleText() {
        let width = Int32(Self.lineWidth * TextScale.current)
        for clamp in clamps {
            adw_clamp_set_maximum_size(clamp.opaque, width)
            adw_clamp_set_tightening_threshold(clamp.opaque, width)
        }
        placeWords()
    }

    /// The space between the tree and the words above and below it.
    ///
    /// - Parameter height: of the window. Both are in pixels.
    static func spaceAroundTree(height: Int32) -> Int32 { height < 550 ? 6 : 20 }

    /// How small the tree may become if there is little room. In the lowest window, 294 pixels, the whole tree can be
    /// seen below the words.
    ///
    /// - Parameter height: of the window. Both are in pixels.
    static func leastTree(height: Int32) -> Int32 { height < 340 ? 56 : 92 }

    /// In pixels, at the usual size of text.
    private static let lowHeight = 540.0
    static let lineWidth = 420.0
}
