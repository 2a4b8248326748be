import Fasting
import LocalTime
import Notices
import Picture
import Recording
import Testing
import Tray
import Words

@testable import AgentCore
@testable import AgentDesktop

/// What the desktop shows as a fast goes on: desktop.txt has what is done, and all that is shown and withdrawn.
struct DesktopTests {
    @Test func desktopIsAsRecorded() throws {
        let differences = try Recording("desktop.txt").differences { title in
            { line in
                let desk = Desk(isWhole: title.contains("words"))
                return try line.components(separatedBy: "; ").flatMap { try desk.answers($0) }
            }
        }
        #expect(differences == [])
    }

    @Test(arguments: [
        "", "default", "add-water-", "add-water-0", "add-water-5001", "add-water--1", "End",
    ])
    func unknownActionIsNil(_ key: String) { #expect(NotificationText.Action(key: key) == nil) }
}

/// A fast, its notifications, the tray and the question about a licence.
private final class Desk {
    private var story = Story()
    private let presenter = RecordingPresenter()
    private lazy var policy = NotificationPolicy(presenter: presenter)
    private var said: [String] = []
    private var hasWindow = false
    /// Whether long paragraphs are shown whole.
    private let isWhole: Bool
    private lazy var question = LicencePromptController(
        environment: DesktopEnvironment(
            presenter: presenter,
            open: { [unowned self] opening, onFailure in
                if hasWindow { said.append("open \(opening)") } else { onFailure() }
            }), dismiss: { [unowned self] in said.append("answered") })

    init(isWhole: Bool) { self.isWhole = isWhole }

    /// An act, with what follows from it; nothing if nothing does.
    func answers(_ text: String) throws -> [String] {
        let words = text.split(separator: " ").map(String.init)
        tell(try act(words[0], words.dropFirst().first, words.dropFirst(2).first))
        let said = self.said + presenter.take().map(described)
        self.said = []
        guard said.count > 1 else { return said.map { "\(text): \($0)" } }
        return ["\(text):"] + said.map { "  " + $0 }
    }

    private func tell(_ events: [Event]) {
        policy.tell(events, story.snapshot)
        question.apply(Change(before: story.snapshot, after: story.snapshot, events: events))
    }

    private func hold(for reasons: ReasonsToHold) {
        policy.hold(for: reasons, story.snapshot)
        question.hold(for: reasons, story.snapshot)
    }

    private func act(_ word: String, _ first: String?, _ second: String?) throws -> [Event] {
        func number() -> Double { Double(first!)! }
        switch word {
        case "start":
            return try story.start(hoursAgo: second.map { Int64($0)! } ?? 0, target: number())
        case "pass": return story.pass(hours: number())
        case "end": return try story.perform(.end())
        case "abandon": return try story.perform(.abandon)
        case "adjust": return try story.perform(.adjust(start: story.snapshot.now))
        case "resume": return story.resume()
        case "vigil", "discreet", "compline", "no", "plain", "ounces", "quick": set(word, first)
        case "zone": story.snapshot.zone = Zone { _ in Int64(first!)! * hour }
        case "hold":
            let reasons: [String: ReasonsToHold] = [
                "lock": .sessionIsLocked, "prayer": .prayerIsShown,
                "both": [.sessionIsLocked, .prayerIsShown],
            ]
            hold(for: reasons[first!]!)
        case "show": hold(for: [])
        case "unseen":
            story.snapshot.now = story.snapshot.now + Int64(number() * 3600)
            _ = try story.perform(.abandon)
            hold(for: [])
        case "recovered": return [.recordsRecovered(.setAside(name: "name", restoredDay: nil))]
        case "beside":
            let id = RecordID(bytes: [UInt8](repeating: 8, count: 16))!
            return [.foundBeside([FastBeside(id: id, start: morning, machine: "laptop")])]
        case "offer":
            let plan = DailyPlan(
                first == "long" ? "every 2 days from 2026-11-28 20:00 18h" : "daily 20:00")!
            said.append(described(NotificationText.offer(plan, story.snapshot.settings)))
        case "arrivals": story.snapshot.arrivalCount = Int(number())
        case "water": story.snapshot.waterToday = Int64(number())
        case "added", "started":
            let water = WaterEntry(
                id: RecordID(bytes: [UInt8](repeating: 9, count: 16))!, at: morning - hour,
                amount: WaterAmount(milliliters: 300)!)
            story.snapshot.undo.undoable = JournalEntry(
                number: 1, kind: word == "added" ? .waterAdd : .start, at: morning,
                subject: word == "added"
                    ? .water(water) : .running(start: morning, target: .standard), isUndone: false)
        case "trial":
            story.snapshot.licensing = first.map { _ in Licensing() }
            for number in 0..<(first.map { Int($0)! } ?? 0) {
                let id = RecordID(bytes: [UInt8](repeating: UInt8(number % 250 + 1), count: 16))!
                story.snapshot.licensing?.trial.count(id)
            }
        case "ask":
            story.snapshot.licensing = Licensing()
            story.snapshot.licensing?.prompt = .shown
            return first == "later" ? [] : [.licencePromptDue]
        case "dismissed": story.snapshot.licensing?.prompt = .dismissed
        case "press":
            let slot = NotificationSlot.allCases.first { "\($0)" == first }!
            question.perform(InvokedAction(slot: slot, key: second!, activationToken: "token"))
        case "window": hasWindow = true
        case "passage":
            said.append("\(story.passage?.text ?? "silence"); \(story.addition ?? "no addition")")
        case "midnight":
            said.append(
                story.snapshot.nextMidnightChange.map { "in \(($0 - story.snapshot.now) / hour) h" }
                    ?? "nothing changes")
        case "tray": said += described(TrayText.content(story.snapshot, hasWindow: hasWindow))
        case "unreadable": said += described(TrayText.content(unreadable: "No <room> & more."))
        default: Issue.record("\(word)")
        }
        return []
    }

