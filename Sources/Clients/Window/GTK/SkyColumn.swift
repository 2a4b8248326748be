import CAdwaita
import Picture

/// A GtkBox with children from top to bottom in front of a sky. The gradient is painted, because that of a style sheet
/// has bands: the dusk has 82 colours, and a screen has a thousand rows.
final class SkyColumn {
    let widget: Widget
    /// In front of the sky, and behind the children.
    var land: LandPicture?
    /// How much of the land is seen, from 0 to 1.
    var landOpacity = 0.0 {
        didSet { if landOpacity != oldValue { gtk_widget_queue_draw(widget) } }
    }
    private let sky: () -> Scene.DuskMark.Sky?
    private var painted: Painted?

    /// The columns that are painted. They are repeated.
    private static let columns = 128

    /// - Parameter sky: asked when the widget is drawn; nil for none.
    init(_ sky: @escaping () -> Scene.DuskMark.Sky?) {
        self.sky = sky
        widget = notNull(cadwaita_new(skyColumnType, GTK_ACCESSIBLE_ROLE_GROUP))
        gtk_orientable_set_orientation(widget.opaque, GTK_ORIENTATION_VERTICAL)
        // The object must not go before its data is taken back.
        g_object_ref_sink(widget.object)
        g_object_set_data(widget.cast(), key, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit {
        g_object_set_data(widget.cast(), key, nil)
        g_object_unref(widget.object)
    }

    fileprivate func snapshot(_ snapshot: OpaquePointer) {
        guard let look else {
            painted = nil
            return
        }
        if painted?.look != look { painted = Painted(look) }
        if let node = painted?.node { gtk_snapshot_append_node(snapshot, node) }
        guard let land, landOpacity > 0 else { return }
        gtk_snapshot_push_opacity(snapshot, landOpacity)
        land.snapshot(snapshot)
        gtk_snapshot_pop(snapshot)
    }

    /// nil for no sky, or no room for one.
    private var look: Look? {
        guard let sky = sky() else { return nil }
        let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
        guard width > 0, height > 0 else { return nil }
        return Look(
            sky: sky, width: Int(width), height: Int(height),
            scale: Int(gtk_widget_get_scale_factor(widget)), byCairo: widget.isDrawnByCairo)
    }

    /// What the picture depends on. The size is in the pixels of GTK.
    private struct Look: Equatable {
        let sky: Scene.DuskMark.Sky
        let width: Int
        let height: Int
        let scale: Int
        let byCairo: Bool
    }

    /// The picture. It stays the same node while it looks the same, so that GTK draws only what else has changed.
    private final class Painted {
        let look: Look
        let node: OpaquePointer?
        private let texture: Texture

        init(_ look: Look) {
            self.look = look
            let raster = Raster(
                look.sky, width: SkyColumn.columns, height: look.height * look.scale)
            texture = Texture(width: raster.width, height: raster.height, pixels: raster.pixels)
            let snapshot = notNull(gtk_snapshot_new())
            texture.addRepeated(
                to: snapshot, byCairo: look.byCairo, width: Double(look.width),
                scale: Double(look.scale))
            node = gtk_snapshot_free_to_node(snapshot)
        }

        deinit { if let node { gsk_render_node_unref(node) } }
    }
}

private let key = "atrest-sky"

private let skyColumnType = g_type_register_static_simple(
    gtk_box_get_type(), "AtrestSkyColumn", guint(MemoryLayout<GtkBoxClass>.size),
    { type, _ in
        notNull(type).assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot = {
            let (widget, snapshot) = (notNull($0), notNull($1))
            if let column = g_object_get_data(widget.cast(), key) {
                instance(SkyColumn.self, column).snapshot(snapshot)
            }
            for child in widget.children { gtk_widget_snapshot_child(widget, child, snapshot) }
        }
    }, guint(MemoryLayout<GtkBox>.size), nil, GTypeFlags(rawValue: 0))
