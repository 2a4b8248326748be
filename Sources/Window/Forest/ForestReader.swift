import CAdwaita
import Fasting
import Picture
import Words

/// What screen readers find in the forest: a group with a summary, which they can skip, and in it each
/// tree in its place, the newest first. Nothing of it is drawn.
final class ForestReader {
    /// A GtkFixed of the size of the whole picture.
    let widget: Widget
    private var shown: [Place] = []

    /// Where a tree is, and what it is.
    struct Place: Equatable {
        let x: Int
        let y: Int
        let size: Int
        let name: String
    }

    init() {
        widget = cadwaita_new(gtk_fixed_get_type(), GTK_ACCESSIBLE_ROLE_GROUP)!
        widget.named(Words.Forest.summary)
        gtk_widget_set_focusable(widget, 1)
    }

    /// - Parameters:
    ///   - height: of the whole picture.
    ///   - top: where the widget begins in it.
    func show(_ forest: Forest, width: Double, height: Double, below top: Double) {
        gtk_widget_set_size_request(widget, -1, Int32(height - top))
        widget.named(forest.trees.isEmpty ? Words.Forest.empty : Words.Forest.summary)
        let places = Self.places(forest, width: width, height: height, below: top)
        guard places != shown else { return }
        shown = places
        while let child = gtk_widget_get_first_child(widget) {
            gtk_fixed_remove(widget.cast(), child)
        }
        for place in places {
            let picture = cadwaita_drawing_area(GTK_ACCESSIBLE_ROLE_IMG)!
            picture.named(place.name)
            gtk_widget_set_size_request(picture, Int32(place.size), Int32(place.size))
            gtk_fixed_put(widget.cast(), picture, Double(place.x), Double(place.y))
        }
    }

    /// The trees, the newest first, and a star for all stars.
    static func places(
        _ forest: Forest, width: Double, height: Double, below top: Double = 0
    ) -> [Place] {
        let captions = Captions.ofProgram
        var places = forest.trees.reversed().map { tree in
            let size = min(tree.depth.treeSize * Depth.scale(width: width, height: height), width)
            let x = min(max(0, tree.x * width - size / 2), width - size)
            return Place(
                x: Int(x), y: Int(max(0, tree.y * height - size / 2 - top)), size: Int(size),
                name: captions.tree(isComplete: tree.isEstablished))
        }
        if let star = forest.stars.last {
            places.append(
                Place(
                    x: Int(star.x * (width - 10)), y: Int(max(0, star.y * height - top)), size: 10,
                    name: captions.star))
        }
        return places
    }
}
