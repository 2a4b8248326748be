import Compline
import FullScreen
import Presentation
import Recording
import Testing
import Words

@testable import Screens

/// What each key does in the prayer: prayer.txt has the keys, and all that is not as it was.
struct PrayerKeyTests {
    @Test func keysAreAsRecorded() throws {
        let differences = try differences("prayer.txt") {
            var keys = Keys()
            return { try keys.answers($0, $1) }
        }
        #expect(differences == [])
    }

    /// What is left out of a paste is not left out silently.
    @Test func pasteBeyondTheLimitIsTold() {
        let fits = PrayerModel.Viewport()
        var model = PrayerModel(.builtIn, at: PrayerSamples.questions)
        model.openReflection(nil)
        let limit = model.reflection.limit
        #expect(model.paste(String(repeating: "a", count: limit), fits) == .draw)
        #expect(model.message == nil)
        #expect(model.paste("b", fits) == .draw)
        #expect(model.message?.contains("64 KB") == true)
        #expect(model.reflection.text.utf8.count == limit)
    }
}

private struct Keys {
    private var model = PrayerModel(.builtIn, at: .hub)
    private var isLong = false
    private var seen = SeenParts()

    private static let all = [
        "Enter", "Tab", "Esc", "Bksp", "Del", "Up", "Down", "Left", "Right", "Home", "End", "PgUp",
        "PgDn", "^S", "^A", "Space", "q", "?", "w", "j", "k", "x", "Q", "W", "ä",
    ]

    init() { _ = changes() }

    private var viewport: PrayerModel.Viewport {
        PrayerModel.Viewport(
            lastScroll: isLong ? 7 : 0, height: isLong ? 5 : 10,
            field: ScreenSize(columns: 30, rows: 5), name: ScreenSize(columns: 20, rows: 1))
    }

    mutating func answers(_ words: [String], _ text: String) throws -> [String] {
        var said: [String] = []
        let rest = words.dropFirst().joined(separator: " ")
        switch words[0] {
        case "at":
            model = PrayerModel(.builtIn, at: scene(rest))
            _ = changes()
            return []
        // The reflection is open, and this is typed; and then a name is asked for, and this is typed.
        case "writing", "naming":
            if words[0] == "writing" {
                model = PrayerModel(.builtIn, at: PrayerSamples.questions)
                model.openReflection(nil)
            } else {
                _ = model.handle(.control("s"), viewport)
            }
            for letter in rest { _ = model.handle(.character(letter), viewport) }
            _ = changes()
            return []
        case "long", "short": isLong = words[0] == "long"
        case "press":
            for name in words.dropFirst() {
                said.append("\(model.handle(try key(name), viewport))")
            }
        case "type":
            for letter in rest {
                said.append(
                    "\(model.handle(letter == "_" ? .character(" ") : .character(letter), viewport))"
                )
            }
            said = said.allSatisfy { $0 == "draw" } ? [] : said
        case "paste": said.append("\(model.paste(rest.replacing("/", with: "\n"), viewport))")
        case "open": model.openReflection(rest.isEmpty ? nil : rest)
        case "close": model.closeReflection(rest)
        case "saved": model.finishSaving(.saved(rest))
        case "exists": model.finishSaving(.exists(rest))
        case "failed": model.finishSaving(.failed(rest))
        case "wipe": model.wipe()
        // What every key would do here, those that do the same together.
        case "keys":
            var effects: [(effect: String, keys: String)] = []
            for name in Self.all {
                var copy = self
                let act = copy.model.handle(try key(name), viewport)
                let effect = (["\(act)"] + copy.changes()).joined(separator: " | ")
                if let place = effects.firstIndex(where: { $0.effect == effect }) {
                    effects[place].keys += " \(name)"
                } else {
                    effects.append((effect, name))
                }
            }
            return ["\(text):"] + effects.map { "  \($0.keys): \($0.effect)" }
        default: Issue.record("\(text)")
        }
        said += changes()
        return said.isEmpty ? [] : ["\(text): \(said.joined(separator: " | "))"]
    }

    private func scene(_ text: String) -> PrayerModel.Scene {
        Int(text).map { .phase($0) }
            ?? (text == "closing" ? .closing : text == "hub" ? .hub : PrayerSamples.questions)
    }

    private func quoted(_ text: String) -> String {
        "\"\(text.replacing("\n", with: " / "))\""
    }

    private mutating func changes() -> [String] {
        seen.changes([
            "scene": "\(model.scene)", "mode": "\(model.mode)", "scroll": "\(model.scroll)",
            "chosen": model.choosesReflection ? "reflection" : nil, "message": model.message,
            "text": model.reflection.isEmpty ? nil : quoted(model.reflection.text),
            "name": model.fileName.isEmpty ? nil : quoted(model.fileName.text),
        ])
    }
}
