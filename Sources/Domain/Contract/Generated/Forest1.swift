// Generated from dbus/app.atrest.Forest1.xml by `make contract`; do not edit.
// swift-format-ignore-file

import Fasting

/// Pictures of the present fast and of the forest.
///
/// A fast that reached its target leaves a tree and a star; one that reached 70 % of it leaves a
/// grey tree. How a tree looks depends on its id. Its place depends on its id and on the order in
/// which the fasts started: the same fasts give the same forest on every machine, and a new fast
/// does not move the other trees, except a single first one. The forest is a scroll that grows to
/// the right, with the newest tree at its end. Sizes are pixels, 1 to 8192. If the records cannot
/// be read, every member but Version answers app.atrest.Error.Storage. The words in pictures follow
/// the agent's locale.
public enum Forest1 {
    public static let interface = "app.atrest.Forest1"
    /// The version of this interface. It is raised when members, keys or values are added; nothing
    /// is removed.
    public static let version: UInt32 = 1

    public enum Method: String, CaseIterable, Sendable {
        case svg = "Svg", render = "Render", trees = "Trees"
    }

    public enum Property: String, CaseIterable, Sendable {
        case available = "Available", version = "Version"
    }

    public enum Scene: String, CaseIterable, WireConvertible, Sendable {
        case timer, icon, forest
    }

    public enum Format: String, CaseIterable, WireConvertible, Sendable {
        case svg, html
    }

    public enum Key: String, CaseIterable, Sendable {
        case sky = "Sky", whole = "Whole", starX = "StarX", starY = "StarY"
    }

    /// `trees` of `Trees`.
    ///
    /// Id, state (established, incomplete), words for a screen reader, variant (0 to 7), tone (0 to
    /// 4), layer (0 foreground, 1 mid, 2 background), x and y of its foot, and extras: StarX and
    /// StarY (d) of its star. All places are counted in heights of the picture: x from the
    /// beginning of the scroll, so it may be greater than 1, and y from the top, from 0 to 1. At
    /// most the 200 most recent, the oldest first.
    public struct TreeRow: Equatable, Sendable {
        public var id: RecordID
        public var state: TreeState
        public var words: String
        public var variant: UInt32
        public var tone: UInt32
        public var layer: UInt32
        public var x: Double
        public var y: Double
        public var starX: Double?
        public var starY: Double?

        public init(id: RecordID, state: TreeState, words: String, variant: UInt32, tone: UInt32, layer: UInt32, x: Double, y: Double, starX: Double? = nil, starY: Double? = nil) {
            (self.id, self.state, self.words, self.variant, self.tone, self.layer, self.x, self.y, self.starX, self.starY) = (id, state, words, variant, tone, layer, x, y, starX, starY)
        }
    }

    /// `options` of `Svg`.
    ///
    /// Sky (b): false leaves out the sky, for a picture that is drawn over another; Whole (b): true
    /// gives a forest exactly the size of the view, with its newest part.
    public struct PictureOptions: Equatable, Sendable {
        public static let keys: [Key] = [.sky, .whole]
        public var sky: Bool?
        public var whole: Bool?

        public init(sky: Bool? = nil, whole: Bool? = nil) {
            (self.sky, self.whole) = (sky, whole)
        }
    }
}
