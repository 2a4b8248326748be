import Contract
import Fasting
import Picture
import SDBus
import Words

/// `app.atrest.Forest1` on the bus.
final class ForestObject {
    private let bus: Bus
    private let board: Board<ForestSnapshot>
    private let readable: () throws -> Void
    private let pictures: Pictures

    /// - Parameter readable: makes sure that the records can be read, or throws.
    init(
        _ keepers: Keepers, bus: Bus, present: Present, readable: @escaping () throws -> Void
    ) {
        self.bus = bus
        self.readable = readable
        pictures = Pictures(keepers)
        board = Board(
            Forest1.interface, on: bus, fields: ForestSnapshot.fields,
            snapshot: ForestSnapshot(of: present))
    }

    /// Makes the interface reachable, until the slot is let go of.
    func export() throws(SystemError) -> Slot {
        try bus.export(
            Interface(Forest1.interface, [svg, render, trees] + board.members(readable)),
            at: ObjectPath(Names.objectPath))
    }

    /// Lets go of what was drawn for nobody who still waits.
    func tidy() { pictures.letGo() }

    /// Announces what differs from what was known.
    func announce(_ present: Present) throws(SystemError) {
        try board.announce(ForestSnapshot(of: present))
    }

    private var svg: Interface.Member {
        .method(
            Forest1.Method.svg.rawValue, in: ["scene", "width", "height", "options"], out: ["svg"]
        ) {
            [unowned self]
            (
                scene: String, width: UInt32, height: UInt32, options: [String: Value]
            ) throws -> String in
            guard let kind = Forest1.Scene(rawValue: scene) else {
                throw BusError.invalidArgs(Words.Forest.unknownScene(scene))
            }
            let (view, look) = try wish(width, height, options)
            return try pictures.svg(kind, view, look)
        }
    }

    private var render: Interface.Member {
        .method(
            Forest1.Method.render.rawValue, in: ["format", "width", "height", "options"],
            out: ["picture"]
        ) {
            [unowned self]
            (
                format: String, width: UInt32, height: UInt32, options: [String: Value]
            ) throws -> UnixFD in
            guard let kind = Forest1.Format(rawValue: format) else {
                throw BusError.invalidArgs(Words.Forest.unknownFormat(format))
            }
            let (view, look) = try wish(width, height, options)
            let text =
                switch kind {
                case .svg: try pictures.svg(.forest, view, look)
                case .html: try pictures.page()
                }
            do throws(SystemError) {
                return try .sealedMemory(text.utf8, name: "atrest-forest")
            } catch {
                throw BusError(
                    name: BusError.Name.failed,
                    message: Words.Forest.notMade(error.description))
            }
        }
    }

    private typealias Row = BusStruct<
        String, String, String, UInt32, UInt32, UInt32, Double, Double, [String: Value]
    >

    private var trees: Interface.Member {
        .method(Forest1.Method.trees.rawValue, out: ["trees"]) {
            [unowned self] () throws -> [Row] in
            try readable()
            return try pictures.forest().trees.map { tree in
                var extras: [String: Value] = [:]
                if let star = tree.star {
                    extras = [
                        Forest1.Key.starX.rawValue: .double(star.x),
                        Forest1.Key.starY.rawValue: .double(star.y),
                    ]
                }
                return BusStruct(
                    tree.id.description,
                    (tree.isEstablished ? TreeState.established : .incomplete).rawValue,
                    Captions.ofProgram.tree(isComplete: tree.isEstablished),
                    tree.variant, tree.tone, tree.depth.rawValue, tree.x, tree.y, extras)
            }
        }
    }

    /// What a picture is to be like; the records can be read then.
    private func wish(
        _ width: UInt32, _ height: UInt32, _ options: [String: Value]
    ) throws -> (ViewSize, PictureLook) {
        guard let view = ViewSize(width: width, height: height) else {
            throw BusError.invalidArgs(Words.Forest.invalidSize(limit: String(ViewSize.limit)))
        }
        let look = try PictureLook(options)
        try readable()
        return (view, look)
    }
}

/// How a picture is asked for.
struct PictureLook: Equatable {
    let hasSky: Bool
    let isWhole: Bool

    /// - Throws: InvalidArgs for a key that is not known, or what is no truth value.
    init(_ options: [String: Value]) throws(BusError) {
        try Options.check(options, known: [Forest1.Key.sky.rawValue, Forest1.Key.whole.rawValue])
        hasSky = try Options.flag(Forest1.Key.sky.rawValue, options) ?? true
        isWhole = try Options.flag(Forest1.Key.whole.rawValue, options) ?? false
    }
}

/// What Forest1 says at one moment.
struct ForestSnapshot {
    let available: Bool

    init(of present: Present) { available = present.entitlement.hasForest }

    static var fields: [Board<ForestSnapshot>.Field] {
        [.init(Forest1.Property.available) { $0.available }]
    }
}
