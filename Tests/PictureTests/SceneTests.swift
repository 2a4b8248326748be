import Fasting
import Picture
import PictureSamples
import Testing
import Words

/// The marks in the pictures of one fast.
struct SceneTests {
    private func treeMark(of scene: Scene) -> Scene.TreeMark? {
        scene.layers.lazy.flatMap(\.marks).compactMap { mark in
            if case .tree(let tree) = mark { tree } else { nil }
        }.first
    }

    private func starMark(of scene: Scene) -> Scene.StarMark? {
        scene.layers.lazy.flatMap(\.marks).compactMap { mark in
            if case .star(let star) = mark { star } else { nil }
        }.first
    }

    @Test(arguments: [(0.05, 0.0975), (0.5, 0.525), (1, 1)])
    func treeComesOutOfTheDark(_ progress: Double, _ opacity: Double) throws {
        let look = TreeLook(tone: 1, progress: progress)
        #expect(abs(look.opacity - opacity) < 1e-12)
        #expect(look.color == Palette.treeGrey.mixed(with: Palette.tones[1], progress))
    }

    @Test func warmIsTheLightOfTheTone() {
        let lights = ["#7A5C45", "#E8A94E", "#6B7F5E", "#8A909E", "#D4A825"]
        for (tone, light) in lights.enumerated() {
            #expect(TreeLook(tone: tone, progress: 1).color.hex == light)
        }
        #expect(TreeLook.incomplete.color.hex == "#8C8C99")
        #expect(abs(TreeLook.incomplete.opacity - 0.335) < 1e-12)
    }

    @Test func timerHasItsTreeAndStarWhereTheRuleSays() throws {
        let scene = Samples.timer(Samples.fast(variant: 4, tone: 0, progress: 1))
        let tree = try #require(treeMark(of: scene))
        #expect(tree.variant == 4)
        #expect(tree.size == 390 * 0.72)
        #expect(tree.x == 195)
        #expect(abs(tree.y - tree.size / 2 - 560 * 0.28) < 1e-9)
        let star = try #require(starMark(of: scene))
        #expect(abs(star.x - (tree.x + 0.38 * tree.size)) < 1e-9)
        #expect(abs(star.y - (560 * 0.28 + 0.08 * tree.size)) < 1e-9)
    }

    /// A star is inside the picture with its whole glow.
    @Test(arguments: 0..<8) func starIsWhole(_ variant: UInt32) throws {
        let fast = Samples.fast(variant: variant, tone: 0, progress: 1)
        let bare = { (width: UInt32, height: UInt32) in
            Scene.icon(fast, Samples.view(width, height), hasSky: false)
        }
        let scenes =
            [
                Samples.timer(fast), Samples.icon(fast), Samples.icon(fast, side: 512),
                bare(64, 64), bare(120, 60),
            ]
            + [true, false].map {
                Scene.square(fast, side: 200, isLarge: $0)
            }
        for scene in scenes {
            let star = try #require(starMark(of: scene))
            let reach = star.size / StarShape.length * StarShape.glowRadius
            #expect(star.x + reach <= scene.width && star.y - reach >= -1e-9, "\(scene.width)")
        }
    }

    /// Not while the fast runs, even if its tree is whole.
    @Test func starComesWhenTheFastIsCompleted() {
        let tree = Tree(of: Samples.id(variant: 0, tone: 0))
        for progress in [0.05, 0.5, 0.99, 1] {
            let fast = TreeGrowth(tree: tree, progress: progress, phase: .deeperRhythm)
            #expect(starMark(of: Samples.timer(fast)) == nil)
            #expect(starMark(of: Samples.icon(fast)) == nil)
        }
        let completed = TreeGrowth(tree: tree, progress: 1, phase: nil)
        #expect(starMark(of: Samples.timer(completed)) != nil)
        #expect(starMark(of: Samples.icon(completed)) != nil)
    }

    @Test(arguments: Milestone.allCases) func runningTreeIsComingIntoBeing(_ phase: Milestone) {
        let tree = Tree(of: Samples.id(variant: 0, tone: 0))
        let fast = TreeGrowth(tree: tree, progress: 0.5, phase: phase)
        let name = "A growing tree, \(Words.title(phase))"
        #expect(self.name(Samples.timer(fast)) == name)
        #expect(self.name(Samples.icon(fast)) == name)
        let completed = TreeGrowth(tree: tree, progress: 1, phase: nil)
        #expect(self.name(Samples.timer(completed)) == "A tree from a completed fast")
    }

    private func name(_ scene: Scene) -> String? {
        treeMark(of: scene).map { Samples.captions.text($0.name) }
    }

    @Test func withoutAFastThereIsTheSky() {
        #expect(treeMark(of: Samples.timer(nil)) == nil)
        #expect(treeMark(of: Samples.icon(nil)) == nil)
        #expect(Samples.timer(nil).layers.count == 1)
        let bare = Scene.timer(
            nil, Samples.view(100, 100), hasSky: false)
        #expect(bare.layers.isEmpty)
    }

    @Test func screenReadersHearTheGivenWords() {
        let captions = Samples.captions
        let names = Samples.forest(10).layers.flatMap(\.marks).compactMap { mark in
            switch mark {
            case .tree(let tree): captions.text(tree.name)
            case .star(let star): star.name.map(captions.text)
            case .dusk, .line, .mist, .ridge: nil
            }
        }
        // Every seventh was ended early.
        #expect(names.count { $0 == "A tree from a completed fast" } == 9)
        #expect(names.count { $0 == "A tree from a fast that ended early" } == 1)
        #expect(names.count { $0 == "A star in the sky" } == 9)
        #expect(names.count == 19)
        #expect(captions.completedTree == "A tree from a completed fast")
    }
}
