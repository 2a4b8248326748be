import Fasting
import LocalTime
import Picture
import Text
import Words

/// The current fast as an HTML page, which counts by itself in any browser. Rule: docs/rules/devices.md, The
/// page.
///
/// It is one file that loads nothing else. It follows from the state alone, and not from the time at which it is
/// written: so it is written again only when the state changes, and machines with the same settings
/// write the same bytes.
public struct TodayPage: Sendable {
    /// What the page is about.
    public enum State: Equatable, Sendable {
        case idle
        case running(start: Instant, target: Target)
        /// - Parameters:
        ///   - duration: seconds; nil if the fast was not kept.
        ///   - until: when it is no longer shown.
        case ended(line: String, duration: Int64?, isComplete: Bool, until: Instant)
    }

    /// Whether the page may move.
    public enum Motion: String, Sendable {
        /// The browser's setting for reduced motion decides.
        case auto
        case none
        case always
    }

    private let state: State
    private let tree: Tree?
    private let isDiscreet: Bool
    private let motion: Motion
    private let zone: Zone

    /// - Parameters:
    ///   - tree: nil if none is shown.
    ///   - isDiscreet: whether the page says nothing about the fast.
    ///   - zone: in which the page says since when.
    public init(
        _ state: State, tree: Tree?, isDiscreet: Bool = false, motion: Motion = .auto, zone: Zone
    ) {
        self.state = state
        self.tree = tree
        self.isDiscreet = isDiscreet
        self.motion = motion
        self.zone = zone
    }

    /// A line of the page, by which a file is known as one of ours.
    public static let mark = "<meta name=\"generator\" content=\"Atrest, today\">"

    // MARK: Markup

    public var text: String {
        """
        <!DOCTYPE html>
        <html lang="\(xmlEscaped(Words.language))" data-motion="\(motion.rawValue)"\(stateData)>
        <head>
        <meta charset="utf-8">
        \(Self.mark)
        <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
        <meta name="color-scheme" content="dark light">
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="\(Look.dark.top.hex)">
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="\(Look.light.top.hex)">
        <meta name="referrer" content="no-referrer">
        <meta name="robots" content="noindex">
        <link rel="icon" href="data:,">
        <title>\(xmlEscaped(Words.name))</title>
        <style>\(Self.style)</style>
        </head>
        <body>
        <main>
        \(content)
        </main>
        <script>\(Self.script)</script>
        </body>
        </html>

        """
    }

    /// Nothing but this style and this script, and no address of any kind.
    private static let policy =
        "default-src 'none'; style-src '\(SHA256.policySource(of: style))'; "
        + "script-src '\(SHA256.policySource(of: script))'; img-src data:; base-uri 'none'; form-action 'none'"

    /// What the script reads.
    private var stateData: String {
        switch state {
        case .idle: ""
        case .running(let start, let target):
            " data-start=\"\(start.secondsSinceEpoch)\" "
                + "data-target=\"\(target.microseconds / Instant.microsecondsPerSecond)\""
        case .ended(_, _, _, let until): " data-until=\"\(until.secondsSinceEpoch)\""
        }
    }

    private var content: String {
        switch state {
        case .idle: line(Words.idle)
        case .running(let start, let target):
            """
            <header>
            <p id="elapsed" role="timer" hidden></p>
            \(Self.countedDays)
            \(isDiscreet ? "" : titles)
            </header>
            \(picture(isComplete: false))
            <footer>
            \(isDiscreet ? "" : companions)
            \(since(start))
            \(isDiscreet ? "" : cautions(target))
            </footer>
            """
        case .ended where isDiscreet: line(Words.idle)
        case .ended(let text, let duration, let isComplete, _):
            """
            <div id="ended">
            <header>
            \(duration.map(Self.time) ?? "")
            \(line(text))
            </header>
            \(picture(isComplete: isComplete))
            </div>
            <div id="later" hidden>\(line(Words.idle))</div>
            """
        }
    }

