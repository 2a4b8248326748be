import Compline
import FullScreen
import Presentation
import Words

/// Where the prayer is, and what each key does there. It reads no clock and draws nothing.
struct PrayerModel {
    typealias Scene = PrayerStep

    /// What has the keys.
    enum Mode: Equatable {
        case prayer
        /// The keys are shown.
        case keys
        /// The reflection is open.
        case writing
        /// The user writes the name of a file for the reflection.
        case naming
        /// The user is asked whether a file may be replaced.
        case replacing(String)
    }

    /// What follows from a key.
    enum Act: Equatable {
        case wait
        case draw
        case leave
        /// Prepare for writing. ``PrayerModel/openReflection(_:)`` takes the outcome.
        case prepareWriting
        /// Save the reflection. ``PrayerModel/finishSaving(_:)`` takes the outcome.
        case save(path: String, replaces: Bool)
    }

    /// How much of the present page is seen.
    struct Viewport: Equatable {
        /// How far it can be scrolled.
        var lastScroll = 0
        /// The rows that are seen at once.
        var height = 1
        /// Where the reflection is written.
        var field = ScreenSize(columns: 2, rows: 1)
        /// Where the name of a file is written.
        var name = ScreenSize(columns: 2, rows: 1)
    }

    private let office: Office
    private(set) var scene: Scene
    private(set) var mode = Mode.prayer
    private(set) var scroll = 0
    /// Whether Enter opens the reflection instead of continuing.
    private(set) var choosesReflection = false
    /// A sentence about the reflection. The next key removes it.
    private(set) var message: String?
    /// Whether the key before would have left the prayer without the reflection.
    private var isWarned = false
    private(set) var reflection = TextEditor()
    /// Whether the reflection was saved and not touched since.
    private var isSaved = false
    private(set) var fileName = TextEditor(limit: 4096)

    init(_ office: Office, at scene: Scene) {
        self.office = office
        self.scene = scene
    }

    /// Whether the present phase offers to write a reflection.
    var offersReflection: Bool { office.offersReflection(in: scene) }

    var isWriting: Bool { mode != .prayer && mode != .keys }

    /// Whether letters are text.
    var takesText: Bool { mode == .writing || mode == .naming }

    // MARK: Keys

    mutating func handle(_ key: ScreenKey, _ viewport: Viewport) -> Act {
        scroll = min(scroll, viewport.lastScroll)
        switch mode {
        case .prayer:
            let hadMessage = message != nil
            isWarned = message == Words.Prayer.leavesReflection
            message = nil
            let act = pray(key, viewport)
            return act == .wait && hadMessage ? .draw : act
        case .keys: return closeKeys(key)
        case .writing: return write(key, viewport)
        case .naming: return name(key, viewport)
        case .replacing(let path): return replace(key, path)
        }
    }

    mutating func paste(_ text: String, _ viewport: Viewport) -> Act {
        switch mode {
        case .writing:
            isSaved = false
            let fits = reflection.paste(text, in: viewport.field)
            let limit = Words.PrivateText.size(reflection.limit)
            message = fits ? nil : Words.PrivateText.cut(limit: limit)
        case .naming:
            message = nil
            fileName.paste(text.filter { !$0.isNewline }, in: viewport.name)
        case .prayer, .keys, .replacing: return .wait
        }
        return .draw
    }

    private mutating func pray(_ key: ScreenKey, _ viewport: Viewport) -> Act {
        switch key.folded {
        case .character("q"): return .leave
        case .escape: return leave()
        case _ where key.asksForHelp || key.isUnknownLetter:
            mode = .keys
            return .draw
        case .enter where choosesReflection, .character(" ") where choosesReflection,
            .character("w") where offersReflection:
            return .prepareWriting
        case .enter, .character(" "):
            // Nothing of the prayer is skipped unread.
            let scrolls = scroll < viewport.lastScroll && !isWarned
            return scrolls ? move(by: viewport.height, viewport) : forward()
        case .right: return scene == .closing ? .wait : forward()
        case .left: return back()
        case .tab where offersReflection:
            choosesReflection.toggle()
            return .draw
        default: return scrollOrChoose(key, viewport)
        }
    }

