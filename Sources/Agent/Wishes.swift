import Fasting
import Notices
import SDBus
import Words

/// Carries out what is asked for from a notice or from the tray, as if it had been asked on the bus.
/// A refusal is said in a notice, there being no caller to answer.
final class Wishes {
    private let keepers: Keepers
    private let herald: Herald
    private let port: LibnotifyPresenter
    private let log: Log
    private let checkFree: () throws(BusError) -> Void
    private let quit: () -> Void

    /// How long an answer to a press stays on screen.
    private static let answerLifetime = Duration.seconds(6)

    /// - Parameters:
    ///   - checkFree: throws while a merge goes on, which undoing must not cross.
    ///   - quit: ends the agent. The fast goes on in the records.
    init(
        _ keepers: Keepers, herald: Herald, port: LibnotifyPresenter, log: Log,
        checkFree: @escaping () throws(BusError) -> Void, quit: @escaping () -> Void
    ) {
        self.keepers = keepers
        self.herald = herald
        self.port = port
        self.log = log
        self.checkFree = checkFree
        self.quit = quit
    }

    // MARK: From a notice

    func carryOut(_ answer: InvokedAction) {
        guard answer.slot == .fast, let wish = NoticeText.Wish(key: answer.key) else { return }
        do throws(BusError) {
            switch wish {
            case .endFast:
                // Not another fast that has begun since.
                if herald.speaks(of: keepers.fast.state.active) {
                    try keepers.fast.perform(.end())
                }
            case .addWater(let amount):
                _ = try keepers.water.add(amount, at: nil)
                let present = keepers.present
                let total = Words.amount(
                    milliliters: present.waterToday, in: present.settings.waterUnit)
                add(Words.Notices.waterToday(total), below: .first)
            case .cite:
                if let passage = keepers.present.passage {
                    port.addTemporaryLine(
                        passage.citation, below: .last, in: .fast,
                        fallback: NoticeText.passing(passage.text, passage.citation))
                }
            }
        } catch {
            log(.warning, Words.Log.refused(error.name), nil, [.error: error.name])
            add(error.message, below: .first)
        }
    }

    private func add(_ text: String, below position: ParagraphPosition) {
        port.addTemporaryLine(
            text, below: position, in: .fast, fallback: NoticeText.passing(text))
    }

    // MARK: From the tray

    func carryOut(_ wish: TrayKeeper.Wish) {
        do throws(BusError) {
            switch wish {
            case .state: showState()
            case .choice(let entry): try carryOut(entry)
            }
        } catch {
            log(.warning, Words.Log.refused(error.name), nil, [.error: error.name])
            say(error.message)
        }
    }

    private func carryOut(_ entry: TrayText.Entry) throws(BusError) {
        switch entry {
        case .water: _ = try keepers.water.add(keepers.settings.current.quickAdd, at: nil)
        case .end: try keepers.fast.perform(.end())
        case .setAside: try keepers.fast.perform(.abandon)
        case .begin: try keepers.fast.perform(.start(try .random(), at: nil, target: nil))
        case .undo: try undo()
        case .vigil: try keepers.settings.change { $0.isVigilOn.toggle() }
        case .quit: quit()
        case .state, .firstLine, .secondLine: break
        }
    }

    /// The latest act, an ending or an edit, as `atrest undo` has it.
    private func undo() throws(BusError) {
        try checkFree()
        if keepers.present.canUndoEdit {
            try keepers.fast.edit(.undo)
        } else {
            try keepers.fast.perform(.undo)
        }
    }

    /// Not where others may look on.
    private func showState() {
        let present = keepers.present
        if present.settings.isDiscreet { return }
        let companion = present.fast.active.map { present.text(of: $0.milestone(at: present.now)) }
        say(TrayText.line(present), companion)
    }

    private func say(_ title: String, _ text: String? = nil) {
        port.show(
            NoticeText.passing(title, text, lifetime: Self.answerLifetime), in: .transient)
    }
}
