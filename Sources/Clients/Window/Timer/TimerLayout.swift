import CAdwaita
import Presentation

/// Where the parts of the timer are: the picture with the words around it, and below them a bar that does
/// not scroll.
final class TimerLayout {
    /// What is above the bar.
    let scroller: Widget
    /// Between the words and the bar.
    let answers = ToastPlace()
    /// Water and the main button, or in a low window the button alone.
    let bar: Widget
    private let page = column(spacing: 6)
    private let water: Widget
    private let picture: Widget
    private let clamps: [Widget]
    private var isLow = false

    init(head: Widget, picture: Widget, text: Widget, water: Widget, button: Widget) {
        self.water = water
        self.picture = picture
        scroller = verticalScroller(page).expanding(vertically: true)
        bar = column(water, button)
        gtk_box_prepend(bar.cast(), answers.widget)
        clamps = [head, text].map(Self.clamp)
        for part in [clamps[0], picture, clamps[1]] { page.append(part) }
        gtk_widget_set_margin_bottom(page, 6)
    }

    /// Lines of text do not become longer than people like to read.
    private static func clamp(_ child: Widget) -> Widget {
        let clamp = notNull(adw_clamp_new())
        adw_clamp_set_child(clamp.opaque, child)
        setSideMargins(of: clamp, 20)
        return clamp
    }

    /// In a low window the tree is closer to the words, and water scrolls with them.
    ///
    /// - Parameter height: of the window, in pixels.
    func follow(height: Int32) {
        gtk_box_set_spacing(page.cast(), Self.spaceAroundTree(height: height))
        gtk_drawing_area_set_content_height(picture.cast(), Self.leastTree(height: height))
        let isLow = Double(height) < Self.lowHeight * TextScale.current
        guard isLow != self.isLow else { return }
        self.isLow = isLow
        // What scrolls does not touch the button.
        gtk_widget_set_margin_top(bar, isLow ? 10 : 0)
        g_object_ref(water.object)
        gtk_box_remove(isLow ? bar.cast() : page.cast(), water)
        if isLow {
            page.append(water)
        } else {
            gtk_box_insert_child_after(bar.cast(), water, answers.widget)
        }
        g_object_unref(water.object)
    }

    /// Makes room for what is shown.
    func adapt(to content: TimerContent) {
        // With a tree, the words are around it; without one, they are in the middle of the sky.
        gtk_widget_set_valign(page, content.tree == nil ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL)
    }

    /// Adapts the length of lines to the size of text.
    func scaleText() {
        let width = Int32(Self.lineWidth * TextScale.current)
        for clamp in clamps {
            adw_clamp_set_maximum_size(clamp.opaque, width)
            adw_clamp_set_tightening_threshold(clamp.opaque, width)
        }
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
    private static let lineWidth = 420.0
}
