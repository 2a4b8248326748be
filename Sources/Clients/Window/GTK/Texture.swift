import CAdwaita
import Glibc
import Picture

/// A picture that GTK can draw as it is. It never changes, so any thread may create it.
///
/// `@unchecked Sendable`: neither form ever changes, and their owners are counted atomically.
final class Texture: @unchecked Sendable {
    /// In pixels, with the empty rows.
    private let size: (width: Int, height: Int)
    /// The rows that are drawn.
    private let rows: Range<Int>
    /// For a renderer with a graphics processor; nil if the picture is empty.
    private let texture: OpaquePointer?
    /// For the renderer of Cairo, with the same bytes.
    private let surface: OpaquePointer?

    /// - Parameter pixels: red, green, blue and opacity of each pixel, not premultiplied.
    init(width: Int, height: Int, pixels: [UInt8]) {
        let content = ScreenPixels(width: width, pixels: pixels)
        size = (width, height)
        rows = content.rows
        guard !rows.isEmpty else {
            (texture, surface) = (nil, nil)
            return
        }
        guard let bytes = ownPages(content.bytes) else {
            (texture, surface) = (nil, nil)
            return
        }
        let (width, height, row) = (Int32(width), Int32(rows.count), width * 4)
        texture = gdk_memory_texture_new(
            width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(row))
        // The texture owns the bytes.
        let data = UnsafeMutableRawPointer(mutating: notNull(g_bytes_get_data(bytes, nil)))
        surface = cairo_image_surface_create_for_data(
            data.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, width, height,
            Int32(row))
        g_bytes_unref(bytes)
    }

    convenience init(_ raster: Raster) {
        self.init(width: raster.width, height: raster.height, pixels: raster.pixels)
    }

    deinit {
        guard let texture, let surface else { return }
        cairo_surface_destroy(surface)
        g_object_unref(texture.object)
    }

    /// Lays the colour of a context of Cairo on it in the form of the picture. Both numbers are in the pixels of GTK.
    ///
    /// - Parameter scale: pixels of the screen for each of these.
    func lay(on context: OpaquePointer, x: Double, y: Double, scale: Double) {
        guard let surface else { return }
        cairo_surface_set_device_scale(surface, scale, scale)
        cairo_mask_surface(context, surface, x, y + Double(rows.lowerBound) / scale)
    }

    /// Adds the texture to a snapshot, in a rectangle in the pixels of GTK.
    ///
    /// - Parameter byCairo: whether ``Widget/isDrawnByCairo`` says so of the widget. Cairo would copy and convert
    ///   all pixels of a texture in each frame.
    func add(
        to snapshot: OpaquePointer, byCairo: Bool, x: Double, y: Double, width: Double,
        height: Double
    ) {
        guard let texture, let surface else { return }
        let row = height / Double(size.height)
        let y = y + Double(rows.lowerBound) * row
        var place = rectangle(x: x, y: y, width: width, height: Double(rows.count) * row)
        guard byCairo else { return gtk_snapshot_append_texture(snapshot, texture, &place) }
        let context = gtk_snapshot_append_cairo(snapshot, &place)
        cairo_translate(context, x, y)
        cairo_scale(context, width / Double(size.width), row)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
        cairo_destroy(context)
    }
}

extension Texture {
    /// Adds the texture at its size, beside itself as often as it takes to fill a width. It has no empty rows.
    ///
    /// - Parameters:
    ///   - byCairo: as above.
    ///   - scale: how many of its pixels one pixel of GTK has.
    func addRepeated(
        to snapshot: OpaquePointer, byCairo: Bool, width: Double, scale: Double
    ) {
        guard let texture, let surface else { return }
        let height = Double(size.height) / scale
        var whole = rectangle(width: width, height: height)
        guard byCairo else {
            var one = rectangle(width: Double(size.width) / scale, height: height)
            gtk_snapshot_push_repeat(snapshot, &whole, &one)
            gtk_snapshot_append_texture(snapshot, texture, &one)
            return gtk_snapshot_pop(snapshot)
        }
        let context = gtk_snapshot_append_cairo(snapshot, &whole)
        cairo_scale(context, 1 / scale, 1 / scale)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_REPEAT)
        cairo_paint(context)
        cairo_destroy(context)
    }
}

