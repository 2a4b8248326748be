import Contract
import Fasting
import Picture
import SDBus
import Words

/// Draws what the agent knows. Everything here passes the entitlement (rule: domain, "History,
/// calendar, trial"): without it there is no forest, and the running tree is not drawn.
struct Pictures {
    private unowned let keepers: Keepers

    init(_ keepers: Keepers) { self.keepers = keepers }

    /// - Throws: NotEntitled, Storage.
    func forest() throws(BusError) -> Forest {
        guard keepers.present.entitlement.hasForest else {
            throw BusError(.notEntitled, Words.Forest.absent)
        }
        return Forest(
            try keepers.history.list(
                since: Instant(secondsSinceEpoch: 0), until: nil, limit: .max))
    }

    /// - Throws: NotEntitled, Storage.
    func svg(
        _ scene: Forest1.Scene, _ view: ViewSize, _ look: PictureLook
    ) throws(BusError) -> String {
        let captions = Captions.ofAgent
        let drawn =
            switch scene {
            case .timer:
                Scene.timer(
                    keepers.present.picture, view, captions: captions, hasSky: look.hasSky)
            case .icon:
                Scene.icon(keepers.present.picture, view, captions: captions, hasSky: look.hasSky)
            case .forest:
                try forest().scene(
                    view, captions: captions, isWhole: look.isWhole, hasSky: look.hasSky)
            }
        return SVG(drawn).text
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
        return ForestPage(
            try forest(), captions: .ofAgent, language: Words.language,
            inscription: settings.isVigilOn ? Words.Vigil.inscription.text : nil, motion: motion
        ).text
    }
}

extension Captions {
    /// In the words of this program.
    static var ofAgent: Captions {
        Captions(
            forest: Words.Forest.name, fast: Words.Forest.fast,
            completedTree: Words.Panel.completedTree, unfinishedTree: Words.Panel.unfinishedTree,
            star: Words.Panel.star, empty: Words.Forest.empty)
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