    /// How long a fast lasted, and from two days on the days.
    private static func time(_ duration: Int64) -> String {
        let days = Words.days(seconds: duration).map { "\n<p id=\"days\">\(xmlEscaped($0))</p>" }
        return "<p id=\"elapsed\">\(TimeText.duration(seconds: duration))</p>" + (days ?? "")
    }

    /// The days of the running fast. The script has no plural forms, so each number of days is written here.
    private static var countedDays: String {
        let texts = (2...31).compactMap { Words.days(seconds: Int64($0) * 86_400) }
        return "<p id=\"days\" data-texts=\"\(xmlEscaped(texts.joined(separator: "|")))\" "
            + "data-with-hours=\"\(xmlEscaped(Words.daysAndHours))\" hidden></p>"
    }

    private func line(_ text: String) -> String { "<p class=\"line\">\(xmlEscaped(text))</p>" }

    /// The titles of all phases. The script shows that of the present one.
    private var titles: String {
        let captions = Captions.ofProgram
        return Milestone.allCases.map {
            "<h1 class=\"phase\" data-from=\"\($0.beginsAfter)\" "
                + "data-tree=\"\(xmlEscaped(captions.growingTree($0)))\" hidden>"
                + "\(xmlEscaped(Words.title($0)))</h1>"
        }.joined(separator: "\n")
    }

    private var companions: String {
        Milestone.allCases.map {
            "<p class=\"phase\" data-from=\"\($0.beginsAfter)\" hidden>"
                + "\(xmlEscaped(Words.companion($0)))</p>"
        }.joined(separator: "\n")
    }

    /// What is said about a long fast: at once if its target is that long, otherwise when it has lasted as
    /// long.
    private func cautions(_ target: Target) -> String {
        let known = Caution.all(for: target)
        return Caution.allCases.map {
            let time = known.contains($0) ? "" : " data-from=\"\($0.beginsAfter)\" hidden"
            return "<p class=\"caution\"\(time)>\(xmlEscaped($0.windowText.text))</p>"
        }.joined(separator: "\n")
    }

    /// Since when the fast runs: with the date, and without it for as long as it is less than a day ago.
    private func since(_ start: Instant) -> String {
        func sentence(_ time: String) -> String {
            xmlEscaped(isDiscreet ? Words.since(time) : Words.started(since: time))
        }
        let recent = sentence(TimeText.clock(zone.civil(start)))
        let full = sentence(TimeText.full(start, zone: zone))
        return "<p id=\"since\" data-recent=\"\(recent)\">\(full)</p>"
    }

    // MARK: Picture

    /// A grey tree under one in the light of its tone, whose opacity is the progress: so the colours mix as in
    /// every picture of a tree.
    private func picture(isComplete: Bool) -> String {
        guard let tree else { return "" }
        let captions = Captions.ofProgram
        let name: String
        if isDiscreet {
            name = "aria-hidden=\"true\""
        } else if isComplete {
            name = "role=\"img\" aria-label=\"\(xmlEscaped(captions.completedTree))\""
        } else {
            name = "role=\"img\" aria-label=\"\(xmlEscaped(captions.fast))\""
        }
        let path = Silhouette.all[Int(tree.variant)].path
        let star =
            isComplete
            ? "<svg class=\"star\" viewBox=\"-9 -9 18 18\" role=\"img\" "
                + "aria-label=\"\(xmlEscaped(captions.star))\"><defs>\(SVG.star)</defs>"
                + "<use href=\"#star\"/></svg>" : ""
        return """
            <div class="picture"><div class="square">
            <svg id="tree" class="tone-\(tree.tone)\(isComplete ? " whole" : "")" viewBox="0 0 1024 1024" \(name)>
            <defs><path id="shape" d="\(path)"/></defs>
            <use href="#shape" class="grey"/><use href="#shape" class="warm"/>
            </svg>\(star)
            </div></div>
            """
    }
}
