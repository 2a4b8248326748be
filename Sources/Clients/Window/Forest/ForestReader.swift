import CAdwaita
import Fasting
import Pages
import Picture
import Words

/// What screen readers find in the forest: a group with a summary, which they can skip, and in it a group for
/// each month with its trees in their places, the newest first. Nothing of it is drawn.
final class ForestReader {
    /// A GtkFixed of the size of the whole picture.
    let widget: Widget
    private var shown: [Group] = []
    private let month: (Instant) -> String

    /// Where a tree is, and what it is.
    struct Place: Equatable {
        let x: Int
        let y: Int
        let size: Int
        let name: String
    }

    /// The trees of a month.
    struct Group: Equatable {
        let name: String
        var places: [Place]
    }

    /// - Parameter month: the name of the month of an instant.
    init(month: @escaping (Instant) -> String) {
        self.month = month
        widget = notNull(cadwaita_new(gtk_fixed_get_type(), GTK_ACCESSIBLE_ROLE_GROUP))
        widget.named(Words.Forest.summary)
        gtk_widget_set_focusable(widget, 1)
    }

    /// - Parameters:
    ///   - layout: where the trees are in the whole picture.
    ///   - top: where the widget begins in it.
    func show(_ forest: Forest, _ layout: ForestLayout, below top: Double) {
        gtk_widget_set_size_request(widget, Int32(layout.width), -1)
        widget.named(forest.trees.isEmpty ? Words.Forest.empty : Words.Forest.summary)
        let groups = Self.groups(layout, below: top, month: month)
        guard groups != shown else { return }
        shown = groups
        widget.removeAll { gtk_fixed_remove(widget.cast(), $0) }
        for group in groups { add(group) }
    }

    private func add(_ group: Group) {
        let box = notNull(cadwaita_new(gtk_fixed_get_type(), GTK_ACCESSIBLE_ROLE_GROUP))
        box.named(group.name)
        let left = group.places.map(\.x).min() ?? 0
        gtk_fixed_put(widget.cast(), box, Double(left), 0)
        for place in group.places {
            let picture = notNull(
                cadwaita_new(gtk_drawing_area_get_type(), GTK_ACCESSIBLE_ROLE_IMG))
            picture.named(place.name)
            gtk_widget_set_size_request(picture, Int32(place.size), Int32(place.size))
            gtk_fixed_put(box.cast(), picture, Double(place.x - left), Double(place.y))
        }
    }

    /// The trees of each month, the newest first, and a star for all stars.
    ///
    /// - Parameter month: the name of the month of an instant.
    static func groups(
        _ layout: ForestLayout, below top: Double = 0, month: (Instant) -> String
    ) -> [Group] {
        let captions = Captions.ofProgram
        func place(_ x: Double, _ y: Double, _ size: Double, _ name: String) -> Place {
            let size = min(size, layout.width)
            return Place(
                x: Int(min(max(0, x - size / 2), layout.width - size)),
                y: Int(max(0, y - size / 2 - top)), size: Int(size), name: name)
        }
        var groups: [Group] = []
        for tree in layout.land.flatMap(\.trees).sorted(by: { $0.age < $1.age }) {
            let name = month(tree.tree.start)
            if groups.last?.name != name { groups.append(Group(name: name, places: [])) }
            let words = captions.tree(isComplete: tree.tree.isEstablished)
            groups[groups.count - 1].places.append(place(tree.x, tree.y, tree.size, words))
        }
        if !groups.isEmpty, let star = layout.sky.flatMap(\.stars).last {
            groups.append(
                Group(
                    name: Words.Forest.sky, places: [place(star.x, star.y, 10, captions.star)]))
        }
        return groups
    }
}
