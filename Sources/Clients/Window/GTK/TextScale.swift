import CAdwaita

/// How large the desktop's text is.
enum TextScale {
    /// How much larger than usual it is.
    static var current: Double {
        let dpi = cadwaita_number(
            gtk_settings_get_default()?.object, "gtk-xft-dpi")
        return dpi > 0 ? max(1, Double(dpi) / (96 * 1024)) : 1
    }

    /// Whether words need room that they usually leave to what is beside them.
    static var isLarge: Bool { current > 1.3 }

    /// Calls a closure after each change.
    static func follow(_ body: @escaping () -> Void) {
        onChange(
            of: "gtk-xft-dpi", notNull(gtk_settings_get_default()).object, body)
    }
}

/// A label whose lines are about equally long: it is as narrow as its number of lines allows. So no last line is a
/// single word.
///
/// - Returns: a widget that is visible while the label is.
func balanced(_ label: Widget) -> Widget {
    let bin = notNull(cadwaita_new(adw_bin_get_type(), GTK_ACCESSIBLE_ROLE_GROUP))
    adw_bin_set_child(bin.cast(), label)
    gtk_widget_set_layout_manager(
        bin,
        gtk_custom_layout_new(
            { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
            { bin, orientation, size, least, natural, _, _ in
                guard let label = gtk_widget_get_first_child(bin) else { return }
                gtk_widget_measure(label, orientation, size, least, natural, nil, nil)
            },
            { bin, width, height, _ in
                guard let label = gtk_widget_get_first_child(bin) else { return }
                let narrow = balancedWidth(of: label, within: width)
                var place = GtkAllocation(
                    x: (width - narrow) / 2, y: 0, width: narrow, height: height)
                gtk_widget_size_allocate(label, &place, -1)
            }))
    let syncCreate = GBindingFlags(rawValue: 1 << 1)
    g_object_bind_property(label.object, "visible", bin.object, "visible", syncCreate)
    return bin
}

/// The least width in which a label is as high as in the whole width, and in which each word is whole.
private func balancedWidth(of label: Widget, within width: Int32) -> Int32 {
    func height(_ width: Int32) -> Int32 {
        var height: Int32 = 0
        gtk_widget_measure(label, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
        return height
    }
    let whole = height(width)
    return leastWidth(min(widestWord(of: label), width)...width) { height($0) <= whole }
}

/// The least width that fits, if all greater ones do.
func leastWidth(_ range: ClosedRange<Int32>, fits: (Int32) -> Bool) -> Int32 {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
        let middle = (low + high) / 2
        if fits(middle) { high = middle } else { low = middle + 1 }
    }
    return high
}

/// A little more than the width of the longest word, because style sheets may space its letters.
private func widestWord(of label: Widget) -> Int32 {
    let layout = notNull(gtk_widget_create_pango_layout(label, gtk_label_get_text(label.opaque)))
    defer { g_object_unref(layout.object) }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
    pango_layout_set_width(layout, 0)
    var width: Int32 = 0
    pango_layout_get_pixel_size(layout, &width, nil)
    return width + width / 5
}
