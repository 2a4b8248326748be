import CAdwaita
import Fasting
import Presentation
import Words

/// The words of the timer: the time, the phase, what the body likely does, and the line of light.
final class TimerWords {
    /// Above the tree: the elapsed time and the phase.
    let head: Widget
    /// Below the tree: the companion text, "Why?" and the line.
    let text: Widget

    private let elapsed = label("", at: .middle, "elapsed")
    private let title = label("", at: .middle, "phase", role: GTK_ACCESSIBLE_ROLE_STATUS)
    private let times = label("", at: .middle, "detail")
    private let companion = label("", at: .middle, "companion")
    private let addition = label("", at: .middle, "companion")
    private let caution = label("", at: .middle, "companion")
    private let why: Widget
    /// What Atrest is, until the first fast was started.
    private let purpose = label(Words.Timer.purpose, at: .middle, "purpose")
    private let line: CitedLine

    /// - Parameters:
    ///   - onWhy: opens what is known about the phase.
    ///   - ask: asks where Scripture is from.
    init(onWhy: @escaping () -> Void, ask: @escaping CitedLine.Question) {
        why = textButton(Words.Panel.why, "flat", "quiet", "why", onClick: onWhy)
            .aligned(horizontal: GTK_ALIGN_CENTER)
        line = CitedLine("light", "citation", button: "bare", ask: ask)
        head = column(spacing: 2, elapsed, title, times, purpose.margins(top: 6))
        text = column(
            spacing: 10, balanced(companion), balanced(addition), balanced(caution), why,
            line.widget)
        mark(addition, isEnglish: true)
    }

    func show(_ content: TimerContent) {
        elapsed.show(content.elapsed)
        title.show(content.title)
        times.show(content.times)
        companion.show(content.companion?.withTiedWords)
        addition.show(content.addition?.withTiedWords)
        caution.show(content.caution)
        purpose.isVisible = content.isNew
        why.isVisible = content.why != nil
        gtk_widget_set_opacity(elapsed, content.keepsElapsed ? 1 : content.opacity)
        for widget in [title, times, purpose, companion, addition, caution, why] {
            gtk_widget_set_opacity(widget, content.opacity)
        }
        line.show(content.line?.text, isScripture: content.line?.isScripture ?? false)
        line.opacity = content.opacity * (content.line?.opacity ?? 1)
    }
}
