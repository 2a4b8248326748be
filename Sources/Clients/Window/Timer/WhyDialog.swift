import CAdwaita
import Fasting
import Text
import Words

/// What is known about a phase and how sure it is, or about safety.
enum WhyDialog {
    /// Opens it over the window of a widget.
    static func open(_ topics: [Words.Why], over widget: Widget) {
        let text = column(spacing: 6)
        for (index, topic) in topics.enumerated() {
            for paragraph in paragraphs(of: topic) {
                // The window has the title of the first topic.
                guard index == 0, paragraph.kind == .title else {
                    text.append(widgetOf(paragraph))
                    continue
                }
                guard let hours = topic.hours else { continue }
                text.append(DialogWindow.paragraph(hours, above: 10, "dim-label"))
            }
        }
        DialogWindow.open(over: widget, topics.first?.title ?? "", height: 560, text: text)
    }

    /// The paragraphs of a topic without the one that names a command: the text about safety follows in
    /// the same window.
    private static func paragraphs(of topic: Words.Why) -> [Words.Why.Paragraph] {
        topic.paragraphs.filter { $0.text != Words.Why.seeSafety.text }
    }

    private static func widgetOf(_ paragraph: Words.Why.Paragraph) -> Widget {
        let text =
            paragraph.kind == .item
            ? "•\u{2002}\(paragraph.text)"
            : [paragraph.label, paragraph.text].filter { !$0.isEmpty }.joined(separator: " ")
        let made = DialogWindow.paragraph(text.withTiedWords)
        switch paragraph.kind {
        case .title: made.styled("title-3").margins(top: 18, bottom: 4)
        case .claim: made.styled("heading").margins(top: 16)
        case .text: made.margins(top: 4)
        case .line: break
        case .item: gtk_widget_set_margin_start(made, 8)
        case .detail: emphasize(made, upTo: paragraph.label)
        case .source: made.styled("dim-label", "caption").margins(top: 2)
        }
        return made
    }

    /// Sets the label at the beginning of a paragraph apart.
    private static func emphasize(_ widget: Widget, upTo label: String) {
        let attributes = pango_attr_list_new()
        let weight = notNull(pango_attr_weight_new(PANGO_WEIGHT_SEMIBOLD))
        weight.pointee.start_index = 0
        weight.pointee.end_index = UInt32(label.utf8.count)
        pango_attr_list_insert(attributes, weight)
        gtk_label_set_attributes(widget.opaque, attributes)
        pango_attr_list_unref(attributes)
    }
}