    private func set(_ word: String, _ what: String?) {
        var settings = story.snapshot.settings
        switch (word, what) {
        case ("vigil", _): settings.isVigilOn = true
        case ("discreet", _): settings.isDiscreet = true
        case ("compline", _): settings.isComplineOn = true
        case ("no", "vigil"): settings.isVigilOn = false
        case ("no", "milestones"): settings.notifiesMilestones = false
        case ("no", "target"): settings.notifiesTarget = false
        case ("ounces", _): settings.waterUnit = .fluidOunces
        case ("quick", _): settings.quickAdd = WaterAmount(milliliters: Int64(what!)!)!
        default: settings = Settings()
        }
        story.snapshot.settings = settings
    }

    // MARK: As text

    private func described(_ order: RecordingPresenter.Order) -> String {
        switch order {
        case .show(let notification, let slot): "show \(slot): \(described(notification))"
        case .update(let notification, let slot): "update \(slot): \(described(notification))"
        case .withdraw(let slot): "withdraw \(slot)"
        case .add(let line): "add \(line)"
        }
    }

    private func described(_ notification: DesktopNotification) -> String {
        let body = notification.body.map { paragraph in
            let text = paragraph.text
            let shown = isWhole || text.count < 60 ? text : text.prefix(24) + "…"
            return paragraph.isItalic ? "_\(shown)_" : shown
        }
        let actions = notification.actions.map {
            "[\($0.key == "default" ? "" : $0.key + " ")\($0.label)]"
        }
        let traits =
            [String(notification.category.dropFirst("x-atrest.".count))]
            + (notification.isSilent ? ["silent"] : [])
            + (notification.lifetime.map { ["\($0.components.seconds) s"] } ?? [])
            + (notification.image.map { [tree($0)] } ?? [])
        return ([notification.title] + body).joined(separator: " / ")
            + actions.map { " " + $0 }.joined()
            + " (\(traits.joined(separator: ", ")))"
    }

    private func described(_ content: TrayContent) -> [String] {
        let icon = content.iconName.replacing("app.atrest.Atrest-", with: "").replacing(
            "-symbolic", with: "")
        let menu = content.menu.map { entry in
            switch entry.kind {
            case .separator: "·"
            default:
                (entry.isEnabled ? entry.label : "(\(entry.label))")
                    + (entry.moves ? " (moves)" : "")
            }
        }
        #expect(Set(content.menu.map(\.id)).count == content.menu.count)
        return [
            "\(content.title), \(icon): \(content.tooltipTitle) / "
                + content.tooltipText.replacing("\n", with: " / "),
            menu.joined(separator: " | "),
        ]
    }

    /// Which tree a picture shows: how far it has grown, or the one with the star.
    private func tree(_ image: DesktopNotification.Image) -> String {
        Desk.trees.first { $0.pixels == image.pixels && image.side == 96 }.map { "tree \($0.name)" }
            ?? "another tree"
    }

    private static let trees = (0...5).map { step in
        let fast = TreeGrowth(
            tree: Tree(of: RecordID(bytes: [UInt8](repeating: 7, count: 16))!),
            progress: min(Double(step) / 4, 1), phase: step > 4 ? nil : .digestionCompleting)
        return (
            name: step > 4 ? "with its star" : "\(Double(step) / 4)",
            pixels: Raster(.icon(fast, ViewSize(width: 96, height: 96)!)).pixels
        )
    }
}