    private mutating func scrollOrChoose(_ key: ScreenKey, _ viewport: Viewport) -> Act {
        if viewport.lastScroll == 0, offersReflection {
            switch key {
            case .up: return choose(true)
            case .down: return choose(false)
            default: return .wait
            }
        }
        return key.scrolled(page: viewport.height).map { move(by: $0, viewport) } ?? .wait
    }

    private mutating func choose(_ reflection: Bool) -> Act {
        if choosesReflection == reflection { return .wait }
        choosesReflection = reflection
        return .draw
    }

    private mutating func move(by rows: Int, _ viewport: Viewport) -> Act {
        let moved = min(viewport.lastScroll, max(0, scroll + rows))
        if moved == scroll { return .wait }
        scroll = moved
        return .draw
    }

    private mutating func forward() -> Act {
        guard let next = office.step(after: scene) else { return leave() }
        go(next)
        return .draw
    }

    private mutating func back() -> Act {
        guard let previous = office.step(before: scene) else { return .wait }
        go(previous)
        return .draw
    }

    /// The keys that close the field and turn the pages must not lose by accident what was written.
    private mutating func leave() -> Act {
        guard reflection.text.contains(where: { !$0.isWhitespace }), !isSaved, !isWarned else {
            return .leave
        }
        message = Words.Prayer.leavesReflection
        return .draw
    }

    private mutating func go(_ scene: Scene) {
        self.scene = scene
        scroll = 0
        choosesReflection = false
        message = nil
    }

    /// Keys that end the prayer do so here too; every other one closes the help.
    private mutating func closeKeys(_ key: ScreenKey) -> Act {
        if key.folded == .character("q") { return .leave }
        mode = .prayer
        return .draw
    }

    // MARK: The reflection

    private mutating func write(_ key: ScreenKey, _ viewport: Viewport) -> Act {
        let hadMessage = message != nil
        message = nil
        switch key {
        case .escape:
            mode = .prayer
            return .draw
        case .control("s"):
            if reflection.text.contains(where: { !$0.isWhitespace }) {
                mode = .naming
            } else {
                message = Words.Prayer.nothingToSave
            }
            return .draw
        default:
            isSaved = false
            return reflection.handle(key, in: viewport.field) || hadMessage ? .draw : .wait
        }
    }

    private mutating func name(_ key: ScreenKey, _ viewport: Viewport) -> Act {
        let hadMessage = message != nil
        message = nil
        switch key {
        case .escape:
            mode = .writing
            return .draw
        case .enter:
            let path = fileName.text
            if path.allSatisfy(\.isWhitespace) { return hadMessage ? .draw : .wait }
            return .save(path: path, replaces: false)
        case .tab: return hadMessage ? .draw : .wait
        default:
            return fileName.handle(key, in: viewport.name) || hadMessage ? .draw : .wait
        }
    }

    private mutating func replace(_ key: ScreenKey, _ path: String) -> Act {
        mode = .naming
        guard case .character(let letter) = key.folded, Words.Prayer.yes.contains(letter) else {
            return .draw
        }
        return .save(path: path, replaces: true)
    }

    /// - Parameter refusal: why nothing can be written; nil if it can.
    mutating func openReflection(_ refusal: String?) {
        message = refusal
        choosesReflection = false
        if refusal == nil { mode = .writing }
    }

    /// - Parameter refusal: why no more can be written.
    mutating func closeReflection(_ refusal: String) {
        if isWriting { mode = .prayer }
        message = refusal
    }

    mutating func finishSaving(_ result: PrivateFile.Result) {
        switch result {
        case .saved(let path):
            mode = .writing
            isSaved = true
            message = Words.PrivateText.saved(path)
        case .exists(let path): mode = .replacing(path)
        case .failed(let sentence):
            mode = .naming
            message = sentence
        }
    }

    /// Removes what the user has written from memory.
    mutating func wipe() {
        reflection.clear()
        fileName.clear()
    }
}
