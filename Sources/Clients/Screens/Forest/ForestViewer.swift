import Client
import Contract
import FullScreen

extension ForestView {
    /// Shows the forest on the whole terminal until the user leaves it.
    ///
    /// - Parameters:
    ///   - usesColor: whether colours are wanted.
    ///   - agent: reports if Vigil is turned off meanwhile. Then its line leaves the screen.
    /// - Returns: false if there is no terminal to show it on.
    package func look(usesColor: Bool, _ agent: AgentProxy) -> Bool {
        let shown = Shown(self)
        let slot = try? agent.onInscription { shown.view.inscription = $0 }
        defer { withExtendedLifetime(slot) {} }
        // Vigil may have been turned off before the match was added.
        let vigil = try? agent.report(of: [Timer1.interface, Vigil1.interface]).vigil
        shown.view.inscription = vigil?.inscription
        shown.view.citation = try? agent.vigil1.inscriptionCitation()
        while (try? agent.bus.process()) == true {}
        let footer: PictureViewer.Footer? =
            frame == nil ? nil : { shown.view.footer($0, isCited: $1) }
        let viewer = try? runOnScreen(
            usesColor: usesColor, motion: isStill ? .reduced : .full
        ) {
            PictureViewer(
                $0.pictures, footer: footer, updates: Self.updates(agent), layOut: layout)
        }
        return viewer != nil
    }

    /// What the closures of the viewer share.
    private final class Shown {
        var view: ForestView

        init(_ view: ForestView) { self.view = view }
    }

    /// The agent's messages that arrive while the viewer runs.
    private static func updates(_ agent: AgentProxy) -> PictureViewer.Updates {
        PictureViewer.Updates(agent.bus.descriptor) {
            do {
                while try agent.bus.process() {}
                return true
            } catch {
                return false
            }
        }
    }
}
