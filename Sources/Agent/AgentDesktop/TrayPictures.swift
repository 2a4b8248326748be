import AgentCore
import Fasting
import Pages
import Picture
import Tray

/// The icon of the tray as pixels, for a host that finds no icon by its name. It is the tree on a square of sky, like the
/// icon of the application, because the colour of the panel is not known.
enum TrayPictures {
    /// In pixels. Hosts choose the one that fits.
    static let sides: [UInt32] = [16, 22, 24, 32, 48]
    /// While no fast runs.
    private static let youngTree = TreeGrowth(
        tree: Tree(of: RecordID(bytes: [UInt8](repeating: 0, count: 16))!), progress: 0.05,
        phase: .digestionCompleting)

    static func pixmaps(_ snapshot: Snapshot) -> [TrayPixmap] {
        let growth = growth(snapshot)
        return sides.map { side in
            let raster = Raster(
                .icon(growth, ViewSize(width: side, height: side)!))
            return TrayPixmap(
                width: Int32(raster.width), height: Int32(raster.height),
                bytes: opacityFirst(raster.pixels))
        }
    }

    /// The tree fills in the steps of the icon in the theme, so both change with the same signal.
    private static func growth(_ snapshot: Snapshot) -> TreeGrowth {
        guard snapshot.entitlement.hasForest else { return youngTree }
        switch snapshot.fast.stage {
        case .active(let fast):
            let step = Double(fast.treeStep(at: snapshot.now))
            return TreeGrowth(
                tree: Tree(of: fast.id), progress: max(0.05, step / Double(Tree.lastStep)),
                phase: fast.milestone(at: snapshot.now))
        case .ended(let ended) where ended.outcome == .completed:
            return TreeGrowth(tree: Tree(of: ended.fast.id), progress: 1, phase: nil)
        case .ended, .idle: return youngTree
        }
    }

    /// From red, green, blue, opacity.
    private static func opacityFirst(_ pixels: [UInt8]) -> [UInt8] {
        var bytes = pixels
        for index in stride(from: 0, to: pixels.count, by: 4) {
            bytes[index] = pixels[index + 3]
            bytes[index + 1] = pixels[index]
            bytes[index + 2] = pixels[index + 1]
            bytes[index + 3] = pixels[index + 2]
        }
        return bytes
    }
}
