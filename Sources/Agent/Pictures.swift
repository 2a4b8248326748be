import Contract
import Fasting
import Picture
import SDBus
import Words

/// Draws what the agent knows. Everything here passes the entitlement (rule: domain, "History,
/// calendar, trial"): without it there is no forest, and the running tree is not drawn.
final class Pictures {
    private unowned let keepers: Keepers
    /// The last picture of the forest: whoever asks again and again keeps nobody else waiting.
    private var last: (key: Key, text: String)?

    init(_ keepers: Keepers) { self.keepers = keepers }

    /// All that a picture of the forest depends on.
    private struct Key: Equatable {
        let revision: Int
        var view: ViewSize?
        var look: PictureLook?
        var inscription: String?
        var motion: ForestPage.Motion?
    }

    /// Lets go of what was drawn.
    func letGo() { last = nil }

    /// - Throws: NotEntitled, Storage.
    func forest() throws(BusError) -> Forest {
        try checkForest()
        return Forest(
            try keepers.history.list(
                since: Instant(secondsSinceEpoch: 0), until: nil, limit: .max))
    }

    private func checkForest() throws(BusError) {
        guard keepers.present.entitlement.hasForest else {
            throw BusError(.notEntitled, Words.Forest.absent)
        }
    }

    /// - Throws: NotEntitled, Storage.
    func svg(
        _ scene: Forest1.Scene, _ view: ViewSize, _ look: PictureLook
    ) throws(BusError) -> String {
        let fast = scene == .forest ? nil : keepers.present.picture
        switch scene {
        case .timer:
            return SVG(.timer(fast, view, captions: .ofProgram, hasSky: look.hasSky)).text
        case .icon:
            return SVG(.icon(fast, view, captions: .ofProgram, hasSky: look.hasSky)).text
        case .forest:
            let key = Key(revision: keepers.history.revision, view: view, look: look)
            return try drawn(key) { forest in
                SVG(
                    forest.scene(
                        view, captions: .ofProgram, isWhole: look.isWhole, hasSky: look.hasSky)
                ).text
            }
        }
    }

    /// - Throws: NotEntitled, Storage.
    func page() throws(BusError) -> String {
        let settings = keepers.present.settings
        let motion: ForestPage.Motion =
            switch settings.reducedMotion {
            case .auto: .auto
            case .on: .none
            case .off: .always
            }
        let inscription = settings.isVigilOn ? Words.Vigil.inscription.text : nil
        let key = Key(
            revision: keepers.history.revision, inscription: inscription, motion: motion)
        return try drawn(key) { forest in
            ForestPage(
                forest, captions: .ofProgram, language: Words.language, inscription: inscription,
                motion: motion
            ).text
        }
    }

    private func drawn(_ key: Key, _ draw: (Forest) -> String) throws(BusError) -> String {
        try checkForest()
        if let last, last.key == key { return last.text }
        let text = draw(try forest())
        last = (key, text)
        return text
    }
}

extension Present {
    /// The tree of the fast that is spoken of; nil where there is none, and where it is not drawn.
    var picture: FastPicture? {
        guard entitlement.hasForest else { return nil }
        switch fast.stage {
        case .active(let active):
            return FastPicture(
                tree: Tree(of: active.id),
                progress: Tree.progress(elapsed: active.elapsed(at: now), target: active.target),
                isComplete: false)
        case .ended(let ended) where ended.outcome == .completed:
            return FastPicture(tree: Tree(of: ended.fast.id), progress: 1, isComplete: true)
        case .idle, .ended: return nil
        }
    }
}
