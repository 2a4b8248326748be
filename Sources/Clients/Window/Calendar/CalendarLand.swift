import CAdwaita
import Pages
import Picture

/// The forest's land below the calendar, with the trees of the month that is shown. What it shows is in the days too, so
/// screen readers do not come to it.
final class CalendarLand: PaintedContent {
    private(set) lazy var widget: Widget = paintedWidget(
        role: GTK_ACCESSIBLE_ROLE_PRESENTATION, self)
    private(set) lazy var picture = LandPicture(in: widget) { forest, size, isDawn in
        ForestScene.strip(
            of: forest, width: size.width, height: size.height, hasLight: !isDawn
        ).map { Raster($0, scale: Double(size.scale)) }
    }

    /// The usual height, and with how little room it is still shown, in pixels.
    static let height: Int32 = 220
    static let leastHeight: Int32 = 120

    init() {
        widget.styled("calendar-land").hiddenFromReaders()
        gtk_widget_set_can_target(widget, 0)
        widget.isVisible = false
    }

    /// How high it is beside other things, in pixels.
    ///
    /// - Parameter room: what is left of the height of the window.
    /// - Returns: nil if there is not enough room.
    static func height(in room: Int32) -> Int32? {
        room < leastHeight ? nil : min(room, max(height, room / 2))
    }

    func snapshot(_ snapshot: OpaquePointer) { picture.snapshot(snapshot) }
}