/// Bytes in pages of their own, which the system gets back with them: the allocator would keep them.
///
/// - Returns: nil if there is no memory.
private func ownPages(_ bytes: [UInt8]) -> OpaquePointer? {
    let size = bytes.count
    guard
        let pages = mmap(
            nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
        pages != MAP_FAILED
    else { return nil }
    bytes.withUnsafeBytes { pages.copyMemory(from: notNull($0.baseAddress), byteCount: size) }
    let range = UnsafeMutablePointer<Pages>.allocate(capacity: 1)
    range.initialize(to: (pages, size))
    return g_bytes_new_with_free_func(
        pages, gsize(size),
        { data in
            let range = notNull(data).assumingMemoryBound(to: Pages.self)
            munmap(range.pointee.start, range.pointee.size)
            range.deallocate()
        }, range)
}

private typealias Pages = (start: UnsafeMutableRawPointer, size: Int)

/// A rectangle in the pixels of GTK.
func rectangle(
    x: Double = 0, y: Double = 0, width: Double, height: Double
) -> graphene_rect_t {
    graphene_rect_t(
        origin: graphene_point_t(x: Float(x), y: Float(y)),
        size: graphene_size_t(width: Float(width), height: Float(height)))
}

extension Widget {
    /// Whether the widget is drawn without a graphics processor.
    var isDrawnByCairo: Bool {
        guard let native = gtk_widget_get_native(self),
            let renderer = gtk_native_get_renderer(native)
        else { return false }
        return g_type_check_instance_is_a(renderer.cast(), gsk_cairo_renderer_get_type()) != 0
    }
}

/// Pixels in the form that GDK calls its default, which it draws without changing each pixel in each frame,
/// and without the empty rows at the top and at the bottom, which it would mix with what is below.
struct ScreenPixels {
    /// The rows that are in ``bytes``.
    let rows: Range<Int>
    /// Blue, green, red and opacity of each pixel. Colours are premultiplied.
    let bytes: [UInt8]

    /// - Parameter pixels: red, green, blue and opacity of each pixel, not premultiplied.
    init(width: Int, pixels: [UInt8]) {
        let rows = Self.rowsWithContent(pixels, width: width)
        self.rows = rows
        let first = rows.lowerBound * width * 4
        let size = rows.count * width * 4
        bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            for index in stride(from: 0, to: size, by: 4) {
                let opacity = UInt16(pixels[first + index + 3])
                for part in 0..<3 {
                    let color = UInt16(pixels[first + index + part])
                    buffer[index + 2 - part] = UInt8((color * opacity + 127) / 255)
                }
                buffer[index + 3] = UInt8(opacity)
            }
            count = size
        }
    }

    private static func rowsWithContent(_ pixels: [UInt8], width: Int) -> Range<Int> {
        let opacities = stride(from: 3, to: pixels.count, by: 4)
        guard let first = opacities.first(where: { pixels[$0] > 0 }),
            let last = opacities.reversed().first(where: { pixels[$0] > 0 })
        else { return 0..<0 }
        return first / (width * 4)..<last / (width * 4) + 1
    }
}

/// What a ``paintedWidget(role:_:)`` shows.
protocol PaintedContent: AnyObject {
    /// Adds what is shown to a snapshot. It is called when the widget is drawn, never on its own.
    func snapshot(_ snapshot: OpaquePointer)
    /// The widget got a size, in the pixels of GTK.
    func allocated(width: Int, height: Int)
}

extension PaintedContent {
    func allocated(width: Int, height: Int) {}
}

/// A widget without children that shows textures. It is drawn when `gtk_widget_queue_draw` was called
/// or its size has changed.
///
/// - Parameters:
///   - role: what it is for screen readers.
///   - content: the widget does not own it.
func paintedWidget(role: GtkAccessibleRole, _ content: any PaintedContent) -> Widget {
    paintedWidget(paintedType, role, content)
}

private func paintedWidget(
    _ type: GType, _ role: GtkAccessibleRole, _ content: any PaintedContent
) -> Widget {
    let widget = notNull(cadwaita_new(type, role))
    let holder = Unmanaged.passRetained(Holder(content))
    g_object_set_data_full(
        widget.cast(), contentKey, holder.toOpaque(),
        { release($0) })
    return widget
}

private final class Holder {
    weak var content: (any PaintedContent)?
    init(_ content: any PaintedContent) { self.content = content }
}

private let contentKey = "atrest-content"

private func content(of widget: Widget?) -> (any PaintedContent)? {
    guard let widget, let data = g_object_get_data(widget.cast(), contentKey) else { return nil }
    return Unmanaged<Holder>.fromOpaque(data).takeUnretainedValue().content
}

private let paintedType = g_type_register_static_simple(
    gtk_widget_get_type(), "AtrestPainted", guint(MemoryLayout<GtkWidgetClass>.size),
    { type, _ in
        let methods = notNull(type).assumingMemoryBound(to: GtkWidgetClass.self)
        methods.pointee.snapshot = { content(of: $0)?.snapshot(notNull($1)) }
        methods.pointee.size_allocate = { widget, width, height, _ in
            content(of: widget)?.allocated(width: Int(width), height: Int(height))
        }
    }, guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))

/// A GtkBox with children from top to bottom in front of a sky. The gradient is painted, because that of a style sheet
/// has bands: the dusk has 82 colours, and a screen has a thousand rows.
final class SkyColumn: PaintedContent {
    private(set) lazy var widget: Widget = paintedWidget(
        paintedColumnType, GTK_ACCESSIBLE_ROLE_GROUP, self)
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
        gtk_orientable_set_orientation(widget.opaque, GTK_ORIENTATION_VERTICAL)
    }

    func snapshot(_ snapshot: OpaquePointer) {
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
            texture = Texture(
                Raster(look.sky, width: SkyColumn.columns, height: look.height * look.scale))
            let snapshot = notNull(gtk_snapshot_new())
            texture.addRepeated(
                to: snapshot, byCairo: look.byCairo, width: Double(look.width),
                scale: Double(look.scale))
            node = gtk_snapshot_free_to_node(snapshot)
        }

        deinit { if let node { gsk_render_node_unref(node) } }
    }
}

private let paintedColumnType = g_type_register_static_simple(
    gtk_box_get_type(), "AtrestPaintedColumn", guint(MemoryLayout<GtkBoxClass>.size),
    { type, _ in
        notNull(type).assumingMemoryBound(to: GtkWidgetClass.self).pointee.snapshot = {
            let (widget, snapshot) = (notNull($0), notNull($1))
            content(of: widget)?.snapshot(snapshot)
            for child in widget.children { gtk_widget_snapshot_child(widget, child, snapshot) }
        }
    }, guint(MemoryLayout<GtkBox>.size), nil, GTypeFlags(rawValue: 0))
