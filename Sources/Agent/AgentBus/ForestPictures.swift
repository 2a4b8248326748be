import AgentCore
import Contract
import Fasting
import Pages
import Picture
import Words

/// How a picture is drawn.
struct PictureStyle: Equatable {
    let hasSky: Bool
    /// Whether the whole forest is in view, with nothing to scroll.
    let isWhole: Bool
}

/// Draws what the agent knows. The engine decides what the entitlement includes.
final class ForestPictures {
    private unowned let engine: Engine
    /// The last picture of the forest, so that a client that asks again and again does not keep
    /// others waiting.
    private var last: (key: Key, text: String)?

    init(_ engine: Engine) { self.engine = engine }

    /// Everything that a picture of the forest depends on.
    private struct Key: Equatable {
        let revision: Int
        var view: ViewSize?
        var style: PictureStyle?
        var inscription: Words.Vigil.Passage?
        var motion: ForestPage.Motion?
    }

    /// Releases the last picture.
    func releaseMemory() { last = nil }

    /// - Throws: ``Refusal/Plain/notEntitled``, ``Refusal/storage(_:_:path:)``.
    func svg(
        _ scene: Forest1.Scene, _ view: ViewSize, _ style: PictureStyle
    ) throws(Refusal) -> String {
        switch scene {
        case .timer:
            return SVG(.timer(fast, view, hasSky: style.hasSky), .ofProgram).text
        case .icon:
            return SVG(.icon(fast, view, hasSky: style.hasSky), .ofProgram).text
        case .forest:
            let key = Key(revision: engine.snapshot.historyRevision, view: view, style: style)
            return try draw(key) { forest in
                SVG(
                    forest.scene(view, isWhole: style.isWhole, hasSky: style.hasSky), .ofProgram
                ).text
            }
        }
    }

    /// - Throws: ``Refusal/Plain/notEntitled``, ``Refusal/storage(_:_:path:)``.
    func page() throws(Refusal) -> String {
        let settings = engine.snapshot.settings
        let motion: ForestPage.Motion =
            switch settings.reducedMotion {
            case .auto: .auto
            case .on: .none
            case .off: .always
            }
        let inscription = settings.isVigilOn ? Words.Vigil.inscription : nil
        let key = Key(
            revision: engine.snapshot.historyRevision, inscription: inscription, motion: motion)
        return try draw(key) { forest in
            ForestPage(
                forest, captions: .ofProgram, language: Words.language,
                inscription: inscription.map(ForestPage.Inscription.init),
                motion: motion
            ).text
        }
    }

    /// The picture of the current fast, at this moment.
    private var fast: TreeGrowth? {
        var snapshot = engine.snapshot
        snapshot.now = engine.environment.now()
        return snapshot.treeGrowth
    }

    private func draw(_ key: Key, _ body: (Forest) -> String) throws(Refusal) -> String {
        try engine.checkForest()
        if let last, last.key == key { return last.text }
        let text = body(try engine.forest())
        last = (key, text)
        return text
    }
}
