import CAdwaita
import Fasting
import Pages
import Picture
import Presentation
import Words

/// The tree that grows with the fast, and its star. Its form is painted once for each size;
/// while its light changes, only colours are laid on it.
final class TimerPicture {
    /// The GtkDrawingArea.
    let widget: Widget
    private var shown: TimerContent.TreeAndStar?
    /// The form that was drawn last.
    private var form: (variant: UInt32, side: Int, texture: Texture)?

    /// The part of the screen's width that the tree has. Rule: docs/rules/picture.md, Trees.
    private static let part = 0.72

    init() {
        widget = notNull(cadwaita_new(gtk_drawing_area_get_type(), GTK_ACCESSIBLE_ROLE_IMG))
        widget.expanding(horizontally: true, vertically: true)
        gtk_drawing_area_set_draw_func(
            widget.cast(),
            { _, context, width, height, data in
                instance(TimerPicture.self, data)
                    .draw(notNull(context), width: Double(width), height: Double(height))
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// Shows a tree. Nothing is drawn if it looks as before.
    func show(_ tree: TimerContent.TreeAndStar?) {
        widget.isVisible = tree != nil
        defer { shown = tree }
        guard let tree else { return }
        if shown?.growth.phase != tree.growth.phase || shown == nil {
            widget.named(Self.name(tree.growth))
        }
        if shown.map(Look.init) != Look(tree) { gtk_widget_queue_draw(widget) }
    }

    private static func name(_ growth: TreeGrowth) -> String {
        guard let phase = growth.phase else {
            return "\(Words.Panel.completedTree). \(Words.Panel.star)"
        }
        return Words.Panel.growingTree(Words.title(phase))
    }

    /// Everything that makes a visible difference on a screen.
    private struct Look: Equatable {
        let variant: Int
        let color: String
        let opacity: Int
        let star: Int

        init(_ tree: TimerContent.TreeAndStar) {
            let growth = tree.growth
            let look = TreeLook(tone: Int(growth.tree.tone), progress: growth.progress)
            variant = Int(growth.tree.variant)
            color = look.color.hex
            opacity = Int(look.opacity * tree.opacity * 255)
            star = Int(tree.star * tree.opacity * 255)
        }
    }

    // MARK: Drawing

    /// The place of the upper left corner of a tree and its size, so that the glow of its star is inside the widget.
    static func place(of variant: Int, width: Double, height: Double) -> (
        x: Double, y: Double, size: Double
    ) {
        let head = StarShape.headroom(above: variant)
        let size = min(width * Self.part, height / (1 + head)).rounded(.down)
        let y = ((height - size * (1 + head)) / 2 + size * head).rounded()
        return (((width - size) / 2).rounded(), min(y, height - size), size)
    }

    private func draw(_ context: OpaquePointer, width: Double, height: Double) {
        guard let shown else { return }
        let growth = shown.growth
        let (x, y, size) = Self.place(of: Int(growth.tree.variant), width: width, height: height)
        let scale = gtk_widget_get_scale_factor(widget)
        let pixels = Int(size) * Int(scale)
        guard size > 0, pixels <= 4096 else { return }
        let look = TreeLook(tone: Int(growth.tree.tone), progress: growth.progress)
        if form?.variant != growth.tree.variant || form?.side != pixels {
            let raster = Raster(.silhouette(of: growth.tree, side: pixels))
            form = (growth.tree.variant, pixels, Texture(raster))
        }
        let (color, opacity) = (look.color, look.opacity * shown.opacity)
        cairo_set_source_rgba(context, color.red, color.green, color.blue, opacity)
        form?.texture.lay(on: context, x: x, y: y, scale: Double(scale))
        let light = shown.star * shown.opacity
        if light > 0 {
            let place = StarShape.place(beside: Int(growth.tree.variant))
            Self.drawStar(
                context, x: x + size / 2 + size * place.x, y: y + size * place.y,
                unit: size * StarShape.part / StarShape.length, opacity: light)
        }
    }

    /// Rule: docs/rules/picture.md, Star.
    private static func drawStar(
        _ context: OpaquePointer, x: Double, y: Double, unit: Double, opacity: Double
    ) {
        let color = Palette.star
        cairo_save(context)
        cairo_translate(context, x, y)
        cairo_scale(context, unit, unit)
        cairo_push_group(context)
        let light = cairo_pattern_create_radial(0, 0, 0, 0, 0, StarShape.glowRadius)
        for stop in StarShape.glow {
            cairo_pattern_add_color_stop_rgba(
                light, stop.position, color.red, color.green, color.blue, stop.opacity)
        }
        cairo_set_source(context, light)
        cairo_paint(context)
        cairo_pattern_destroy(light)
        cairo_set_source_rgb(context, color.red, color.green, color.blue)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        for capsule in StarShape.capsules {
            let reach = (capsule.length - capsule.width) / 2
            cairo_save(context)
            if capsule.isDiagonal { cairo_rotate(context, .pi / 4) }
            cairo_set_line_width(context, capsule.width)
            cairo_move_to(context, -reach, 0)
            cairo_line_to(context, reach, 0)
            cairo_move_to(context, 0, -reach)
            cairo_line_to(context, 0, reach)
            cairo_stroke(context)
            cairo_restore(context)
        }
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
    }
}
