import AgentCore
import Contract
import SDBus
import Words

/// `app.atrest.Vigil1` on the bus: the words of Vigil, all empty while it is off.
final class Vigil1Object: PublishingObject<Vigil1Properties>, Vigil1Handler {
    func citation() throws -> String? {
        try engine.prepareRead()
        return Words.Vigil.passage(engine.snapshot.vigilOccasion)?.citation
    }

    func inscriptionCitation() throws -> String? {
        try engine.prepareRead()
        return engine.snapshot.settings.isVigilOn ? Words.Vigil.inscription.citation : nil
    }

    func setEnabled(_ value: Bool) throws { try engine.perform(.setVigil(value)) }
}

extension Vigil1Properties {
    init(_ snapshot: Snapshot) {
        self.init()
        enabled = snapshot.settings.isVigilOn
        guard enabled else { return }
        scripture = Words.Vigil.passage(snapshot.occasion)?.text ?? ""
        companion = snapshot.milestone.map(Words.Vigil.companion) ?? ""
        fastStartLine = Words.Vigil.fastStart
        inscription = Words.Vigil.inscription.text
    }
}
