import Contract
import Fasting
import FullScreen
import Pages
import Picture
import Presentation
import Text
import Words

/// The forest as a terminal shows it. It depends only on its properties.
package struct ForestView {
    let forest: Forest
    /// How many trees there are, also those too old to be drawn.
    private let count: Int
    /// The fast of the newest tree; nil if there is none.
    private let newest: Session?
    /// Whether the user wants less movement: then the stars keep their place relative to the trees.
    let isStill: Bool
    /// The line of Scripture below the picture; nil while Vigil is off.
    var inscription: String?
    /// Where the line is from. It is shown on request.
    var citation: String?

    package init(
        _ sessions: [Session], isStill: Bool, inscription: String? = nil, citation: String? = nil
    ) {
        forest = Forest(sessions)
        let planted = sessions.filter { $0.tree != .none }
        count = planted.count
        newest = planted.max { $0.start < $1.start }
        self.isStill = isStill
        self.inscription = inscription
        self.citation = citation
    }

    /// The forest in words, a paragraph for each element: how many trees there are and the newest one, and the line below
    /// the picture.
    package func words(for reader: ActAnswer.Reader) -> [String] {
        let trees = newest.map {
            Words.Forest.sentence(
                trees: count, newest: reader.span(from: $0.start, to: $0.end))
        }
        return [trees, frame].compactMap { $0 }
    }

    /// How many pixels of the picture one pixel of the terminal stands for. In text, a tree in the
    /// foreground gets just enough columns to be recognised.
    static func scale(_ canvas: PictureCanvas) -> Double {
        switch canvas.format {
        case .halfBlocks: 4
        case .braille: 2.5
        // A character counts as 10 pixels wide, however sharp the screen is.
        case .kitty, .sixel: 10 / canvas.cellWidth
        }
    }

    /// Lays the forest out for a window.
    func layout(_ canvas: PictureCanvas) -> PictureLayout {
        let scale = Self.scale(canvas)
        let view = Self.view(canvas, scale)
        let scene = ForestScene(forest, view)
        return PictureLayout(
            width: Int((scene.width / scale).rounded()), start: .max
        ) { left in
            Self.paint(scene.window(left: Double(left) * scale, isStill: isStill), canvas, scale)
        }
    }

    /// The whole forest for output that cannot scroll, in pages from the oldest to the newest: half blocks with
    /// colours, braille without.
    ///
    /// - Parameter width: of the terminal; nil for a file. It is unknown what will show a file, so it
    ///   gets all colours.
    package func lines(width: Int?, usesColor: Bool) -> [StyledText] {
        let environment = width == nil ? [:] : processEnvironment()
        let depth = width == nil ? .trueColor : ColorDepth(environment: environment)
        let format = PictureFormat.text(usesColor ? depth : nil, environment)
        let canvas = PictureCanvas(
            format, columns: min(width ?? Self.columns, 200), rows: Self.rows, cell: nil)
        let scale = Self.scale(canvas)
        let view = Self.view(canvas, scale)
        let scene = ForestScene(forest, view)
        let page = Double(view.width)
        // The newest page is whole. Before the oldest tree there is only ground.
        let picture = (0..<max(1, Int((scene.width / page).rounded(.up)))).reversed().flatMap {
            let left = scene.width - Double($0 + 1) * page
            let pixels = Self.paint(scene.window(left: left, isStill: true), canvas, scale)
            return pixels.lines(format, colors: usesColor ? depth : nil)
        }
        return picture.map { .verbatim($0) } + [frame].compactMap { $0.map { StyledText($0) } }
    }

    /// The size of a page of text, for output without a terminal.
    private static let columns = 80
    private static let rows = 24

    /// The line below the picture.
    var frame: String? { forest.trees.isEmpty ? Words.Forest.empty : inscription?.printable }

    /// The frame's line, centred, on the ground at the lower edge of the picture. A line wider than the terminal is
    /// left out, since given copy is never cut.
    ///
    /// - Parameters:
    ///   - isCited: whether the citation takes the place of the line.
    func footer(_ columns: Int, isCited: Bool) -> (String, TextStyle) {
        var text = frame ?? ""
        let citation = inscription == nil || forest.trees.isEmpty ? nil : citation?.printable
        if isCited, let citation { text = citation }
        if text.cellWidth > columns { text = "" }
        let isCitation = isCited && citation != nil
        let light = Palette.forestGround.mixed(
            with: Palette.star, isCitation ? Palette.citationOpacity : Palette.scriptureOpacity)
        return (
            text.padded(to: columns, .center), TextStyle(RGB(light), on: RGB(Palette.forestGround))
        )
    }

    private static func view(_ canvas: PictureCanvas, _ scale: Double) -> ViewSize {
        func side(_ pixels: Int) -> UInt32 {
            UInt32(min(Double(ViewSize.limit), max(1, (Double(pixels) * scale).rounded())))
        }
        return ViewSize(width: side(canvas.width), height: side(canvas.height))!
    }

    /// Paints as many pixels as the window has.
    private static func paint(
        _ scene: Scene, _ canvas: PictureCanvas, _ scale: Double
    ) -> Pixels {
        let (width, height) = (canvas.width, canvas.height)
        if canvas.format == .braille {
            return ForestDots.pixels(scene, width: width, height: height, scale: scale)
        }
        let scene = canvas.format == .halfBlocks(.palette256) ? scene.plain : scene
        let raster = Raster(scene, scale: 1 / scale, width: width, height: height)
        return Pixels(width: raster.width, height: raster.height, bytes: raster.pixels)!
    }
}

extension RGB {
    init(_ color: Color) {
        let (red, green, blue) = color.bytes
        self.init(red, green, blue)
    }
}
