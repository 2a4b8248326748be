import AgentCore
import Contract
import Fasting
import Pages
import Picture
import SDBus
import SystemdSupport
import Words

/// `app.atrest.Forest1` on the bus: pictures of the current fast and of the forest.
final class Forest1Object: PublishingObject<Forest1Properties>, Forest1Handler {
    private lazy var pictures = ForestPictures(engine)

    func releaseMemory() { pictures.releaseMemory() }

    // MARK: Methods

    func svg(
        scene: String, width: UInt32, height: UInt32, options: [String: Value]
    ) throws -> String {
        guard let kind = Forest1.Scene(rawValue: scene) else {
            throw BusError.invalidArgs(Words.Forest.unknownScene(scene))
        }
        let (view, style) = try decode(width, height, options)
        return try pictures.svg(kind, view, style)
    }

    func render(
        format: String, width: UInt32, height: UInt32, options: [String: Value]
    ) throws -> UnixFD {
        guard let kind = Forest1.Format(rawValue: format) else {
            throw BusError.invalidArgs(Words.Forest.unknownFormat(format))
        }
        let (view, style) = try decode(width, height, options)
        let text =
            switch kind {
            case .svg: try pictures.svg(.forest, view, style)
            case .html: try pictures.page()
            }
        do throws(SystemError) {
            return try .sealedMemory(text.utf8, name: "atrest-forest")
        } catch {
            throw BusError(
                name: BusError.Name.failed, message: Words.Forest.notMade(error.description))
        }
    }

    func trees() throws -> [Forest1.TreeRow] {
        try engine.prepareRead()
        return try engine.forest().trees.map { tree in
            Forest1.TreeRow(
                id: tree.id, state: tree.isEstablished ? .established : .incomplete,
                words: Captions.ofProgram.tree(isComplete: tree.isEstablished),
                variant: tree.variant, tone: tree.tone, layer: tree.depth.rawValue, x: tree.x,
                y: tree.y, starX: tree.star?.x, starY: tree.star?.y)
        }
    }

    /// - Throws: InvalidArgs, and Storage if the records cannot be read.
    private func decode(
        _ width: UInt32, _ height: UInt32, _ options: [String: Value]
    ) throws -> (ViewSize, PictureStyle) {
        guard let view = ViewSize(width: width, height: height) else {
            throw BusError.invalidArgs(Words.Forest.invalidSize(limit: String(ViewSize.limit)))
        }
        let options = try CallOptions(options, Forest1.PictureOptions.keys)
        let style = PictureStyle(
            hasSky: try options.flag(.sky) ?? true, isWhole: try options.flag(.whole) ?? false)
        try engine.prepareRead()
        return (view, style)
    }
}

extension Forest1Properties {
    init(_ snapshot: Snapshot) {
        self.init()
        available = snapshot.entitlement.hasForest
    }
}
